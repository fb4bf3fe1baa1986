import Dispatch
import Foundation

/// SIGTERM and SIGINT, as a call instead of the end of the process.
final class EndSignals: Sendable {
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  init(_ whenSignalled: @escaping @Sendable () -> Void) {
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler(handler: whenSignalled)
      source.resume()
      return source
    }
  }

  func stop() { for source in sources { source.cancel() } }
}
