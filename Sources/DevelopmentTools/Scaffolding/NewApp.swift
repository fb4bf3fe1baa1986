import Foundation
import Parley
import PropertyLists

/// The files of a new app: its property lists, its phrases, and conversations to begin with.
package struct NewApp {
  let name: String
  let domains: [String]
  let languages: [String]

  package init(name: String, domains: [String], languages: [String]) {
    (self.name, self.domains, self.languages) = (name, domains, languages)
  }

  /// The languages of an app's folder, the development language first; its world's names are in that one.
  package static func languages(ofAppIn folder: String) -> [String] {
    let there = NewPhrases.languages.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0).lproj") }
    let info = FileManager.default.contents(atPath: "\(folder)/Info.plist").flatMap { try? PropertyList(Array($0)) }
    let own = info?["CFBundleDevelopmentRegion"]?.string
    return there.filter { $0 == own } + there.filter { $0 != own }
  }

  /// The app's folder: its name without characters that paths should not have.
  var folder: String { NewName.folder(name) }

  /// The files by path; conversations contain only the user's lines.
  package func files() throws -> [NewFile] {
    var files = [
      try NewFile("Info.plist", info),
      try NewFile("World.plist", NewWorld.world(of: domains, in: languages.first ?? "en")),
    ]
    let words = NewWorld.userVocabulary(of: domains, in: languages.first ?? "en")
    if words != [:] { files.append(try NewFile("UserVocabulary.plist", words)) }
    for language in languages {
      files.append(try NewFile("\(language).lproj/AppIntentVocabulary.plist", vocabulary(in: language)))
    }
    return files + scripts
  }

  /// The phrases in a language; things of the app's world have their names in the first language.
  private func phrases(in language: String) -> NewPhrases {
    let album = NewPhrases(language: languages.first ?? "en", app: name)?.word("album")
    return NewPhrases(language: language, app: name, album: album) ?? NewPhrases("", app: name)
  }

  /// The intents in the order of the domains, and within one in the order of its examples.
  private var intents: [String] {
    var intents: [String] = []
    for example in domains.flatMap(phrases(in: "en").examples) where !intents.contains(example.intent) {
      intents.append(example.intent)
    }
    return intents
  }

  private var info: PropertyListValue {
    let names = intents.map { PropertyListValue.string("IN\($0)Intent") }
    return [
      "CFBundleIdentifier": .string("com.example.\(NewName.identifier(name))"),
      "CFBundleDisplayName": .string(name),
      "CFBundleDevelopmentRegion": .string(languages.first ?? "en"),
      "NSSiriUsageDescription": .string(phrases(in: languages.first ?? "en").word("usage")),
      "NSUserActivityTypes": .array(names + domains.flatMap(NewWorld.activityTypes).map { .string($0) }),
      "IntentsSupported": .array(names),
    ]
  }

  private func vocabulary(in language: String) -> PropertyListValue {
    let all = domains.flatMap(phrases(in: language).examples)
    let phrases = intents.map { intent in
      PropertyListValue.dictionary([
        .init("IntentName", .string("IN\(intent)Intent")),
        .init("IntentExamples", .array(all.filter { $0.intent == intent }.map { .string($0.text) })),
      ])
    }
    return ["IntentPhrases": .array(phrases)]
  }

  /// A conversation about each domain in the first language, and what the app says it can do.
  private var scripts: [NewFile] {
    let language = languages.first ?? "en"
    let phrases = phrases(in: language)
    var header = "app: \(folder)\n"
    if language != "en" { header += "locale: \(language)\ncurrency: EUR\n" }
    header += "location: 37.7793 -122.4193 \(NewThing.homeName(in: language))\n"
    var files = domains.map { domain in
      let lines = phrases.conversation(about: domain).map { "User: \($0)\n" }.joined()
      return NewFile(
        "Scripts/First\(domain.prefix(1).uppercased())\(domain.dropFirst()).conversation",
        text: "# A first conversation about \(domain).\n\(header)\n\(lines)")
    }
    files.append(
      NewFile(
        "Scripts/WhatItCanDo.conversation",
        text: "# Examples of what can be said.\n\(header)\nUser: \(phrases.word("help"))\n"))
    return files
  }
}
