/// Reads XML into nodes, in one pass and without recursion.
struct XMLReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: PropertyListLimits
  var position = 0
  private(set) var nodes: [Node] = []
  var problems: [PropertyListProblem] = []
  /// The containers that are open, outermost first.
  private var open: [OpenContainer] = []
  private var hasRoot = false
  private var plist = PlistTag.none

  private enum PlistTag { case none, open, closed }

  struct OpenContainer {
    var node: Int
    var count: Int
    /// The node of a key whose value comes next.
    var pendingKey: Int?
    let isDictionary: Bool
  }

  init(bytes: UnsafeBufferPointer<UInt8>, limits: PropertyListLimits) {
    self.bytes = bytes
    self.limits = limits
    nodes.reserveCapacity(min(bytes.count / 24, limits.nodes))
  }

  init(bytes: [UInt8], limits: PropertyListLimits) {
    self.init(bytes: UnsafeBufferPointer(start: nil, count: 0), limits: limits)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  mutating func read() throws(ReadFailure) {
    while try skipToTag() {
      let tag = try readTag()
      if tag.isEnd { try close(tag) } else { try begin(tag) }
    }
    if let container = open.last {
      let name = container.isDictionary ? "dict" : "array"
      throw ReadFailure(.unexpectedEnd(inside: name), at: bytes.count)
    }
    if plist == .open { throw ReadFailure(.unexpectedEnd(inside: "plist"), at: bytes.count) }
    if !hasRoot { throw ReadFailure(.noValue, at: bytes.count) }
  }

  private mutating func begin(_ tag: XMLTag) throws(ReadFailure) {
    switch tag.element {
    case .plist: try beginPlist(tag)
    case .key: try readKey(tag)
    default: try readValue(tag)
    }
  }

  private mutating func beginPlist(_ tag: XMLTag) throws(ReadFailure) {
    guard plist == .none, !hasRoot else {
      throw ReadFailure(.misplacedElement("plist"), at: tag.offset)
    }
    plist = tag.isEmpty ? .closed : .open
  }

  private mutating func readKey(_ tag: XMLTag) throws(ReadFailure) {
    guard let container = open.last, container.isDictionary else {
      throw ReadFailure(.misplacedElement("key"), at: tag.offset)
    }
    if let pending = container.pendingKey {
      throw ReadFailure(.keyWithoutValue(text(of: pending)), at: Int(nodes[pending].offset))
    }
    open[open.count - 1].pendingKey = nodes.count
    try append(textNode(try readText(of: tag), at: tag.offset))
  }

  private mutating func readValue(_ tag: XMLTag) throws(ReadFailure) {
    try countValue(tag)
    switch tag.element {
    case .dict, .array:
      guard open.count < limits.depth else {
        throw ReadFailure(.tooDeep(limit: limits.depth), at: tag.offset)
      }
      open.append(
        OpenContainer(node: nodes.count, count: 0, pendingKey: nil, isDictionary: tag.element == .dict))
      try append(Node(tag.element == .dict ? .dictionary : .array, at: tag.offset))
      if tag.isEmpty { closeContainer() }
    case .string: try append(textNode(try readText(of: tag), at: tag.offset))
    default: try append(try scalar(tag, try readText(of: tag)))
    }
  }

  /// Counts a value of the open container.
  private mutating func countValue(_ tag: XMLTag) throws(ReadFailure) {
    guard let last = open.indices.last else {
      if hasRoot || plist == .closed { throw ReadFailure(.secondValue, at: tag.offset) }
      hasRoot = true
      return
    }
    if open[last].isDictionary {
      guard open[last].pendingKey != nil else { throw ReadFailure(.valueWithoutKey, at: tag.offset) }
      open[last].pendingKey = nil
    }
    open[last].count += 1
  }

  private mutating func close(_ tag: XMLTag) throws(ReadFailure) {
    if let container = open.last {
      guard tag.element == (container.isDictionary ? .dict : .array) else {
        throw ReadFailure(
          .mismatchedEnd(
            expected: container.isDictionary ? "dict" : "array", found: tag.element.rawValue),
          at: tag.offset)
      }
      if let pending = container.pendingKey {
        throw ReadFailure(.keyWithoutValue(text(of: pending)), at: Int(nodes[pending].offset))
      }
      closeContainer()
    } else if tag.element == .plist, plist == .open {
      plist = .closed
    } else {
      throw ReadFailure(.mismatchedEnd(expected: nil, found: tag.element.rawValue), at: tag.offset)
    }
  }

  private mutating func closeContainer() {
    guard let container = open.popLast() else { return }
    nodes[container.node].low = UInt32(truncatingIfNeeded: nodes.count)
    nodes[container.node].high = UInt32(truncatingIfNeeded: container.count)
    if container.isDictionary, container.count > 1 {
      DuplicateKeys.find(in: container.node, of: nodes, bytes: bytes, problems: &problems)
    }
  }

  private mutating func append(_ node: Node) throws(ReadFailure) {
    guard nodes.count < limits.nodes else {
      throw ReadFailure(.tooManyNodes(limit: limits.nodes), at: Int(node.offset))
    }
    nodes.append(node)
  }

  private func textNode(_ text: XMLText, at offset: Int) -> Node {
    Node(
      text.isEscaped ? .escapedText : .text, at: offset, low: text.start, high: text.end - text.start)
  }

  private func text(of node: Int) -> String {
    let raw = nodes[node].bytes
    return String(decoding: XMLText.unescaped(Array(bytes[raw])[...]), as: UTF8.self)
  }

  private func scalar(_ tag: XMLTag, _ text: XMLText) throws(ReadFailure) -> Node {
    if tag.element == .data {
      let content = Array(bytes[text.start..<text.end])
      guard Base64.decoded(text.isEscaped ? XMLText.unescaped(content[...]) : content) != nil else {
        throw ReadFailure(.invalidData, at: tag.offset)
      }
      return Node(.base64, at: tag.offset, low: text.start, high: text.end - text.start)
    }
    if !text.isEscaped {
      let content = UnsafeBufferPointer(rebasing: bytes[text.start..<text.end])
      return try XMLScalar.node(tag, content)
    }
    let content = XMLText.unescaped(Array(bytes[text.start..<text.end])[...])
    return try content.withUnsafeBufferPointer { (buffer) throws(ReadFailure) in
      try XMLScalar.node(tag, buffer)
    }
  }
}
