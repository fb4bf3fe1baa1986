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
  /// The intents by the other names that they have.
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

  /// Whether the name is one of the catalog's: those have a fixed list of parameters with words.
  func isCatalogued(_ name: String) -> Bool { catalogued.contains(IntentName(siriKitName: name)) }

  /// The intent that a name in a file is served as: the two older calls are one call.
  func served(_ name: IntentName) -> IntentName { aliases[name] ?? name }

  /// What is to be said of a name that is neither served nor known otherwise: a class of the project's own has no prefix
  /// of SiriKit's, and is like no name that is known.
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

/// How an intent's name is meant that is spelt in another way than SiriKit spells it.
package enum IntentSpelling {
  /// The known intent that is meant: one that only lacks its prefix or its ending, or else the nearest.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let whole = [name + "Intent", "IN" + name, "IN" + name + "Intent"].map { $0.lowercased() }
    return known.first { whole.contains($0.lowercased()) } ?? NearestName.nearest(to: name, among: known)
  }
}
