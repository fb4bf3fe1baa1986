import Parley

/// A meaning of a request as a corpus writes it: `SendPayment payee=Bobo currencyAmount=20 euros`, or `None`.
struct CorpusMeaning {
  private let intent: String
  private let parameters: [(name: String, value: String)]

  init(_ line: String) {
    var words: [String] = []
    for word in line.split(separator: " ") {
      if words.isEmpty || Self.beginsParameter(word) {
        words.append(String(word))
      } else {
        words[words.count - 1] += " " + word
      }
    }
    intent = words.first ?? ""
    parameters = words.dropFirst().map { word in
      let end = word.firstIndex(of: "=") ?? word.endIndex
      return (String(word[..<end]), String(word[end...].dropFirst()))
    }
  }

  /// Whether a word is `name=…`, and not merely one with an equals sign.
  private static func beginsParameter(_ word: Substring) -> Bool {
    guard let end = word.firstIndex(of: "="), end != word.startIndex else { return false }
    return word[..<end].allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether a reading has this meaning: the same parameters, each with this value as said or as typed.
  func fits(_ reading: Reading?) -> Bool {
    guard let reading else { return intent == "None" }
    var found = Self.parameters(of: reading)
    guard reading.intent.rawValue == intent, found.count == parameters.count else { return false }
    for parameter in parameters {
      guard
        let place = found.firstIndex(where: {
          $0.name == parameter.name && ($0.said == parameter.value || $0.typed == parameter.value)
        })
      else { return false }
      found.remove(at: place)
    }
    return true
  }

  /// A reading as a line of a corpus, values as they were said.
  static func line(_ reading: Reading?) -> String {
    guard let reading else { return "None" }
    return ([reading.intent.rawValue] + parameters(of: reading).map { "\($0.name)=\($0.said)" }).joined(separator: " ")
  }

  private static func parameters(of reading: Reading) -> [(name: String, said: String, typed: String)] {
    let app = (reading.app ?? reading.missingApp).map { [(name: "app", said: $0, typed: $0)] } ?? []
    return reading.slots.map { (name: $0.parameter, said: $0.value.text, typed: typed($0.value)) } + app
  }

  /// A value in its typed form: `20USD`, `unread`, `Bobo[mobile]`; in the user's words where it has none.
  private static func typed(_ value: SpokenValue) -> String {
    switch value.meaning {
    case .symbol(let symbol): symbol
    case .person(let person):
      person.displayName + (person.personHandle.map { "[\($0.label?.rawValue ?? $0.value ?? "")]" } ?? "")
    case .number(let number): "\(number)"
    case .money(let amount): "\(amount.amount)\(amount.currencyCode)"
    default: value.text
    }
  }
}
