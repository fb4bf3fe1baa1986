import IntentModel
import IntentHistory
import ParleySuggestions

/// Pages with structured data: whatever they describe is bounded, and a place is one.
struct PageTarget: FuzzTarget {
  let kept = SeedFiles.kept("Pages")
  private let mutations = Mutations(tokens: [
    "<div itemscope itemtype=\"https://schema.org/Restaurant\">", " itemprop=\"name\"", " itemprop=\"a b c d e f\"",
    " itemref=\"a b\"", " id=\"a\"", "</div>", "<span>", "</span>", "<script type=\"application/ld+json\">",
    "</script>",
    "{\"@type\":\"Place\",\"name\":\"x\",\"geo\":{\"latitude\":1e9,\"longitude\":\"-0\"}}", "\"@graph\":[",
    "\"@id\":\"#a\"",
    " typeof=\"Place\" property=\"address\" vocab=\"https://schema.org/\" prefix=\"a: b c: d\"", "<!--", "-->",
    "&#x110000;",
    "<meta content=\"1\">", "<template>", "<svg>", "<textarea>", "<title>",
  ])

  func input(from numbers: inout Numbers) -> [UInt8] { mutations.changed(kept, &numbers) }

  func run(_ input: [UInt8]) throws {
    try check(StructuredPage(html: input))
    try check(StructuredPage(html: Array("<script type=application/ld+json>".utf8) + input))
  }

  private func check(_ page: StructuredPage) throws(Finding) {
    try expect(page.things.count <= 3000, "things are bounded", "\(page.things.count)")
    for place in page.places {
      try expect(!place.name.isEmpty, "a place has a name")
      if let coordinate = place.place.coordinate {
        try expect(
          abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180, "a place is on the earth", "\(coordinate)"
        )
      }
      try expect(
        !place.place.addressLine.isEmpty || place.place.coordinate != nil || !place.phoneNumbers.isEmpty,
        "a place is somewhere", place.name)
    }
    if let activity = page.activity("com.example.browser.page", webpageURL: nil) {
      try expect(activity.problems().isEmpty, "an activity of a page is a sound one", "\(activity.problems())")
    }
  }
}
