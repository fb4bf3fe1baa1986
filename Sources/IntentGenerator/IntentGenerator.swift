import Foundation
import IntentTables
import LanguageNotation

/// Writes Swift from the table of a domain's intents, or from what the tables share.
///
///     IntentGenerator domain Messaging.intents Shared.intents OUTPUT.swift
///     IntentGenerator siriKit Messaging.intents Shared.intents OUTPUT.swift
///     IntentGenerator reasons Shared.intents OUTPUT.swift
///
/// A mistake is printed as compilers do, `file:line:column: error: message`, and stops the build.
@main
struct IntentGenerator {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      guard let output = arguments.last, let source = try source(arguments.dropLast()) else {
        print("error: usage: IntentGenerator domain|siriKit TABLE SHARED OUTPUT | reasons SHARED OUTPUT")
        exit(64)
      }
      try source.write(toFile: output, atomically: true, encoding: .utf8)
    } catch let problems as NotationProblems {
      for problem in problems.problems { print(problem.compilerError) }
      exit(1)
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }

  /// What the arguments ask for; `nil` where they ask for nothing that there is.
  private static func source(_ arguments: [String]) throws -> String? {
    let texts = try arguments.dropFirst().map { try String(contentsOfFile: $0, encoding: .utf8) }
    let files = Array(arguments.dropFirst())
    switch arguments.first {
    case "domain" where texts.count == 2:
      return DomainWriter(try CheckedTable(texts[0], file: files[0], shared: texts[1], sharedFile: files[1])).source
    case "siriKit" where texts.count == 2:
      return SiriKitWriter(try CheckedTable(texts[0], file: files[0], shared: texts[1], sharedFile: files[1])).source
    case "reasons" where texts.count == 1:
      return DomainWriter.source(of: try CheckedTable.shared(texts[0], file: files[0]))
    default: return nil
    }
  }
}
