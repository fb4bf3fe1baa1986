import Parley
import SimulatedApps

/// What can be written in a property list of an app, written as XML.
struct PlistCompletion {
  let catalog: IntentCatalog

  /// - Parameters:
  ///   - start: The text before the place.
  ///   - file: The file's name.
  func completions(after start: String, file: String) -> CompletionList {
    if let typed = Self.inside("key", start) {
      return CompletionList(typed: typed, keys(of: file), .keyword)
    }
    guard let typed = Self.inside("string", start), let key = Self.lastKey(in: start) else { return .none }
    switch key {
    case "IntentsSupported", "INIntentsSupported", "IntentsRestrictedWhileLocked", "INIntentsRestrictedWhileLocked",
      "IntentName":
      return CompletionList(typed: typed, intents.map(\.siriKitName), .type)
    case "ParameterNames":
      let names = catalog.intents.flatMap { intent in
        intent.parameters.map { "\(intent.name.siriKitName).\($0.name)" }
      }
      return CompletionList(typed: typed, names, .field)
    default: return .none
    }
  }

  private var intents: [IntentName] { catalog.intents.flatMap { [$0.name] + $0.aliases } }

  private func keys(of file: String) -> [String] {
    file == "World.plist" ? SimulatedApp.worldKeys : PlistKeys.keys(of: file)
  }

  /// What is typed in an element that is still open at the place; `nil` where another element is open there.
  private static func inside(_ element: String, _ start: String) -> Substring? {
    guard let opening = start.ranges(of: "<\(element)>").last else { return nil }
    let rest = start[opening.upperBound...]
    return rest.contains("<") ? nil : rest
  }

  private static func lastKey(in start: String) -> String? {
    guard let opening = start.ranges(of: "<key>").last, let end = start[opening.upperBound...].firstRange(of: "</key>")
    else { return nil }
    return String(start[opening.upperBound..<end.lowerBound])
  }
}
