#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture, by name, by its bytes or by where it lies. Source: `INImage`, iOS 10.
public enum Image: Sendable, Hashable, Codable {
  case named(String)
  case data(Data)
  case url(URL)
}

/// A file that goes with a value, such as a recorded message. Source: `INFile`, iOS 13.
public struct File: Sendable, Hashable, Codable {
  public var filename: String
  /// The file's uniform type identifier, such as `public.audio`.
  public var typeIdentifier: String?
  public var data: Data?
  public var fileURL: URL?

  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    self.data = data
  }

  public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}
