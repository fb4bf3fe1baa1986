import Parley
import Testing

/// What is meant, and the ways to say it.
@Suite struct MessagingUtterancesTests {
  @Test(arguments: [
    "send a message", "Send a message.", "send a text message", "I'd like to send a text", "write a message",
    "can you send a text for me please", "compose a new message", "hey siri um send a message",
  ])
  func aMessage(_ utterance: String) {
    #expect(Listener.english.reading(utterance) == "SendMessage")
  }

  @Test(arguments: [
    "send a message to Bobo", "text Bobo", "message Bobo please", "send Bobo a text", "I need to text Bobo",
    "drop Bobo a line", "shoot a message over to Bobo", "please write a text to Bobo", "Could you text Bobo",
    "compose a message for Bobo", "send Bobo message", "hey, send a quick text to Bobo",
  ])
  func aMessageToSomebody(_ utterance: String) {
    #expect(Listener.english.reading(utterance) == "SendMessage recipients=Bobo")
  }

  @Test(arguments: [
    "text Bobo I'm on my way", "text Bobo saying I'm on my way", "tell Bobo I'm on my way",
    "tell Bobo that I'm on my way", "send a text to Bobo saying I'm on my way", "let Bobo know I'm on my way",
    "let Bobo know that I'm on my way", "message Bobo and say I'm on my way", "inform Bobo that I'm on my way",
    "send a message to Bobo: I'm on my way", "send Bobo a message that says \"I'm on my way\"",
    "text Bobo and tell him I'm on my way", "Send Bobo a text telling him that I'm on my way.",
    "message Bobo, I'm on my way", "text to Bobo I'm on my way",
    "can you shoot Bobo a text saying I'm on my way", "could you please tell Bobo I'm on my way",
    "text Bobo with the message I'm on my way", "write Bobo a note that says I'm on my way",
  ])
  func aMessageInFull(_ utterance: String) {
    #expect(
      Listener.english.reading(utterance) == "SendMessage recipients=Bobo content=I'm on my way")
  }

  @Test(arguments: [
    ("text Bobo and Alice we are here", "recipients=Bobo recipients=Alice content=we are here"),
    ("text Bobo ...well, no", "recipients=Bobo content=...well, no"),
    ("tell my mother I love her", "recipients=my mother content=I love her"),
    ("text my best friend Bobo hi there", "recipients=Bobo content=hi there"),
    ("text Zaphod I'm late", "recipients=Zaphod content=I'm late"),
    ("text ford prefect where are you", "recipients=ford prefect content=where are you"),
    ("send a message to Zaphod, Ford and Trillian", "recipients=Zaphod recipients=Ford recipients=Trillian"),
    ("send a text to the Banana Lovers group saying hi", "speakableGroupName=Banana Lovers content=hi"),
    ("text her I'm here", "recipients=her content=I'm here"),
    ("ask Bobo what time we should come", "recipients=Bobo content=what time we should come"),
    ("send a text saying I'm late to Bobo", "content=I'm late recipients=Bobo"),
  ])
  func recipientsAndContents(_ utterance: String, _ expected: String) {
    #expect(Listener.english.reading(utterance) == "SendMessage \(expected)")
  }

  @Test(arguments: [
    ("text +1 202 555 0143 hi", "SendMessage recipients=+12025550143 content=hi"),
    ("text bobo@example.com saying hi", "SendMessage recipients=bobo@example.com[bobo@example.com] content=hi"),
  ])
  func addresses(_ utterance: String, _ expected: String) {
    let reading = Listener.english.reading(utterance)
    #expect(reading.hasPrefix("SendMessage recipients=") && reading.hasSuffix("content=hi"))
  }

  @Test(arguments: [
    ("read my messages", ""), ("read me my new messages please", " attributes=unread"),
    ("show unread messages from Bobo", " attributes=unread senders=Bobo"),
    ("find messages from Bobo", " senders=Bobo"), ("do I have any new messages", " attributes=unread"),
    ("search for messages about bananas", " searchTerms=bananas"),
    ("what did Bobo text me", " senders=Bobo"), ("did Alice send me anything", " senders=Alice"),
    ("show me my flagged messages", " attributes=flagged"), ("what does my last text say", ""),
    ("read Bobo's messages", " senders=Bobo"),
  ])
  func searches(_ utterance: String, _ expected: String) {
    #expect(Listener.english.reading(utterance) == "SearchForMessages" + expected)
  }

  @Test(arguments: [
    ("mark it as read", "SetMessageAttribute attribute=read"),
    ("mark the message as unread", "SetMessageAttribute attribute=unread"),
    ("flag it", "SetMessageAttribute attribute=flagged"),
    ("unflag that message", "SetMessageAttribute attribute=unflagged"),
    ("change my last message to see you at six", "EditMessage editedContent=see you at six"),
    ("edit that to say see you at six", "EditMessage editedContent=see you at six"),
    ("edit my message", "EditMessage"), ("unsend that", "UnsendMessages"),
    ("unsend my last message", "UnsendMessages"), ("take back my last message", "UnsendMessages"),
    ("delete my last message", "UnsendMessages"), ("reply", "SendMessage"),
    ("reply I'll be there", "SendMessage content=I'll be there"),
    ("reply to Bobo saying yes", "SendMessage recipients=Bobo content=yes"),
  ])
  func changes(_ utterance: String, _ expected: String) {
    #expect(Listener.english.reading(utterance) == expected)
  }
}
