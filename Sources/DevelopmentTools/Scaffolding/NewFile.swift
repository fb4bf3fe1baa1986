import Foundation
import PropertyLists

/// A file to be written into a new folder.
package struct NewFile: Sendable {
  package var path: String
  package var text: String

  package init(_ path: String, text: String) {
    self.path = path
    self.text = text
  }

  package init(_ path: String, _ list: PropertyListValue) throws {
    self.init(path, text: String(decoding: try list.xml(), as: UTF8.self))
  }
}

/// Names for places in which only some characters are allowed.
package enum NewName {
  /// The letters and digits of a name, each word beginning with a capital: `Unicorn Ride` is `UnicornRide`, and what
  /// ASCII has no letter for is written without its marks: `Colibrí` is `Colibri`.
  package static func identifier(_ name: String) -> String {
    let plain = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isDiacritic }
    let words = String(String.UnicodeScalarView(plain)).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }

  package static func folder(_ name: String) -> String { identifier(name) }
}
