#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An activity is stored without what is at its default, and what is missing is at its default.
extension UserActivity: Codable {
  private enum CodingKeys: CodingKey {
    case activityType, title, userInfo, requiredUserInfoKeys, webpageURL, referrerURL, keywords, expirationDate
    case contentAttributes, mapItem, isEligibleForSearch, isEligibleForHandoff, isEligibleForPublicIndexing
    case isEligibleForPrediction, persistentIdentifier, targetContentIdentifier, suggestedInvocationPhrase
    case interaction
  }

  /// Reads a stored activity.
  ///
  /// Throws `DecodingError` where the activity type is missing or a value has another type.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try stored.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      try stored.decode(String.self, forKey: .activityType), title: try value(.title),
      userInfo: try value(.userInfo) ?? [:], webpageURL: try value(.webpageURL),
      keywords: try value(.keywords) ?? [], expirationDate: try value(.expirationDate))
    requiredUserInfoKeys = try value(.requiredUserInfoKeys) ?? []
    referrerURL = try value(.referrerURL)
    contentAttributes = try value(.contentAttributes)
    mapItem = try value(.mapItem)
    isEligibleForSearch = try value(.isEligibleForSearch) ?? false
    isEligibleForHandoff = try value(.isEligibleForHandoff) ?? true
    isEligibleForPublicIndexing = try value(.isEligibleForPublicIndexing) ?? false
    isEligibleForPrediction = try value(.isEligibleForPrediction) ?? false
    persistentIdentifier = try value(.persistentIdentifier)
    targetContentIdentifier = try value(.targetContentIdentifier)
    suggestedInvocationPhrase = try value(.suggestedInvocationPhrase)
    interaction = try value(.interaction)
  }

  /// Stores the values that differ from their defaults.
  public func encode(to encoder: any Encoder) throws {
    var store = encoder.container(keyedBy: CodingKeys.self)
    try store.encode(activityType, forKey: .activityType)
    try store.encodeIfPresent(title, forKey: .title)
    if !userInfo.isEmpty { try store.encode(userInfo, forKey: .userInfo) }
    if !requiredUserInfoKeys.isEmpty { try store.encode(requiredUserInfoKeys.sorted(), forKey: .requiredUserInfoKeys) }
    try store.encodeIfPresent(webpageURL, forKey: .webpageURL)
    try store.encodeIfPresent(referrerURL, forKey: .referrerURL)
    if !keywords.isEmpty { try store.encode(keywords.sorted(), forKey: .keywords) }
    try store.encodeIfPresent(expirationDate, forKey: .expirationDate)
    try store.encodeIfPresent(contentAttributes, forKey: .contentAttributes)
    try store.encodeIfPresent(mapItem, forKey: .mapItem)
    if isEligibleForSearch { try store.encode(true, forKey: .isEligibleForSearch) }
    if !isEligibleForHandoff { try store.encode(false, forKey: .isEligibleForHandoff) }
    if isEligibleForPublicIndexing { try store.encode(true, forKey: .isEligibleForPublicIndexing) }
    if isEligibleForPrediction { try store.encode(true, forKey: .isEligibleForPrediction) }
    try store.encodeIfPresent(persistentIdentifier, forKey: .persistentIdentifier)
    try store.encodeIfPresent(targetContentIdentifier, forKey: .targetContentIdentifier)
    try store.encodeIfPresent(suggestedInvocationPhrase, forKey: .suggestedInvocationPhrase)
    try store.encodeIfPresent(interaction, forKey: .interaction)
  }
}
