import Foundation
import IntentVocabulary
import PropertyLists

/// The intents that an Info.plist of Apple's form declares, with their places: of an extension, or of an app that handles
/// them itself.
package enum DeclaredIntents {
  /// Remarks on what Apple's systems do with each of them, where that matters.
  package static func notes(in file: String) -> [VocabularyProblem] {
    guard let content = FileManager.default.contents(atPath: file), content.count <= PropertyListLimits().size,
      let list = try? PropertyList(Array(content))
    else { return [] }
    let attributes = list["NSExtension"]?["NSExtensionAttributes"]
    let declared = [attributes?["IntentsSupported"], attributes?["INIntentsSupported"], list["INIntentsSupported"]]
    var seen: Set<String> = []
    let places = list.places
    return declared.compactMap { $0?.elements }.joined().compactMap { node in
      guard let name = node.string, seen.insert(name).inserted, let note = SiriService.of(name)?.note else {
        return nil
      }
      guard case .position(let line, let column) = places.place(of: node.offset) else {
        return VocabularyProblem(.found(note), file: file, severity: .note)
      }
      return VocabularyProblem(.found(note), file: file, line: line, column: column, severity: .note)
    }
  }
}
