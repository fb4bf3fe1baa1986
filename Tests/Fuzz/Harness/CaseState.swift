import Foundation

/// What a worker has done so far, in a file that outlives it however it ends.
@dynamicMemberLookup
struct CaseState: @unchecked Sendable {
  /// What is in the file.
  ///
  /// Times are in microseconds.
  struct Values {
    /// The case that is run; -1 before the first.
    var number = -1
    /// The cases that have ended.
    var done = 0
    /// The processor time at which the case began.
    var begin = 0
    /// The longest processor time of a case, and its number.
    var slowest = 0
    var slowestNumber = 0
    /// The most memory that the process had, in bytes.
    var memory = 0
  }

  private let values: UnsafeMutablePointer<Values>

  /// Opens the file, which the driver and its worker share.
  init(at path: String) throws {
    let size = 4096
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    guard file >= 0, ftruncate(file, off_t(size)) == 0 else { throw Finding("the state file can be made", path) }
    defer { close(file) }
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED else {
      throw Finding("the state file can be mapped", path)
    }
    values = memory.bindMemory(to: Values.self, capacity: 1)
  }

  /// What a run begins with.
  func reset() { values.pointee = Values() }

  subscript(dynamicMember path: WritableKeyPath<Values, Int>) -> Int {
    get { values.pointee[keyPath: path] }
    nonmutating set { values.pointee[keyPath: path] = newValue }
  }
}

/// What the system tells of this process.
enum ProcessUse {
  // RUSAGE_SELF and RUSAGE_CHILDREN, which are of other types on other systems.
  private static let own: Int32 = 0
  private static let children: Int32 = -1

  /// The processor time of this process and of its children that have ended, in microseconds.
  static var processorTime: Int { time(of: own) + time(of: children) }

  /// The processor time of the children that have ended, in microseconds.
  static var timeOfChildren: Int { time(of: children) }

  /// The most memory that this process has had, in bytes.
  static var memory: Int {
    var usage = rusage()
    getrusage(own, &usage)
    #if os(Linux)
      return Int(usage.ru_maxrss) * 1024
    #else
      return Int(usage.ru_maxrss)
    #endif
  }

  private static func time(of processes: Int32) -> Int {
    var usage = rusage()
    getrusage(processes, &usage)
    let seconds = Int(usage.ru_utime.tv_sec) + Int(usage.ru_stime.tv_sec)
    return seconds * 1_000_000 + Int(usage.ru_utime.tv_usec) + Int(usage.ru_stime.tv_usec)
  }
}
