import DataStructures
import Synchronization

/// Makes the states of an automaton, each when it is first reached.
protocol StateMaker: Sendable {
  /// What a search reads of a state; what it points to is in the maker's arena.
  associatedtype State: BitwiseCopyable

  /// The value that stands for a state that is not made yet.
  static var unmade: State { get }

  var arena: Arena { get }
  /// How many states have a number; making a state may number the states that it leads to.
  var count: Int { get }
  /// How many there can be.
  var most: Int { get }
  var byteCount: Int { get }

  mutating func state(_ number: Int32) -> State
}

/// The states of an automaton that are made one by one, when a search first reaches them: a conversation needs few of
/// all that a language has.
///
/// There are never more than making them all at once would give.
///
/// A state that was made does not change. Reading one takes no lock; only making one does. A thread that learns a
/// state's number from another state also sees the memory reserved for it.
final class LazyStates<Maker: StateMaker>: @unchecked Sendable {
  /// Room for a state, made or not.
  private struct Place: ~Copyable {
    var state = Maker.unmade
    let isMade = Atomic(false)
  }

  private static var blockBits: Int { 10 }
  private static var blockSize: Int { 1 << blockBits }

  /// Memory for some of the states.
  private final class Block: @unchecked Sendable {
    let places = Memory(count: LazyStates.blockSize) { _ in Place() }
  }

  private struct Making: Sendable {
    var maker: Maker
    /// The blocks to which the table points, which are kept as long as the states are.
    var blocks: [Block] = []
  }

  /// Where the places of each block begin; `nil` for a block that no state needed yet.
  private let table: Memory<UnsafeMutablePointer<Place>?>
  private let making: Mutex<Making>

  init(_ maker: Maker) {
    table = Memory(repeating: nil, count: (maker.most >> Self.blockBits) + 1)
    var making = Making(maker: maker)
    Self.reserve(maker.count, &making, in: table)
    self.making = Mutex(making)
  }

  @inline(__always)
  subscript(number: Int32) -> UnsafePointer<Maker.State> {
    let place = place(of: Int(number))
    if !place.pointee.isMade.load(ordering: .acquiring) { make(number) }
    // A place begins with its state.
    return UnsafeRawPointer(place).assumingMemoryBound(to: Maker.State.self)
  }

  /// Calls a function with what makes the states.
  func withMaker<Result>(_ body: (Maker) -> Result) -> Result { making.withLock { body($0.maker) } }

  /// A state; `nil` where it is not made yet.
  @inline(__always)
  func made(_ number: Int32) -> UnsafePointer<Maker.State>? {
    let place = place(of: Int(number))
    return place.pointee.isMade.load(ordering: .acquiring)
      ? UnsafeRawPointer(place).assumingMemoryBound(to: Maker.State.self) : nil
  }

  @inline(__always)
  private func place(of number: Int) -> UnsafeMutablePointer<Place> {
    table[number >> Self.blockBits].unsafelyUnwrapped + (number & (Self.blockSize - 1))
  }

  @inline(never)
  private func make(_ number: Int32) {
    let place = place(of: Int(number))
    making.withLock { making in
      // Another thread may have made it meanwhile.
      if place.pointee.isMade.load(ordering: .relaxed) { return }
      place.pointee.state = making.maker.state(number)
      Self.reserve(making.maker.count, &making, in: table)
      place.pointee.isMade.store(true, ordering: .releasing)
    }
  }

  /// Reserves memory for the given number of states.
  private static func reserve(
    _ count: Int, _ making: inout Making, in table: borrowing Memory<UnsafeMutablePointer<Place>?>
  ) {
    var number = (count - 1) >> blockBits
    while number >= 0, table[number] == nil {
      let block = Block()
      making.blocks.append(block)
      table[number] = block.places.pointer(to: 0)
      number -= 1
    }
  }

  var byteCount: Int {
    making.withLock { making in
      making.maker.byteCount + making.maker.arena.byteCount + making.maker.count * MemoryLayout<Place>.stride
    }
  }
}
