import IntentModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What the responses tell prompts.

extension SearchForPhotosIntent.Response {
  /// `count`, where the app gave one.
  public var details: [String: ToldValue] {
    searchResultsCount.map { ["count": .number(Decimal($0))] } ?? [:]
  }
}

extension StartPhotoPlaybackIntent.Response {
  /// `count`, where the app gave one.
  public var details: [String: ToldValue] {
    searchResultsCount.map { ["count": .number(Decimal($0))] } ?? [:]
  }
}
