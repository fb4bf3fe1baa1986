import IntentText

/// The names by which suggestions are recognised: hashes, so that no file contains the words of what was only offered.
package enum SuggestionIdentifier {
  package static func place(_ act: String, _ key: String) -> String {
    "place " + hex([Array(act.utf8)[...], Array(key.utf8)[...]])
  }
  package static func media(_ app: String, _ item: String) -> String {
    "media " + hex([Array(app.utf8)[...], Array(item.utf8)[...]])
  }

  static func habit(_ app: ArraySlice<UInt8>, _ intent: ArraySlice<UInt8>, _ key: ArraySlice<UInt8>) -> String {
    "habit " + hex([app, intent, key])
  }

  private static func hex(_ parts: [ArraySlice<UInt8>]) -> String {
    let digits = String(parts.reduce(Words.hash([])) { Words.hash($1 + [0x1F], after: $0) }, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
