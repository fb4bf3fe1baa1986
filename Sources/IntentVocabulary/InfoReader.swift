import IntentModel
import IntentText
import PropertyLists

/// Reads an Info.plist, of an app or of its intents extension.
///
/// Source of the keys: Apple's Information Property List reference.
struct InfoReader {
  var file: PlistFile
  let names: KnownNames
  /// The name of the project that the file is a source of: build settings complete it, so what is missing or a variable
  /// there is no problem, and the app is called by it.
  ///
  /// `nil` for a finished bundle.
  var project: String?
  /// What is known of the build, for a folder of sources.
  var settings = BuildSettings()
  var isSource = false
  /// Whether the build settings have the permission's text.
  var isAskedElsewhere = false
  /// What the file says about the app's names.
  private(set) var appNames = InfoNames()

  init(file: PlistFile, names: KnownNames, project: String? = nil) {
    self.file = file
    self.names = names
    self.project = project
  }

  mutating func read() -> AssistantApp {
    let root = file.root
    let named = text("CFBundleDisplayName", in: root) ?? text("CFBundleName", in: root)
    let name = named ?? project
    if name == nil { missing("CFBundleDisplayName", in: root) }
    let identifier = text("CFBundleIdentifier", in: root) ?? project
    if identifier == nil { missing("CFBundleIdentifier", in: root) }
    let usage = text("NSSiriUsageDescription", in: root)
    let attributes = root["NSExtension"]?["NSExtensionAttributes"]
    checkSpelling(of: root, attributes)
    let places = [root] + (attributes.map { [$0] } ?? [])
    let supported = intents("IntentsSupported", in: places)
    let restricted = intents("IntentsRestrictedWhileLocked", in: places)
    for (intent, _, node) in restricted where !supported.contains(where: { $0.name == intent }) {
      file.report(.restrictedButNotSupported(intent.siriKitName), at: node)
    }
    // An extension has none, because its app asks the user; and an app without intents asks for no permission.
    let isAsked = root["NSSiriUsageDescription"] != nil || isAskedElsewhere
    if !isAsked, root["NSExtension"] == nil, project == nil, !supported.isEmpty {
      file.report(.noUsageDescription, at: root)
    }
    appNames = InfoNames(
      display: name ?? "", spoken: text("CFBundleSpokenName", in: root), alternatives: alternatives(in: root))
    var app = AssistantApp(
      identifier: identifier ?? "", displayName: name ?? "", names: [],
      usageDescription: usage, supportedIntents: supported.map(\.name),
      restrictedWhileLocked: Set(restricted.map(\.name)))
    app.declare(supported.flatMap(\.declared), names)
    app.names = appNames.names(in: [:])
    for node in file.elements("NSUserActivityTypes", in: root) {
      if let type = file.text(node, of: "NSUserActivityTypes"), !app.activityTypes.contains(type) {
        app.activityTypes.append(type)
      }
    }
    app.directionsModes = directionsModes(in: root)
    return app
  }

  /// Reports a missing key; in a source it is none, because a build adds it.
  private mutating func missing(_ key: String, in root: PropertyList) {
    let isSource = isSource || file.hasVariables
    file.report(isSource ? .leftToBuild(key) : .missingKey(key), at: root, isSource ? .note : .error)
  }

  private mutating func directionsModes(in root: PropertyList) -> Set<DirectionsMode> {
    let key = "MKDirectionsApplicationSupportedModes"
    var modes: Set<DirectionsMode> = []
    for node in file.elements(key, in: root) {
      guard let text = file.text(node, of: key) else { continue }
      if let mode = DirectionsMode(infoPlistName: text) {
        modes.insert(mode)
      } else {
        let known = DirectionsMode.allCases.map(\.infoPlistName)
        file.report(.unknownDirectionsMode(text, nearest: NearestName.nearest(to: text, among: known)), at: node)
      }
    }
    return modes
  }

