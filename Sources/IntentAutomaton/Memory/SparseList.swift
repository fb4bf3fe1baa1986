import DataStructures

/// A value for each of many numbers, of which most are never set: there is memory only around those that are.
///
/// What is computed of a network when a state needs it is kept so: a conversation needs little of what a language has.
struct SparseList<Element: BitwiseCopyable & Sendable>: Sendable {
  private let unset: Element
  /// The elements in stretches; a stretch in which nothing was set is empty.
  private var pages: [[Element]] = []

  private static var pageSize: Int { 256 }

  /// - Parameter unset: The value of numbers that were not set.
  init(unset: Element) { self.unset = unset }

  subscript(number: Int32) -> Element {
    @inline(__always) get {
      let (page, place) = Self.place(of: number)
      return page < pages.count && !pages[page].isEmpty ? pages[page][place] : unset
    }
    @inline(__always) set {
      let (page, place) = Self.place(of: number)
      if page >= pages.count || pages[page].isEmpty { begin(page) }
      pages[page][place] = newValue
    }
  }

  private static func place(of number: Int32) -> (page: Int, place: Int) {
    let number = UInt32(bitPattern: number)
    return (Int(number / UInt32(pageSize)), Int(number % UInt32(pageSize)))
  }

  @inline(never)
  private mutating func begin(_ page: Int) {
    while pages.count <= page { pages.append([]) }
    pages[page] = Array(repeating: unset, count: Self.pageSize)
  }

  var byteCount: Int { HeldBytes.of(pages) + pages.reduce(0) { $0 + ($1.isEmpty ? 0 : HeldBytes.of($1)) } }
}
