import Foundation
import Parley

/// Utterances with their intents and slots, and contact names for them, by which an engine is measured.
package struct UnderstandingJob: Sendable {
  enum Category: String, Sendable, Decodable, CaseIterable {
    /// An ordinary request: its intent and its slots are compared.
    case usual = "in"
    /// No request for an app here: it must not be understood as one.
    case unrelated, near
    /// With a name that no contact has.
    case unknownName = "unknown_name"
    /// A request in unusual words: only the intent is compared.
    case robust
  }

  struct Utterance: Sendable {
    /// The utterance; `@k@` is replaced by a contact, the k-th of a thousand equal parts.
    var text: String
    var intent: String?
    /// Slots under the job's own names; `nil` where they are not compared.
    var slots: [String: String]?
    var category: Category
  }

  var utterances: [Utterance]
  /// The terms of an app, by the job's names of its lists.
  var lists: [String: [String]] = [:]
  var names: ContactNames = .sample

  /// A name in place of each `@k@`, for the given number of contacts.
  func spoken(_ text: String, among count: Int) -> String {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    var spoken = String(parts.first ?? "")
    var index = 1
    while index < parts.count {
      if index + 1 < parts.count, let place = Int(parts[index]), (0..<1000).contains(place) {
        spoken += names.name(place * count / 1000, among: count) + parts[index + 1]
        index += 2
      } else {
        spoken += "@" + parts[index]
        index += 1
      }
    }
    return spoken
  }

  /// An app that has the terms of the lists for its own.
  var app: AssistantApp {
    let types: [String: VocabularyType] = [
      "ride_option": VocabularyType("INRequestRideIntent.rideOptionName"), "workout": .workoutActivityName,
      "album": .photoAlbumName, "account": .paymentsAccountNickname,
    ]
    let vocabularies = lists.sorted { $0.key < $1.key }.compactMap { name, terms in
      types[name].map { type in
        AppVocabulary.ParameterVocabulary(
          [type], items: terms.map { AppVocabulary.ParameterVocabulary.Item($0, synonyms: [SpeakableString($0)]) })
      }
    }
    return AssistantApp(
      identifier: "benchmark", displayName: "Benchmark",
      supportedIntents: IntentDescription.builtIn.map(\.name),
      vocabularies: ["en": AppVocabulary(parameterVocabularies: vocabularies)])
  }
}

/// Where the contacts of a job get their names.
enum ContactNames: Sendable {
  /// From ``SampleNames``.
  case sample
  /// From tables: contact i is number `i * factor + offset`, modulo, of all pairs of a first and a last name.
  case tables(first: [String], last: [String], factor: Int, offset: Int, modulus: Int)

  func name(_ place: Int, among count: Int) -> String {
    switch self {
    case .sample:
      let contacts = SampleNames.contacts(count)
      guard place >= 0, place < count else { return "" }
      return contacts[contacts.index(contacts.startIndex, offsetBy: place)].displayName
    case .tables(let first, let last, let factor, let offset, let modulus):
      let number = (place * factor + offset) % modulus
      return "\(first[number % first.count]) \(last[number / first.count % last.count])"
    }
  }

  func contacts(_ count: Int) -> some Sequence<Person> {
    (0..<count).lazy.map { Person(name($0, among: count)) }
  }
}

// MARK: - Reading

extension UnderstandingJob: Decodable {
  private enum Key: String, CodingKey {
    case utterances, lists, first
    case lastBeginnings = "last_pre"
    case lastMiddles = "last_mid"
    case lastEndings = "last_suf"
    case factor = "contact_mul"
    case offset = "contact_add"
    case modulus = "contact_mod"
  }

  /// Reads a job as a benchmark of several engines writes it; see ``BenchmarkSlots`` for the names of its slots.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    utterances = try values.decode([Utterance].self, forKey: .utterances)
    lists = try values.decodeIfPresent([String: [String]].self, forKey: .lists) ?? [:]
    guard let first = try values.decodeIfPresent([String].self, forKey: .first) else { return }
    let middles = try values.decode([String].self, forKey: .lastMiddles)
    let endings = try values.decode([String].self, forKey: .lastEndings)
    let last = try values.decode([String].self, forKey: .lastBeginnings).flatMap { beginning in
      middles.flatMap { middle in endings.map { beginning + middle + $0 } }
    }
    let modulus = try values.decode(Int.self, forKey: .modulus)
    let factor = try values.decode(Int.self, forKey: .factor)
    let offset = try values.decode(Int.self, forKey: .offset)
    let bound = 1...1_000_000_000
    guard !first.isEmpty, !last.isEmpty, bound.contains(modulus), bound.contains(factor),
      (0...bound.upperBound).contains(offset)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no names can be made of the tables"))
    }
    names = .tables(first: first, last: last, factor: factor, offset: offset, modulus: modulus)
  }

  /// Reads a job's file.
  package init(file: String) throws {
    let data = try Data(contentsOf: URL(filePath: file))
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}

extension UnderstandingJob.Utterance: Decodable {
  private enum Key: String, CodingKey {
    case text, intent, slots
    case category = "cat"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    text = try values.decode(String.self, forKey: .text)
    intent = try values.decodeIfPresent(String.self, forKey: .intent)
    slots = try values.decodeIfPresent([String: String].self, forKey: .slots)
    category = try values.decode(UnderstandingJob.Category.self, forKey: .category)
  }
}
