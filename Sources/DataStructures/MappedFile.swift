#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, which the system reads when they are first looked at and shares among processes.
///
/// The file must not be changed in place as long as it is mapped; another one may take its name.
package final class MappedFile: @unchecked Sendable {
  /// The bytes, whose beginning is aligned for values of any type; they are there as long as the object is.
  package let bytes: UnsafeRawBufferPointer

  /// `nil` where there is no such file, or it is empty or cannot be read.
  package init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
