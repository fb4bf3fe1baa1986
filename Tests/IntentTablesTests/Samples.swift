import LanguageNotation

@testable import IntentTables

/// Small tables for the tests.
enum Samples {
  static let shared = """
    type Person: object INPerson
    type String: plain String, INStringResolutionResult
    type Tea.Size: choice INTeaSize
    type Tea.Extras: options INTeaExtras
    type ConditionalOperator: combination INConditionalOperator

    /// Nothing was said.
    code unspecified
    /// It can be done.
    code ready
    /// It was done.
    code success

    /// It is all gone.
    reason soldOut
    """

  static let tea = """
    /// Drinks: to order.
    domain Drinks

    /// Orders tea.
    intent OrderTea
      listed by an app that: makes tea

      /// Who drinks it.
      parameter guests: [Person]
        settles: each guest
        by default: the guests stay
        in iOS 10: INNameResolutionResult
        reasons: GuestUnsupportedReason

      /// How large it is.
      parameter size: Tea.Size
        settles: the size
        by default: the size stays
        in iOS 10: cup, INStringResolutionResult

      /// The app's key of the order.
      unspoken order: String

      /// The guests first.
      resolves: guests, size

      /// Tea costs money.
      rules
        goAhead: .asked
        facts: [
          .who: ["guests"],
        ]

      /// A prompt may tell `cups`.
      response
        /// What is brewed.
        payload cups: [String]
        /// An answer with the cups.
        answer
      codes: unspecified, ready
      /// It is on the table.
      code success

      /// An order as an app donates it.
      init guests, of size = .unknown

      /// Why a guest gets no tea.
      reasons GuestUnsupportedReason: iOS 11
        verdict: a guest
        values: soldOut
    """

  static func checked(_ table: String = tea, shared: String = shared) throws -> CheckedTable {
    try CheckedTable(table, file: "Drinks.intents", shared: shared, sharedFile: "Shared.intents")
  }

  /// What is wrong with a table, each problem in a line.
  static func problems(_ table: String, shared: String = shared) -> String {
    do {
      _ = try checked(table, shared: shared)
      return ""
    } catch {
      return "\(error)"
    }
  }
}
