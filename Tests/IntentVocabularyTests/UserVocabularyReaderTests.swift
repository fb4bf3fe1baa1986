import AppFolders
import IntentModel
import Testing

@testable import IntentVocabulary

@Suite struct UserVocabularyReaderTests {
  private func read(_ content: String) throws -> (vocabulary: UserVocabulary, problems: [String]) {
    let file = try PlistFile("U.plist", bytes: Array(AppFolder.plist(content).utf8))
    var reader = UserVocabularyReader(file: file)
    let vocabulary = reader.read()
    return (vocabulary, reader.file.problems.sorted().map(\.description))
  }

  @Test func readsTextsAndDictionariesInTheirOrder() throws {
    let (vocabulary, problems) = try read(
      """
      <dict><key>photoTag</key><array><string>Beach</string></array><key>contactName</key><array>
      <dict><key>phrase</key><string>Bobo Jr.</string><key>identifier</key><string>7</string><key>pronunciation</key><string>bobo junior</string></dict>
      <string>Koko</string></array></dict>
      """)
    #expect(problems == [])
    #expect(vocabulary.types == [.photoTag, .contactName])
    #expect(
      vocabulary[.contactName] == [SpeakableString("Bobo Jr.", identifier: "7", pronunciation: "bobo junior"), "Koko"])
  }

  @Test func leavesOutAndReportsWhatCannotBeUsed() throws {
    let long = String(repeating: "a", count: 1025)
    let (vocabulary, problems) = try read(
      """
      <dict><key>contactNames</key><array/>
      <key>contactName</key><array>
      <string>\(long)</string>
      <string>Koko</string>
      <string>Koko</string>
      <string></string>
      <integer>1</integer>
      <dict><key>name</key><string>Bobo</string></dict>
      </array></dict>
      """)
    #expect(vocabulary[.contactName] == ["Koko"])
    #expect(
      problems == [
        "U.plist:2:7: no vocabulary type is called 'contactNames'. Did you mean 'contactName'?",
        "U.plist:4:1: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' has 1025 bytes; entries above 1024 are ignored",
        "U.plist:6:1: duplicate 'Koko'; the first is used",
        "U.plist:7:1: 'contactName' is empty",
        "U.plist:8:1: 'contactName' is an integer; a string or a dictionary is expected",
        "U.plist:9:1: the key 'phrase' is missing",
        "U.plist:9:7: the key 'name' is not known",
      ])
  }
}