  private static let keys = [
    "CFBundleIdentifier", "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "NSSiriUsageDescription",
    "NSUserActivityTypes", "INAlternativeAppNames", "MKDirectionsApplicationSupportedModes",
  ]
  private static let intentKeys = [
    "IntentsSupported", "IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable",
    "SupportedMediaCategories",
  ]
  private static let alternativeKeys = ["INAlternativeAppName", "INAlternativeAppNamePronunciationHint"]

  /// All keys that are read, with those of an extension.
  static let allKeys =
    keys + intentKeys + alternativeKeys
    + ["NSExtension", "NSExtensionAttributes", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass"]

  /// Reports keys that resemble one of those read here; other keys of an Info.plist are left alone.
  private mutating func checkSpelling(of root: PropertyList, _ attributes: PropertyList?) {
    let known = Self.keys + Self.intentKeys + Self.intentKeys.map { "IN" + $0 }
    let suspects = ["IN", "Intent", "MKDirections", "NSSiri", "NSUserActiv", "CFBundleSpoken", "CFBundleDisplay"]
    for entry in [root, attributes].compactMap({ $0?.entries }).joined() {
      let key = entry.key
      guard !known.contains(key), suspects.contains(where: key.hasPrefix),
        let nearest = NearestName.nearest(to: key, among: known)
      else { continue }
      file.report(.unknownKey(key, nearest: nearest), at: entry.keyNode)
    }
  }

  /// The text of a key; `nil` if it is empty.
  private mutating func text(_ key: String, in root: PropertyList) -> String? {
    guard let node = root[key], let written = file.text(node, of: key) else { return nil }
    let text = settings.expanded(written)
    if BuildSettings.isVariable(text) {
      guard project == nil else { return nil }
      file.report(.unexpandedVariable(text), at: node)
    }
    guard !text.isEmpty else {
      file.report(.emptyValue(of: key), at: node)
      return nil
    }
    return text
  }

  private mutating func alternatives(in root: PropertyList) -> [InfoNames.Alternative] {
    var found: [InfoNames.Alternative] = []
    let alternatives = file.elements("INAlternativeAppNames", in: root)
    if alternatives.count > 3, let node = root["INAlternativeAppNames"] {
      file.report(.tooManyAlternativeNames(alternatives.count), at: node)
    }
    for node in alternatives.prefix(3) {
      guard file.isDictionary(node, of: "INAlternativeAppNames") else { continue }
      file.checkKeys(of: node, known: Self.alternativeKeys)
      guard let name = text("INAlternativeAppName", in: node) else {
        if node["INAlternativeAppName"] == nil {
          file.report(.missingKey("INAlternativeAppName"), at: node)
        }
        continue
      }
      found.append(
        InfoNames.Alternative(name: name, hint: file.text("INAlternativeAppNamePronunciationHint", in: node)))
    }
    return found
  }

  /// The known intents in a list, in any of its places and with or without the prefix, each with its names in the list.
  private mutating func intents(
    _ key: String, in places: [PropertyList]
  ) -> [(name: IntentName, declared: [IntentName], node: PropertyList)] {
    var found: [(name: IntentName, declared: [IntentName], node: PropertyList)] = []
    var spelled: Set<String> = []
    for place in places {
      for key in [key, "IN" + key] {
        for node in file.elements(key, in: place) {
          guard let text = file.text(node, of: key), let declared = intent(text, at: node) else { continue }
          let name = names.served(declared)
          if !spelled.insert(text).inserted {
            file.report(.repeatedIntent(text), at: node)
          } else if let known = found.firstIndex(where: { $0.name == name }) {
            if !found[known].declared.contains(declared) { found[known].declared.append(declared) }
          } else {
            found.append((name, [declared], node))
          }
        }
      }
    }
    return found
  }

  private mutating func intent(_ text: String, at node: PropertyList) -> IntentName? {
    if text.isEmpty {
      file.report(.emptyValue(of: "IntentsSupported"), at: node)
    } else if names.isServed(text) {
      return IntentName(siriKitName: text)
    } else if BuildSettings.isVariable(text) {
      file.report(.unexpandedVariable(text), at: node)
    } else if names.isUnserved(text) {
      file.report(.unservedIntent(text), at: node)
    } else {
      file.report(names.stranger(text), at: node)
    }
    return nil
  }
}
