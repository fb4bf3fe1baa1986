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

    /// Whether it is an app that people open.
    var isApplication: Bool { kind == "application" || kind == "application.on-demand-install-capable" }

    /// Whether others can import it.
    var isModule: Bool { kind.hasPrefix("framework") || kind.hasPrefix("library") || kind.isEmpty }
  }

  /// The build settings of a list of configurations, the one of a release first.
  struct Settings {
    private let configurations: [[String: String]]

    init(_ list: OldStyleValue?, in objects: [String: OldStyleValue]) {
      let found = (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
      let isReleased = { (configuration: OldStyleValue) in configuration["name"]?.string == "Release" }
      configurations = (found.filter(isReleased) + found.filter { !isReleased($0) }).map { configuration in
        guard case .dictionary(let settings)? = configuration["buildSettings"] else { return [:] }
        return settings.compactMapValues(\.string)
      }
    }

    /// The values of a key in all configurations.
    subscript(key: String) -> [String] { configurations.compactMap { $0[key] } }

    /// All keys with the value of the first configuration that has them.
    var values: [String: String] {
      configurations.reversed().reduce(into: [:]) { $0.merge($1) { $1 } }
    }
  }

  /// - Parameter inherited: The settings of the project, which a target's own replace.
  static func target(
    _ object: OldStyleValue, key: String, in objects: [String: OldStyleValue], base: String, inherited: Settings
  ) -> Target {
    let own = Settings(object["buildConfigurationList"]?.string.flatMap { objects[$0] }, in: objects)
    let name = object["name"]?.string ?? ""
    var values = inherited.values.merging(own.values) { $1 }
    values["TARGET_NAME"] = name
    // Where the setting is left to Xcode, the product has the name of the target.
    if values["PRODUCT_NAME"].map({ $0.contains("inherited") }) ?? true { values["PRODUCT_NAME"] = name }
    func expanded(_ text: String?) -> String? { text.flatMap { whole($0, values) } }
    let infos = own["INFOPLIST_FILE"].map { file in
      place(ofSetting: BuildSettings(values.filter { $0.key != "SRCROOT" }).expanded(file), base: base)
    }
    let prefix = "com.apple.product-type."
    let type = object["productType"]?.string ?? ""
    return Target(
      key: key, name: name, module: expanded(values["PRODUCT_MODULE_NAME"]) ?? name, infoPlists: Set(infos),
      kind: type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type,
      productName: expanded(values["PRODUCT_NAME"]) ?? name,
      displayName: expanded(values["INFOPLIST_KEY_CFBundleDisplayName"]),
      usageDescription: expanded(values["INFOPLIST_KEY_NSSiriUsageDescription"]))
  }

  /// How long a setting may be, in bytes: settings that name each other grow.
  private static let longest = 4096

  /// A setting with the others that it names; `nil` where it is empty, or names one that is not known.
  private static func whole(_ text: String, _ values: [String: String]) -> String? {
    var text = text
    for _ in 0..<8 where BuildSettings.isVariable(text) && text.utf8.count <= longest {
      text = BuildSettings(values).expanded(text)
    }
    guard text.utf8.count <= longest else { return nil }
    return BuildSettings.isVariable(text) || text.isEmpty ? nil : text
  }

  /// The path of a build setting, in which the project's folder has four names.
  private static func place(ofSetting path: String, base: String) -> String {
    let roots = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    let rest = roots.first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) } ?? path
    return rest.hasPrefix("/") ? normal(rest) : joined(base, rest)
  }
}

extension XcodeProject {
  /// The app that brings an extension: one that depends on it or copies it, by way of others too; else the only one.
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

  /// The folders that have a vocabulary among the resources of a target, without the folders of languages.
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
