import LanguageNotation

/// The intents of one domain, as its table has them.
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

/// A name in a table, with its place for the message that nothing is called so.
struct PlacedName: Sendable {
  var name: String
  var place: TablePlace
}

/// One intent: what Parley's type, its handling protocol and SiriKit's class of it are written from.
package struct IntentEntry: Sendable {
  /// The intent's name without SiriKit's prefix: `SendMessage`.
  package let name: String
  let place: TablePlace
  let documentation: [String]
  /// Whether the intent looks something up: then what is left out does not narrow it.
  var isSearch = false
  /// The current intent that is asked for in place of this one, which SiriKit had before; Parley has no type for it.
  var current: PlacedName?
  /// What an app does that lists the intent's constant; `nil` where SiriKit has no constant of its name.
  var listing: String?
  /// How SiriKit's methods name the intent, where it is not `intent`.
  var handleLabel = MethodLabel()
  var confirmLabel = MethodLabel()
  /// What the app reports after it has answered; `nil` where an answer is the end.
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
  /// What every request of an older intent says, as an argument of the current intent's initializer.
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

/// How a method names the intent: `handle(cancelRide intent: INCancelRideIntent, …)`.
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
  /// Whether no words fill it.
  var isUnspoken = false
  /// What fills it, in Swift, where the type does not say it: `.name(.contactGroupName)`.
  var kind: String?
  /// Whether a word that every app knows goes before a longer name that contains it.
  var prefersSymbols = false
  /// What its resolver settles, and what stays as said without one; `nil` where it has none.
  var settles: String?
  var stays: String?
  var reasons: PlacedName?
  /// How iOS 10 had the resolver, where it was another.
  var older: OlderResolver?
  var siriKit = SiriKitForm.derived
}

/// The resolver of iOS 10: of the same name with another result, or of another name.
struct OlderResolver: Sendable {
  /// The name of the parameter then, where it was another.
  var name: String?
  var result: String
}

/// How SiriKit has a parameter or a part of a response.
enum SiriKitForm: Sendable, Hashable {
  /// As its type says.
  case derived
  /// With another result class than the one that its reasons or its type have.
  case result(String)
  /// Not at all, or in a way that is written by hand.
  case notGenerated
}

/// A type as a parameter has it: one value or a list.
struct TypeUse: Sendable {
  var name: String
  var isList: Bool
  var place: TablePlace
}

/// What Parley's `IntentRules` are made of.
struct RulesEntry: Sendable {
  var documentation: [String]
  var place: TablePlace
  /// The arguments in Swift, each with the lines of the table that it stands in.
  var arguments: [[TableLine]] = []
}

/// A line of a table, without the spaces around it.
struct TableLine: Sendable {
  var text: String
  var place: TablePlace
}

/// An argument in Swift, which is copied as it is.
struct Argument: Sendable {
  var label: String
  var value: String
}

/// What an app answers beside a code.
struct ResponseEntry: Sendable {
  /// A type that is written by hand and that several intents share; `nil` where the intent has its own.
  var type: String?
  /// What is to be said of the response beside that it is one.
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
  /// Empty where the shared table says what the case means.
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

/// Why a parameter's value can be refused.
struct ReasonsEntry: Sendable {
  /// The enumeration's name in the intent: `RecipientUnsupportedReason`.
  var name: String
  var place: TablePlace
  var documentation: [String]
  /// The systems that have it: `iOS 11 to 17`.
  var systems: String
  /// What SiriKit's verdict is about: `a person who is to get a message`.
  var verdict = ""
  var cases: [CaseEntry] = []
}

extension String {
  var beginningWithSmallLetter: String { prefix(1).lowercased() + dropFirst() }
  var beginningWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
