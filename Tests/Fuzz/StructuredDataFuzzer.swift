// Reads whatever libFuzzer makes up as a page. Not part of the package's build:
//
//   mkdir -p .build/fuzz/pages
//   for module in IntentText IntentModel PropertyLists IntentVocabulary IntentSuggestions; do
//     swiftc -O -wmo -parse-as-library -enable-testing -sanitize=fuzzer,address -swift-version 6 -package-name parley \
//       -module-name $module -emit-module -emit-module-path .build/fuzz/$module.swiftmodule -I .build/fuzz \
//       -c -o .build/fuzz/$module.o $(find Sources/$module -name '*.swift')
//   done
//   swiftc -O -parse-as-library -sanitize=fuzzer,address -swift-version 6 -package-name parley -I .build/fuzz \
//     -o .build/fuzz/structured-data .build/fuzz/*.o Tests/Fuzz/StructuredDataFuzzer.swift
//   .build/fuzz/structured-data -max_total_time=1200 -timeout=5 .build/fuzz/pages Tests/Fuzz/Seeds/Pages
//
// A finding is a trap, an overrun found by the address sanitizer, a page that takes 5 seconds, or a place that breaks
// what is promised of one.

@testable import IntentSuggestions

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(StructuredPage(html: bytes))
  check(StructuredPage(html: Array("<script type=application/ld+json>".utf8) + bytes))
  return 0
}

private func check(_ page: StructuredPage) {
  guard page.things.count <= 3000 else { fatalError("\(page.things.count) things") }
  for place in page.places {
    guard !place.name.isEmpty else { fatalError("a place without a name") }
    if let coordinate = place.place.coordinate {
      guard abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180 else { fatalError("off the earth") }
    }
    guard !place.place.addressLine.isEmpty || place.place.coordinate != nil || !place.phoneNumbers.isEmpty else {
      fatalError("a place that is nowhere")
    }
  }
  if let activity = page.activity("com.example.browser.page", webpageURL: nil) {
    guard activity.problems().isEmpty else { fatalError("\(activity.problems())") }
  }
}
