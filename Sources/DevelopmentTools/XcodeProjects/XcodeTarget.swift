import IntentVocabulary

extension XcodeProject {
  /// A target, with what its build settings say of its product.
  struct Target: Equatable {
    var key: String
    var name: String
    /// The name that other targets import it by.
    var module: String
    /// The Info.plists of its configurations.
    var infoPlists: Set<String>
    /// What Xcode calls the kind of product, without its prefix: `application`, `app-extension`, `framework`.
    var kind: String
    /// The name of what is built.
    var productName: String
    /// The app's name where the build settings have it.
    var displayName: String?
    /// The text with which the user is asked for the permission, where the build settings have it.
    var usageDescription: String?
    /// The settings of its configurations, as they are written; those of a release go before.
    var settings: [String: String] = [:]

    /// Whether it is an app that people open.
    var isApplication: Bool { kind == "application" || kind == "application.on-demand-install-capable" }

    /// Whether others can import it.
    var isModule: Bool { kind.hasPrefix("framework") || kind.hasPrefix("library") || kind.isEmpty }
  }

  /// The build settings of a list of configurations, the release one first.
  ///
  /// Each inherits from the project's configuration with its name and from the file that it refers to.
  struct Settings {
    private var configurations: [(name: String, values: [String: String])]

    /// - Parameters:
    ///   - places: The paths of the configuration files, by the keys of their objects.
    ///   - below: The settings of the project, which apply where a target has none of its own.
    init(
      _ list: OldStyleValue?, in objects: [String: OldStyleValue], places: [String: String], over below: Settings? = nil
    ) {
      let found = (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
      let own = found.map { configuration -> (name: String, values: [String: String]) in
        let name = configuration["name"]?.string ?? ""
        var values = below?.values(of: name) ?? ["PRODUCT_NAME": "$(TARGET_NAME)"]
        if let file = Self.file(of: configuration, places) { values.lay(ConfigurationFile(file).values) }
        if case .dictionary(let settings)? = configuration["buildSettings"] {
          values.lay(settings.compactMapValues(\.string))
        }
        return (name, values)
      }
      let all = own.isEmpty ? below?.configurations ?? [] : own
      configurations = all.filter { $0.name == "Release" } + all.filter { $0.name != "Release" }
    }

    private static func file(of configuration: OldStyleValue, _ places: [String: String]) -> String? {
      if let key = configuration["baseConfigurationReference"]?.string { return places[key] }
      // Since Xcode 16 a file may be named from a folder that is a target's as a whole.
      guard let folder = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ places[$0] }),
        let path = configuration["baseConfigurationReferenceRelativePath"]?.string
      else { return nil }
      return XcodeProject.joined(folder, path)
    }

    private func values(of name: String) -> [String: String]? {
      (configurations.first { $0.name == name } ?? configurations.first)?.values
    }

    /// The settings of each configuration, without those of the others.
    var all: [[String: String]] { configurations.map(\.values) }

