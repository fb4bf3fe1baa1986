import Foundation
import IntentDomains
import IntentModel

/// What is known of the page that a message links to.
///
/// Source: `INMessageLinkMetadata`, iOS 17.
public final class INMessageLinkMetadata: ValueObject<Message.LinkMetadata>, @unchecked Sendable {
  /// The site that the page belongs to, as it calls itself.
  public var siteName: String? {
    get { held.siteName }
    set { held.siteName = newValue }
  }
  /// What the page is about, in a sentence or two of its own.
  public var summary: String? {
    get { held.summary }
    set { held.summary = newValue }
  }
  /// The headline of the page.
  public var title: String? {
    get { held.title }
    set { held.title = newValue }
  }
  /// The kind of page in the Open Graph vocabulary, such as `article`.
  public var openGraphType: String? {
    get { held.openGraphType }
    set { held.openGraphType = newValue }
  }
  /// The address the message links to.
  public var linkURL: URL? {
    get { held.linkURL }
    set { held.linkURL = newValue }
  }

  /// As much of the page as the app knows.
  public convenience init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
    self.init(
      holding: Message.LinkMetadata(
        siteName: siteName, summary: summary, title: title, openGraphType: openGraphType, linkURL: linkURL))
  }
}
