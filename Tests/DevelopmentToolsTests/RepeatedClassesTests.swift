import IntentLanguages
import LanguageNotation
import Testing

@testable import DevelopmentTools

/// A class of words is defined once in a language, so that it has one weight.
@Suite struct RepeatedClassesTests {
  @Test(arguments: Language.all.map(\.tag)) func noBuiltInLanguageDefinesAClassTwice(_ tag: String) throws {
    let language = try #require(Language.all.first { $0.tag == tag })
    #expect(RepeatedClasses(language).problems.map(\.description) == [])
  }

  @Test func bothPlacesOfAClassAreTold() {
    let language = Language(
      tag: "xx", name: "X",
      files: [
        LanguageFile("xx/Common.txt", text: "== words\n@with/0.1 = with\n"),
        LanguageFile("xx/Tea.txt", text: "== phrases\n@send = send\n@with = with | by\nsymbol milk = milk\n"),
        LanguageFile("xx/Coffee.txt", text: "== phrases\n@send/0.7 = send\n@send += bring\nsymbol milk/0.5 = milk\n"),
      ])
    #expect(
      RepeatedClasses(language).problems.map(\.description) == [
        "xx/Tea.txt:3: “@with” is defined in xx/Common.txt:2 already; define it once in Common.txt, or name the difference",
        "xx/Coffee.txt:2: “@send” is defined in xx/Tea.txt:2 already; define it once in Common.txt, or name the difference",
        "xx/Coffee.txt:3: “@send” is defined in xx/Tea.txt:2 already; define it once in Common.txt, or name the difference",
        "xx/Coffee.txt:4: “symbol milk” is defined in xx/Tea.txt:4 already; "
          + "define it once in Common.txt, or name the difference",
      ])
  }
}
