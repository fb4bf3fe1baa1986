import IntentLanguages
import IntentModel
import IntentText
import IntentVocabulary
import Parley
import Testing

@testable import IntentUnderstanding

/// A unit or a currency with a slip in it is read behind a number, and nowhere else.
@Suite struct MisspeltUnitsTests {
  private func value(_ text: String, in tag: String = "en") throws -> SpokenValue.Meaning? {
    let language = try #require(Language.all.first { $0.tag == tag })
    let words = Words(text)
    let spans = ValueSpotter(language: language).spans(in: words, situation: ValueCorpus.situation)
    return spans.first { $0.words == 0..<words.count }?.meaning
  }

  @Test(arguments: [
    "en": ["20 dolars", "20 dollers", "twenty dollras"], "de": ["20 Dolar", "20 Dollra", "zwanzig Dolar"],
    "fr": ["20 dolars", "20 dollas", "vingt dolars"], "es": ["20 dollares", "20 dolaers", "veinte dolaes"],
    "it": ["20 dolari", "20 dollri", "venti dolari"], "nl": ["20 dolar", "20 dollr", "twintig dolar"],
  ])
  func aCurrencyWithASlipIsThatCurrency(in tag: String, _ texts: [String]) throws {
    for text in texts { #expect(try value(text, in: tag) == .money(CurrencyAmount(20, "USD")), "\(text)") }
  }

  @Test func aUnitOfMeasureToo() throws {
    #expect(try value("5 kilometrs") == .distance(5000))
    #expect(try value("20 minuets") == .duration(1200))
    #expect(try value("30 minuuten", in: "nl") == .duration(1800))
  }

  @Test func anotherWordIsNone() throws {
    for text in ["20 collars", "5 back", "20 Frank", "3 bananas", "dolars", "the dolars", "20, dolars", "2 dol"] {
      #expect(try value(text) == nil, "\(text)")
    }
  }

  /// The words of the language and the names of the user are what they are.
  @Test func aKnownWordOrNameIsNoSlip() throws {
    let interpreter = try Interpreter(languages: [.english], intents: IntentDescription.builtIn, apps: [])
    func slots(_ text: String, names: [String] = []) -> [String] {
      let people = VocabularyIndex(contacts: names.map { Person($0) })
      let reading = interpreter.understand(text, vocabulary: people, in: ValueCorpus.situation).best
      return reading?.slots.map { "\($0.parameter)=\($0.value.text)" } ?? []
    }
    #expect(slots("pay koko 20 dolars") == ["payee=koko", "currencyAmount=20 dolars"])
    #expect(!slots("pay koko 20 dolars", names: ["Dolars"]).contains("currencyAmount=20 dolars"))
  }
}
