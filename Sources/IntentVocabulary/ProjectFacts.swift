/// What an Xcode project says about an app outside of the app's folder.
package struct ProjectFacts: Sendable, Hashable {
  /// The name of the app: its display name, or that of its product.
  package var name: String?
  /// The name of the product, which a variable of the Info.plist may stand for.
  package var productName: String?
  /// The text with which the user is asked for the permission, where the build settings have it.
  package var usageDescription: String?
  /// The folder with the app's vocabularies and strings, where the Info.plist lies elsewhere.
  package var vocabularyFolder: String?
  /// The project's file, where it describes the app: the Info.plist may be made from build settings alone.
  package var file: String?
  /// The build settings that variables of the Info.plist may stand for.
  package var settings: [String: String]

  /// Facts; those that are not given are unknown.
  package init(
    name: String? = nil, productName: String? = nil, usageDescription: String? = nil, vocabularyFolder: String? = nil,
    file: String? = nil, settings: [String: String] = [:]
  ) {
    self.name = name
    self.productName = productName
    self.usageDescription = usageDescription
    self.vocabularyFolder = vocabularyFolder
    self.file = file
    self.settings = settings
  }
}
