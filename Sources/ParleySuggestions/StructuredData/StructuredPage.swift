import StepCounting

/// The things that a page describes by JSON-LD, Microdata and RDFa.
///
/// A page is not trusted: it is read once from the front, at most ``greatestSize`` bytes of it; nothing of it is
/// executed and nothing is fetched; depth, attributes, things and texts are bounded.
public struct StructuredPage: Sendable {
  /// In the order in which their descriptions end in the page; those of JSON-LD where the script is.
  public private(set) var things: [StructuredThing] = []

  /// The most bytes that are read; the rest of a page is ignored.
  public static let greatestSize = 4 << 20
  private static let greatestDepth = 256
  private static let greatestCaptures = 16
  private static let greatestThings = 2000
  /// The most values that are repeated because their thing is the value of several properties.
  private static let greatestRepeats = 50_000

  /// An element that is open.
  private struct Element {
    var name: HTMLTokens.Name
    /// The thing that it describes.
    var thing: StructuredThing?
    /// The properties of the surrounding thing that this element's content is a value of.
    var properties: [String] = []
    /// The text gathered so far, where the text is the property.
    var text: String?
    /// Where things elsewhere in the page refer to this element: its id, and the properties in it.
    var shared: (id: String, properties: StructuredThing)?
    /// How many values its thing holds, with those of the things in it and the thing itself.
    var size = 1
  }

  private var elements: [Element] = []
  /// The number of open elements for each last byte of a name's hash: it shows at once that most stray end tags close
  /// nothing.
  private var openNames = [Int](repeating: 0, count: 256)
  /// How many elements are open below the greatest depth.
  private var beyond = 0
  /// The places in `elements` of those whose text is collected.
  private var captures: [Int] = []
  private var thingCount = 0
  private var repeatsLeft = Self.greatestRepeats
  /// The ids that things refer to with `itemref`, and the properties under them.
  private var references = ItemReferences()

  /// Reads a page of text.
  public init(html: String) { self.init(html: Array(html.utf8)) }

  /// Reads a page of UTF-8 bytes; bytes that are no UTF-8 are replaced.
  public init(html bytes: [UInt8]) {
    var tokens = HTMLTokens(bytes.count > Self.greatestSize ? Array(bytes.prefix(Self.greatestSize)) : bytes)
    references = ItemReferences(in: tokens)
    while let token = tokens.next() {
      Steps.count()
      switch token {
      case .open(let tag): open(tag, tokens.bytes)
      case .close(let name): close(name)
      case .text(let range): if !captures.isEmpty { gather(tokens.bytes[range]) }
      case .script(let tag, let content): read(script: content, tag, tokens.bytes)
      }
    }
    while !elements.isEmpty { closeLast() }
    if !references.isEmpty { things = things.map { references.resolved($0) } }
    Steps.count(things.count)
  }

  private mutating func read(script content: Range<Int>, _ tag: HTMLTokens.Tag, _ bytes: [UInt8]) {
    let type = tag.attributes.first { $0.name == Names.type }.map { HTMLText.decoded(bytes[$0.value]) } ?? ""
    guard type.lowercased().hasPrefix("application/ld+json"), things.count < Self.greatestThings else { return }
    things += JSONLinkedData(bytes[content]).things
  }

  private mutating func open(_ tag: HTMLTokens.Tag, _ bytes: [UInt8]) {
    let isVoid = tag.closesItself || Names.void.contains(tag.name)
    guard elements.count < Self.greatestDepth else {
      if !isVoid { beyond += 1 }
      return
    }
    var element = Element(name: tag.name)
    if !tag.attributes.isEmpty { describe(tag, bytes, in: &element) }
    elements.append(element)
    openNames[tag.name.bucket] += 1
    if isVoid { closeLast() }
  }

  /// Reads what the attributes of a tag say about its element.
  private mutating func describe(_ tag: HTMLTokens.Tag, _ bytes: [UInt8], in element: inout Element) {
    func value(_ name: HTMLTokens.Name) -> String? {
      tag.attributes.first { $0.name == name }.map { HTMLText.decoded(bytes[$0.value]) }
    }
    let names = [value(Names.itemprop), value(Names.property)].compactMap { $0 }
    element.properties = names.flatMap { HTMLText.names(in: $0, atMost: 10) }
    if !references.isEmpty, let id = value(Names.id), references.contains(id) {
      element.shared = (id, StructuredThing())
    }
    let isScope = tag.attributes.contains { $0.name == Names.itemscope }
    let type = value(Names.typeof) ?? (isScope ? value(Names.itemtype) ?? "" : nil)
    if let type, thingCount < Self.greatestThings {
      thingCount += 1
      element.thing = StructuredThing(
        types: HTMLText.names(in: type, atMost: 10).map(SchemaType.shortName),
        identifier: value(Names.itemid) ?? value(Names.resource) ?? value(Names.about))
      if let ids = value(ItemReferences.itemref) { ItemReferences.mark(&element.thing, with: ids) }
    } else if !element.properties.isEmpty {
      let given = Names.values.lazy.compactMap { value($0) }.first
      if let given {
        add(.text(given.trimmed), element.properties)
        for property in element.properties { element.shared?.properties.add(.text(given.trimmed), for: property) }
        element.properties = []
      } else if captures.count < Self.greatestCaptures {
        element.text = ""
        captures.append(elements.count)
      }
    }
  }

