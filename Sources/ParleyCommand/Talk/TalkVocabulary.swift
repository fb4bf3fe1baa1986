import IntentText
import Parley

/// `:vocabulary`: the names that are known, and the user's own words.
enum TalkVocabulary {
  static func show(_ argument: String, _ session: TalkSession) async {
    let words = argument.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "add" where words.count == 3: await change(words[1], words[2], session) { $0 + [SpeakableString($1)] }
    case "remove" where words.count == 3:
      await change(words[1], words[2], session) { set, word in set.filter { $0.spokenPhrase != word } }
    case nil: await session.say(await counts(session))
    default: await session.say(await matches(for: argument, session))
    }
  }

  /// How many words the user has of each type.
  private static func counts(_ session: TalkSession) async -> String {
    var lines: [String] = []
    let world = await session.world
    for type in VocabularyType.all {
      var count = await world.user.words(of: type).count
      for app in world.apps { count += app.userVocabulary[type].count }
      if count > 0 { lines.append("\(type): \(count)") }
    }
    return lines.isEmpty ? "The user has no words of their own." : lines.joined(separator: "\n")
  }

  /// The names that a phrase may mean, of every type.
  private static func matches(for phrase: String, _ session: TalkSession) async -> String {
    let world = await session.world
    let language = await session.conversation.language
    let index = VocabularyIndex(apps: world.apps, language: language).preceded(by: world.user.vocabulary)
    let parameters = world.apps.flatMap {
      $0.vocabulary(for: language)?.parameterVocabularies.flatMap(\.parameters) ?? []
    }
    var seen: Set<String> = []
    var lines: [String] = []
    for type in VocabularyType.all + parameters where seen.insert(type.rawValue).inserted {
      for match in index.matches(for: phrase, of: type, limit: 12) {
        let percent = Int((match.confidence * 100).rounded())
        lines.append("\(match.name)  (\(type), \(match.found.rawValue), \(percent) %)")
      }
    }
    return lines.isEmpty ? "No name is like “\(phrase)”." : lines.joined(separator: "\n")
  }

  private static func change(
    _ name: String, _ word: String, _ session: TalkSession,
    _ change: ([SpeakableString], String) -> [SpeakableString]
  ) async {
    let type = VocabularyType(name)
    guard VocabularyType.all.contains(type) else {
      let nearest = NearestName.nearest(to: name, among: VocabularyType.all.map(\.rawValue))
      let all = VocabularyType.all.map(\.rawValue).joined(separator: ", ")
      let hint = nearest.map { " Did you mean '\($0)'?" } ?? " There is \(all)."
      return await session.say("No vocabulary type is called '\(name)'.\(hint)")
    }
    let words = change(await session.world.user.words(of: type), word)
    await session.world.user.setVocabulary(words, of: type)
    let list = words.map { "\"\($0.spokenPhrase)\"" }.joined(separator: ", ")
    if !words.isEmpty { await session.note("vocabulary \(type): \(list)") }
    await session.say("\(type): \(words.isEmpty ? "none" : list)")
  }
}
