import Foundation
import PropertyLists

/// A file to be written into a new folder.
struct NewFile: Sendable {
  var path: String
  var text: String

  init(_ path: String, text: String) {
    self.path = path
    self.text = text
  }

  init(_ path: String, _ list: PropertyListValue) throws {
    self.init(path, text: String(decoding: try list.xml(), as: UTF8.self))
  }

  /// Writes the file below a folder and prints its name; a file that exists is left as it is.
  func write(below folder: String, on console: Console) throws {
    let file = "\(folder)/\(path)"
    if FileManager.default.fileExists(atPath: file) {
      return console.print("\(file) is there already and was left as it is.")
    }
    try OutputFile.makeFolder(URL(filePath: file).deletingLastPathComponent().path)
    try OutputFile.write(text, to: file, for: .usual)
    console.print("wrote \(file)")
  }
}

/// What a name becomes where only some characters are possible.
enum NewName {
  /// The letters and digits of a name, each word beginning with a capital: `Unicorn Ride` is `UnicornRide`, and what
  /// ASCII has no letter for is written without its marks: `Colibrí` is `Colibri`.
  static func identifier(_ name: String) -> String {
    let plain = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !$0.properties.isDiacritic }
    let words = String(String.UnicodeScalarView(plain)).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isNumber == true ? "_\(joined)" : joined
  }

  static func folder(_ name: String) -> String { identifier(name) }
}
