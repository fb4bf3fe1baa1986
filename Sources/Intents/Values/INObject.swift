import Foundation
import IntentModel

/// A thing of an app's own that can be said and shown.
///
/// Source: `INObject`, iOS 12 to 14; no intent of the six domains has a parameter of the type.
open class INObject: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  /// The app's key of it.
  public let identifier: String?
  /// What is shown, and said.
  public let displayString: String
  /// How it sounds, in plain letters.
  public let pronunciationHint: String?
  /// A second line beneath it.
  public var subtitleString: String?
  /// The picture beside it.
  public var displayImage: INImage?
  private var matches: [any INSpeakable]?

  /// A thing with a key, its text and its sound.
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }

  /// A thing with a key and its text.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// A thing that is shown in two lines and with a picture.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString,
      image: displayImage)
  }

  /// A thing that is shown in two lines and with a picture, with its sound.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  /// The text, which is what is said.
  open var spokenPhrase: String { displayString }
  /// The app's key of it.
  open var vocabularyIdentifier: String? { identifier }
  /// What else the user may have meant, as the app set it.
  public var alternativeSpeakableMatches: [any INSpeakable]? { matches }
  /// Sets what else the user may have meant.
  public func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) { self.matches = matches }

  /// The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A part of a list of things, with a title.
///
/// Source: `INObjectSection`, iOS 14.
public final class INObjectSection<Item: INObject>: NSObject, @unchecked Sendable {
  /// What stands above the part.
  public let title: String?
  /// The things of the part.
  public let items: [Item]

  /// A part of a list.
  public init(title: String?, items: [Item]) {
    self.title = title
    self.items = items
  }
}

/// A list of things to choose from, in parts.
///
/// Source: `INObjectCollection`, iOS 14.
public final class INObjectCollection<Item: INObject>: NSObject, @unchecked Sendable {
  /// The parts in their order.
  public let sections: [INObjectSection<Item>]
  /// Whether the list is to be shown with an index of first letters.
  public var usesIndexedCollation = false

  /// A list in parts.
  public init(sections: [INObjectSection<Item>]) { self.sections = sections }

  /// A list of one part without a title.
  public convenience init(items: [Item]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

  /// The things of all parts.
  public var allItems: [Item] { sections.flatMap(\.items) }
}
