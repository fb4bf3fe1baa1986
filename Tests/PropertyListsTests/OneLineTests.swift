import PropertyLists
import Testing

@Suite("One line")
struct OneLineTests {
  @Test("A text without control characters stays as it is")
  func plain() {
    #expect("Where’s 'Bobo' 👍 e\u{301}?".onOneLine == "Where’s 'Bobo' 👍 e\u{301}?")
  }

  @Test("What ends a line or steers a terminal is written as an escape")
  func escaped() {
    #expect("a\nb\r\nc\td\u{2028}".onOneLine == "a\\nb\\r\\nc\\td\\u{2028}")
    #expect("\u{1B}[2J\u{9B}\u{202E}".onOneLine == "\\u{1B}[2J\\u{9B}\\u{202E}")
  }

  @Test("An error that quotes a value of several lines is one line")
  func errors() {
    let text = "<plist version=\"1.0\"><integer>1\n2</integer></plist>"
    #expect {
      try PropertyList(Array(text.utf8))
    } throws: { error in
      "\(error)".hasSuffix("'1\\n2' is not a whole number")
    }
  }
}
