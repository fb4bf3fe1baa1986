import PropertyLists

/// Adds to an existing file what a new app's file has and it lacks; existing content is not changed.
package struct NewAddition {
  /// The file with the additions.
  package private(set) var text: String
  /// The names of the additions, each once: intents, keys.
  package private(set) var added: [String] = []

  /// `nil` where nothing is missing, or one of the files is no property list.
  package init?(of file: NewFile, to old: String) {
    text = old
    guard file.path.hasSuffix(".plist"), let new = try? PropertyList(Array(file.text.utf8)).value,
      let known = try? PropertyList(Array(old.utf8)).value
    else { return nil }
    let merged = merged(known, with: new, at: "")
    guard !added.isEmpty, let bytes = try? merged.xml() else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private mutating func merged(
    _ old: PropertyListValue, with new: PropertyListValue, at key: String
  ) -> PropertyListValue {
    switch (old, new) {
    case (.dictionary(let old), .dictionary(let new)):
      var entries = old
      for entry in new {
        if let place = entries.firstIndex(where: { $0.key == entry.key }) {
          entries[place].value = merged(entries[place].value, with: entry.value, at: entry.key)
        } else {
          entries.append(entry)
          note(entry.key)
        }
      }
      return .dictionary(entries)
    case (.array(let old), .array(let new)):
      let names = Set(old.compactMap(\.ownName))
      let missing = new.filter { value in
        value.ownName.map { !names.contains($0) } ?? !old.contains(value)
      }
      for value in missing { note(value.ownName ?? key) }
      return .array(old + missing)
    // What its author wrote stays.
    default: return old
    }
  }

  private mutating func note(_ name: String) { if !added.contains(name) { added.append(name) } }
}

extension PropertyListValue {
  /// The identity of a list's element: a string itself, a dictionary's name.
  fileprivate var ownName: String? {
    switch self {
    case .string(let text): return text
    case .dictionary(let entries):
      return entries.lazy.compactMap { entry in
        guard ["IntentName", "Name", "Identifier"].contains(entry.key), case .string(let name) = entry.value else {
          return nil
        }
        return name
      }.first
    default: return nil
    }
  }
}
