import ConversationScripts
import Foundation
import Parley
import SimulatedApps

/// What can be written in a line of a script.
struct ScriptCompletion {
  typealias Item = CompletionList.Item

  /// The lines before the one that is written.
  let lines: [String]
  /// All lines of the script; those of its header name the apps.
  let all: [String]
  let path: String
  let tools: HostTools
  let languages: [Language]

  func completions(after start: String) -> CompletionList {
    let text = start.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("User:") { return words(after: text.dropFirst(5)) }
    if let mark = text.first, "~*".contains(mark), let arrow = text.range(of: "-> ") {
      return CompletionList(typed: text[arrow.upperBound...], outcomes(of: text[..<arrow.lowerBound]), .member)
    }
    if let mark = text.first, "=*".contains(mark) { return request(after: text.dropFirst()) }
    if text.hasPrefix("~") { return phase(after: text.dropFirst()) }
    if let colon = text.firstIndex(of: ":") {
      return value(of: String(text[..<colon]), after: text[text.index(after: colon)...])
    }
    if text.hasPrefix("when ") { return stubbed(after: text.dropFirst(5)) }
    if text.hasPrefix("vocabulary ") {
      return CompletionList(typed: text.dropFirst(11), VocabularyType.all.map(\.rawValue), .type)
    }
    return beginnings(text)
  }

  /// Whether the line is still of the header, which ends with the first empty line.
  private var isHeader: Bool { !lines.contains { $0.allSatisfy(\.isWhitespace) } }

  private func beginnings(_ typed: Substring) -> CompletionList {
    let keys = ScriptKeys.keys(inHeader: isHeader).map {
      Item(label: $0.name, kind: .keyword, detail: $0.example, inserted: "\($0.name): ")
    }
    if isHeader { return CompletionList(typed: typed, items: keys) }
    let marks = ["User: ", "Assistant: ", "Spoken: ", "Card: ", "= ", "~ ", "* ", "+ "].map {
      Item(label: $0, kind: .keyword)
    }
    let bare = ScriptKeys.bareWords.map { Item(label: $0, kind: .keyword) }
    return CompletionList(typed: typed, items: marks + keys + bare)
  }

  // MARK: Values

  private func value(of key: String, after rest: Substring) -> CompletionList {
    let typed = rest.drop { $0 == " " }
    let last = typed.split(separator: ",", omittingEmptySubsequences: false).last.map { $0.drop { $0 == " " } } ?? ""
    switch key.prefix(while: { $0 != " " }) {
    case "app": return CompletionList(typed: last, AppFolders.known(from: String(last), for: path), .file)
    case "locale": return CompletionList(typed: last, languages.map(\.tag), .value)
    case "mode": return CompletionList(typed: typed, ConversationMode.allCases.map(\.scriptName), .member)
    case "locked", "unlocks": return CompletionList(typed: typed, ["yes", "no"], .member)
    case "permission":
      return CompletionList(typed: typed, PermissionStatus.allCases.map { "\($0)" }, .member)
    case "when":
      let word = typed.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      return CompletionList(typed: word, outcomes(of: key[...]) + ["pass", "throw", "hang"], .member)
    default: return .none
    }
  }

  /// `when [Intent] resolve parameter: …`, before its colon.
  private func stubbed(after text: Substring) -> CompletionList {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let typed = words.last ?? ""
    let before = words.dropLast().map(String.init)
    let own = handlers.map(\.name.rawValue)
    if before.last == "resolve" {
      let meant = before.first.flatMap { name in handlers.first { $0.name.rawValue == name } }
      return CompletionList(typed: typed, parameters(of: meant.map { [$0] } ?? handlers), .field)
    }
    if before.isEmpty {
      return CompletionList(
        typed: typed,
        items: ["resolve", "confirm", "handle"].map { Item(label: $0, kind: .keyword) }
          + own.map { Item(label: $0, kind: .type) })
    }
    return own.contains(before[0]) && before.count == 1
      ? CompletionList(typed: typed, ["resolve", "confirm", "handle"], .keyword) : .none
  }

  /// The answers that a phase can have: resolution results for a parameter, else the response codes of the named
  /// intents.
  private func outcomes(of phase: Substring) -> [String] {
    let words = phase.split(separator: " ").map(String.init)
    if words.contains("resolve") { return StubReader.verdicts }
    let meant = handlers.filter { handler in words.contains(handler.name.rawValue) }
    let codes = (meant.isEmpty ? handlers : meant).flatMap { $0.description.codes.map(\.name) }
    var seen: Set<String> = []
    return codes.filter { seen.insert($0).inserted }
  }

