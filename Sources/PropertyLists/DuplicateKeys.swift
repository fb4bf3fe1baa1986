import StepCounting

/// Finds duplicate keys in one dictionary.
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

  /// The keys so far: a list for a few, a hash table for many.
  private enum Seen {
    case few([Int])
    case many([Int: [Int]])

    /// Adds the key; returns whether it was there before.
    mutating func contains(_ key: Int, nodes: [Node], bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      switch self {
      case .few(var keys):
        // Appending would copy the list if two variables held it.
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

  /// A hash with a secret seed: a file could otherwise be made of keys with the same hash, which all are compared.
  private static func hash(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Steps.count(Int(node.high))
    var hasher = Hasher()
    if node.kind == .text {
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[node.bytes]))
    } else {
      var name = name(of: node, bytes: bytes)
      name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    return hasher.finalize()
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
