import Foundation
import IntentText
import Parley

/// The names that donated lines may use: keys, intents with their parameters, and the apps where some are given.
struct DonationNames {
  private let intents: [IntentName: [String]]
  /// The identifiers of the known apps; where it is empty, any app may donate.
  private let apps: [String]

  init(apps: [AssistantApp], catalog: IntentCatalog) {
    self.apps = apps.map(\.identifier)
    var intents: [IntentName: [String]] = [:]
    for known in catalog.intents { intents[known.name] = known.parameters.map(\.name) }
    // Intents without a handler here are known by their names only, without parameters.
    for own in apps.flatMap(\.supportedIntents) where intents[own] == nil { intents[own] = [] }
    self.intents = intents
  }

  static let keys = [
    "app", "intent", "item", "activity", "people", "parameters", "code", "direction", "date", "duration", "identifier",
    "group", "location", "title", "description", "keywords", "domain", "expires", "place", "phoneNumbers", "userInfo",
    "webpage", "predict",
  ]

  /// Refuses a line that names something which does not exist.
  func check(_ line: DonatedLine, text: [UInt8]) throws(LineProblem) {
    let object = (try? JSONSerialization.jsonObject(with: Data(text))) as? [String: Any] ?? [:]
    for key in object.keys.sorted() { try check("key", key, among: Self.keys) }
    if !apps.isEmpty { try check("app", line.app, among: apps) }
    guard let intent = line.intent else { return }
    let name = IntentName(siriKitName: intent)
    try check("intent", name.rawValue, among: intents.keys.map(\.rawValue).sorted())
    guard let known = intents[name], !known.isEmpty else { return }
    for parameter in (line.parameters ?? [:]).keys.sorted() {
      try check("parameter of \(name)", parameter, among: known)
    }
  }

  private func check(_ kind: String, _ name: String, among known: [String]) throws(LineProblem) {
    if known.contains(name) { return }
    throw .unknownName(kind, name, nearest: NearestName.nearest(to: name, among: known))
  }
}
