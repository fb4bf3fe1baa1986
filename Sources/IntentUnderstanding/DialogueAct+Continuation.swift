import IntentModel

extension DialogueAct {
  /// Values that differ from the earlier request, and their language.
  public struct Continuation: Sendable, Hashable, Codable {
    /// The values that take the place of those of the earlier request.
    public var slots: [IntentDraft.Slot]
    /// The tag of the language it was said in.
    public var language: String

    /// New values for the request before.
    public init(slots: [IntentDraft.Slot], language: String) {
      self.slots = slots
      self.language = language
    }
  }
}
