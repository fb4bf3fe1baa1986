// swift-tools-version: 6.1
import PackageDescription

/// A layer of the package; arrows point down only, and a layer names every layer it imports.
func layer(_ name: String, on layers: String...) -> Target {
  .target(
    name: name,
    dependencies: layers.map { .byName(name: $0) })
}

func tests(of name: String, with layers: String..., excluding files: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name] + layers).map { .byName(name: $0) }, exclude: files)
}

/// A host program: what somebody who embeds Parley writes.
func example(_ name: String, with layers: String..., excluding files: [String] = []) -> Target {
  .executableTarget(
    name: name, dependencies: (["Parley"] + layers).map { .byName(name: $0) }, path: "Examples/\(name)",
    exclude: files)
}

let package = Package(
  name: "Parley",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Parley", targets: ["Parley"]),
    .library(name: "ParleySuggestions", targets: ["ParleySuggestions"]),
    .library(name: "SimulatedApps", targets: ["SimulatedApps"]),
    .library(name: "ConversationScripts", targets: ["ConversationScripts"]),
    .library(name: "ConversationTesting", targets: ["ConversationTesting"]),
    .library(name: "ParleyC", type: .dynamic, targets: ["ParleyC"]),
    .library(name: "ParleyCStatic", type: .static, targets: ["ParleyC"]),
    .library(name: "ParleyCommand", targets: ["ParleyCommand"]),
    .executable(name: "parley", targets: ["ParleyProgram"]),
  ],
  dependencies: [],
  targets: [
    layer("StepCounting"),
    // Tables, sets and searches in which nothing of language or apps is known.
    layer("DataStructures"),
    // For tests and measurements.
    layer("TemporaryFolders"),
    layer("PropertyLists", on: "StepCounting", "DataStructures"),
    // What can be read from sources of Swift without compiling them.
    layer("SwiftSources", on: "StepCounting"),
    layer("IntentText", on: "StepCounting", "DataStructures"),
    layer("LanguageNotation", on: "IntentText"),
    // The text of the languages is checked and embedded when the package is built: a host's binary is whole.
    .executableTarget(name: "LanguageEmbedder", dependencies: ["LanguageNotation"]),
    .plugin(
      name: "EmbedLanguages", capability: .buildTool(), dependencies: ["LanguageEmbedder"],
      path: "Sources/EmbedLanguages"),
    .target(
      name: "IntentLanguages", dependencies: ["LanguageNotation"], exclude: ["Languages"],
      plugins: ["EmbedLanguages"]),
    layer("IntentModel"),
    // The tables of intents are written as Swift when the package is built: Parley's form of them, and SiriKit's.
    layer("IntentTables", on: "IntentText", "LanguageNotation"),
    .executableTarget(name: "IntentGenerator", dependencies: ["IntentTables", "LanguageNotation"]),
    .plugin(
      name: "GenerateIntents", capability: .buildTool(), dependencies: ["IntentGenerator"],
      path: "Sources/GenerateIntents"),
    .target(
      name: "IntentDomains", dependencies: ["IntentModel"], exclude: ["Tables"], plugins: ["GenerateIntents"]),
    layer(
      "IntentVocabulary",
      on: "StepCounting", "DataStructures", "PropertyLists", "IntentText", "LanguageNotation", "IntentLanguages",
      "IntentModel"),
    layer("IntentAutomaton", on: "StepCounting", "DataStructures", "IntentText", "IntentModel", "LanguageNotation"),
    layer(
      "IntentUnderstanding",
      on: "StepCounting", "DataStructures", "IntentText", "IntentModel", "LanguageNotation", "IntentVocabulary",
      "IntentAutomaton"),
    layer(
      "IntentHistory",
      on: "StepCounting", "DataStructures", "IntentText", "IntentModel", "LanguageNotation", "IntentLanguages",
      "IntentVocabulary"),
    layer(
      "IntentDialogue",
      on: "StepCounting", "IntentText", "IntentModel", "LanguageNotation", "IntentLanguages", "IntentVocabulary",
      "IntentUnderstanding", "IntentHistory"),
    layer(
      "Parley",
      on: "LanguageNotation", "IntentModel", "IntentDomains", "IntentLanguages", "IntentVocabulary",
      "IntentUnderstanding", "IntentHistory",
      "IntentDialogue"),
    // What is made of a user's history besides conversations: a host that suggests nothing does without it.
    layer(
      "ParleySuggestions",
      on: "StepCounting", "IntentText", "LanguageNotation", "IntentModel", "IntentDomains", "IntentLanguages",
      "IntentVocabulary", "IntentHistory", "IntentDialogue"),
    layer(
      "SimulatedApps",
      on: "PropertyLists", "IntentText", "LanguageNotation", "IntentDialogue", "Parley", "ParleySuggestions"),
    layer(
      "ConversationScripts", on: "StepCounting", "IntentText", "LanguageNotation", "Parley", "ParleySuggestions"),
    // How hosts in other languages talk to the engine: messages, one a line.
    .target(
      name: "HostProtocol", dependencies: ["StepCounting", "IntentText", "Parley", "ParleySuggestions"],
      exclude: ["HostProtocol.schema.json"]),
    // The same for hosts that call C; what C sees is parley.h.
    .target(
      name: "ParleyC", dependencies: ["DataStructures", "HostProtocol", "SimulatedApps"], exclude: ["parley.h"]),
    layer("ParleyServer", on: "HostProtocol", "Parley"),
    // For test targets of hosts: it needs the testing libraries, which no program does.
    layer("ConversationTesting", on: "ConversationScripts", "Parley", "ParleySuggestions"),
    // What 'parley new' says in each language is text, embedded as the languages are.
    .executableTarget(name: "TextEmbedder"),
    .plugin(
      name: "EmbedTexts", capability: .buildTool(), dependencies: ["TextEmbedder"], path: "Sources/EmbedTexts"),
    // What builds apps and languages, and measures the engine; a host links none of it.
    .target(
      name: "DevelopmentTools",
      dependencies: [
        "StepCounting", "TemporaryFolders", "PropertyLists", "SwiftSources", "IntentText", "LanguageNotation",
        "IntentLanguages", "IntentModel", "IntentVocabulary", "IntentUnderstanding", "Parley", "ParleySuggestions",
        "SimulatedApps", "ConversationScripts", "HostProtocol",
      ], exclude: ["Texts"], plugins: ["EmbedTexts"]),
    // The commands, also for hosts that have intents of their own.
    .target(
      name: "ParleyCommand",
      dependencies: [
        "StepCounting", "PropertyLists", "IntentText", "LanguageNotation", "Parley", "ParleySuggestions",
        "SimulatedApps", "ConversationScripts", "HostProtocol", "ParleyServer", "DevelopmentTools",
      ]),
    // What is shipped has no symbols, which are two thirds of a program's size, and functions with the same code once.
    .executableTarget(
      name: "ParleyProgram", dependencies: ["ParleyCommand"],
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--strip-all", "-Xlinker", "--icf=safe"], .when(platforms: [.linux], configuration: .release))
      ]),
    example("Messenger"),
    example("CoffeeShop", excluding: ["App", "Tests"]),
    example("HandOff", with: "ParleySuggestions"),
    example("Embedding", with: "ParleySuggestions"),
    example("Notes", with: "ParleyCommand", excluding: ["App", "Tests"]),
    example("Home", with: "ParleyCommand", excluding: ["App", "Tests"]),
    .testTarget(
      name: "CoffeeShopTests", dependencies: ["CoffeeShop", "ConversationScripts", "ConversationTesting", "Parley"],
      path: "Examples/CoffeeShop/Tests",
      exclude: ["Espresso.conversation", "ShopClosed.conversation", "SoldOut.conversation"]),
    .testTarget(
      name: "ExamplesTests", dependencies: ["Messenger", "CoffeeShop", "HandOff", "Embedding", "Notes", "Home"]),
    tests(of: "DataStructures"),
    tests(of: "PropertyLists"),
    tests(of: "SwiftSources"),
    tests(of: "IntentText"),
    tests(of: "IntentModel"),
    tests(of: "IntentDomains", with: "IntentModel"),
    tests(of: "LanguageNotation"),
    tests(of: "IntentTables", with: "LanguageNotation", excluding: ["Written"]),
    tests(of: "IntentLanguages", with: "LanguageNotation"),
    tests(
      of: "IntentVocabulary", with: "DataStructures", "AppFolders", "PropertyLists", "IntentText", "IntentModel",
      "IntentDomains"),
    tests(of: "IntentAutomaton", with: "IntentText"),
    tests(
      of: "IntentUnderstanding",
      with: "DataStructures", "TestSupport", "TemporaryFolders", "DevelopmentTools", "Parley", "IntentText",
      "IntentModel", "IntentLanguages", "IntentVocabulary", "IntentAutomaton", "IntentDomains"),
    // What several test targets use: tables of sentences, and how much of a long list is tried.
    .target(name: "TestSupport", dependencies: ["IntentModel"], path: "Tests/TestSupport"),
    // Folders of apps, made for one test.
    .target(name: "AppFolders", dependencies: ["IntentVocabulary"], path: "Tests/AppFolders"),
    // Sample activities, donations and items, for the tests of what keeps them and of what is made of them.
    .target(
      name: "HistorySamples", dependencies: ["IntentDomains", "IntentHistory", "IntentModel"],
      path: "Tests/HistorySamples"),
    tests(
      of: "IntentHistory",
      with: "TestSupport", "TemporaryFolders", "HistorySamples", "IntentText", "IntentModel", "IntentVocabulary",
      "StoreCrashWriter", "StoreHistories"),
    tests(
      of: "ParleySuggestions",
      with: "TemporaryFolders", "HistorySamples", "IntentText", "IntentModel", "IntentDomains", "IntentVocabulary",
      "IntentHistory", "Parley", "StoreHistories"),
    // A process for the tests of IntentHistory to kill while it writes.
    .executableTarget(
      name: "StoreCrashWriter", dependencies: ["IntentHistory", "IntentModel"], path: "Tests/StoreCrashWriter"),
    // Feeds the readers and the dialogue with made-up input.
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "PropertyLists", "IntentModel", "IntentVocabulary", "IntentHistory", "Parley", "ParleySuggestions",
        "SimulatedApps", "ConversationScripts", "HostProtocol", "DevelopmentTools", "TestSupport",
      ], path: "Tests/Fuzz", exclude: ["Mutants.txt", "Seeds", "mutants", "run"]),
    // Random histories of the stores on a disk that loses its power: some in the tests, many as a command.
    .executableTarget(
      name: "StoreHistories", dependencies: ["IntentHistory", "IntentModel"], path: "Tests/StoreHistories"),
    tests(
      of: "IntentDialogue",
      with: "TestSupport", "IntentText", "IntentModel", "IntentLanguages", "Parley", "SimulatedApps"),
    tests(of: "HostProtocol", with: "Parley", excluding: ["Messages.good", "Messages.bad"]),
    tests(of: "ParleyC", with: "HostProtocol"),
    tests(of: "ParleyServer", with: "TestSupport", "HostProtocol", "Parley", "SimulatedApps", excluding: ["Recorded"]),
    tests(
      of: "SimulatedApps",
      with: "TestSupport", "TemporaryFolders", "PropertyLists", "IntentVocabulary", "Parley", "ParleySuggestions"),
    tests(
      of: "ConversationScripts", with: "TestSupport", "TemporaryFolders", "IntentVocabulary", "Parley",
      "ParleySuggestions", "SimulatedApps", excluding: ["Format"]),
    tests(
      of: "DevelopmentTools",
      with: "TestSupport", "TemporaryFolders", "AppFolders", "StepCounting", "PropertyLists", "SwiftSources",
      "IntentLanguages", "IntentModel", "IntentDomains", "IntentTables", "IntentVocabulary", "LanguageNotation",
      "Parley"),
    tests(
      of: "ParleyCommand",
      with: "TestSupport", "TemporaryFolders", "DevelopmentTools", "PropertyLists", "LanguageNotation", "Parley",
      "ParleySuggestions", "SimulatedApps", "ConversationScripts", "HostProtocol", "ParleyServer",
      excluding: ["Changes"]),
  ]
)

