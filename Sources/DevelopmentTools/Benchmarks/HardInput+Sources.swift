import SwiftSources

extension HardInput {
  /// Sources of Swift with App Shortcuts, cut off and nested in every way.
  static let sources =
    [
      "struct A: AppIntent { ", "struct A: AppEnum { case a, ", "AppShortcut(intent: A(), phrases: [\"a\", ",
      "@Parameter(",
      "(", "\"\\(", "\"\\u{", "####\"", "/*", "A.B.", "caseDisplayRepresentations = [", "struct A { struct B: ",
    ].map { part in
      HardInput("Swift source", "many times '\(part)'", size: 400) { size in
        let provider = "struct S: AppShortcutsProvider { AppShortcut(intent: A(), phrases: [\"a\"]) }\n"
        let text = "\(provider)struct B: AppIntent {\n" + String(repeating: part, count: size)
        return { _ = ShortcutSources(texts: [("A.swift", text)]) }
      }
    }
    + [
      HardInput("Swift source", "conditions in conditions", size: 2_000) { size in
        let text = String(repeating: "#if os(iOS)\n", count: size) + String(repeating: "let a = 1\n", count: size)
        return { _ = SwiftSource(text, importable: []) }
      }
    ]
}
