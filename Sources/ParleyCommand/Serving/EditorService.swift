import Foundation
import Parley
import ParleyServer
import Synchronization

/// One run of `parley serve --lsp`: an editor on standard input and output.
struct EditorService {
  private let server: LanguageServer
  private let console: Console
  private let output: OrderedOutput

  init(_ arguments: Arguments, _ console: Console) throws {
    self.console = console
    let output = OrderedOutput()
    self.output = output
    server = LanguageServer(
      arguments.tools, languages: try ChosenLanguages.all(arguments), languageFolder: arguments.value("languages")
    ) { output.write($0) }
  }

  /// Serves until the editor says `exit`, or its messages end.
  ///
  /// - Returns: 0 after `shutdown`, else 1, as the protocol has it.
  func run() async throws -> ExitStatus {
    var frames = MessageFrames()
    reading: while let bytes = await Self.read() {
      do throws(MessageFrames.Problem) {
        for body in try frames.take(bytes) {
          await server.receive(body)
          if await server.hasEnded { break reading }
        }
      } catch {
        console.complain("the editor's messages cannot be read any further: \(error)")
        return .failure
      }
    }
    // An editor that left before its answers were written is no error of the server's.
    if let code = output.failure, code != EPIPE { throw UnwritableFile(code: code) }
    return await server.wasShutDown ? .success : .failure
  }

  /// The bytes that have come; `nil` at the end of the input.
  private static func read() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = systemRead(0, &buffer, buffer.count)
        continuation.resume(returning: count > 0 ? Array(buffer[..<count]) : nil)
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }
}

/// Messages on standard output, one at a time: problems are sent while requests are answered.
private final class OrderedOutput: Sendable {
  private let lastFailure = Mutex<Int32?>(nil)

  /// The `errno` of the last message that could not be written; `nil` where all could.
  var failure: Int32? { lastFailure.withLock { $0 } }

  func write(_ bytes: [UInt8]) {
    lastFailure.withLock { failure in
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes { systemWrite(1, $0.baseAddress?.advanced(by: sent), bytes.count - sent) }
        guard count > 0 else {
          failure = errno
          return
        }
        sent += count
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
