#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Message {
  /// What is known of the page that a message links to.
  ///
  /// Source: `INMessageLinkMetadata`, iOS 17.
  public struct LinkMetadata: Sendable, Hashable, Codable {
    /// The site that the page belongs to, as it calls itself.
    public var siteName: String?
    /// What the page is about, in a sentence or two of its own.
    public var summary: String?
    /// The headline of the page.
    public var title: String?
    /// The kind of page in the Open Graph vocabulary, such as `article`.
    public var openGraphType: String?
    /// The address the message links to.
    public var linkURL: URL?

    /// As much of the page as the app knows.
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
}
