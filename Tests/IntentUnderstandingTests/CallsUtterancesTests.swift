import Parley
import Testing

@Suite struct CallsUtterancesTests {
  @Test(arguments: [
    "call Bobo", "Call Bobo now", "please call Bobo", "phone Bobo", "ring Bobo", "dial Bobo", "give Bobo a call",
    "give Bobo a ring", "get Bobo on the phone", "get me Bobo on the line", "I want to talk to Bobo",
    "make a call to Bobo", "place a phone call to Bobo", "can you start a call with Bobo", "let's call Bobo",
    "I need to get in touch with Bobo", "put Bobo on the phone", "call up Bobo right away", "contact Bobo",
  ])
  func aCall(_ utterance: String) {
    #expect(Listener.english.reading(utterance) == "StartCall contacts=Bobo")
  }

  /// Whom to call is then asked.
  @Test(arguments: ["make a call to somebody", "place a call to a phone number", "dial a number", "call someone"])
  func aCallToNobodyNamed(_ utterance: String) {
    #expect(Listener.english.reading(utterance) == "StartCall")
  }

  @Test(arguments: [
    ("video call Bobo", "callCapability=videoCall contacts=Bobo"),
    ("facetime Bobo", "callCapability=videoCall contacts=Bobo"),
    ("call Bobo on video", "contacts=Bobo callCapability=videoCall"),
    ("start a video call with Bobo and Alice", "callCapability=videoCall contacts=Bobo contacts=Alice"),
    ("call Bobo on speaker", "contacts=Bobo audioRoute=speakerphoneAudioRoute"),
    ("call Bobo's mobile", "contacts=Bobo[mobile]"), ("call my mother at work", "contacts=my mother[work]"),
    ("call him back", "contacts=him destinationType=callBack"),
    ("call Bobo back", "contacts=Bobo destinationType=callBack"),
    ("return my last missed call", "destinationType=callBack"), ("redial", "destinationType=redial"),
    ("call my voicemail", "destinationType=voicemail"), ("call 911", "destinationType=emergency"),
    ("call an ambulance", "destinationType=emergency"), ("call the last number again", "destinationType=redial"),
    ("call Arthur Philip Dent", "contacts=Arthur Philip Dent"),
    ("call Zaphod, Ford and Trillian", "contacts=Zaphod contacts=Ford contacts=Trillian"),
  ])
  func callsOfEveryKind(_ utterance: String, _ expected: String) {
    #expect(Listener.english.reading(utterance) == "StartCall \(expected)")
  }

  @Test(arguments: [
    ("show my missed calls", "callTypes=missed"), ("did I miss any calls", "callTypes=missed"),
    ("who called me", "callTypes=received callTypes=missed"),
    ("list my outgoing calls to Bobo", "callTypes=outgoing recipient=Bobo"),
    ("when did Bobo call me", "recipient=Bobo callTypes=received callTypes=missed"),
    ("show missed video calls", "callTypes=missed callCapabilities=videoCall"),
  ])
  func history(_ utterance: String, _ expected: String) {
    #expect(Listener.english.reading(utterance) == "SearchCallHistory \(expected)")
  }

  @Test(arguments: [
    ("answer", "AnswerCall"), ("pick up the phone", "AnswerCall"), ("take the call", "AnswerCall"),
    ("answer the call on speaker", "AnswerCall audioRoute=speakerphoneAudioRoute"),
    ("hang up", "HangUpCall"), ("end the call", "HangUpCall"), ("please hang up now", "HangUpCall"),
  ])
  func answeringAndHangingUp(_ utterance: String, _ expected: String) {
    #expect(Listener.english.reading(utterance) == expected)
  }
}
