import Foundation
import IntentLanguages
import IntentModel
import LanguageNotation
import Testing

@testable import IntentDialogue

/// Every prompt of every language, with all kinds of values in it: what is said must be a tidy sentence with each.
@Suite struct RenderedPromptsTests {
  private static let languages = Language.all

  @Test(arguments: languages, PromptValues.allCases) func everySentenceIsTidy(
    language: Language, values: PromptValues
  ) throws {
    for (line, said) in try rendered(language, values) {
      #expect(Self.blemishes(in: said, of: language.tag) == [], "\(language.tag) \(line.key): \(said)")
    }
  }

  @Test(arguments: languages) func aSentenceBeginsWithACapitalOrAName(language: Language) throws {
    for (line, said) in try rendered(language, .plain) {
      // What the user said begins as it was said.
      #expect(said.first?.isLowercase != true, "\(language.tag) \(line.key): \(said)")
    }
  }

  /// What no sentence has: two points, a gap, an empty quotation, a small word that is shortened before a vowel.
  private static func blemishes(in said: String, of tag: String) -> [String] {
    var patterns = [
      "  ", "\\s[.,]", "\\.\\.", "[?!]\\.", "“\\s*”", "«\\s*»", "„\\s*“", "[{}\\[\\]]", "[,:]\\s*[.?!]", "^\\s*[,.]",
    ]
    switch tag {
    case "en": patterns += ["\\ba [aeio]"]
    case "fr": patterns += ["(?<!-)\\b(de|que|le|la|je|ne|se|me) [aeiouéèêâîôûAEIOUÉ]", "[^\\s][?!]"]
    case "it": patterns += ["\\ba [aA]", "alle 1:"]
    case "es": patterns += ["a las 1:"]
    default: break
    }
    return patterns.filter { said.range(of: $0, options: .regularExpression) != nil }
  }

  private func rendered(_ language: Language, _ values: PromptValues) throws -> [(PromptLine, String)] {
    var problems: [PromptProblem] = []
    let lines = PromptLine.read(language, problems: &problems)
    let words = lines.filter { $0.key.scope == "word" }.map { line in
      ([line.key.moment, line.key.detail].compactMap(\.self).joined(separator: " "), line.sentence)
    }
    let book = try PromptBook(language)
    let teller = ValueTeller(language, words: Dictionary(words) { first, _ in first })
    return try lines.filter { $0.key.scope != "word" && !["name", "button"].contains($0.key.moment) }.map { line in
      let rendering = PromptRendering(
        request: values.request(for: line.key), setting: values.setting, teller: teller, book: book)
      return (line, rendering.render(try PromptTemplate(line.sentence)).text)
    }
  }
}

/// Values for all that prompts name: of a usual kind, of the kinds that trip sentences up, and many at once.
enum PromptValues: CaseIterable {
  case plain, awkward, many

  var setting: PromptSetting {
    PromptSetting(mode: .eyesOn, now: Date(timeIntervalSince1970: 1_780_000_000), calendar: .gregorianInUTC)
  }

  func request(for key: PromptKey) -> PromptRequest {
    let parts = key.scope.split(separator: ".").map(String.init)
    var request = PromptRequest(.response, intent: parts.first.map { IntentName($0) }, app: app)
    request.parameter = parts.count > 1 ? parts[1] : nil
    if parts.first == "*" { (request.intent, request.parameter) = ("SendMessage", "recipients") }
    request.choices = people.map { AssistantMessage.Choice($0) }
    request.details = details
    request.details["value"] = value(of: request.parameter ?? "")
    request.toldBefore = [:]
    return request
  }

  private var app: String { self == .awkward ? "Agenda Inc." : "MonkeyChat" }

  private var people: [String] {
    switch self {
    case .plain: ["Koko"]
    case .awkward: ["Ada Jr."]
    case .many: ["Ada", "Koko", "Émile"]
    }
  }

  private var count: Int { self == .plain ? 2 : self == .awkward ? 1 : 12 }

  /// Today at five; at one tomorrow; on the eighth of a month.
  private var moment: ToldValue {
    let seconds: Double = self == .plain ? 9000 : self == .awkward ? 74_700 : 1_000_000
    return .moment(setting.now.addingTimeInterval(seconds))
  }

  private var money: ToldValue { .money(CurrencyAmount(self == .awkward ? 1 : 12.5, "EUR")) }

  private func value(of parameter: String) -> ToldValue {
    switch parameter {
    case "partySize", "rating": .number(Decimal(count))
    case let name where name.hasSuffix("Amount") || name == "tip": money
    case let name where name.hasSuffix("Date") || name.hasSuffix("Time") || name.contains("dateCreated"): moment
    case "dateTimeRange", "paymentDateRange", "dueDateRange": moment
    case "accountType": .symbol(self == .awkward ? "investment" : "checking")
    case "billType": .symbol(self == .awkward ? "autoInsurance" : "rent")
    case "workoutLocationType": .symbol(self == .awkward ? "indoor" : "outdoor")
    case "requestedBalanceType": .symbol("miles")
    case "attribute", "attributes": .symbol("unread")
    case "dropOffLocation", "pickupLocation", "locationCreated": .name(self == .awkward ? "Airport Ave." : "Rome")
    default: .name(people[0])
    }
  }

  private var details: [String: ToldValue] {
    var details: [String: ToldValue] = [:]
    for name in ["recipients", "contacts", "payee", "payer", "sender", "driver", "caller", "to"] {
      details[name] = people.count == 1 ? .name(people[0]) : .list(people.map { .name($0) })
    }
    for name in [
      "amount", "currencyAmount", "fee", "fare", "minimumFare", "maximumFare", "balance", "tip", "paid", "owed",
    ] { details[name] = money }
    for name in [
      "pickup", "scheduled", "waitsUntil", "dropOff", "transactionScheduledDate", "temporalEventTrigger",
    ] { details[name] = moment }
    for name in ["content", "note", "editedContent", "words"] {
      details[name] = .text(self == .awkward ? "Où es-tu ?" : "bananas")
    }
    for name in [
      "account", "from", "option", "vehicle", "pickupLocation", "dropOffLocation", "rideOptionName", "workoutName",
      "workout", "destination", "subject",
    ] { details[name] = .name(self == .awkward ? "Ola Co." : "Elephant") }
    details["status"] = .symbol("rideConfirmed")
    details["attribute"] = .symbol("unread")
    details["attributes"] = self == .many ? .list([.symbol("read"), .symbol("flagged")]) : .symbol("unread")
    details["rating"] = .number(Decimal(count))
    details["count"] = .number(Decimal(count))
    details["duration"] = .duration(1500)
    details["distance"] = .distance(5200)
    details["energy"] = .energy(320)
    details["usage"] = .text("It sends your messages.")
    details["examples"] = .list([.text("Text Koko"), .text("Call Ada")])
    details["apps"] = .list([.name("MonkeyChat"), .name("Agenda")])
    return details.merging(records) { first, _ in first }
  }

  private var records: [String: ToldValue] {
    let person = ToldValue.name(people[0])
    let record = ToldValue.record([
      "sender": person, "date": moment, "content": .text("bananas"), "caller": person, "type": .symbol("missed"),
      "payee": person, "amount": money, "dueDate": moment, "paymentDate": moment, "name": .name("Elephant"),
      "balance": money, "fare": money, "pickup": moment,
    ])
    let list = ToldValue.list(Array(repeating: record, count: min(count, 3)))
    return ["messages": list, "callRecords": list, "bills": list, "accounts": list, "rideOptions": list]
  }
}
