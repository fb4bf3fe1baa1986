import Parley

/// Reads the declaration of an intent that only the host knows.
struct HostIntentReader {
  let fields: JSONFields

  func declaration() throws(MessageProblem) -> IntentDeclaration {
    var parameters: [IntentDeclaration.Parameter] = []
    for parameter in try fields.objects("parameters") { parameters.append(try self.parameter(parameter)) }
    return IntentDeclaration(
      IntentName(try fields.requiredString("name")), parameters: parameters, rules: try rules(),
      codes: try fields.strings("codes") ?? [])
  }

  private func parameter(_ fields: JSONFields) throws(MessageProblem) -> IntentDeclaration.Parameter {
    IntentDeclaration.Parameter(
      try fields.requiredString("name"), kind: try kind(fields), isArray: try fields.flag("isArray") ?? false,
      reasons: (try fields.strings("reasons") ?? []).map { UnsupportedReason($0) })
  }

  private func kind(_ fields: JSONFields) throws(MessageProblem) -> ValueKind {
    let name = try fields.requiredString("kind")
    if name == "name" { return .name(VocabularyType(try fields.requiredString("vocabulary"))) }
    if let known = ValueKind.named.first(where: { $0.name == name }) { return known.kind }
    throw .unknown("kind of words", name, at: fields.path("kind"), known: ["name"] + ValueKind.named.map(\.name))
  }

  private func rules() throws(MessageProblem) -> IntentRules {
    let goAhead: IntentRules.GoAhead? = try fields.name("goAhead", "rule")
    return IntentRules(
      goAhead: goAhead ?? .notAsked, requiresUnlock: try fields.flag("requiresUnlock") ?? false,
      opensWhileLocked: try fields.flag("opensWhileLocked") ?? false,
      undoes: Set((try fields.strings("undoes") ?? []).map { IntentName($0) }),
      ends: Set((try fields.strings("ends") ?? []).map { IntentName($0) }),
      revises: try revises(), changesNothing: try fields.flag("changesNothing") ?? false, contact: try contact(),
      journey: try journey(),
      facts: try facts(), lookUps: try lookUps())
  }

  private func revises() throws(MessageProblem) -> [IntentName: [String: String]] {
    let fields = try fields.object("revises")
    var revised: [IntentName: [String: String]] = [:]
    for intent in fields.members.keys.sorted() { revised[IntentName(intent)] = try fields.object(intent).strings() }
    return revised
  }

  private func facts() throws(MessageProblem) -> [QuestionSubject: [String]] {
    let fields = try fields.object("facts")
    var facts: [QuestionSubject: [String]] = [:]
    for name in fields.members.keys.sorted() { facts[try subject(name, in: fields)] = try fields.strings(name) }
    return facts
  }

  private func lookUps() throws(MessageProblem) -> [QuestionSubject: IntentRules.LookUp] {
    let fields = try fields.object("lookUps")
    var lookUps: [QuestionSubject: IntentRules.LookUp] = [:]
    for name in fields.members.keys.sorted() {
      let lookUp = try fields.object(name)
      lookUps[try subject(name, in: fields)] = IntentRules.LookUp(
        IntentName(try lookUp.requiredString("intent")), parameters: try lookUp.object("parameters").strings())
    }
    return lookUps
  }

  private func subject(_ name: String, in fields: JSONFields) throws(MessageProblem) -> QuestionSubject {
    guard let subject = QuestionSubject(rawValue: name) else {
      throw MessageProblem(at: fields.path(name), "no question has the subject '\(name.prefix(20))'")
    }
    return subject
  }

  private func contact() throws(MessageProblem) -> IntentRules.Contact? {
    if let act: ContactAct = try fields.name("begins", "act") { return .begins(act) }
    let act: ContactAct? = try fields.name("follows", "act")
    return act.map { .follows($0) }
  }

  private func journey() throws(MessageProblem) -> IntentRules.Journey? {
    if let parameter = try fields.string("ridesTo") { return .ride(to: parameter) }
    return try fields.string("directionsTo").map { .directions(to: $0) }
  }
}

/// Reads the phrases and prompts of custom intents: a text with several lines, or an array of lines.
struct HostPhrases {
  let fields: JSONFields

  func phrases() throws(MessageProblem) -> CustomPhrases {
    CustomPhrases(
      file: fields.place, words: try lines("words"), phrases: try lines("phrases"), prompts: try lines("prompts"))
  }

  private func lines(_ name: String) throws(MessageProblem) -> [CustomPhrases.Line] {
    let text: [String]
    if case .string(let whole)? = fields[name] {
      text = whole.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    } else {
      text = try fields.strings(name) ?? []
    }
    return text.enumerated().filter { !$1.allSatisfy(\.isWhitespace) }
      .map { CustomPhrases.Line($1, number: $0 + 1) }
  }
}

/// Reads an app's vocabulary for all its users: example phrases of intents, and the names that parameters can have.
struct HostVocabulary {
  let fields: JSONFields

  func vocabulary() throws(MessageProblem) -> AppVocabulary {
    var vocabulary = AppVocabulary()
    let examples = try fields.object("examples")
    for intent in examples.members.keys.sorted() {
      vocabulary.intentPhrases.append(
        AppVocabulary.IntentPhrases(IntentName(intent), examples: try examples.strings(intent) ?? []))
    }
    let parameters = try fields.object("parameters")
    for parameter in parameters.members.keys.sorted() {
      var items: [AppVocabulary.ParameterVocabulary.Item] = []
      for item in try parameters.objects(parameter) {
        let identifier = try item.requiredString("identifier")
        let synonyms = try item.values("synonyms") == nil ? [] : try HostWords.words(item, "synonyms")
        items.append(
          AppVocabulary.ParameterVocabulary.Item(
            identifier, synonyms: synonyms.isEmpty ? [SpeakableString(identifier)] : synonyms))
      }
      vocabulary.parameterVocabularies.append(
        AppVocabulary.ParameterVocabulary([VocabularyType(parameter)], items: items))
    }
    return vocabulary
  }
}

/// Reads words of a vocabulary: a phrase, or an object with its pronunciation and identifier.
enum HostWords {
  static func words(_ fields: JSONFields, _ name: String) throws(MessageProblem) -> [SpeakableString] {
    var words: [SpeakableString] = []
    for (index, json) in (try fields.values(name) ?? []).enumerated() {
      if case .string(let phrase) = json {
        words.append(SpeakableString(phrase))
      } else {
        let word = try JSONFields(json, at: "\(fields.path(name))[\(index)]")
        words.append(
          SpeakableString(
            try word.requiredString("phrase"), identifier: try word.string("identifier"),
            pronunciation: try word.string("pronunciation")))
      }
    }
    return words
  }

  static func people(_ fields: JSONFields, _ name: String) throws(MessageProblem) -> [Person]? {
    guard let values = try fields.values(name) else { return nil }
    var people: [Person] = []
    for (index, json) in values.enumerated() {
      people.append(try ValueReading.person(json, at: "\(fields.path(name))[\(index)]"))
    }
    return people
  }
}

extension JSONFields {
  /// The texts of all members, by their names.
  fileprivate func strings() throws(MessageProblem) -> [String: String] {
    var texts: [String: String] = [:]
    for name in members.keys.sorted() { texts[name] = try requiredString(name) }
    return texts
  }
}
