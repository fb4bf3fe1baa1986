import IntentModel
import IntentText
import PropertyLists

/// Reads an `AppIntentVocabulary.plist`.
///
/// Its keys are those of SiriKit's global vocabulary, iOS 10.
struct AppVocabularyReader {
  var file: PlistFile
  let names: KnownNames

  private static let rootKeys = ["ParameterVocabularies", "IntentPhrases"]
  private static let phraseKeys = ["IntentName", "IntentExamples"]
  private static let groupKeys = ["ParameterNames", "ParameterVocabulary"]
  private static let itemKeys = ["VocabularyItemIdentifier", "VocabularyItemSynonyms"]
  private static let synonymKeys = [
    "VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples",
  ]
  /// The keys of all places, from the root on.
  static let allKeys = rootKeys + phraseKeys + groupKeys + itemKeys + synonymKeys
  /// The dictionary to which each key belongs, for reporting keys in a wrong place.
  private static let owners: [String: String] = {
    var owners: [String: String] = [:]
    for key in phraseKeys { owners[key] = "IntentPhrases" }
    for key in groupKeys { owners[key] = "ParameterVocabularies" }
    for key in itemKeys { owners[key] = "ParameterVocabulary" }
    for key in synonymKeys { owners[key] = "VocabularyItemSynonyms" }
    return owners
  }()

  mutating func read() -> AppVocabulary {
    let root = file.root
    check(root, Self.rootKeys)
    var vocabulary = AppVocabulary(file: file.name)
    for node in file.elements("ParameterVocabularies", in: root) { readGroup(node, into: &vocabulary) }
    for node in file.elements("IntentPhrases", in: root) { readPhrases(node, into: &vocabulary) }
    return vocabulary
  }

  private mutating func check(_ node: PropertyList, _ known: [String]) {
    file.checkKeys(of: node, known: known, elsewhere: Self.owners)
  }

  private mutating func readPhrases(_ node: PropertyList, into vocabulary: inout AppVocabulary) {
    guard file.isDictionary(node, of: "IntentPhrases") else { return }
    check(node, Self.phraseKeys)
    let declared = readIntentName(in: node)
    var phrases = AppVocabulary.IntentPhrases(names.served(declared ?? ""), examples: [])
    phrases.declaredName = declared ?? ""
    if node["IntentExamples"] == nil { file.report(.missingKey("IntentExamples"), at: node) }
    for example in file.elements("IntentExamples", in: node) {
      guard let text = file.text(example, of: "IntentExamples") else { continue }
      if text.isBlank {
        file.report(.templateLeftUnfilled("IntentExamples"), at: example)
      } else {
        phrases.examples.append(text.trimmed)
        phrases.places.append(file.position(of: example))
      }
    }
    guard declared != nil, !phrases.examples.isEmpty else { return }
    // Calls with sound and with pictures are two names of one intent: each has its own phrases.
    if let known = vocabulary.intentPhrases.firstIndex(where: { $0.declaredName == declared }) {
      file.report(.repeatedIntent(node["IntentName"]?.string ?? ""), at: node)
      vocabulary.intentPhrases[known].examples += phrases.examples
      vocabulary.intentPhrases[known].places += phrases.places
    } else {
      vocabulary.intentPhrases.append(phrases)
    }
  }

  private mutating func readIntentName(in node: PropertyList) -> IntentName? {
    guard let nameNode = node["IntentName"] else {
      file.report(.missingKey("IntentName"), at: node)
      return nil
    }
    guard let text = file.text(nameNode, of: "IntentName") else { return nil }
    if text.isBlank {
      file.report(.templateLeftUnfilled("IntentName"), at: nameNode)
    } else if names.isServed(text) {
      return IntentName(siriKitName: text)
    } else if text.contains("$(") {
      file.report(.unexpandedVariable(text), at: nameNode)
    } else if let dot = text.firstIndex(of: "."), names.isServed(String(text[..<dot])) {
      // A path in the place of a name still shows which intent is meant.
      let intent = String(text[..<dot])
      file.report(.parameterForIntent(text, intent: intent), at: nameNode)
      return IntentName(siriKitName: intent)
    } else if names.isUnserved(text) {
      file.report(.unservedIntent(text), at: nameNode)
    } else {
      file.report(names.stranger(text), at: nameNode)
    }
    return nil
  }

  private mutating func readGroup(_ node: PropertyList, into vocabulary: inout AppVocabulary) {
    guard file.isDictionary(node, of: "ParameterVocabularies") else { return }
    check(node, Self.groupKeys)
    for key in Self.groupKeys where node[key] == nil { file.report(.missingKey(key), at: node) }
    var group = AppVocabulary.ParameterVocabulary([], items: [])
    let parameters = file.elements("ParameterNames", in: node)
    if parameters.isEmpty, let empty = node["ParameterNames"], empty.elements != nil {
      file.report(.emptyValue(of: "ParameterNames"), at: empty)
    }
    for parameter in parameters {
      if let type = readParameter(parameter) { group.parameters.append(type) }
    }
    var names = ItemNames()
    for node in file.elements("ParameterVocabulary", in: node) {
      guard let item = readItem(node) else { continue }
      for problem in names.add(item) { file.report(problem, at: node) }
      group.items.append(item)
    }
    if !group.parameters.isEmpty, !group.items.isEmpty { vocabulary.parameterVocabularies.append(group) }
  }