// Where Apple's frameworks are, they are the ones: a module of that name would shadow them.
#if !canImport(Darwin)
  package.products += [
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "SiriKitTesting", targets: ["SiriKitTesting"]),
  ]
  package.targets += [
    layer("Contacts"),
    layer("CoreLocation", on: "Contacts", "IntentModel"),
    .target(
      name: "Intents", dependencies: ["Contacts", "CoreLocation", "IntentModel", "IntentDomains"],
      plugins: ["GenerateIntents"]),
    layer(
      "SiriKitTesting",
      on: "Intents", "PropertyLists", "SwiftSources", "IntentVocabulary", "Parley", "ConversationScripts",
      "ConversationTesting"),
    // An app and an extension as Xcode has them; nothing in them is written for Parley.
    .target(
      name: "TreeTalkIntents", dependencies: ["Intents"], path: "Examples/TreeTalk/TreeTalkIntents",
      exclude: ["Info.plist"]),
    .testTarget(
      name: "TreeTalkTests", dependencies: ["TreeTalkIntents", "SiriKitTesting"], path: "Examples/TreeTalk/SiriTests",
      exclude: ["Call.conversation", "Message.conversation", "NoAccount.conversation", "Read.conversation"]),
    tests(
      of: "Intents", with: "CoreLocation", "IntentModel", "IntentDomains", "ExtensionHabits", "ExtensionHabitsInSwift5",
      excluding: ["Conformance/Conformance.txt"]),
    tests(
      of: "SiriKitTesting", with: "Intents", "Parley", "ConversationScripts", "ExtensionHabits",
      "ExtensionHabitsInSwift5",
      "ExtensionHost"),
    // A program with an extension's code that ends its process, for the tests of what then becomes of a script.
    .executableTarget(
      name: "ExtensionHost", dependencies: ["Intents", "SiriKitTesting"], path: "Tests/ExtensionHost",
      exclude: ["App", "Scripts", "Siri"]),
    // What extensions do, good and bad; the same sources in both language modes.
    .target(name: "ExtensionHabits", dependencies: ["Intents"], path: "Tests/ExtensionHabits"),
    .target(
      name: "ExtensionHabitsInSwift5", dependencies: ["Intents"], path: "Tests/ExtensionHabitsInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
#endif
