import ConversationScripts
import Foundation
import Parley
import TemporaryFolders
import Testing

@Suite struct ScriptRunnerTests {
  private func check(_ text: String) async { #expect(await Friends.report(text) == "") }

  @Test func passesWhenAllIsForeseen() async {
    await check(
      """
      locale: en

      User: Send a message to Bobo on MonkeyChat
      = SendMessage recipients="Bobo"
      ~ resolve recipients -> success Bobo
      Assistant: What do you want to say to Bobo?
      User: Please send more bananas
      ~ confirm -> ready
      * SendMessage recipients=[Bobo] content="Please send more bananas" -> success
      Assistant: OK, sending “Please send more bananas” to Bobo on MonkeyChat.
      ~ end done
      """)
  }

  @Test func takesAnyTextAndRegularExpressions() async {
    await check(
      """
      User: Send a message to Bobo
      Assistant: What do you … to Bobo?
      User: Please send more bananas
      * SendMessage … -> success
      Assistant: /^OK, .*bananas/
      """)
  }

  @Test func stubsAPhaseForOneValue() async {
    await check(
      """
      when resolve recipients Bobo: disambiguation Alice, "Koko", Bobo Jr.

      User: text Bobo saying hello there
      ~ resolve recipients -> disambiguation [Alice, Koko, Bobo Jr.]
      Assistant: Who do you want to message: Alice, Koko, or Bobo Jr.?
      tap: 2
      * SendMessage recipients=[Koko] content="hello there" -> success
      Assistant: …
      """)
  }

  @Test func stubsOneAnswerAfterTheOther() async {
    await check(
      """
      when resolve content: first unsupported then pass
      when confirm: first failure then pass

      User: text Bobo saying hello there
      ~ resolve content -> unsupported
      Assistant: …
      User: hello again
      ~ resolve content -> success "hello again"
      ~ confirm -> failure
      Assistant: Sorry, MonkeyChat couldn’t send your message.
      User: text Bobo saying hello there
      ~ confirm -> ready
      * … -> success
      Assistant: …
      """)
  }

  @Test func letsAHandlerThrowWaitAndHang() async {
    await check(
      """
      when handle: first throw no network then after 3 s success then after 12 s success then hang

      User: text Bobo saying hello there
      ~ problem threw in handle: no network
      Assistant: …
      User: text Bobo saying hello there
      Assistant: …
      * SendMessage recipients=[Bobo] content="hello there" -> success
      Assistant: OK, sending “hello there” to Bobo on MonkeyChat.
      User: text Bobo saying hello there
      Assistant: …
      ~ problem tookTooLong in handle
      Assistant: …
      advance: 5 s
      * SendMessage recipients=[Bobo] content="hello there" -> success (late)
      Assistant: …
      User: text Bobo saying hello there
      Assistant: …
      ~ problem tookTooLong in handle
      Assistant: …
      """)
  }

  @Test func locksAndUnlocksTheDevice() async {
    await check(
      """
      locked: yes
      unlocks: no

      User: text Bobo saying hello there
      Assistant: …
      ~ unlock -> denied
      Assistant: …
      ~ end notAuthenticated
      unlocks: yes
      User: text Bobo saying hello there
      Assistant: …
      ~ unlock -> granted
      * … -> success
      Assistant: …
      """)
  }

  @Test func goesOnAfterStoringAndRestoring() async {
    await check(
      """
      User: send a message to Bobo
      Assistant: What do you want to say to Bobo?
      store and restore
      User: hello there
      * SendMessage recipients=[Bobo] content="hello there" -> success
      Assistant: …
      """)
  }

  @Test func holdsSeveralConversationsByName() async {
    await check(
      """
      User: send a message to Bobo
      Assistant: What do you want to say to Bobo?
      conversation: kitchen
      User: send a message to Alice
      Assistant: What do you want to say to Alice?
      conversation: main
      User: see you at eight
      * SendMessage recipients=[Bobo] content="see you at eight" -> success
      Assistant: …
      conversation: kitchen
      User: see you at nine
      * SendMessage recipients=[Alice] content="see you at nine" -> success
      Assistant: …
      """)
  }

  @Test func speaksAnotherLanguage() async {
    await check(
      """
      locale: fr

      User: envoyer un message à Bobo
      Assistant: …
      User: annuler
      Assistant: …
      """)
  }

  @Test func namesTheAppsOfAHost() async throws {
    let report = await Friends.report("app: MonkyChat\n\nUser: hello")
    #expect(
      report == """
        test.conversation:1:6: no app is called 'MonkyChat'. Did you mean 'MonkeyChat'?
            app: MonkyChat
                 ^^^^^^^^^
        """)
    await check("app: MonkeyChat\n\nUser: text Bobo saying hello there\nAssistant: …")
  }

  @Test(arguments: [
    ("when resolve recipient: needsValue", "14: no parameter is called 'recipient'. Did you mean 'recipients'?"),
    (
      "when SendMesage confirm: failure",
      "6: no intent of these apps is called 'SendMesage'. Did you mean 'SendMessage'?"
    ),
    (
      "when handle: failureMessageService",
      "14: no response code is called 'failureMessageService'. Did you mean 'failureMessageServiceNotAvailable'?"
    ),
    (
      "when resolve recipients: unsupported offlin",
      "38: no reason of recipients is called 'offlin'. Did you mean 'offline'?"
    ),
    ("when resolve recipients: success", "1: the stub cannot answer that: 'success' needs a value."),
    (
      "locale: sv",
      "9: no language is called 'sv'. It is one of \(Language.all.map(\.tag).joined(separator: ", "))."
    ),
    ("permission MonkyChat: denied", "12: no app is called 'MonkyChat'. Did you mean 'MonkeyChat'?"),
  ])
  func saysWhyAScriptCannotBePlayed(_ setting: String, _ problem: String) async {
    let report = await Friends.report("\(setting)\n\nUser: hello")
    #expect(report.hasPrefix("test.conversation:1:\(problem)"), "\(report)")
  }

  @Test func runsManySideBySideInTheOrderOfTheirPaths() async throws {
    let folder = try TemporaryFolder()
    for number in 10..<30 {
      try folder.write("User: text Bobo saying hello\nAssistant: …\n", to: "script\(number).conversation")
    }
    try folder.write("User: text Bobo saying hello\n", to: "script15.conversation")
    let paths = try ScriptFiles.find([folder.path])
    var count = 0
    let results = await Friends.runner.run(filesAt: paths, atATime: 4) { _ in count += 1 }
    #expect(count == 20)
    #expect(results.map(\.path) == paths)
    #expect(results.filter { !$0.hasPassed }.map(\.path) == ["\(folder.path)/script15.conversation"])
  }
}