  private mutating func readParameter(_ node: PropertyList) -> VocabularyType? {
    guard let text = file.text(node, of: "ParameterNames") else { return nil }
    if text.isBlank {
      file.report(.emptyValue(of: "ParameterNames"), at: node)
      return nil
    }
    if names.vocabularyParameters.contains(text) { return VocabularyType(text) }
    if names.otherParameters.contains(text) {
      file.report(.undocumentedParameter(text), at: node)
      return VocabularyType(text)
    }
    let known = names.vocabularyParameters.sorted() + names.otherParameters.sorted()
    if let meant = known.first(where: { $0.lowercased() == text.lowercased() }) {
      file.report(.unknownParameter(text, nearest: meant), at: node)
      return VocabularyType(meant)
    }
    if let dot = text.firstIndex(of: "."), names.isServed(String(text[..<dot])),
      !names.isCatalogued(String(text[..<dot]))
    {
      if let paths = names.paths(of: String(text[..<dot])), !paths.contains(text) {
        file.report(.unknownParameter(text, nearest: NearestName.nearest(to: text, among: paths)), at: node)
      }
      return VocabularyType(text)
    }
    file.report(.unknownParameter(text, nearest: NearestName.nearest(to: text, among: known)), at: node)
    return nil
  }

  private mutating func readItem(_ node: PropertyList) -> AppVocabulary.ParameterVocabulary.Item? {
    guard file.isDictionary(node, of: "ParameterVocabulary") else { return nil }
    check(node, Self.itemKeys)
    var identifier = ""
    if let idNode = node["VocabularyItemIdentifier"] {
      identifier = file.text(idNode, of: "VocabularyItemIdentifier") ?? ""
      if identifier.isBlank { file.report(.emptyValue(of: "VocabularyItemIdentifier"), at: idNode) }
    } else {
      file.report(.missingKey("VocabularyItemIdentifier"), at: node)
    }
    if node["VocabularyItemSynonyms"] == nil { file.report(.missingKey("VocabularyItemSynonyms"), at: node) }
    var item = AppVocabulary.ParameterVocabulary.Item(identifier, synonyms: [])
    for synonym in file.elements("VocabularyItemSynonyms", in: node) { readSynonym(synonym, into: &item) }
    guard let first = item.synonyms.first else { return nil }
    // The first phrase of an item stands for a missing identifier, so that its synonyms still mean one thing.
    if identifier.isBlank {
      item.identifier = first.spokenPhrase
      for index in item.synonyms.indices { item.synonyms[index].vocabularyIdentifier = first.spokenPhrase }
    }
    return item
  }

  private mutating func readSynonym(_ node: PropertyList, into item: inout AppVocabulary.ParameterVocabulary.Item) {
    guard file.isDictionary(node, of: "VocabularyItemSynonyms") else { return }
    check(node, Self.synonymKeys)
    guard let phraseNode = node["VocabularyItemPhrase"] else {
      file.report(.missingKey("VocabularyItemPhrase"), at: node)
      return
    }
    guard let phrase = file.text(phraseNode, of: "VocabularyItemPhrase") else { return }
    if phrase.isBlank {
      file.report(.emptyValue(of: "VocabularyItemPhrase"), at: phraseNode)
      return
    }
    let pronunciation = file.text("VocabularyItemPronunciation", in: node)
    item.synonyms.append(
      SpeakableString(
        phrase.trimmed, identifier: item.identifier,
        pronunciation: pronunciation.flatMap { $0.isBlank ? nil : $0.trimmed }))
    for example in file.elements("VocabularyItemExamples", in: node) {
      guard let text = file.text(example, of: "VocabularyItemExamples") else { continue }
      if text.isBlank {
        file.report(.templateLeftUnfilled("VocabularyItemExamples"), at: example)
      } else {
        item.examples.append(text.trimmed)
      }
    }
  }
}

/// The identifiers and phrases of one group's items, by which incompletely edited copies are found.
private struct ItemNames {
  private var identifiers: Set<String> = []
  /// The identifier of the first item that has a phrase, by the phrase in small letters.
  private var owners: [String: String] = [:]

  /// Adds an item; returns the problems of what it shares with earlier ones.
  mutating func add(_ item: AppVocabulary.ParameterVocabulary.Item) -> [VocabularyProblem.Reason] {
    let isNew = identifiers.insert(item.identifier).inserted
    var problems: [VocabularyProblem.Reason] = isNew ? [] : [.repeatedItem(item.identifier)]
    for phrase in item.synonyms.map(\.spokenPhrase) {
      let key = phrase.lowercased()
      if let owner = owners[key], owner != item.identifier {
        problems.append(.phraseOfAnotherItem(phrase, item: owner))
      } else {
        owners[key] = item.identifier
      }
    }
    return problems
  }
}

extension AppVocabulary {
  /// Reads the bytes of an `AppIntentVocabulary.plist`, and gives what is wrong in it besides.
  ///
  /// Throws the problem that keeps it from being read at all. The names of the handlers' and the
  /// catalog's intents are known.
  public static func read(
    _ bytes: [UInt8], file: String, handlers: [AnyIntentHandler] = [], catalog: IntentCatalog
  ) throws(VocabularyProblem) -> (vocabulary: AppVocabulary, problems: [VocabularyProblem]) {
    var reader = AppVocabularyReader(
      file: try PlistFile(file, bytes: bytes), names: KnownNames(handlers: handlers, catalog: catalog))
    let vocabulary = reader.read()
    return (vocabulary, reader.file.problems.sorted())
  }
}

extension String {
  var isBlank: Bool {
    // Most texts begin with a letter of ASCII; then nothing else need be looked at.
    guard let first = utf8.first else { return true }
    return first > 0x20 && first < 0x7F ? false : allSatisfy(\.isWhitespace)
  }

  /// The text without white space at its ends.
  var trimmed: String {
    if let start = utf8.first, let end = utf8.last, (0x21..<0x7F).contains(start), (0x21..<0x7F).contains(end) {
      return self
    }
    guard first?.isWhitespace ?? false || last?.isWhitespace ?? false else { return self }
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
