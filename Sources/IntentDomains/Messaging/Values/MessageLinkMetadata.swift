#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of the page that a message links to. Source: `INMessageLinkMetadata`, iOS 17.
public struct MessageLinkMetadata: Sendable, Hashable, Codable {
  public var siteName: String?
  public var summary: String?
  public var title: String?
  public var openGraphType: String?
  public var linkURL: URL?

  public init(
    siteName: String? = nil, summary: String? = nil, title: String? = nil, openGraphType: String? = nil,
    linkURL: URL? = nil
  ) {
    self.siteName = siteName
    self.summary = summary
    self.title = title
    self.openGraphType = openGraphType
    self.linkURL = linkURL
  }
}
