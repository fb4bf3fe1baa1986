import Foundation
import SwiftSources

/// What an app's sources say about its App Shortcuts; read from `AppShortcutsProvider` without compiling.
///
/// Source: Apple's documentation of AppShortcutsProvider, AppIntent, AppEntity and AppEnum.
package struct ShortcutSources: Sendable {
  /// A shortcut with the phrases that begin it.
  package struct Shortcut: Sendable, Hashable {
    package var file: String
    package var line: Int
    /// The type of its action.
    package var action: String
    package var phrases: [Phrase]
    package var shortTitle: String?
  }

  /// A phrase as it is written.
  package struct Phrase: Sendable, Hashable {
    package enum Part: Sendable, Hashable {
      case words(String)
      case applicationName
      /// The name of a parameter of the action.
      case parameter(String)
      /// Anything else that is interpolated.
      case other(String)
    }

    package var file: String
    package var line: Int
    package var parts: [Part]

    /// The phrase as a key of translations: `Order ${soup} with ${applicationName}`.
    package var key: String {
      parts.map { part in
        switch part {
        case .words(let words): words
        case .applicationName: "${applicationName}"
        case .parameter(let name): "${\(name)}"
        case .other(let code): "\\(\(code))"
        }
      }.joined()
    }

    var parameters: [String] { parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } } }
  }

  /// An action: a type that conforms to `AppIntent`.
  package struct Action: Sendable, Hashable {
    var title: String?
    var parameters: [Parameter] = []
  }

  /// A parameter of an action.
  package struct Parameter: Sendable, Hashable {
    var name: String
    /// The type without what makes it optional or a list.
    var type: String
    var isList = false
    /// Whether the action runs without it: it is optional or has a default value.
    var isOptional = false
    var title: String?
    /// The question for a value.
    var question: String?
  }

  /// A case of an enumeration with the words for it, its title first.
  package struct Case: Sendable, Hashable {
    var name: String
    var words: [String]
  }

  package private(set) var shortcuts: [Shortcut] = []
  package private(set) var actions: [String: Action] = [:]
  package private(set) var enums: [String: [Case]] = [:]
  package private(set) var entities: Set<String> = []

  /// How many files are read, and the most bytes of each.
  private static let mostFiles = 10_000
  private static let longest = 1 << 20
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages"]

  /// Reads the sources of a folder; `nil` where none of them provides shortcuts.
  package init?(folder: String) { self.init(texts: Self.texts(in: folder)) }

  /// Reads sources with the paths of their files; `nil` where none of them provides shortcuts.
  init?(texts all: [(file: String, text: String)]) {
    guard all.contains(where: { $0.text.contains("AppShortcutsProvider") }) else { return nil }
    for (file, text) in all where Self.isOfIntents(text) {
      add(SwiftDeclaration.all(in: SwiftTokens.tokens(of: text)), of: file)
    }
    if shortcuts.isEmpty { return nil }
  }

  private static func isOfIntents(_ text: String) -> Bool {
    ["AppIntents", "AppShortcut", "AppIntent", "AppEntity", "AppEnum"].contains(where: text.contains)
  }

  private static func texts(in folder: String) -> [(file: String, text: String)] {
    var found: [(String, String)] = []
    var left = [folder]
    while let folder = left.popLast(), found.count < mostFiles {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let path = "\(folder)/\(name)"
        if name.hasSuffix(".swift") {
          guard let content = FileManager.default.contents(atPath: path), content.count <= longest else { continue }
          found.append((path, String(decoding: content, as: UTF8.self)))
        } else if !name.contains("."), !skipped.contains(name) {
          left.append(path)
        }
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private mutating func add(_ declarations: [SwiftDeclaration], of file: String) {
    for declaration in declarations {
      let inherited = declaration.inherited
      if inherited.contains("AppShortcutsProvider") {
        shortcuts += Self.shortcuts(in: declaration.body, of: file)
      } else if inherited.contains("AppEnum") {
        enums[declaration.name, default: []] += Self.cases(in: declaration.body)
      } else if inherited.contains(where: { $0.hasSuffix("Entity") }) {
        entities.insert(declaration.name)
      } else if inherited.contains(where: { $0.hasSuffix("Intent") }) {
        actions[declaration.name] = Self.action(in: declaration.body)
      }
    }
  }
}

extension ShortcutSources {
  /// The most shortcuts, and parameters of a type, that are read; an app may have ten shortcuts.
  private static let mostShortcuts = 200

  private static func shortcuts(in body: ArraySlice<SwiftToken>, of file: String) -> [Shortcut] {
    var shortcuts: [Shortcut] = []
    var index = body.startIndex
    while index + 1 < body.endIndex, shortcuts.count < mostShortcuts {
      guard body[index].word == "AppShortcut", body[index + 1].isMark("(") else {
        index += 1
        continue
      }
      let call = SwiftToken.group(from: index + 1, in: body)
      if let shortcut = shortcut(in: call, line: body[index].line, of: file) { shortcuts.append(shortcut) }
      index = call.endIndex
    }
    return shortcuts
  }

  private static func shortcut(in call: ArraySlice<SwiftToken>, line: Int, of file: String) -> Shortcut? {
    let arguments = SwiftToken.arguments(call)
    func argument(_ label: String) -> ArraySlice<SwiftToken> { arguments.first { $0.label == label }?.tokens ?? [] }
    // The type is the last name before the brackets of its initialiser.
    let action = argument("intent").prefix { !$0.isMark("(") }.last { $0.word != nil && $0.word != "init" }?.word
    guard let action else { return nil }
    let phrases = argument("phrases").compactMap { token in
      token.pieces.map { Phrase(file: file, line: token.line, parts: $0.map(part)) }
    }
    return Shortcut(
      file: file, line: line, action: action, phrases: phrases,
      shortTitle: argument("shortTitle").lazy.compactMap(\.text).first)
  }

  private static func part(_ piece: SwiftToken.Piece) -> Phrase.Part {
    switch piece {
    case .words(let words): .words(words)
    case .code(".applicationName"): .applicationName
    case .code(let code) where code.hasPrefix("\\.$"): .parameter(String(code.dropFirst(3)))
    case .code(let code): .other(code)
    }
  }

  private static func action(in body: ArraySlice<SwiftToken>) -> Action {
    let outer = SwiftToken.outer(body)
    var action = Action()
    for (place, index) in outer.enumerated() {
      if body[index].word == "title", place > 0, ["var", "let"].contains(body[outer[place - 1]].word) {
        action.title = action.title ?? body[index...].prefix(12).lazy.compactMap(\.text).first
      }
      guard body[index].isMark("@"), index + 1 < body.endIndex, body[index + 1].word == "Parameter",
        action.parameters.count < mostShortcuts
      else { continue }
      if let parameter = parameter(from: index + 2, in: body) { action.parameters.append(parameter) }
    }
    return action
  }

  /// A parameter from what follows `@Parameter`: the arguments, `var`, the name and the type.
  private static func parameter(from start: Int, in tokens: ArraySlice<SwiftToken>) -> Parameter? {
    var place = start
    var arguments: [(label: String?, tokens: ArraySlice<SwiftToken>)] = []
    if place < tokens.endIndex, tokens[place].isMark("(") {
      let group = SwiftToken.group(from: place, in: tokens)
      arguments = SwiftToken.arguments(group)
      place = group.endIndex + 1
    }
    guard let variable = tokens[min(place, tokens.endIndex)...].prefix(8).firstIndex(where: { $0.word == "var" }),
      variable + 3 < tokens.endIndex, let name = tokens[variable + 1].word, tokens[variable + 2].isMark(":")
    else { return nil }
    func text(_ label: String) -> String? {
      arguments.first { $0.label == label }?.tokens.lazy.compactMap(\.text).first
    }
    place = variable + 3
    let isList = tokens[place].isMark("[")
    if isList { place += 1 }
    guard place < tokens.endIndex, var type = tokens[place].word else { return nil }
    place += 1
    while place + 1 < tokens.endIndex, tokens[place].isMark("."), let next = tokens[place + 1].word {
      type = next
      place += 2
    }
    let rest = tokens[place...].prefix { $0.isMark("?") || $0.isMark("=") || $0.isMark("]") || $0.isMark("!") }
    let hasValue = arguments.contains { $0.label == "default" || $0.label == "defaultValue" }
    let isOptional = rest.contains { $0.isMark("?") || $0.isMark("=") } || hasValue
    return Parameter(
      name: name, type: type, isList: isList, isOptional: isOptional, title: text("title"),
      question: text("requestValueDialog"))
  }

  private static func cases(in body: ArraySlice<SwiftToken>) -> [Case] {
    let outer = SwiftToken.outer(body)
    var names: [String] = []
    // The word `case` is followed by a name, and so is each comma up to the next declaration.
    var isName = false
    var isInCase = false
    for token in outer.map({ body[$0] }) {
      if let word = token.word {
        if ["case", "static", "var", "let", "func", "init"].contains(word) {
          isInCase = word == "case"
          isName = isInCase
        } else if isName {
          names.append(word)
          isName = false
        }
      } else if isInCase, token.isMark(",") {
        isName = true
      }
    }
    let words = representations(in: body)
    return names.map { Case(name: $0, words: words[$0] ?? [spoken($0)]) }
  }

  /// The words of `caseDisplayRepresentations`, by case.
  private static func representations(in body: ArraySlice<SwiftToken>) -> [String: [String]] {
    guard let start = body.firstIndex(where: { $0.word == "caseDisplayRepresentations" }) else { return [:] }
    // The type `[Size: DisplayRepresentation]` comes before the value.
    let value = body[start...].firstIndex { $0.isMark("=") || $0.isMark("{") }
    guard let value, let list = body[value...].firstIndex(where: { $0.isMark("[") }) else { return [:] }
    var found: [String: [String]] = [:]
    for entry in SwiftToken.split(SwiftToken.group(from: list, in: body)) {
      guard let colon = entry.firstIndex(where: { $0.isMark(":") }), let name = entry[..<colon].last?.word else {
        continue
      }
      let texts = texts(of: entry[(colon + 1)...])
      if !texts.isEmpty { found[name] = texts }
    }
    return found
  }

  /// The title and the synonyms of a representation.
  private static func texts(of tokens: ArraySlice<SwiftToken>) -> [String] {
    guard let bracket = tokens.firstIndex(where: { $0.isMark("(") }) else {
      return tokens.compactMap(\.text).prefix(1).map { $0 }
    }
    let arguments = SwiftToken.arguments(SwiftToken.group(from: bracket, in: tokens))
    let title = arguments.first { $0.label == "title" || $0.label == nil }?.tokens.compactMap(\.text).prefix(1) ?? []
    return title + (arguments.first { $0.label == "synonyms" }?.tokens.compactMap(\.text) ?? [])
  }

  /// A name of a program as people say it: `extraLarge` is "extra large".
  static func spoken(_ name: String) -> String {
    name.reduce(into: "") { words, character in
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
  }
}
