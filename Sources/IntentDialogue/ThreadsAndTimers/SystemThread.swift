#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the operating system.
enum SystemThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// What the current thread keeps for itself; `nil` where it keeps nothing.
  static var own: UnsafeMutableRawPointer? {
    get { pthread_getspecific(ownKey) }
    set { pthread_setspecific(ownKey, newValue) }
  }

  private static let ownKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Begins a thread that ends with its body; `false` where the system cannot make another.
  static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failed = pthread_create(&thread, &attributes, { SystemThread.run($0) }, context)
    pthread_attr_destroy(&attributes)
    if failed != 0 { Unmanaged<Body>.fromOpaque(context).release() }
    return failed == 0
  }

  private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}
