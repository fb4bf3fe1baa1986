import IntentModel
import IntentUnderstanding

extension Conversation {
  /// What a conversation would do with an utterance, for a host that has to decide who gets it.
  ///
  /// A host in front of a language model gives Parley what Parley takes or asks about, and passes the rest on.
  public struct Forecast: Sendable, Hashable {
    /// What would be done.
    public var course: Course
    /// The intent that the utterance asks for, or that is open and continues; `nil` where it is about none.
    public var intent: IntentName?
    /// The name of the app that the request goes to, as far as that is settled.
    public var app: String?
    /// The values that the app would be handed, as far as they are settled, in declared order.
    public var parameters: [ConversationEvent.RequestRecord.Value]
    /// How well the utterance is explained: 0 is the threshold of ``Conversation/hear(_:)``, more is better.
    ///
    /// Where nothing was understood it is that of the nearest miss, below 0; `nil` where nothing is near.
    public var score: Double?
    /// The events that `hear` would begin with: all up to the moment at which an app carries the request out or is opened,
    /// or the user is to unlock the device.
    public var events: [ConversationEvent]

    /// What would be done with an utterance.
    public enum Course: Sendable, Hashable {
      /// It is carried out, answered or noted without another question.
      case take
      /// The user would be asked this.
      case ask(AssistantMessage)
      /// It would not be understood, or nothing here can do it.
      case passOn(Reason)
    }

    /// Why an utterance is better given to another program.
    public enum Reason: Sendable, Hashable {
      /// It resembles nothing that can be asked for here.
      case notOurs
      /// It resembles a request except for these words.
      case unknownWords([String])
      /// It may be each of these requests equally well.
      case tooNear([IntentName])
      /// It is a request that no app here can carry out.
      case noApp
      /// It is understood, with a score below the threshold that the host wants.
      case belowThreshold
    }
  }
}

extension Conversation.Forecast {
  /// Whether handlers are called for a forecast at this moment.
  ///
  /// A forecast calls `resolve` and `confirm`, which change nothing, and never `handle`. An app that counts its calls, or
  /// that has something else to do in them, can leave it for the call that is meant.
  public static var isBeingMade: Bool { isOn }

  @TaskLocal static var isOn = false
}

extension Conversation.Forecast.Course {
  /// The course as messages and lines name it.
  public var name: String {
    switch self {
    case .take: "take"
    case .ask: "ask"
    case .passOn: "passOn"
    }
  }
}

extension Conversation.Forecast.Reason {
  /// The reason as messages and lines name it.
  public var name: String {
    switch self {
    case .notOurs: "notOurs"
    case .unknownWords: "unknownWords"
    case .tooNear: "tooNear"
    case .noApp: "noApp"
    case .belowThreshold: "belowThreshold"
    }
  }
}
