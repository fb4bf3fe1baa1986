import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Control-C, as a call instead of the end of the process.
final class Interrupts {
  private let source: any DispatchSourceSignal

  /// Calls back at each interrupt for as long as it lives.
  init(_ whenInterrupted: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    self.source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler(handler: whenInterrupted)
    source.resume()
  }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
