@_exported import LanguageNotation

/// The languages that are embedded when the package is built, one generated file each.
enum EmbeddedLanguages {}

extension Language {
  /// The languages that Parley knows, the deepest first.
  public static let all: [Language] = [.english, .french, .german, .spanish, .italian, .dutch]

  /// The languages whose text can be told from others: those of `all` and some that are only recognised.
  package static let recognized: [Language] = all + [EmbeddedLanguages.sv]

  /// English.
  public static let english = EmbeddedLanguages.en
  /// French.
  public static let french = EmbeddedLanguages.fr
  /// German.
  public static let german = EmbeddedLanguages.de
  /// Spanish.
  public static let spanish = EmbeddedLanguages.es
  /// Italian.
  public static let italian = EmbeddedLanguages.it
  /// Dutch.
  public static let dutch = EmbeddedLanguages.nl
}
