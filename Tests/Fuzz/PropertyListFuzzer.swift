// Feeds the reader of property lists with whatever libFuzzer makes up. Not part of the package's build:
//
//   mkdir -p .build/fuzz/xml .build/fuzz/binary
//   swiftc -O -parse-as-library -sanitize=fuzzer,address -swift-version 6 -o .build/fuzz/plist \
//     Sources/PropertyLists/*.swift Tests/Fuzz/PropertyListFuzzer.swift
//   .build/fuzz/plist -max_total_time=1200 .build/fuzz/xml Tests/Fuzz/Seeds/XML
//   .build/fuzz/plist -max_total_time=1200 .build/fuzz/binary Tests/Fuzz/Seeds/Binary
//
// A finding is a trap, an overrun found by the address sanitizer, or a value that is not the same after it was
// written and read again.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let limits = PropertyListLimits(depth: 64, size: 1 << 20, nodes: 100_000)
  guard let root = try? PropertyList(bytes, limits: limits) else { return 0 }
  let value = root.value
  _ = root.places.place(of: count / 2)
  if let written = try? value.binary() {
    // Numbers that are not a number are not equal to themselves.
    guard let again = try? PropertyList(written), "\(again.value)" == "\(value)" else {
      fatalError("binary: not the same after writing")
    }
  }
  if let written = try? value.xml(), root.format == .xml {
    guard let again = try? PropertyList(written), "\(again.value)" == "\(value)" else {
      fatalError("XML: not the same after writing")
    }
  }
  return 0
}
