import Foundation
import Testing

@testable import IntentTables

/// What is written from the sample table, against texts in the folder `Written`.
@Suite struct WriterTests {
  private static func written(_ file: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Written")
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Lines that the two texts do not share.
  private func difference(_ source: String, _ expected: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false)).map { change in
      switch change {
      case .insert(let index, let line, _): "\(index + 1): + \(line)"
      case .remove(let index, let line, _): "\(index + 1): - \(line)"
      }
    }
  }

  @Test func parleysFormHasTheTypeItsResponseAndItsHandlers() throws {
    #expect(difference(DomainWriter(try Samples.checked()).source, try Self.written("Drinks.domain")) == [])
  }

  @Test func siriKitsFormHasTheClassItsResponseAndItsHandlersInBothForms() throws {
    #expect(difference(SiriKitWriter(try Samples.checked()).source, try Self.written("Drinks.siriKit")) == [])
  }

  @Test func aReasonHasAConstant() throws {
    let source = DomainWriter.source(of: try CheckedTable.shared(Samples.shared, file: "Shared.intents"))
    #expect(
      source.hasSuffix(
        """
        extension UnsupportedReason {
          /// It is all gone.
          public static let soldOut = UnsupportedReason("soldOut")
        }

        """))
  }

  @Test func aSearchIsNotNarrowedByWhatIsLeftOut() throws {
    let table = Samples.tea.replacing("intent OrderTea", with: "search OrderTea")
    let source = DomainWriter(try Samples.checked(table)).source
    #expect(source.contains("/// A search that nothing narrows yet."))
    #expect(source.contains("/// A search; what is left out does not narrow it."))
  }

  @Test func howValuesCombineIsNotInTheInitializer() throws {
    let operation = "  /// How guests combine.\n  unspoken guestsOperator: ConditionalOperator\n"
    let table = Samples.tea.replacing("  /// The guests first.", with: "\(operation)\n  /// The guests first.")
    let source = DomainWriter(try Samples.checked(table)).source
    #expect(source.contains("/// How guests combine; `nil` means all of them.\n  public var guestsOperator"))
    #expect(source.contains("public init(guests: [Person] = [], size: Tea.Size? = nil, order: String? = nil) {"))
    let siriKit = SiriKitWriter(try Samples.checked(table)).source
    #expect(siriKit.contains("guestsOperator: INConditionalOperator { held.guestsOperator ?? .all }"))
  }

  @Test func aNameThatIsPreferredAsASymbolSaysSo() throws {
    let table = Samples.tea.replacing(
      "size: Tea.Size", with: "size: Tea.Size\n    kind: .name(.teaSize), preferring symbols")
    #expect(
      DomainWriter(try Samples.checked(table)).source
        .contains("Parameter(\"size\", \\.size, kind: .name(.teaSize)).preferringSymbols(),"))
  }

  @Test func anotherLabelIsInEveryFormOfAMethod() throws {
    let table = Samples.tea.replacing(
      "intent OrderTea\n", with: "intent OrderTea\n  handle label: orderTea intent\n")
    let source = SiriKitWriter(try Samples.checked(table)).source
    #expect(source.contains("func handle(orderTea intent: INOrderTeaIntent) async -> INOrderTeaIntentResponse"))
    #expect(source.contains("await answered { handle(orderTea: intent, completion: $0) }"))
    #expect(source.contains("calls.handle(\"handle(orderTea:completion:)\") { await $0.handle(orderTea: $1) }"))
    #expect(source.contains("calls.confirm { await $0.confirm(intent: $1) }"))
  }

  @Test func anIntentThatReportsHasObservers() throws {
    let table = Samples.tea.replacing("intent OrderTea\n", with: "intent OrderTea\n  reports: the tea\n")
    let source = DomainWriter(try Samples.checked(table)).source
    #expect(source.contains("/// Begins to report the tea: at every change and at least every 20 seconds, until"))
    #expect(source.contains("updates: IntentUpdates("))
    #expect(SiriKitWriter(try Samples.checked(table)).source.contains("updates: calls.updates)"))
  }

  @Test func whatIsWrittenByHandIsLeftOut() throws {
    let table = Samples.tea
      .replacing("unspoken order: String", with: "unspoken order: String\n    in SiriKit: by hand")
      .replacing("payload cups: [String]", with: "payload cups: [String]\n      in SiriKit: none")
    let source = SiriKitWriter(try Samples.checked(table)).source
    #expect(!source.contains("public var order"))
    #expect(!source.contains("public var cups"))
    #expect(DomainWriter(try Samples.checked(table)).source.contains("public var cups: [String] = []"))
  }

  @Test func oneValueOfAnOlderTypeIsAskedForInAProtocolOfItsOwn() throws {
    let table = Samples.tea.replacing("guests: [Person]", with: "guests: Person")
    let source = SiriKitWriter(try Samples.checked(table)).source
    #expect(source.contains("protocol INOrderTeaIntentHandling: INOrderTeaIntentOlderHandling {"))
    #expect(source.contains("let older: INNameResolutionResult = await olderGuests(for: intent)"))
  }

  @Test func anOlderIntentHoldsTheCurrentOne() throws {
    let older = """

      /// Orders tea as before.
      older BrewTea of OrderTea
        always: size: .large
        parameters: guests
        resolves: guests
        codes: unspecified, ready

        /// An order as it was donated.
        init guests
      """
    let checked = try Samples.checked(Samples.tea + "\n" + older)
    #expect(!DomainWriter(checked).source.contains("BrewTea"))
    let source = SiriKitWriter(checked).source
    #expect(source.contains("final class INBrewTeaIntent: IntentObject<OrderTeaIntent>"))
    #expect(source.contains("self.init(holding: OrderTeaIntent(guests: values(guests), size: .large))"))
    #expect(source.contains("enum INBrewTeaIntentResponseCode: Int, SiriKitResponseCode {"))
    #expect(source.contains("func resolveGuests(for intent: INBrewTeaIntent) async -> [INPersonResolutionResult]"))
  }

  @Test func linksToParleysTypesAreWordsInSiriKitsForm() throws {
    let table = Samples.tea.replacing("/// Who drinks it.", with: "/// Who drinks it, as ``Guest/told`` says.")
    #expect(SiriKitWriter(try Samples.checked(table)).source.contains("/// Who drinks it, as `Guest.told` says."))
    #expect(DomainWriter(try Samples.checked(table)).source.contains("/// Who drinks it, as ``Guest/told`` says."))
  }
}
