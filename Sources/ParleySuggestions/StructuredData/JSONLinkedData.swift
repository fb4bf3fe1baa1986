import IntentHistory
/// The things that a script of JSON-LD describes.
struct JSONLinkedData {
  private(set) var things: [StructuredThing] = []
  /// How many things one script may describe.
  private var room = 1000

  init(_ script: ArraySlice<UInt8>) {
    guard let json = BoundedJSON(script) else { return }
    add(json)
  }

  /// The things at the top: an object, a list of them, or those of `@graph`.
  private mutating func add(_ json: BoundedJSON) {
    switch json {
    case .array(let values): for value in values { add(value) }
    case .object(let entries):
      let hasGraph = entries.contains { $0.key == "@graph" }
      for entry in entries where entry.key == "@graph" { add(entry.value) }
      if !hasGraph || entries.contains(where: { $0.key == "@type" }), let thing = thing(entries) {
        things.append(thing)
      }
    default: break
    }
  }

  private mutating func thing(_ entries: [(key: String, value: BoundedJSON)]) -> StructuredThing? {
    guard room > 0 else { return nil }
    room -= 1
    var thing = StructuredThing()
    for (key, value) in entries {
      switch key {
      case "@type": thing.types = texts(value).map(SchemaType.shortName)
      case "@id": thing.identifier = texts(value).first
      case "@context", "@graph", "@value", "@language": break
      default: for value in values(value) { thing.add(value, for: key) }
      }
    }
    return thing
  }

  private mutating func values(_ json: BoundedJSON) -> [StructuredValue] {
    switch json {
    case .null: return []
    case .string(let text):
      return [.text(text.utf8.count <= HTMLText.limit ? text : String(text.prefix(HTMLText.limit)))]
    case .literal(let text): return [.text(text)]
    case .array(let values):
      var all: [StructuredValue] = []
      for value in values.prefix(100) { all += self.values(value) }
      return all
    case .object(let entries):
      if let value = entries.first(where: { $0.key == "@value" })?.value { return values(value) }
      return thing(entries).map { [.thing($0)] } ?? []
    }
  }

  private func texts(_ json: BoundedJSON) -> [String] {
    switch json {
    case .string(let text): [text]
    case .array(let values): values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    default: []
    }
  }
}
