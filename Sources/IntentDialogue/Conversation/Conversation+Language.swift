extension Conversation {
  /// Sets the language that is spoken from now on; nothing changes where the assistant does not speak it.
  public func speak(_ language: String) {
    if assistant.speaks(language) { self.language = language }
  }
}
