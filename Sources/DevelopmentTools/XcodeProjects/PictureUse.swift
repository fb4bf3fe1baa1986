import SwiftSources

/// How sources use UIKit: if only for pictures, a stand-in of a few lines is enough to compile them.
struct PictureUse {
  struct Use: Equatable {
    var line: Int
    /// The name of UIKit's.
    var name: String
  }

  /// The first use of a name that the stand-in has.
  private(set) var pictures: Use?
  /// The first use of a name that the stand-in lacks.
  private(set) var others: Use?
  /// The line of the import.
  private(set) var importLine: Int?

  init(_ source: SwiftSource) {
    for line in source.lines {
      if SwiftSource.imported(by: line.code).map(SwiftSource.module) == "UIKit" {
        importLine = importLine ?? line.number
        continue
      }
      let code = SwiftSource.withoutStrings(line.code)
      for name in Self.names(in: code) {
        let use = Use(line: line.number, name: name)
        if Self.known.contains(name) { pictures = pictures ?? use } else { others = others ?? use }
      }
      if pictures != nil, let member = Self.members.first(where: { code.contains(".\($0)") }) {
        others = others ?? Use(line: line.number, name: String(member.prefix { $0 != "(" }))
      }
    }
  }

  /// What the stand-in has.
  private static let known: Set = ["UIImage", "UIImagePNGRepresentation", "#imageLiteral"]
  /// Members of a picture on Apple's systems that the stand-in lacks.
  private static let members = [
    "jpegData(", "withRenderingMode(", "cgImage", "ciImage", "withTintColor(", "resizableImage(", "preparingThumbnail(",
  ]

  /// The names of UIKit in a line: `UIImage`, not `UID`.
  private static func names(in code: String) -> [String] {
    var names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter(isOfUIKit).map(String.init)
    if code.contains("#imageLiteral") { names.append("#imageLiteral") }
    // The stand-in has only the initialisers for a name and for bytes.
    for call in code.split(separator: "UIImage(", omittingEmptySubsequences: false).dropFirst() {
      let argument = call.prefix { $0 != "," }
      let isKnown = argument.hasPrefix("named:") || argument.hasPrefix("data:") || argument.hasPrefix("contentsOfFile:")
      if !isKnown || call.contains(", in:") { names.append("UIImage(\(argument.prefix { $0 != ":" }):)") }
    }
    return names
  }

  private static func isOfUIKit(_ word: Substring) -> Bool {
    let rest = word.dropFirst(2)
    guard word.hasPrefix("UI"), let first = rest.first, first.isUppercase else { return false }
    return rest.dropFirst().first?.isLowercase == true
  }

  static let standInNames = SwiftNames.declared(in: SwiftTokens.tokens(of: standIn))

  /// The stand-in, as a module of the name that the sources import.
  static let standIn = """
    // Stands in for the little of UIKit that the extension uses: a picture by its name or its bytes, and its bytes again.
    // No picture is looked for: one that has only a name is a single transparent pixel.
    @_exported import Foundation

    public final class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
      private let bytes: Data

      public init?(named name: String) { bytes = Self.pixel }
      public init?(data: Data) { bytes = data }
      public init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        bytes = data
      }
      public required init(imageLiteralResourceName name: String) { bytes = Self.pixel }

      public func pngData() -> Data? { bytes }

      private static let pixel =
        Data(
          base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
        ?? Data()
    }

    public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

    public typealias _ImageLiteralType = UIImage

    """
}