    /// All keys, each with the value of the first configuration that has it.
    var values: [String: String] { all.reversed().reduce(into: [:]) { $0.merge($1) { $1 } } }
  }

  /// - Parameter inherited: The settings of the project, which a target's own replace.
  static func target(
    _ object: OldStyleValue, key: String, in objects: [String: OldStyleValue], places: [String: String], base: String,
    inherited: Settings
  ) -> Target {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    let own = Settings(list, in: objects, places: places, over: inherited)
    let name = object["name"]?.string ?? ""
    var values = own.values
    values["TARGET_NAME"] = name
    // Where the setting is left to Xcode, the product has the name of the target.
    if values["PRODUCT_NAME"]?.isEmpty ?? true { values["PRODUCT_NAME"] = name }
    func expanded(_ text: String?) -> String? { text.flatMap { whole($0, values) } }
    let infos = own.all.compactMap { configuration in
      configuration["INFOPLIST_FILE"].map { file in
        let known = values.merging(configuration) { $1 }.filter { !roots.contains($0.key) }
        return place(ofSetting: settled(file, known), base: base)
      }
    }
    let prefix = "com.apple.product-type."
    let type = object["productType"]?.string ?? ""
    return Target(
      key: key, name: name, module: expanded(values["PRODUCT_MODULE_NAME"]) ?? name, infoPlists: Set(infos),
      kind: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type,
      productName: expanded(values["PRODUCT_NAME"]) ?? name,
      displayName: expanded(values["INFOPLIST_KEY_CFBundleDisplayName"]),
      usageDescription: expanded(values["INFOPLIST_KEY_NSSiriUsageDescription"]), settings: values)
  }

  /// The most bytes of a setting, since settings that refer to one another grow.
  private static let longest = 4096

  /// A setting with its references resolved; `nil` where it is empty or refers to an unknown setting.
  static func whole(_ text: String, _ values: [String: String]) -> String? {
    let text = settled(text, values)
    guard text.utf8.count <= longest else { return nil }
    return BuildSettings.isVariable(text) || text.isEmpty ? nil : text
  }

  /// A setting with those references resolved that are known.
  private static func settled(_ text: String, _ values: [String: String]) -> String {
    var text = text
    for _ in 0..<8 where BuildSettings.isVariable(text) && text.utf8.count <= longest {
      text = BuildSettings(values).expanded(text)
    }
    return text
  }

  /// The names of the project's folder in settings.
  private static let roots = ["SRCROOT", "PROJECT_DIR"]

  /// The path in a build setting, which may begin with any name of the project's folder.
  private static func place(ofSetting path: String, base: String) -> String {
    let rest =
      roots.flatMap { ["$(\($0))/", "${\($0)}/"] }.first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) }
      ?? path
    return rest.hasPrefix("/") ? normal(rest) : joined(base, rest)
  }
}

extension XcodeProject {
  /// The app that contains an extension: one that depends on it or copies it, directly or not; else the only app.
  func application(with target: Target) -> Target? {
    let all = targets.filter(\.isApplication)
    return all.first { brings($0, target) } ?? (all.count == 1 ? all[0] : all.first { shares($0, target) })
  }

  private func brings(_ app: Target, _ wanted: Target) -> Bool {
    var seen: Set<String> = []
    var left = [app.key]
    while let key = left.popLast() {
      guard seen.insert(key).inserted else { continue }
      if key == wanted.key { return true }
      left += needed(by: key)
    }
    return false
  }

  /// The targets that a target depends on, or whose products it copies.
  private func needed(by key: String) -> [String] {
    let depended = (objects[key]?["dependencies"]?.strings ?? []).compactMap { objects[$0]?["target"]?.string }
    let copied = (objects[key]?["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.string == "PBXCopyFilesBuildPhase" }
      .flatMap { $0["files"]?.strings ?? [] }.compactMap { objects[$0]?["fileRef"]?.string }
    return depended
      + targets.map(\.key).filter { objects[$0]?["productReference"]?.string.map(copied.contains) ?? false }
  }

  /// Whether an app and an extension have names that begin alike, as Xcode proposes them.
  private func shares(_ app: Target, _ target: Target) -> Bool { !app.name.isEmpty && target.name.hasPrefix(app.name) }

  /// The folders with a vocabulary among a target's resources, without the folders of languages.
  func vocabularyFolders(of target: Target) -> [String] {
    let phases = (objects[target.key]?["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.string == "PBXResourcesBuildPhase" }
    let named = phases.flatMap { $0["files"]?.strings ?? [] }.compactMap { objects[$0]?["fileRef"]?.string }
    let files = named.flatMap { [$0] + (objects[$0]?["children"]?.strings ?? []) }.compactMap { places[$0] }
    let folders = files.filter { $0.hasSuffix("AppIntentVocabulary.plist") }.map { file in
      file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }.map { $0.last?.hasSuffix(".lproj") == true ? $0.dropLast() : $0 }
    var seen: Set<String> = []
    return folders.map { $0.joined(separator: "/") }.filter { seen.insert($0).inserted }
  }
}
