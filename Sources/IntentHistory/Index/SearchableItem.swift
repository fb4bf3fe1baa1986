#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntentModel

/// Something in an app that can be found.
///
/// Source: `CSSearchableItem`, iOS 9.
public struct SearchableItem: Sendable, Hashable {
  /// The app's key for it; an item with the same key takes the place of the older one.
  public var uniqueIdentifier: String
  /// The domain of the item, with sub-domains separated by points: all items of a domain are deleted at once.
  public var domainIdentifier: String?
  /// What is searched and shown.
  public var attributeSet: SearchableItemAttributeSet
  /// From then on it is not found.
  public var expirationDate: Date?

  /// An item with the app's key for it; without a date it does not expire.
  public init(
    _ uniqueIdentifier: String, domainIdentifier: String? = nil, attributeSet: SearchableItemAttributeSet,
    expirationDate: Date? = nil
  ) {
    self.uniqueIdentifier = uniqueIdentifier
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    self.expirationDate = expirationDate
  }
}

extension SearchableIndex {
  /// Something that a search found.
  public struct Result: Sendable, Hashable {
    /// The identifier of the app it is in.
    public var app: String
    /// The item that was found; for an activity it is made of its attributes.
    public var item: SearchableItem
    /// The activity that was found; `nil` where an indexed item was.
    public var foundActivity: UserActivity?
    /// How new and how much used it is; see ``SearchableIndex/Heat``.
    public var heat: Heat

    /// The activity with which the app opens at it, to be given to ``ActivityCenter/open(_:in:at:)``.
    public var activity: UserActivity {
      if let foundActivity { return foundActivity }
      var activity = UserActivity(
        UserActivity.searchableItemActionType, title: item.attributeSet.title,
        userInfo: [UserActivity.searchableItemActivityIdentifier: .string(item.uniqueIdentifier)],
        expirationDate: item.expirationDate)
      activity.requiredUserInfoKeys = [UserActivity.searchableItemActivityIdentifier]
      activity.contentAttributes = item.attributeSet
      activity.contentAttributes?.relatedUniqueIdentifier = item.uniqueIdentifier
      return activity
    }
  }
}

extension SearchableIndex {
  /// Why something was not indexed; nothing of its batch was.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    case emptyIdentifier(place: Int)
    case itemTooLarge(String, bytes: Int, limit: Int)
    case notEligibleForSearch(String)
    case untitled(String)

    /// The error as one line in English.
    public var description: String {
      switch self {
      case .emptyIdentifier(let place): "the item at \(place) has no unique identifier"
      case .itemTooLarge(let identifier, let bytes, let limit):
        "the item '\(identifier)' has \(bytes) bytes of attributes and may have \(limit)"
      case .notEligibleForSearch(let type): "the activity '\(type)' is not eligible for search"
      case .untitled(let type): "the activity '\(type)' has no title to be found by"
      }
    }
  }
}
