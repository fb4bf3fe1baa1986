import Foundation
import Parley
import ParleySuggestions
import PropertyLists
import TemporaryFolders

extension HardInput {
  /// Property lists and strings files.
  static let files = [
    HardInput("binary property list", "one long text, referred to again and again", size: 10_000) { size in
      let bytes = BinaryListWithTexts(texts: [Array(repeating: 0x61, count: size)], references: size).bytes
      return { _ = try? PropertyList(bytes) }
    },
    HardInput("binary property list", "long texts that overlap", size: 6_000) { size in
      let bytes = BinaryListWithTexts(overlapping: size).bytes
      return { _ = try? PropertyList(bytes) }
    },
    HardInput("binary property list", "one long key, many times in a dictionary", size: 10_000) { size in
      let key = Array(repeating: UInt8(0x61), count: size)
      let bytes = BinaryListWithTexts(texts: [key], references: size, isDictionary: true).bytes
      return { _ = try? PropertyList(bytes) }
    },
    HardInput("XML property list", "unknown keys on one line", size: 4_000) { size in
      let keys = (0..<size).map { "<key>CFBundleIdentifie\($0)</key><string>x</string>" }.joined()
      return try readingApp(["Info.plist": "\(xmlHead)<dict>\(keys)</dict></plist>"])
    },
    HardInput("XML property list", "duplicate keys, on one line", size: 4_000) { size in
      let keys = (0..<size).map { "<key>k\($0 / 2)</key><true/>" }.joined()
      return try readingApp(["Info.plist": "\(xmlHead)<dict>\(keys)</dict></plist>"])
    },
    HardInput("strings file", "pairs on one line", size: 4_000) { size in
      let pairs = (0..<size).map { "\"key \($0)\" = \"value\"; " }.joined()
      return try readingApp(["Info.plist": "\(xmlHead)<dict></dict></plist>", "en.lproj/InfoPlist.strings": pairs])
    },
  ]

  private static let xmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">"

  /// Reads an app made of some files, given by name.
  private static func readingApp(_ files: [String: String]) throws -> @Sendable () async throws -> Void {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let parent = URL(filePath: "\(folder.path)/\(name)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
    return { _ = try? AssistantApp(at: folder.path) }
  }

  /// Pages with structured data.
  static let pages = [
    HardInput("structured data", "things of ten names each, one in the other", size: 16, isBounded: true) { size in
      let names = (0..<10).map { "p\($0)" }.joined(separator: " ")
      let opening = String(repeating: "<div itemscope itemprop=\"\(names)\">", count: size)
      return readingPage("<div itemscope itemref=\"r\">\(opening)<b itemprop=\"a\">x</b>")
    },
    HardInput("structured data", "things that refer to each other", size: 400) { size in
      let things = (0..<size).map {
        "<div id=\"i\($0)\" itemscope itemprop=\"p q\" itemref=\"i\(($0 + 1) % size) i0\">"
      }
      return readingPage(things.map { "\($0)<b itemprop=\"a\">x</b></div>" }.joined())
    },
    HardInput("structured data", "JSON-LD, each thing in all the others", size: 100) { size in
      let graph = (0..<size).map {
        "{\"@id\":\"#\($0)\",\"@type\":\"Place\",\"knows\":{\"@id\":\"#\(($0 + 1) % size)\"}}"
      }
      let text = "{\"@graph\":[\(graph.joined(separator: ","))]}"
      return readingPage("<script type=\"application/ld+json\">\(text)</script>")
    },
    HardInput("structured data", "elements that are never closed", size: 4_000) { size in
      readingPage(String(repeating: "<div itemscope itemtype=\"Place\" itemprop=\"a b\">", count: size))
    },
  ]

  private static func readingPage(_ html: String) -> @Sendable () async throws -> Void {
    { _ = StructuredPage(html: html) }
  }
}

/// A binary property list with one container that refers to the same texts many times.
struct BinaryListWithTexts {
  private(set) var bytes = Array("bplist00".utf8)

  /// - Parameter references: How many elements an array has, or how many entries a dictionary, in the order of the texts.
  init(texts: [[UInt8]], references: Int, isDictionary: Bool = false) {
    var offsets = [bytes.count]
    bytes += [isDictionary ? 0xDF : 0xAF, 0x12] + Self.word(references, of: 4)
    for number in 0..<(isDictionary ? references * 2 : references) {
      bytes += Self.word(1 + number % texts.count, of: 2)
    }
    for text in texts {
      offsets.append(bytes.count)
      bytes += [0x5F, 0x12] + Self.word(text.count, of: 4) + text
    }
    end(offsets)
  }

  /// Texts that overlap: each begins inside the one before, because the head of a text is text itself.
  init(overlapping count: Int) {
    let length = min(count * 6, 0x7F_7F7F)
    let head: [UInt8] =
      [0x5F, 0x12, 0] + [UInt8(length >> 16 & 0x7F), UInt8(length >> 8 & 0x7F), UInt8(length & 0x7F)]
    var offsets = [bytes.count]
    bytes += [0xAF, 0x12] + Self.word(count, of: 4)
    for number in 0..<count { bytes += Self.word(1 + number, of: 2) }
    for _ in 0..<count {
      offsets.append(bytes.count)
      bytes += head
    }
    bytes += Array(repeating: 0x61, count: 0x20000 + length)
    end(offsets)
  }

  private mutating func end(_ offsets: [Int]) {
    let table = bytes.count
    for offset in offsets { bytes += Self.word(offset, of: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    for value in [offsets.count, 0, table] { bytes += Self.word(value, of: 8) }
  }

  /// A number of some bytes, the highest first.
  private static func word(_ value: Int, of size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
