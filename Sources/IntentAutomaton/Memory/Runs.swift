import DataStructures

/// Lists of plain values, one after the other in one array.
package struct Runs<Element: BitwiseCopyable & Sendable>: Sendable {
  private let elements: FlatArray<Element>
  private let starts: FlatArray<Int32>

  /// Makes the given number of lists; each element comes with the number of its list.
  init(_ numbered: [(list: Int, element: Element)], count: Int) {
    var ends = Array(repeating: Int32(0), count: count + 1)
    for (list, _) in numbered { ends[list + 1] += 1 }
    for list in 0..<count { ends[list + 1] += ends[list] }
    starts = FlatArray(ends)
    // The runtime's one empty array would be written to by every thread that makes one.
    guard !numbered.isEmpty else {
      elements = FlatArray([])
      return
    }
    elements = FlatArray(
      [Element](unsafeUninitializedCapacity: numbered.count) { elements, initialized in
        for (list, element) in numbered.reversed() {
          ends[list + 1] -= 1
          elements.initializeElement(at: Int(ends[list + 1]), to: element)
        }
        initialized = numbered.count
      })
  }

  /// Makes a list of each of some lists.
  init<Lists: Collection>(_ lists: Lists) where Lists.Element: Collection, Lists.Element.Element == Element {
    var (all, ends): ([Element], [Int32]) = ([], [0])
    for list in lists {
      all += list
      ends.append(Int32(truncatingIfNeeded: all.count))
    }
    (elements, starts) = (FlatArray(all), FlatArray(ends))
  }

  init(from reader: inout TableReader) throws(TableReader.Mismatch) {
    elements = try reader.table()
    starts = try reader.table()
    guard starts.count > 0 else { throw TableReader.Mismatch() }
  }

  func write(to writer: inout TableWriter) {
    writer.add(table: elements)
    writer.add(table: starts)
  }

  var count: Int { starts.count - 1 }
  package var byteCount: Int { elements.byteCount + starts.byteCount }

  subscript(list: Int) -> UnsafeBufferPointer<Element> {
    elements.elements(Int(starts[list])..<Int(starts[list + 1]))
  }
}
