import Parley

/// A meaning as a corpus writes it: `SendPayment payee=Bobo currencyAmount=20 euros`, or `None`.
struct CorpusMeaning {
  private let intent: String
  /// The parameters as `name=value`, sorted.
  private let parameters: [String]

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
    parameters = words.dropFirst().sorted()
  }

  /// Whether a word is `name=…`, and not one that happens to have an equals sign in it.
  private static func beginsParameter(_ word: Substring) -> Bool {
    guard let end = word.firstIndex(of: "="), end != word.startIndex else { return false }
    return word[..<end].allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether a reading has this meaning.
  func fits(_ reading: Reading?) -> Bool {
    guard let reading else { return intent == "None" }
    return reading.intent.rawValue == intent && Self.parameters(of: reading).sorted() == parameters
  }

  static func line(_ reading: Reading?) -> String {
    guard let reading else { return "None" }
    return ([reading.intent.rawValue] + parameters(of: reading)).joined(separator: " ")
  }

  private static func parameters(of reading: Reading) -> [String] {
    let app = (reading.app ?? reading.missingApp).map { ["app=\($0)"] } ?? []
    return reading.slots.map { "\($0.parameter)=\($0.value.text)" } + app
  }
}
