import Foundation
import IntentModel

/// A picture, by name, by its bytes or by where it lies.
///
/// Source: `INImage`, iOS 10.
public final class INImage: ValueObject<ImageSource>, @unchecked Sendable {
  /// A picture by its name among the app's resources.
  public convenience init(named name: String) { self.init(holding: .named(name)) }
  /// A picture by the bytes of its file.
  public convenience init(imageData: Data) { self.init(holding: .data(imageData)) }
  /// A picture by where it lies; it is not loaded here.
  public convenience init?(url URL: URL) { self.init(holding: .url(URL)) }

  /// A picture of a size; the size is not kept.
  public convenience init?(url URL: URL, width: Double, height: Double) { self.init(holding: .url(URL)) }

  /// A picture that the system brings, by its name.
  public class func systemImageNamed(_ systemImageName: String) -> Self { Self(holding: .named(systemImageName)) }
}
