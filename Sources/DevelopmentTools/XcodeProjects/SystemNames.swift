import Foundation

/// The names with a capital that a source can use without declaring them: what Swift, Foundation and the Intents of this
/// package have.
///
/// The two lists are made of the declarations themselves: `.ci/names.swift` writes that of the toolchain from its symbol
/// graphs, and a test compares the other with the sources here. What a newer toolchain adds is asked of the libraries
/// that the program runs with, so that a valid source is not refused for the age of a list.
enum SystemNames {
  static func has(_ name: String) -> Bool {
    known.contains(name) || words.contains(name) || isInLibraries(name)
  }

  /// What the compiler itself knows.
  private static let words: Set = ["Self", "Any", "Type", "Protocol", "Optional"]
  private static let known = Set((toolchain + " " + intents).split(separator: " ").map(String.init))

  /// The modules' names in mangled symbols.
  private static let modules = [
    "s", "10Foundation", "20FoundationEssentials", "30FoundationInternationalization", "20FoundationNetworking",
    "8Dispatch", "17_StringProcessing", "15Synchronization",
  ]
  /// The suffixes of descriptor symbols: for structures, classes, enumerations and protocols.
  private static let kinds = ["VMn", "CMn", "OMn", "Mp"]

  /// Whether one of the system's libraries in this process declares a type or a protocol of the name.
  static func isInLibraries(_ name: String) -> Bool {
    guard name.utf8.count < 100, let process = dlopen(nil, RTLD_NOW) else { return false }
    defer { dlclose(process) }
    return modules.contains { module in
      kinds.contains { dlsym(process, "$s\(module)\(name.utf8.count)\(name)\($0)") != nil }
    }
  }

  /// The framework to which a name's prefix points by Apple's conventions: `NSPersistentContainer`.
  static func framework(of name: String) -> String? {
    let rest = name.dropFirst(2)
    guard let first = rest.first, first.isUppercase, rest.dropFirst().first?.isLowercase == true else { return nil }
    return [
      "NS": "Foundation", "IN": "Intents", "CL": "CoreLocation", "CN": "Contacts", "CF": "Foundation",
      "CG": "Foundation",
    ][name.prefix(2)]
  }
}
