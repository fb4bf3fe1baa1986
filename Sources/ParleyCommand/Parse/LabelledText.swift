import Foundation

/// An utterance with its name and the tag of its language, where they are known: `{"id","text","lang"}`.
struct LabelledText: Sendable {
  var id = ""
  var text: String
  /// Empty where the language is not known.
  var language = ""
}

extension LabelledText: Decodable {
  private enum Key: String, CodingKey {
    case id, text
    case language = "lang"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(String.self, forKey: .id)
    text = try values.decode(String.self, forKey: .text)
    language = try values.decodeIfPresent(String.self, forKey: .language) ?? ""
  }

  /// Reads one line of JSON; `nil` for any other.
  init?(line: some StringProtocol) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { return nil }
    self = read
  }
}
