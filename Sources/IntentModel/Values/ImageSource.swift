#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture, by name, by its bytes or by where it lies.
///
/// Source: `INImage`, iOS 10.
public enum ImageSource: Sendable, Hashable, Codable {
  case named(String)
  case data(Data)
  case url(URL)
}

/// A file that goes with a value, such as a recorded message.
///
/// Source: `INFile`, iOS 13.
public struct File: Sendable, Hashable, Codable {
  /// The name shown to the user; it need not be the name on the disk.
  public var filename: String
  /// The file's uniform type identifier, such as `public.audio`.
  public var typeIdentifier: String?
  /// The bytes; `nil` for a file that is only referred to by its URL.
  public var data: Data?
  /// Where the file is; `nil` for a file that is held in memory.
  public var fileURL: URL?

  /// A file that is held in memory.
  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.data = data
  }

  /// A file on the disk; without a name it is called as the URL's last component.
  public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}
