import ConversationScripts
import Foundation
import HostProtocol
import IntentText
import Parley

extension HardInput {
  static let scripts = [
    HardInput("script", "turns", size: 1_000) { size in
      reading(String(repeating: "User: send a message\nAssistant: What do you want to say?\n", count: size))
    },
    HardInput("script", "lines that are none", size: 1_000) { size in
      reading(String(repeating: "Usr: send a message\n", count: size))
    },
    HardInput("script", "one long line that is none", size: 4_000) { size in
      reading(String(repeating: "send a message ", count: size))
    },
    HardInput("script", "a list whose last value is wrong", size: 2_000) { size in
      reading("ignore: " + String(repeating: "~, ", count: size) + "nonsense\n\nUser: hi")
    },
    HardInput("script", "characters without a width before a mistake", size: 2_000) { size in
      reading("ignore: " + String(repeating: "~,\u{200B} ", count: size) + "nonsense\n\nUser: hi")
    },
    HardInput("script", "an utterance of escapes", size: 4_000) { size in
      reading("User: " + String(repeating: "\\u{62}", count: size))
    },
  ]

  /// Reads a script, and makes the messages about its mistakes.
  private static func reading(_ body: String) -> @Sendable () async throws -> Void {
    {
      do { _ = try Script("locale: en\n\(body)", path: "hard.conversation") } catch { _ = "\(error)".count }
    }
  }

  /// Words, and lines of JSON.
  static let lines = [
    HardInput("words", "apostrophes and points", size: 8_000) { size in
      let text = String(repeating: "l'a d'e 1.2,3 x'", count: size / 16)
      return { _ = Words(text).count }
    },
    HardInput("words", "one word without end", size: 8_000) { size in
      let text = String(repeating: "é1", count: size / 2) + String(repeating: "a", count: size)
      return { _ = Words(text).count }
    },
    HardInput("JSON line", "keys", size: 2_000) { size in
      let keys = (0..<size).map { "\"k\($0)\":0" }.joined(separator: ",")
      return labelled("{\"id\":\"1\",\"text\":\"hi\",\(keys)}")
    },
    HardInput("JSON line", "escapes in a key", size: 4_000) { size in
      labelled("{\"id\":\"1\",\"text\":\"hi\",\"\(String(repeating: "\\u0041", count: size))\":0}")
    },
    HardInput("JSON line", "text that is no UTF-8 at its end", size: 16_000) { size in
      labelled(Array("{\"id\":\"1\",\"text\":\"\(String(repeating: "x", count: size))".utf8) + [0xFF])
    },
    HardInput("protocol message", "keys", size: 2_000) { size in
      message("{" + (0..<size).map { "\"k\($0)\":[0]" }.joined(separator: ",") + "}")
    },
    HardInput("protocol message", "escapes", size: 4_000) { size in
      message("[\"\(String(repeating: "\\ud83d\\ude00", count: size))\"]")
    },
    HardInput("protocol message", "a number of many digits", size: 4_000) { size in
      message("[\(String(repeating: "1", count: size)).5]")
    },
  ]

  private static func labelled(_ line: String) -> @Sendable () async throws -> Void { labelled(Array(line.utf8)) }

  private static func labelled(_ line: [UInt8]) -> @Sendable () async throws -> Void {
    { _ = try? LabelledText(line: line) }
  }

  private static func message(_ line: String) -> @Sendable () async throws -> Void {
    let bytes = Array(line.utf8)
    return { _ = try? JSONReader.value(of: bytes) }
  }
}
