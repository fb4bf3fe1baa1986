import IntentModel
import IntentText

/// The names that files may use: those of a catalog and those of the handlers given.
struct KnownNames {
  /// All intents in SiriKit's spelling, those that are served first.
  let intents: [String]
  /// The parameters whose words an app may bring.
  let vocabularyParameters: Set<String>
  /// Parameters that hold a name, yet are not documented as taking an app's words.
  let otherParameters: Set<String>
  private let served: Set<String>
  private let descriptions: [IntentDescription]
  private let catalogued: Set<IntentName>
  private let unserved: Set<String>
  /// The intents by their other names.
  private let aliases: [IntentName: IntentName]

  init(handlers: [AnyIntentHandler], catalog: IntentCatalog, others: [IntentName] = []) {
    descriptions = handlers.map(\.description)
    let known = descriptions + catalog.intents
    aliases = known.reduce(into: [:]) { aliases, intent in
      for alias in intent.aliases { aliases[alias] = intent.name }
    }
    catalogued = Set(catalog.intents.flatMap { [$0.name] + $0.aliases })
    intents = (handlers.map(\.name) + others + known.flatMap { [$0.name] + $0.aliases }).map(\.siriKitName)
    served = Set(intents)
    unserved = Set(catalog.unserved.map(\.siriKitName))
    vocabularyParameters = Set(catalog.vocabularyParameters)
    otherParameters = Set(catalog.otherParameters)
  }

  func isServed(_ name: String) -> Bool {
    served.contains(name) || served.contains(IntentName(siriKitName: name).siriKitName)
  }

  func isUnserved(_ name: String) -> Bool { unserved.contains(name) }

  /// Whether the catalog has the name; its intents have a fixed list of parameters with words.
  func isCatalogued(_ name: String) -> Bool { catalogued.contains(IntentName(siriKitName: name)) }

  /// The intent that serves a name in a file: the two older call intents are one.
  func served(_ name: IntentName) -> IntentName { aliases[name] ?? name }

  /// The problem of a name that is neither served nor otherwise known.
  ///
  /// A project's own class has no SiriKit prefix, and resembles no known name.
  func stranger(_ name: String) -> VocabularyProblem.Reason {
    let nearest = IntentSpelling.nearest(to: name, among: intents)
    return nearest == nil && !name.hasPrefix("IN") ? .ownIntent(name) : .unknownIntent(name, nearest: nearest)
  }

  /// The paths by which a handler's intent calls the names that its parameters take: `OrderCoffeeIntent.drink`; `nil`
  /// for an intent without a handler.
  func paths(of intent: String) -> [String]? {
    let name = IntentName(siriKitName: intent)
    return descriptions.first { $0.name == name }.map { description in
      let types = description.parameters.compactMap { if case .name(let type) = $0.kind { type.rawValue } else { nil } }
      return description.parameters.map { "\(intent).\($0.name)" } + types
    }
  }
}

/// Finds the intent that a misspelt name means.
package enum IntentSpelling {
  /// The known intent that is meant: one that only lacks its prefix or its ending, or else the nearest.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let whole = [name + "Intent", "IN" + name, "IN" + name + "Intent"].map { $0.lowercased() }
    return known.first { whole.contains($0.lowercased()) } ?? NearestName.nearest(to: name, among: known)
  }
}
