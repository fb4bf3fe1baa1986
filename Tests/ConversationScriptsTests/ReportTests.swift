import ConversationScripts
import Parley
import Testing

@Suite struct ReportTests {
  private func results(_ texts: String...) async -> [ScriptResult] {
    var results: [ScriptResult] = []
    for (index, text) in texts.enumerated() {
      do {
        results.append(await Friends.runner.run(try Script(text, path: "script\(index).conversation")))
      } catch let problems as ScriptProblems {
        results.append(ScriptResult("script\(index).conversation", .unusable(problems), duration: .zero))
      } catch {
        Issue.record("\(error)")
      }
    }
    return results
  }

  @Test func countsWhatBecameOfScripts() async {
    let results = await results("User: text Bobo saying hi\nAssistant: …", "User: cancel", "Bot: hi")
    let report = ReportFormat.pretty.report(of: results, in: .milliseconds(1234))
    #expect(report.hasSuffix("\n\n3 scripts: 1 passed, 1 failed, 1 could not run (1.234 s)."))
  }

  @Test func escapesEverythingOnThePage() async {
    let results = await results("User: text Bobo saying <script>alert('1')</script> & more\nAssistant: <em>")
    let page = HTMLReport(results, in: .seconds(1), coverage: Coverage(of: results)).text
    #expect(!page.contains("<script") && !page.contains("<em>"))
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; more"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test(arguments: ["\u{202E}", "\u{2067}", "\u{1B}", "\u{9B}"])
  func nothingOnThePageTurnsTheTextAroundIt(_ scalar: Unicode.Scalar) async {
    let script = "# A \(scalar)B.\nUser: text Bobo saying hi \(scalar)oboB\nAssistant: \(scalar)"
    let results = await results(script, "Bot\(scalar): hi")
    let page = HTMLReport(results, in: .seconds(1), coverage: Coverage(of: results)).text
    #expect(page.contains("hi \u{FFFD}oboB") && !page.unicodeScalars.contains(scalar))
  }

  @Test func showsFailuresFirst() async throws {
    let results = await results("User: text Bobo saying hi\nAssistant: …", "User: text Bobo saying hi")
    let page = HTMLReport(results, in: .seconds(1)).text
    let failed = try #require(page.firstRange(of: "<b>script1</b>"))
    let passed = try #require(page.firstRange(of: "<b>script0</b>"))
    #expect(failed.lowerBound < passed.lowerBound)
  }

  @Test func coversThePromptsThatWereSaid() async throws {
    let coverage = Coverage(
      of: await results("User: send a message to Bobo\nAssistant: …\nUser: cancel\nAssistant: …"))
    let prompts = try #require(coverage.sections.first { $0.name == "Prompts" })
    #expect(prompts.covered == ["SendMessage.content needsValue"])
    #expect(prompts.missing.first == "SendMessage.recipients needsValue")
  }

  @Test func showsWhatWasSaidBesideWhatHappened() async throws {
    let results = await results(
      """
      # Two of a name.
      when resolve recipients Bobo: disambiguation Koko, Alice

      User: text Bobo saying hi
      Assistant: Who do you want to message: Koko or Alice?
      tap: 2
      Assistant: Wrong.
      """)
    let page = HTMLReport(results, in: .seconds(1)).text
    #expect(page.contains("<details class=no open><summary><b>script0</b> <q>Two of a name.</q>"))
    #expect(page.contains("<code>when resolve recipients Bobo: disambiguation Koko, Alice</code>"))
    #expect(
      page.contains("<p class=u>text Bobo saying hi</p><p class=a>Who do you want to message: Koko or Alice?</p>"))
    #expect(page.contains("<p class=c><s>Koko</s><s>Alice</s></p>"))
    #expect(page.contains("<li class=e>SendMessage recipients=&quot;Bobo&quot; content=&quot;hi&quot;<details>"))
    #expect(page.contains("<div class=\"r f\"><div><p class=\"u t\">Alice</p>"))
    #expect(page.contains("<li class=h>SendMessage recipients=[Alice] content=&quot;hi&quot; -&gt; success"))
  }

  @Test func measuresWhatWasExercised() async throws {
    let coverage = Coverage(of: await results("User: text Bobo saying hi\nAssistant: …"), languages: [.english])
    let sections = Dictionary(uniqueKeysWithValues: coverage.sections.map { ($0.name, $0) })
    #expect(sections["Intents"]?.covered == ["SendMessage"])
    #expect(sections["Intents"]?.missing == [])
    #expect(sections["Response codes"]?.covered == ["SendMessage ready", "SendMessage success"])
    #expect(sections["Response codes"]?.missing.contains("SendMessage failure") == true)
    #expect(sections["Prompts"]?.missing.contains("SendMessage.recipients unsupported offline") == true)
    #expect(sections["Languages"]?.total == 1)
    #expect((1..<100).contains(coverage.percent))
    #expect(coverage.text.contains("    not SendMessage failure\n"))
  }
}
