import ConversationScripts
import Foundation
import HostProtocol
import Parley
import ParleyServer
import TemporaryFolders
import Testing

@testable import ParleyCommand

/// `parley inspect` by plain HTTP, as a page uses it.
@Suite struct InspectTests {
  @Test func thePageNeedsNothingElse() async throws {
    try await InspectedApps.opened { apps in
      let answer = try await apps.get("/")
      #expect(answer.status == 200)
      #expect(answer.head.contains("Content-Security-Policy: default-src 'none'"))
      for reference in ["http:", "https:", "src=\"", "@import", "url(", "innerHTML"] {
        #expect(!answer.body.contains(reference), "\(reference)")
      }
      #expect(answer.body.contains("<title>Parley inspects</title>"))
    }
  }

  @Test func whatIsSaidIsShownWithItsReadingItsPhasesAndWhatIsOffered() async throws {
    try await InspectedApps.opened { apps in
      let state = try await apps.settled(saying: "text Bobo that the figs are ripe on MonkeyChat")
      let turn = try #require(state.turns.last)
      #expect(turn["line"]?.text == "User: text Bobo that the figs are ripe on MonkeyChat")
      #expect(turn["said"]?.list.first?["text"]?.text?.isEmpty == false)
      #expect(turn["said"]?.list.first?["choices"]?.list.isEmpty == false)
      let kinds = turn["trace"]?.list.compactMap { $0["kind"]?.text } ?? []
      #expect(kinds.starts(with: ["understood"]) && kinds.contains("began") && kinds.contains("resolved"), "\(kinds)")
      let request = turn["reading"]?["request"]
      let counted = request?["evidence"]?.list.compactMap { $0["score"]?.text.flatMap(Double.init) } ?? []
      let sum = try #require(request?["score"]?.text.flatMap(Double.init))
      #expect(counted.count > 3 && sum > 0)
      #expect(state["request"]?["intent"]?.text == "SendMessage")
      let phases = state["phases"]?.list.compactMap { $0["phase"]?.text } ?? []
      #expect(phases.contains("resolve recipients") && phases.contains("handle"))
    }
  }

  @Test func aChoiceIsTapped() async throws {
    try await InspectedApps.opened { apps in
      _ = try await apps.settled(saying: "text Bobo that the figs are ripe on MonkeyChat")
      let state = try await apps.settled(saying: ":press 1")
      #expect(state.turns.last?["line"]?.text?.hasPrefix("User: [Bobo") == true)
      #expect(state.turns.count == 2)
    }
  }

  @Test func aTurnIsSteppedThroughPhaseByPhase() async throws {
    try await InspectedApps.opened { apps in
      #expect(try await apps.post("/step", ["to": "on"]).status == 202)
      #expect(try await apps.post("/do", ["line": "text Koko hello on MonkeyChat"]).status == 202)
      var state = try await apps.state { $0["paused"]?.text != nil }
      #expect(state["paused"]?.text?.hasPrefix("= SendMessage") == true)
      #expect(state.turns.last?["reading"]?["request"] != nil)
      // Another page may look, and may not begin something else.
      #expect(try await apps.post("/do", ["line": "hello"]).status == 409)
      #expect(try await apps.get("/script").status == 409)
      let first = state.version
      #expect(try await apps.post("/step", ["to": "next"]).status == 202)
      state = try await apps.state { $0.version > first && $0["paused"]?.text != nil }
      #expect(state["paused"]?.text?.hasPrefix("~ ") == true)
      #expect(try await apps.post("/step", ["to": "end"]).status == 202)
      state = try await apps.state { $0["isBusy"] == .boolean(false) }
      #expect(state.turns.last?["said"]?.list.isEmpty == false)
      #expect(try await apps.post("/step", ["to": "next"]).status == 409)
    }
  }

  @Test func aPhaseIsAnsweredOtherwiseWhileATurnWaits() async throws {
    try await InspectedApps.opened { apps in
      _ = try await apps.post("/step", ["to": "on"])
      _ = try await apps.post("/do", ["line": "text Koko hello on MonkeyChat"])
      _ = try await apps.state { $0["paused"]?.text != nil }
      #expect(try await apps.post("/answer", ["phase": "resolve content", "answer": "needsValue"]).status == 202)
      _ = try await apps.post("/step", ["to": "end"])
      let state = try await apps.state { $0["isBusy"] == .boolean(false) }
      #expect(state["request"]?["asks"]?.text == "needsValue", "\(state)")
      let script = try await apps.get("/script")
      #expect(script.body.contains("\nwhen resolve content: needsValue\n"))
      #expect(try await apps.holds(script.body), "\(script.body)")
    }
  }

  @Test func theConversationIsSavedAsAScriptThatHolds() async throws {
    try await InspectedApps.opened { apps in
      #expect(try await apps.get("/script").status == 404)
      _ = try await apps.settled(saying: "text Bobo that the figs are ripe on MonkeyChat")
      _ = try await apps.settled(saying: ":press 1")
      let script = try await apps.get("/script")
      #expect(script.head.contains("Content-Disposition: attachment; filename=\"Inspected.conversation\""))
      #expect(script.body.contains("User: text Bobo that the figs are ripe on MonkeyChat\n"))
      #expect(try await apps.holds(script.body), "\(script.body)")
    }
  }

