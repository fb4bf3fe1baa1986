import ConversationScripts
import DevelopmentTools
import Foundation
import Parley

extension Command {
  static let parse = Command(
    "parse", "Shows what an utterance is understood as.",
    operands: "[UTTERANCE…]",
    options: [
      .value("app", "FOLDER", "An app, or a folder of apps, whose names and words count; may be given several times."),
      .value(
        "locale", "TAG", values: Language.all.map(\.tag),
        "The language, which is the only one that is heard."),
      ChosenLanguages.option, ChosenLanguages.compiledOption,
      .flag("explain", "Shows what each word contributed, what the runners-up lacked, and what each clause is."),
      .value("expecting", "QUESTION", "The question that is open, as an object of JSON: what the words do there."),
      .flag("json", "Writes one JSON object for each utterance."),
      .flag(
        "jsonl", "Reads {\"id\",\"text\",\"lang\"} lines and writes {\"id\",\"intent\",\"slots\",\"score\"} lines."),
    ],
    discussion: """
      Without --app, --jsonl and --languages, the sample apps under ./Vocabulary count, if there are any; '--app none'
      takes none.
      With --expecting, and in a line with --jsonl as "expecting", the question that is open can be named:
      {"intent","parameter","kind","choices"}, where the kind is value, choice, confirmation or goAhead. Then the act is
      shown with its score, and the acts that came next. The answer to such a line is {"id","act","slots","score"} with what the
      utterance does there: answer, correct, choice, yes, no, cancel, hesitate, takeBack, question, lookUp, beyond and
      others.
      Without an utterance, each line of the standard input is one. With --jsonl the lines are answered in their order
      as they come, on all cores; a line that is no such object, has a key twice or is no valid UTF-8 gets a line that
      says so.
      Exits with 0 when every utterance was understood, 1 when one was not; with --jsonl, when a line was no object.
      """,
    run: { arguments, console in
      let languages = try heard(arguments)
      let parser = try await UtteranceParser(
        arguments.tools, folders: folders(arguments), languages: languages,
        language: ChosenLanguages.first(arguments, of: languages, talkingTo: folders(arguments)).tag,
        compiled: ChosenLanguages.compiled(arguments))
      if arguments.isSet("jsonl") {
        return await ParsedLines(parser: parser, console: console).run()
      }
      let question = try arguments.value("expecting").map(AskedQuestion.init(json:))
      let told = ParsedText(index: arguments.isSet("explain") ? NotationIndex(languages) : nil)
      var status = ExitStatus.success
      func read(_ utterance: String) {
        if let question {
          let turn = parser.turn(
            of: utterance, expecting: question.expectation, explaining: arguments.isSet("explain"))
          if turn.act == .notUnderstood { status = .failure }
          return console.print(told.text(utterance, turn))
        }
        let understanding = parser.understanding(of: utterance)
        if understanding.best == nil { status = .failure }
        if arguments.isSet("json") { return console.print(ParsedJSON.object(utterance, understanding)) }
        console.print(told.text(utterance, understanding))
        if arguments.isSet("explain") {
          let clauses = ParsedText.clauses(of: parser.turn(of: utterance, expecting: nil, explaining: true))
          if clauses.count > 1 { clauses.forEach { console.print($0) } }
        }
      }
      if arguments.operands.isEmpty {
        while let line = console.readLine() { read(line) }
      } else {
        arguments.operands.forEach(read)
      }
      return status
    })
}

extension Command {
  /// The languages that are compiled: only the one of `--locale`, since compiling takes most of the time of a short
  /// run; for lines of JSON, which may each name a language, all.
  static func heard(_ arguments: Arguments) throws -> [Language] {
    try ChosenLanguages.all(arguments, only: arguments.isSet("jsonl") ? nil : arguments.value("locale"))
  }

  /// The folders of the apps that are named; without any, those of the sample apps.
  private static func folders(_ arguments: Arguments) -> [String] {
    let named = arguments.values("app")
    if named == ["none"] { return [] }
    let isPlain = !arguments.isSet("jsonl") && !arguments.isSet("languages")
    return named.isEmpty && isPlain ? TalkWorld.sampleFolders() : AppFolders.all(in: named)
  }
}