  // MARK: Requests and phases

  /// `= SendMessage recipients=Bobo`: the intent, then its parameters.
  private func request(after text: Substring) -> CompletionList {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).drop { $0.isEmpty }
    guard let first = words.first, words.count > 1 else {
      return CompletionList(typed: words.first ?? "", handlers.map(\.name.rawValue), .type)
    }
    guard let handler = handlers.first(where: { $0.name.rawValue == first }), let typed = words.last else {
      return .none
    }
    return CompletionList(
      typed: typed,
      items: parameters(of: [handler]).map { Item(label: $0, kind: .field, detail: nil, inserted: "\($0)=") })
  }

  private func phase(after text: Substring) -> CompletionList {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).drop { $0.isEmpty }
    if words.count <= 1 {
      let phases = ["resolve", "confirm", "begin", "app", "refer", "problem", "permission", "ended"]
      return CompletionList(typed: words.first ?? "", phases, .keyword)
    }
    guard words.count == 2, words.first == "resolve", let typed = words.last else { return .none }
    return CompletionList(typed: typed, parameters(of: handlers), .field)
  }

  // MARK: Words

  /// Names that the user can say: those of apps and people, and the words that apps and users have for their things.
  private func words(after text: Substring) -> CompletionList {
    let played = apps
    let language = all.lazy.compactMap { line in line.hasPrefix("locale:") ? line.dropFirst(7) : nil }.first
    let tag = language?.split(separator: ",").first.map { $0.filter { $0 != " " } } ?? "en"
    var seen: Set<String> = []
    var items: [Item] = []
    func add(_ names: some Sequence<String>, _ detail: String) {
      for name in names where !name.isEmpty && seen.insert(name).inserted {
        items.append(Item(label: name, kind: .value, detail: detail))
      }
    }
    for app in played.map(\.app) { add(app.names(for: tag).map(\.spokenPhrase), "app") }
    for app in played {
      add(app.contacts.map(\.displayName), "contact of \(app.app.displayName)")
      for group in app.app.vocabulary(for: tag)?.parameterVocabularies ?? [] {
        let types = group.parameters.map(\.rawValue).joined(separator: ", ")
        add(group.items.flatMap { $0.synonyms.map(\.spokenPhrase) }, types)
      }
      let own = app.app.userVocabulary
      for type in own.types { add(own[type].map(\.spokenPhrase), type.rawValue) }
    }
    if played.allSatisfy(\.contacts.isEmpty) { add(UserContacts.usual.map(\.displayName), "contact") }
    // A name of several words can be typed in part: "Banana Ex".
    let typed = Self.beginning(of: text.drop { $0 == " " }, among: items.map(\.label))
    return CompletionList(typed: typed, items: items)
  }

  /// The longest end of a text that is the beginning of a name; the last word where there is none.
  private static func beginning(of text: Substring, among names: [String]) -> Substring {
    let starts = [text.startIndex] + text.indices.filter { text[$0] == " " }.map { text.index(after: $0) }
    let lowered = names.map { $0.lowercased() }
    return starts.map { text[$0...] }.first { part in
      !part.isEmpty && lowered.contains { $0.hasPrefix(part.lowercased()) }
    } ?? text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  }

  // MARK: The script's apps

  /// The apps that the header names, as far as they can be played.
  private var apps: [ScriptApp] {
    let names = all.filter { $0.hasPrefix("app:") }.flatMap { line in
      line.dropFirst(4).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let world = SimulatedEnvironment(now: Date(timeIntervalSince1970: 0)).environment
    return names.compactMap { name in
      AppFolders.find(name, for: path, orWhere: HostTools.providesShortcuts).flatMap { folder in
        try? tools.played(at: folder, in: world).app
      }
    }
  }

  private var handlers: [AnyIntentHandler] { apps.flatMap(\.app.handlers) }

  private func parameters(of handlers: [AnyIntentHandler]) -> [String] {
    var seen: Set<String> = []
    return handlers.flatMap { $0.description.parameters.map(\.name) }.filter { seen.insert($0).inserted }
  }
}