  @Test func aTurnIsTakenBack() async throws {
    try await InspectedApps.opened { apps in
      _ = try await apps.settled(saying: "text Bobo that the figs are ripe on MonkeyChat")
      _ = try await apps.settled(saying: ":lock")
      var state = try await apps.settled(saying: ":undo")
      #expect(state.turns.isEmpty && state["request"] == .null)
      state = try await apps.settled(saying: ":undo")
      #expect(state.turns.last?["notes"]?.text?.contains("There is nothing to undo") == true)
    }
  }

  @Test func whatAnAppHasDoneStaysDoneAndIsListed() async throws {
    try await InspectedApps.opened { apps in
      _ = try await apps.settled(saying: "text Koko hello on MonkeyChat")
      let state = try await apps.settled(saying: ":undo")
      #expect(state.turns.count == 1)
      #expect(state.turns.last?["notes"]?.text?.hasPrefix("Done and not undone: SendMessage") == true)
    }
  }

  @Test func twoPagesShowTheSameAndHearOfItAtOnce() async throws {
    try await InspectedApps.opened { apps in
      let before = try await apps.state { _ in true }
      async let seen = apps.get("/state?after=\(before.version)")
      async let alsoSeen = apps.get("/state?after=\(before.version)")
      _ = try await apps.settled(saying: ":mode hands-free")
      for answer in try await [seen, alsoSeen] {
        #expect(try InspectedState(answer).version > before.version)
      }
      let both = try await [apps.state { _ in true }, apps.state { _ in true }]
      #expect(both[0] == both[1])
      #expect(both[0]["mode"]?.text == "hands-free")
    }
  }

  @Test(arguments: ["save", "html", "record", "stop", "load", "store", "restore", "quit"])
  func aPageReadsAndWritesNoFiles(_ command: String) async throws {
    try await InspectedApps.opened { apps in
      let answer = try await apps.post("/do", ["line": "  :\(command) /tmp/file"])
      #expect(answer.status == 400 && answer.body.contains("':\(command)' is for the terminal"))
    }
  }

  @Test func anAnswerThatCannotBeIsRefusedWithTheNearest() async throws {
    try await InspectedApps.opened { apps in
      for (phase, answer) in [("resolve content", "needsVlue"), ("resolv content", "needsValue"), ("handle", "sucess")]
      {
        let refused = try await apps.post("/answer", ["phase": phase, "answer": answer])
        #expect(refused.status == 400 && refused.body.contains("Did you mean"), "\(refused.body)")
      }
      #expect(try await apps.post("/answer", ["phase": "handle", "answer": "success\nlock"]).status == 400)
    }
  }

  @Test(arguments: [
    ("GET", "/nothing", "", 404), ("GET", "/do", "", 405), ("DELETE", "/", "", 405), ("GET", "/state?after=x", "", 400),
    ("POST", "/do", "{", 400), ("POST", "/do", "[]", 400), ("POST", "/do", "{\"line\":1}", 400),
    ("POST", "/do", "{\"line\":\"  \"}", 400), ("POST", "/answer", "{\"phase\":\"handle\"}", 400),
    ("POST", "/step", "{\"to\":\"sideways\"}", 400),
  ])
  func aRequestThatIsWrongIsAnswered(_ method: String, _ path: String, _ body: String, _ status: Int) async throws {
    try await InspectedApps.opened { apps in
      let answer = try await apps.send(method, path, body: body)
      #expect(answer.status == status, "\(answer.body)")
      #expect(try await apps.get("/").status == 200)
    }
  }

  @Test func othersAreRefused() async throws {
    try await InspectedApps.opened { apps in
      for (path, headers) in [
        ("/state", ["Host": "example.org:80"]), ("/", ["Host": "127.0.0.1.example.org:\(apps.port)"]),
        ("/state", ["Origin": "http://example.org"]), ("/state", ["Sec-Fetch-Site": "cross-site"]),
      ] {
        let answer = try await apps.send("GET", path, headers: headers)
        #expect(answer.status == 403, "\(headers)")
      }
      let form = try await apps.send("POST", "/do", headers: ["Content-Type": "text/plain"], body: "{\"line\":\"hi\"}")
      #expect(form.status == 415)
      #expect(try await apps.state { _ in true }.turns.isEmpty)
    }
  }

  @Test func bytesThatAreNoRequestEndTheirConnectionOnly() async throws {
    try await InspectedApps.opened { apps in
      let large =
        "POST /do HTTP/1.1\r\nHost: 127.0.0.1:\(apps.port)\r\nContent-Length: 100000\r\n\r\n"
        + String(repeating: "a", count: 100_000)
      for (bytes, status) in [
        (large, 413), ("\u{16}\u{3}\u{1}\r\n\r\n", 400), ("GET / HTTP/1.1", 400),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "b", count: 20_000), 431), ("", 400),
      ] {
        let answer = try await apps.sendBytes(bytes)
        #expect(answer.status == status, "\(bytes.prefix(20)) \(answer.body)")
      }
      #expect(try await apps.get("/").status == 200)
    }
  }

  @Test func itEndsByASignal() async throws {
    let folder = try TemporaryFolder()
    let line = """
      "$0" inspect Vocabulary/MonkeyChat > "$1/url" & process=$!
      for i in $(seq 600); do [ -s "$1/url" ] && break; sleep 0.1; done
      kill -TERM $process; wait $process; echo "ended with $?"; cat "$1/url"
      """
    let process = try CommandProcess(line, in: folder)
    let lines = process.output.split(separator: "\n")
    #expect(lines.first == "ended with 0", "\(process)")
    #expect(lines.last?.hasPrefix("http://127.0.0.1:") == true && lines.last?.hasSuffix("/ shows MonkeyChat") == true)
  }
}