  private mutating func gather(_ bytes: ArraySlice<UInt8>) {
    var text: String?
    for index in captures where (elements[index].text?.utf8.count ?? .max) < HTMLText.limit {
      let decoded = text ?? HTMLText.decoded(bytes)
      elements[index].text?.append(decoded)
      text = decoded
    }
  }

  private mutating func close(_ name: HTMLTokens.Name) {
    if beyond > 0 {
      beyond -= 1
      return
    }
    guard openNames[name.bucket] > 0, elements.contains(where: { $0.name == name }) else { return }
    while let last = elements.last?.name {
      closeLast()
      if last == name { break }
    }
  }

  private mutating func closeLast() {
    guard let element = elements.popLast() else { return }
    openNames[element.name.bucket] -= 1
    if element.text != nil { captures.removeLast() }
    let value: StructuredValue? =
      element.thing.map(StructuredValue.thing) ?? element.text.map { .text(HTMLText.collapsed($0)) }
    var isPart = false
    if let value, !element.properties.isEmpty {
      isPart = add(value, named(element.properties, element.size), size: element.size)
      if var shared = element.shared {
        for property in element.properties { shared.properties.add(value, for: property) }
        references.keep(shared.properties, as: shared.id)
        isPart = true
      }
    } else if let shared = element.shared {
      references.keep(shared.properties, as: shared.id)
    }
    if let thing = element.thing, !isPart { things.append(thing) }
  }

  /// The properties that a thing may be a value of: each name after the first repeats the thing's whole content.
  ///
  /// It is bounded because things with ten names, each inside another, would hold ten times as much at each level.
  private mutating func named(_ properties: [String], _ size: Int) -> [String] {
    guard size > 1, properties.count > 1 else { return properties }
    let names = Array(properties.prefix(1 + repeatsLeft / size))
    repeatsLeft -= (names.count - 1) * size
    return names
  }

  /// Adds a value to the surrounding thing and to the shared properties; `false` where there is neither.
  @discardableResult
  private mutating func add(_ value: StructuredValue, _ properties: [String], size: Int = 1) -> Bool {
    var isPart = false
    for index in elements.indices.reversed() {
      if elements[index].thing != nil {
        elements[index].size += size * properties.count
        for property in properties { elements[index].thing?.add(value, for: property) }
        return true
      }
      if elements[index].shared != nil {
        for property in properties { elements[index].shared?.properties.add(value, for: property) }
        isPart = true
      }
    }
    return isPart
  }

  private enum Names {
    static let id = HTMLTokens.Name("id")
    static let type = HTMLTokens.Name("type")
    static let itemscope = HTMLTokens.Name("itemscope")
    static let itemtype = HTMLTokens.Name("itemtype")
    static let itemprop = HTMLTokens.Name("itemprop")
    static let itemid = HTMLTokens.Name("itemid")
    static let typeof = HTMLTokens.Name("typeof")
    static let property = HTMLTokens.Name("property")
    static let resource = HTMLTokens.Name("resource")
    static let about = HTMLTokens.Name("about")
    /// The attributes that hold a value, the most specific first.
    static let values = [
      HTMLTokens.Name("content"), HTMLTokens.Name("datetime"), HTMLTokens.Name("href"), HTMLTokens.Name("src"),
      HTMLTokens.Name("value"),
    ]
    static let void: [HTMLTokens.Name] = [
      HTMLTokens.Name("meta"), HTMLTokens.Name("link"), HTMLTokens.Name("img"), HTMLTokens.Name("br"),
      HTMLTokens.Name("hr"), HTMLTokens.Name("input"), HTMLTokens.Name("source"), HTMLTokens.Name("area"),
      HTMLTokens.Name("base"), HTMLTokens.Name("col"), HTMLTokens.Name("embed"), HTMLTokens.Name("track"),
      HTMLTokens.Name("wbr"), HTMLTokens.Name("param"),
    ]
  }
}
