import Foundation
import IntentModel

/// A file that goes with a value, such as a recorded message.
///
/// Source: `INFile`, iOS 13.
public final class INFile: ValueObject<File>, @unchecked Sendable {
  /// The file's bytes; empty where they cannot be read.
  public var data: Data { held.data ?? held.fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
  /// What the file is called, with its extension.
  public var filename: String {
    get { held.filename }
    set { held.filename = newValue }
  }
  /// The file's uniform type identifier, such as `public.audio`.
  public var typeIdentifier: String? { held.typeIdentifier }
  /// Where the file lies; `nil` where it is held as bytes.
  public var fileURL: URL? { held.fileURL }
  /// Whether the file may be removed once the request is done; nothing is removed here.
  public var removedOnCompletion = false

  /// A file held as bytes; without a type identifier its name tells what it is.
  public convenience init(data: Data, filename: String, typeIdentifier: String?) {
    self.init(holding: File(data: data, filename: filename, typeIdentifier: typeIdentifier))
  }

  /// A file that lies elsewhere; without a name the last part of its URL is taken.
  public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init(holding: File(fileURL: fileURL, filename: filename, typeIdentifier: typeIdentifier))
  }
}
