import LanguageNotation

/// The intents of one domain, as its table declares them.
package struct IntentTable: Sendable {
  /// The table's file, as it is named in messages.
  package let file: String
  /// The field that the intents have in common, such as `Messaging`.
  package internal(set) var domain = ""
  var documentation: [String] = []
  /// The intents, in the order in which the domain lists them.
  package internal(set) var intents: [IntentEntry] = []

  init(file: String) { self.file = file }
}

/// A place in a table: the line and the character, counted from 1.
struct TablePlace: Sendable, Hashable {
  var line: Int
  var column: Int
}

/// A name in a table, with its place for the message that there is no such name.
struct PlacedName: Sendable {
  var name: String
  var place: TablePlace
}

/// One intent: Parley's type, its handling protocol and SiriKit's class are written from it.
package struct IntentEntry: Sendable {
  /// The intent's name without SiriKit's prefix: `SendMessage`.
  package let name: String
  let place: TablePlace
  let documentation: [String]
  /// Whether the intent is a search, so that a parameter without a value does not narrow it.
  var isSearch = false
  /// For an older intent of SiriKit, the current intent that stands for it; Parley has no type for an older one.
  var current: PlacedName?
  /// The documentation of the intent's constant in SiriKit; `nil` where SiriKit has no such constant.
  var listing: String?
  /// The argument label of the intent in SiriKit's methods, where it is not `intent`.
  var handleLabel = MethodLabel()
  var confirmLabel = MethodLabel()
  /// What the app reports after its response; `nil` where it reports nothing.
  var reported: String?
  var parameters: [ParameterEntry] = []
  /// The parameters with a resolver, in the order in which they are resolved.
  var resolved: [PlacedName] = []
  var orderDocumentation: [String] = []
  var rules: RulesEntry?
  var aliases: [String] = []
  var aliasesDocumentation: [String] = []
  var response = ResponseEntry()
  var codes: [CaseEntry] = []
  var initializers: [InitializerEntry] = []
  var reasons: [ReasonsEntry] = []
  /// A value that every request of an older intent has, as an argument of the current intent's initializer.
  var always: Argument?
  /// The parameters of the current intent that an older one has.
  var shared: [PlacedName] = []

  init(name: String, place: TablePlace, documentation: [String]) {
    self.name = name
    self.place = place
    self.documentation = documentation
  }

  /// Parley's type: `SendMessageIntent`.
  var type: String { "\(current?.name ?? name)Intent" }
  /// SiriKit's class: `INSendMessageIntent`.
  var siriKitClass: String { "IN\(name)Intent" }
  /// The name of the intent's functions and constants: `sendMessage`.
  var member: String { name.beginningWithSmallLetter }
  /// The type of the response, as it is named outside of the intent.
  var responseType: String { response.type ?? "\(type).Response" }

  func parameter(_ name: String) -> ParameterEntry? { parameters.first { $0.name == name } }

  /// The parameters with a resolver, in the order in which they are resolved.
  var resolvedParameters: [ParameterEntry] { resolved.compactMap { parameter($0.name) } }
}

/// The label and the name of an intent in a method: `handle(cancelRide intent: INCancelRideIntent, …)`.
struct MethodLabel: Sendable {
  var label = "intent"
  var name = "intent"

  /// The two names as a declaration has them.
  var declared: String { label == name ? name : "\(label) \(name)" }
}

/// One parameter of an intent.
struct ParameterEntry: Sendable {
  var name: String
  var type: TypeUse
  var place: TablePlace
  var documentation: [String]
  /// Whether no words of the user's fill it.
  var isUnspoken = false
  /// The value kind in Swift, where the type does not determine it: `.name(.contactGroupName)`.
  var kind: String?
  /// Whether a word that every app knows is preferred to a longer name that contains it.
  var prefersSymbols = false
  /// The documentation of what its resolver resolves; `nil` where it has none.
  var settles: String?
  var stays: String?
  var reasons: PlacedName?
  /// The resolver of iOS 10, where it was different.
  var older: OlderResolver?
  var siriKit = SiriKitForm.derived
}

/// A resolver of iOS 10, which had another result or another name.
struct OlderResolver: Sendable {
  /// The parameter's name in iOS 10, where it was different.
  var name: String?
  var result: String
}

/// The form that a parameter or a part of a response has in SiriKit.
enum SiriKitForm: Sendable, Hashable {
  /// The form follows from its type.
  case derived
  /// It has another result class than its reasons or its type suggest.
  case result(String)
  /// SiriKit does not have it, or it is written by hand.
  case notGenerated
}

/// The type of a parameter: a single value or a list.
struct TypeUse: Sendable {
  var name: String
  var isList: Bool
  var place: TablePlace
}

/// The source of Parley's `IntentRules`.
struct RulesEntry: Sendable {
  var documentation: [String]
  var place: TablePlace
  /// The arguments in Swift, each with the lines of the table that have it.
  var arguments: [[TableLine]] = []
}

/// A line of a table, without the spaces around it.
struct TableLine: Sendable {
  var text: String
  var place: TablePlace
}

/// An argument in Swift, which is copied unchanged.
struct Argument: Sendable {
  var label: String
  var value: String
}

/// The details of an app's response besides its code.
struct ResponseEntry: Sendable {
  /// A handwritten type that several intents share; `nil` where the intent has a type of its own.
  var type: String?
  /// Further documentation of the response.
  var documentation: [String] = []
  var parts: [PartEntry] = []
  var answerDocumentation: [String] = []
}

/// A part of a response.
struct PartEntry: Sendable {
  var name: String
  var type: TypeUse
  var documentation: [String]
  var siriKit = SiriKitForm.derived
}

/// A case of an enumeration: a response code or a reason.
struct CaseEntry: Sendable {
  var name: String
  var place: TablePlace
  /// Empty where the shared table has the documentation of the case.
  var documentation: [String]
}

/// An initializer of SiriKit's class.
struct InitializerEntry: Sendable {
  var documentation: [String]
  var arguments: [InitializerArgument]
}

/// An argument of an initializer of SiriKit's class: `dateTime dateTimeRange = nil`.
struct InitializerArgument: Sendable {
  var label: String?
  var name: PlacedName
  var defaultValue: String?
}

/// The reasons for which a parameter's value can be refused.
struct ReasonsEntry: Sendable {
  /// The enumeration's name in the intent: `RecipientUnsupportedReason`.
  var name: String
  var place: TablePlace
  var documentation: [String]
  /// The systems that have the enumeration: `iOS 11 to 17`.
  var systems: String
  /// What SiriKit's resolution result is about: `a person who is to get a message`.
  var verdict = ""
  var cases: [CaseEntry] = []
}

extension String {
  var beginningWithSmallLetter: String { prefix(1).lowercased() + dropFirst() }
  var beginningWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
