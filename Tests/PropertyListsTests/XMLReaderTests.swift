import Testing

@testable import PropertyLists

@Suite struct XMLReaderTests {
  private func read(_ text: String, limits: PropertyListLimits = .init()) throws -> PropertyList {
    try PropertyList(Array(text.utf8), limits: limits)
  }

  private func failure(_ text: String, limits: PropertyListLimits = .init()) -> String? {
    do {
      _ = try read(text, limits: limits)
      return nil
    } catch { return "\(error)" }
  }

  @Test func readsEveryKindOfValue() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>text</key><string>Bobo</string>
        <key>none</key><string/>
        <key>whole</key><integer>-42</integer>
        <key>large</key><integer>18446744073709551615</integer>
        <key>hex</key><integer>0x1F</integer>
        <key>real</key><real>2.5e3</real>
        <key>yes</key><true/>
        <key>no</key><false></false>
        <key>date</key><date>2026-11-21T09:00:00Z</date>
        <key>data</key><data> AQ ID
        BA== </data>
        <key>list</key><array><string>a</string><array/><dict/></array>
      </dict>
      </plist>
      """)
    #expect(root["text"]?.string == "Bobo")
    #expect(root["none"]?.string == "")
    #expect(root["whole"]?.integer == -42)
    #expect(root["large"]?.unsignedInteger == .max)
    #expect(root["large"]?.integer == nil)
    #expect(root["hex"]?.integer == 31)
    #expect(root["real"]?.number == 2500)
    #expect(root["yes"]?.boolean == true)
    #expect(root["no"]?.boolean == false)
    #expect(root["date"]?.date?.timeIntervalSince1970 == 1_795_251_600)
    #expect(root["data"]?.data == [1, 2, 3, 4])
    #expect(root["list"]?.count == 3)
    #expect(root["list"]?[0]?.string == "a")
    #expect(root["list"]?[2]?.kind == .dictionary)
    #expect(root["list"]?[3] == nil)
    #expect(root["absent"] == nil)
  }

  @Test func knowsThePlaceOfEveryValue() throws {
    let root = try read("<plist>\n <dict>\n  <key>é</key><string>x</string>\n </dict>\n</plist>")
    let entry = try #require(root.entries?.first { _ in true })
    #expect(root.place == .position(line: 2, column: 2))
    #expect(entry.keyNode.place == .position(line: 3, column: 3))
    #expect(entry.value.place == .position(line: 3, column: 15))
    #expect(root.places.place(of: entry.value.offset) == entry.value.place)
  }

  @Test func readsEntitiesCDATAAndComments() throws {
    let text = "<plist><string>a&lt;b&amp;&#66;&#x1F412;<![CDATA[<&>]]><!-- no -->&quot;&apos;&gt;</string></plist>"
    #expect(try read(text).string == "a<b&B🐒<&>\"'>")
    #expect(try read("<!-- a --><plist><!-- b --><array><!-- c --><?x y?></array></plist>").count == 0)
    #expect(try read("<plist><dict><key>a&amp;b</key><true/></dict></plist>")["a&b"]?.boolean == true)
  }

  @Test(arguments: [
    ("", "1:1: the file is empty"),
    (" \n ", "1:1: the file is empty"),
    ("{ Name = \"MonkeyChat\"; }", "old-style"),
    ("// strings\n\"a\" = \"b\";", "old-style"),
    ("<0fbd7744>", "old-style"),
    ("Name = MonkeyChat;", "old-style"),
    ("{\"a\": 1}", "JSON"),
    ("hello", "neither"),
    ("<plist>", "1:8: the file ends inside <plist>"),
    ("<plist></plist>", "holds no value"),
    ("<plist><dict><key>a</key>", "the file ends inside <dict>"),
    ("<plist><string>a", "1:8: the file ends inside <string>"),
    ("<plist><dict><key>a</key></dict></plist>", "1:14: the key 'a' has no value"),
    ("<plist><dict><key>a</key><key>b</key><true/></dict></plist>", "the key 'a' has no value"),
    ("<plist><dict><true/></dict></plist>", "1:14: a value in a dictionary needs a key"),
    ("<plist><array><key>a</key></array></plist>", "<key> is not allowed here"),
    ("<plist><array></dict></plist>", "1:15: </array> is expected, not </dict>"),
    ("<plist><string>a</integer></plist>", "</string> is expected, not </integer>"),
    ("<plist><array>text</array></plist>", "1:15: text is not allowed between"),
    ("<plist><sting>a</sting></plist>", "no element <sting>"),
    ("<plist><true/><true/></plist>", "1:15: the property list holds a second value"),
    ("<plist><string>&nope;</string></plist>", "1:16: there is no entity '&nope;'"),
    ("<plist><string>&#0;</string></plist>", "no entity '&#0;'"),
    ("<plist><string>&#xD800;</string></plist>", "no entity"),
    ("<plist><string>a & b</string></plist>", "no entity"),
    ("<plist><integer>12x</integer></plist>", "'12x' is not a whole number"),
    ("<plist><integer/></plist>", "'' is not a whole number"),
    ("<plist><integer>18446744073709551616</integer></plist>", "does not fit"),
    ("<plist><integer>-9223372036854775809</integer></plist>", "does not fit"),
    ("<plist><real>one</real></plist>", "'one' is not a number"),
    ("<plist><date>tomorrow</date></plist>", "'tomorrow' is not a date"),
    ("<plist><date>2026-13-01T00:00:00Z</date></plist>", "is not a date"),
    ("<plist><data>A</data></plist>", "Base 64"),
    ("<plist><data>A*==</data></plist>", "Base 64"),
    ("<?xml version='1.0' encoding='EBCDIC'?><plist><true/></plist>", "'EBCDIC' is not read"),
    ("<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><true/></plist>", "entities cannot be declared"),
    ("<plist", "not well-formed"),
    ("<plist><array", "not well-formed"),
    ("</plist>", "closes nothing"),
  ])
  func saysWhatIsWrong(text: String, message: String) {
    #expect(failure(text)?.contains(message) == true, "\(failure(text) ?? "read")")
  }

  @Test func keepsToItsLimits() {
    let deep = String(repeating: "<array>", count: 600) + String(repeating: "</array>", count: 600)
    #expect(failure("<plist>\(deep)</plist>") == "1:3592: values are nested deeper than the 512 levels allowed")
    let veryDeep = String(repeating: "<array>", count: 100_000)
    #expect(failure(veryDeep, limits: .init(depth: .max))?.contains("1024 levels") == true)
    #expect(
      failure("<plist><array><true/><true/></array></plist>", limits: .init(nodes: 2))?.contains("2 values") == true)
    #expect(
      failure("<plist><true/></plist>", limits: .init(size: 10))
        == "byte 10: the file has more than the 10 bytes allowed")
  }

  @Test func readsUTF16AndMarks() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>Café 🐒</string></plist>"
    let units = Array(text.utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      #expect(try PropertyList(bytes).string == "Café 🐒")
    }
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><plist><string>caf".utf8) + [0xE9]
      + Array("</string></plist>".utf8)
    #expect(try PropertyList(latin).string == "café")
  }

  @Test(arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80], [0x80]])
  func refusesBytesThatAreNoText(bytes: [UInt8]) {
    let file = Array("<plist><string>".utf8) + bytes + Array("</string></plist>".utf8)
    #expect(throws: PropertyListError(.invalidText, at: .position(line: 1, column: 16))) {
      try PropertyList(file)
    }
  }

  @Test func reportsKeysThatStandTwice() throws {
    let root = try read("<plist><dict><key>a</key><true/><key>b</key><true/><key>&#97;</key><false/></dict></plist>")
    #expect(root["a"]?.boolean == true)
    #expect(root.problems == [PropertyListProblem(offset: 51, reason: .duplicateKey("a"))])
    let many = (0..<200).map { "<key>k\($0 % 150)</key><true/>" }.joined()
    #expect(try read("<plist><dict>\(many)</dict></plist>").problems.count == 50)
  }

  @Test func reportsControlCharacters() throws {
    let root = try read("<plist><string>a\u{1}bcdefghijk</string></plist>")
    #expect(root.string == "a\u{1}bcdefghijk")
    #expect(root.problems == [PropertyListProblem(offset: 16, reason: .controlCharacter(1))])
  }

  /// Every file cut short and every byte changed must give a value or an error with a place.
  @Test func survivesEveryDamage() throws {
    let file = Array(
      "<?xml version='1.0'?><!DOCTYPE plist><plist><dict><key>a</key><array><integer>1</integer><date>2026-11-21T09:00:00Z</date><data>AQ==</data><string>&amp;<![CDATA[x]]><!--y--></string></array></dict></plist>"
        .utf8)
    var outcomes = 0
    for end in file.indices where (try? PropertyList(Array(file[..<end]))) == nil { outcomes += 1 }
    #expect(outcomes == file.count)
    for index in file.indices {
      for byte: UInt8 in [0, 0x3C, 0x3E, 0x26, 0x2F, 0x21, 0xFF, 0x5D] {
        var damaged = file
        damaged[index] = byte
        if let root = try? PropertyList(damaged) { _ = root.value }
      }
    }
  }
}
