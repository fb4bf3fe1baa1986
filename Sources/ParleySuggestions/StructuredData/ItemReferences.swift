import StepCounting

/// Properties that Microdata has elsewhere in the page: `itemref` names the ids of the elements that hold them.
struct ItemReferences {
  static let itemref = HTMLTokens.Name("itemref")
  /// The property under which a thing keeps these ids until the whole page is read; a page cannot use its name.
  private static let key = "\u{0}itemref"
  private static let greatestIDs = 200
  private static let greatestDepth = 4

  private var ids: Set<String> = []
  private var shared: [String: StructuredThing] = [:]
  /// How many values may still be copied from elsewhere.
  private var room = 5000

  init() {}

  /// Finds the ids that a page refers to; a search for the attribute's name shows that most pages refer to none.
  init(in tokens: HTMLTokens) {
    guard Self.mayRefer(tokens.bytes) else { return }
    var tokens = tokens
    while ids.count < Self.greatestIDs, let token = tokens.next() {
      guard case .open(let tag) = token else { continue }
      for attribute in tag.attributes where attribute.name == Self.itemref {
        ids.formUnion(Self.split(HTMLText.decoded(tokens.bytes[attribute.value])))
      }
    }
  }

  var isEmpty: Bool { ids.isEmpty }

  func contains(_ id: String) -> Bool { ids.contains(id) }

  /// Stores the properties in the element with an id; the first element of that id counts, as in browsers.
  mutating func keep(_ properties: StructuredThing, as id: String) {
    if shared[id] == nil { shared[id] = properties }
  }

  /// Notes which ids a thing refers to.
  static func mark(_ thing: inout StructuredThing?, with ids: String) {
    thing?.properties[key] = split(ids).map { .text($0) }
  }

  private static func split(_ ids: String) -> [String] { HTMLText.names(in: ids, atMost: 20) }

  /// The thing with the properties that it refers to; so are the things in it.
  ///
  /// What the page describes itself is always looked at: the size of the page bounds it.
  mutating func resolved(_ thing: StructuredThing) -> StructuredThing { resolved(thing, depth: 0) ?? thing }

  /// The same; `nil` where too many values were copied already: things that refer to each other would grow without end.
  private mutating func resolved(_ thing: StructuredThing, depth: Int) -> StructuredThing? {
    Steps.count(thing.properties.reduce(1) { $0 + $1.value.count })
    var resolved = thing
    let references = resolved.properties.removeValue(forKey: Self.key) ?? []
    for (property, values) in resolved.properties {
      if depth > 0 { room -= values.count }
      guard room > 0 || depth == 0 else { return nil }
      resolved.properties[property] = values.compactMap { self.resolved($0, depth: depth) }
    }
    guard depth < Self.greatestDepth else { return resolved }
    for case .text(let id) in references {
      guard room > 0, let held = shared[id]?.properties else { continue }
      room -= 1 + held.count
      for (property, values) in held.sorted(by: { $0.key < $1.key }) where property != Self.key {
        for value in values where room > 0 {
          room -= 1
          if let value = self.resolved(value, depth: depth + 1) { resolved.add(value, for: property) }
        }
      }
    }
    return resolved
  }

  private mutating func resolved(_ value: StructuredValue, depth: Int) -> StructuredValue? {
    guard case .thing(let thing) = value else { return value }
    if depth > 0 { room -= 1 }
    guard room > 0 || depth == 0 else { return nil }
    return resolved(thing, depth: depth).map { .thing($0) }
  }

  private static func mayRefer(_ bytes: [UInt8]) -> Bool {
    let word = Array("itemref".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...bytes.count - word.count where bytes[start] | 0x20 == word[0] {
        if (1..<word.count).allSatisfy({ bytes[start + $0] | 0x20 == word[$0] }) { return true }
      }
      return false
    }
  }
}
