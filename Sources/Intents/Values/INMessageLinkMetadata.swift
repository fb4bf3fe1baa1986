import Foundation
import IntentDomains
import IntentModel

/// What is known of the page that a message links to. Source: `INMessageLinkMetadata`, iOS 17.
public final class INMessageLinkMetadata: ValueObject<MessageLinkMetadata>, @unchecked Sendable {
  public var siteName: String? {
    get { held.siteName }
    set { held.siteName = newValue }
  }
  public var summary: String? {
    get { held.summary }
    set { held.summary = newValue }
  }
  public var title: String? {
    get { held.title }
    set { held.title = newValue }
  }
  public var openGraphType: String? {
    get { held.openGraphType }
    set { held.openGraphType = newValue }
  }
  public var linkURL: URL? {
    get { held.linkURL }
    set { held.linkURL = newValue }
  }

  public convenience init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
    self.init(
      holding: MessageLinkMetadata(
        siteName: siteName, summary: summary, title: title, openGraphType: openGraphType, linkURL: linkURL))
  }
}
