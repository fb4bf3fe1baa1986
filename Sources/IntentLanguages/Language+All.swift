extension Language {
  /// The languages that Parley knows, the deepest first.
  public static let all: [Language] = [.english, .french, .german, .spanish, .italian, .dutch]
}
