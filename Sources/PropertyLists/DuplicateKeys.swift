/// Finds keys that stand twice in one dictionary.
enum DuplicateKeys {
  static func find(
    in dictionary: Int, of nodes: [Node], bytes: UnsafeBufferPointer<UInt8>,
    problems: inout [PropertyListProblem]
  ) {
    let count = Int(nodes[dictionary].high)
    var seen = count > 12 ? Seen.many([:]) : Seen.few([])
    var index = dictionary + 1
    for _ in 0..<count {
      guard index + 1 < nodes.count else { return }
      if seen.contains(index, nodes: nodes, bytes: bytes) {
        let name = name(of: nodes[index], bytes: bytes)
        problems.append(
          PropertyListProblem(offset: Int(nodes[index].offset), reason: .duplicateKey(name)))
      }
      let value = nodes[index + 1]
      index = value.isContainer ? Int(value.low) : index + 2
    }
  }

  /// The keys met so far: a list while there are few, a table by hash where there are many.
  private enum Seen {
    case few([Int])
    case many([UInt64: [Int]])

    /// Whether the key was met before; it is remembered either way.
    mutating func contains(_ key: Int, nodes: [Node], bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      switch self {
      case .few(var keys):
        // The list must be held once only, or appending would copy it.
        self = .few([])
        defer { self = .few(keys) }
        if keys.contains(where: { DuplicateKeys.same(nodes[$0], nodes[key], bytes) }) { return true }
        keys.append(key)
        return false
      case .many(var keys):
        self = .few([])
        defer { self = .many(keys) }
        let hash = DuplicateKeys.hash(nodes[key], bytes)
        if keys[hash]?.contains(where: { DuplicateKeys.same(nodes[$0], nodes[key], bytes) }) ?? false {
          return true
        }
        keys[hash, default: []].append(key)
        return false
      }
    }
  }

  private static func hash(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    if node.kind == .text {
      for byte in bytes[node.bytes] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    } else {
      for byte in name(of: node, bytes: bytes).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return hash
  }

  private static func same(_ a: Node, _ b: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if a.kind == .text, b.kind == .text {
      return a.high == b.high && (a.low == b.low || bytes[a.bytes].elementsEqual(bytes[b.bytes]))
    }
    return name(of: a, bytes: bytes) == name(of: b, bytes: bytes)
  }

  private static func name(of node: Node, bytes: UnsafeBufferPointer<UInt8>) -> String {
    let raw = Array(bytes[node.bytes])
    return switch node.kind {
    case .wideText: WideText.string(raw[...])
    case .escapedText: String(decoding: XMLText.unescaped(raw[...]), as: UTF8.self)
    default: String(decoding: raw, as: UTF8.self)
    }
  }
}
