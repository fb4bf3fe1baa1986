import Foundation
import LanguageNotation
import Parley
import Testing

@testable import DevelopmentTools

/// Requests of the corpora with a remark before or behind them, and no mark between.
@Suite struct RequestsBesideRemarksTests {
  struct Remarks: Sendable, CustomTestStringConvertible {
    var language: Language
    var before: [String]
    var behind: [String]

    var testDescription: String { language.tag }
  }

  static let remarks = [
    Remarks(
      language: .english,
      before: [
        "my car won't start this morning", "I've been on my feet all day", "what a day I've had",
        "the baby finally fell asleep", "it's pouring down out there", "I promised my sister ages ago so",
      ],
      behind: [
        "because my knee won't do the hill any more", "I'm so tired today", "otherwise I'll be late again",
        "my mother is waiting", "since it's raining cats and dogs", "the neighbours have been so kind lately",
      ]),
    Remarks(
      language: .german,
      before: [
        "mein Auto springt heute früh nicht an", "ich war den ganzen Tag auf den Beinen", "war das ein Tag",
        "das Baby schläft endlich", "draußen schüttet es", "ich hab's meiner Schwester schon ewig versprochen also",
      ],
      behind: [
        "weil mein Knie den Berg nicht mehr schafft", "ich bin heute so müde", "sonst komme ich wieder zu spät",
        "meine Mutter wartet schon", "denn es regnet in Strömen", "die Nachbarn waren so nett",
      ]),
    Remarks(
      language: .french,
      before: [
        "ma voiture ne démarre plus ce matin", "j'ai été debout toute la journée", "quelle journée j'ai eue",
        "le bébé dort enfin", "il pleut à verse dehors", "je l'ai promis à ma sœur depuis longtemps alors",
      ],
      behind: [
        "parce que mon genou ne tient plus", "je suis tellement fatigué aujourd'hui", "sinon je serai encore en retard",
        "ma mère attend déjà", "vu qu'il pleut des cordes", "les voisins ont été si gentils",
      ]),
    Remarks(
      language: .spanish,
      before: [
        "mi coche no arranca esta mañana", "llevo todo el día de pie", "menudo día he tenido",
        "el bebé por fin se ha dormido", "está diluviando ahí fuera", "se lo prometí a mi hermana hace siglos así que",
      ],
      behind: [
        "porque mi rodilla ya no aguanta", "hoy estoy muy cansado", "si no llego tarde otra vez",
        "mi madre ya está esperando", "que llueve a cántaros", "los vecinos han sido muy amables",
      ]),
    Remarks(
      language: .italian,
      before: [
        "la mia macchina stamattina non parte", "sono stato in piedi tutto il giorno", "che giornata ho avuto",
        "il bambino finalmente dorme", "fuori sta diluviando", "l'ho promesso a mia sorella da un pezzo quindi",
      ],
      behind: [
        "perché il mio ginocchio non ce la fa più", "oggi sono così stanco", "sennò arrivo di nuovo tardi",
        "mia madre sta già aspettando", "visto che piove a dirotto", "i vicini sono stati così gentili",
      ]),
    Remarks(
      language: .dutch,
      before: [
        "mijn auto wil vanochtend niet starten", "ik heb de hele dag op mijn benen gestaan", "wat een dag heb ik gehad",
        "de baby slaapt eindelijk", "het regent pijpenstelen buiten", "ik heb het mijn zus al lang geleden beloofd dus",
      ],
      behind: [
        "omdat mijn knie die heuvel niet meer aankan", "ik ben zo moe vandaag", "anders kom ik weer te laat",
        "mijn moeder zit al te wachten", "want het regent pijpenstelen", "de buren zijn zo aardig geweest",
      ]),
  ]

  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus").path

  /// Short requests whose values are names, places, amounts and times: what is said behind a text is more of the text.
  private static func requests(_ language: Language) throws -> [(wording: String, entry: CorpusEntry)] {
    let domains = ["Banking", "Calls", "Payments", "Photos", "Rides", "Workouts"]
    let entries = try domains.flatMap { domain in
      try Corpus(at: "\(folder)/\(language.tag)/\(domain).txt").entries
    }
    let requests = entries.filter { entry in
      entry.questions.isEmpty && !entry.isKnown && entry.meaning != "None" && !entry.meaning.contains("note=")
    }
    return requests.flatMap { entry in
      entry.wordings.map(\.text).filter { $0.split(separator: " ").count < 12 }
        .map { ($0.trimmingCharacters(in: CharacterSet(charactersIn: ".?! ")), entry) }
    }
  }

  /// Every one of them would take minutes.
  private static let step = 17

  @Test(arguments: remarks)
  func mostAreReadAsWithoutTheRemark(_ remarks: Remarks) throws {
    let world = try Corpus(at: "\(Self.folder)/\(remarks.language.tag)").world
    let listener = try CorpusListener(world, languages: [remarks.language])
    let requests = try Self.requests(remarks.language)
    #expect(requests.count > 300)
    var (count, before, behind) = (0, 0, 0)
    for number in stride(from: 0, to: requests.count, by: Self.step) {
      let (wording, entry) = requests[number]
      let remark = number / Self.step % remarks.before.count
      count += 1
      if listener.mistake(in: "\(remarks.before[remark]) \(wording)", of: entry, at: nil) == nil { before += 1 }
      if listener.mistake(in: "\(wording) \(remarks.behind[remark])", of: entry, at: nil) == nil { behind += 1 }
    }
    #expect(before * 100 >= count * 80, "\(before) of \(count) behind a remark")
    #expect(behind * 100 >= count * 70, "\(behind) of \(count) before a remark")
  }
}
