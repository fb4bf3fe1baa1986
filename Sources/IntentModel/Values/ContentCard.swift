/// What is shown beside the words of a message: a title, rows, a picture.
///
/// It is looked at; nothing in it is pressed but its actions, which open the app.
///
/// An app gives a card of its own with its response, as SiriKit's Intents UI extension does: its brand, further
/// information, how something long-running stands. Source: `INUIHostedViewControlling`, iOS 10.
public struct ContentCard: Sendable, Hashable, Codable {
  /// A row: a label, where the value needs one, and the value.
  public struct Row: Sendable, Hashable, Codable {
    /// What the value is: `nil` where it speaks for itself.
    public var name: String?
    /// The value as it is read.
    public var value: String

    /// A line with or without a word for what it is about.
    public init(_ name: String?, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What it is about: the app's name where it is the default card.
  public var title: String
  /// The lines, in order.
  public var rows: [Row]
  /// Where the picture is: a URL or a path that the host knows how to load.
  public var image: String?
  /// What the user can go on with in the app, by name.
  public var actions: [String]
  /// What is said of it where nobody looks; `nil` where the words of the message say enough.
  public var spoken: String?
  /// Whether it stands in place of the default card, as messages and maps may; the words stay as they are.
  public var replacesDefault: Bool

  /// A card.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - rows: The lines, in order.
  ///   - image: Where the picture is.
  ///   - actions: What the user can go on with in the app.
  ///   - spoken: What is said of it where nobody looks.
  ///   - replacesDefault: Whether it stands in place of the default card.
  public init(
    _ title: String, rows: [Row] = [], image: String? = nil, actions: [String] = [], spoken: String? = nil,
    replacesDefault: Bool = false
  ) {
    self.title = title
    self.rows = rows
    self.image = image
    self.actions = actions
    self.spoken = spoken
    self.replacesDefault = replacesDefault
  }
}
