import IntentText
import Testing

@Suite struct MarkupTextTests {
  /// What turns the direction of the text around it, by Unicode's algorithm, and what ends that.
  static let turning: [Unicode.Scalar] = [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ]

  @Test(arguments: turning) func whatTurnsTextIsNoPartOfAPage(_ scalar: Unicode.Scalar) {
    #expect(MarkupText.escaped("pay \(scalar)oK\u{202C} 5") == "pay \u{FFFD}oK\u{FFFD} 5")
    #expect(!MarkupText.isShown(scalar))
  }

  @Test func textOfAnyScriptStaysAsItIs() {
    let text = "Zoë, 李小龍, مرحبا, שלום\u{200F}, 👩‍👩‍👧‍👦, e\u{301}\n\t."
    #expect(MarkupText.escaped(text) == text)
  }

  @Test func markupIsText() {
    #expect(
      MarkupText.escaped("<a b='c'>\"&\"</a>\u{1B}[2J")
        == "&lt;a b=&#39;c&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;\u{FFFD}[2J")
  }
}
