#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import HostProtocol

// The functions of parley.h, which documents them. No Swift type is visible in C: a session is an opaque pointer, a
// line is bytes.

/// The version of the protocol.
@_cdecl("parley_protocol_version")
public func parleyProtocolVersion() -> CInt { CInt(HostSession.version) }

/// A new session.
@_cdecl("parley_open")
public func parleyOpen() -> UnsafeMutableRawPointer { Unmanaged.passRetained(CSession()).toOpaque() }

/// Passes one line to the engine.
@_cdecl("parley_send")
public func parleySend(_ session: UnsafeMutableRawPointer?, _ line: UnsafePointer<CChar>?, _ length: Int) -> CInt {
  guard let session = CSession.at(session), let line, length >= 0 else { return -1 }
  return session.send(Array(UnsafeRawBufferPointer(start: line, count: length))) ? 0 : -1
}

/// The next line for the host.
@_cdecl("parley_receive")
public func parleyReceive(_ session: UnsafeMutableRawPointer?, _ milliseconds: CInt) -> UnsafeMutablePointer<CChar>? {
  guard let line = CSession.at(session)?.next(waiting: milliseconds), let copy = malloc(line.count + 1) else {
    return nil
  }
  line.withUnsafeBytes { bytes in
    if let start = bytes.baseAddress { memcpy(copy, start, line.count) }
  }
  let text = copy.assumingMemoryBound(to: CChar.self)
  text[line.count] = 0
  return text
}

/// Frees a line.
@_cdecl("parley_free_line")
public func parleyFreeLine(_ line: UnsafeMutablePointer<CChar>?) { free(line) }

/// Sets the function to which lines are passed.
@_cdecl("parley_set_function")
public func parleySetFunction(
  _ session: UnsafeMutableRawPointer?,
  _ function: (@convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) {
  CSession.at(session)?.setFunction(function, context)
}

/// Sets the function to which problems of handlers are passed.
@_cdecl("parley_set_problem_function")
public func parleySetProblemFunction(
  _ session: UnsafeMutableRawPointer?,
  _ function: (@convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void)?,
  _ context: UnsafeMutableRawPointer?
) {
  CSession.at(session)?.setProblemFunction(function, context)
}

/// Takes no more input from the host.
@_cdecl("parley_end")
public func parleyEnd(_ session: UnsafeMutableRawPointer?) { CSession.at(session)?.end() }

/// Ends a session and frees it.
@_cdecl("parley_close")
public func parleyClose(_ session: UnsafeMutableRawPointer?) {
  guard let session else { return }
  let owned = Unmanaged<CSession>.fromOpaque(session)
  let ending = owned.takeUnretainedValue()
  ending.end()
  ending.waitForEnd()
  owned.release()
}

extension CSession {
  /// The session of an opaque pointer.
  fileprivate static func at(_ pointer: UnsafeMutableRawPointer?) -> CSession? {
    pointer.map { Unmanaged<CSession>.fromOpaque($0).takeUnretainedValue() }
  }
}
