#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The disk of the machine.
package struct FileDisk: Disk {
  package init() {}

  package func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure("make", path) }
  }

  package func hasFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  package func list(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  package func read(_ path: String, in range: Range<Int>) throws -> [UInt8] {
    let file = systemOpen(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("open", path) }
    defer { close(file) }
    let size = lseek(file, 0, SEEK_END)
    guard size >= 0, lseek(file, off_t(range.lowerBound), SEEK_SET) >= 0 else { throw failure("read", path) }
    let wanted = max(0, min(Int(size), range.upperBound) - range.lowerBound)
    guard wanted > 0 else { return [] }
    guard wanted <= DurableStore.greatestFile else { throw StorageError.fileTooLarge(path, bytes: wanted) }
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let base = buffer.baseAddress {
        let more = systemRead(file, base + count, wanted - count)
        if more < 0, errno == EINTR { continue }
        if more < 0 { problem = errno }
        if more <= 0 { break }
        count += more
      }
    }
    guard problem == 0 else { throw StorageError.system("read", path: path, code: problem) }
    return bytes
  }

  package func open(_ path: String, isNew: Bool) throws -> any DiskFile {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (isNew ? O_TRUNC : 0)
    let descriptor = systemOpen(path, flags, 0o600)
    guard descriptor >= 0 else { throw failure("open", path) }
    let end = lseek(descriptor, 0, SEEK_END)
    guard end >= 0 else {
      defer { close(descriptor) }
      throw failure("open", path)
    }
    return File(descriptor, path, end: Int(end))
  }

  package func rename(_ path: String, to new: String) throws {
    guard systemRename(path, new) == 0 else { throw failure("rename", path) }
  }

  package func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove", path) }
  }

  package func synchronize(folder: String) throws {
    let descriptor = systemOpen(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open", folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("synchronize", folder) }
  }

  package func lock(_ path: String) throws -> any DiskLock {
    let descriptor = systemOpen(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("open", path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw StorageError.hasWriter(path)
    }
    return Lock(descriptor)
  }

  package func randomNumber() -> UInt64 { .random(in: 0...UInt64.max) }

  private final class File: DiskFile {
    private let descriptor: Int32
    private var end: Int
    var path: String

    init(_ descriptor: Int32, _ path: String, end: Int) {
      self.descriptor = descriptor
      self.path = path
      self.end = end
    }

    deinit { close(descriptor) }

    func append(_ bytes: [UInt8]) throws {
      try overwrite(bytes, at: end)
      end += bytes.count
    }

    func overwrite(_ bytes: [UInt8], at offset: Int) throws {
      try bytes.withUnsafeBytes { buffer in
        var written = 0
        while written < buffer.count, let base = buffer.baseAddress {
          let more = pwrite(descriptor, base + written, buffer.count - written, off_t(offset + written))
          if more < 0, errno == EINTR { continue }
          if more <= 0 { throw failure("write", path) }
          written += more
        }
      }
    }

    func synchronize() throws {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw failure("synchronize", path) }
      guard status.st_nlink > 0 else { throw StorageError.wasRemoved(path) }
      #if canImport(Darwin)
        // fsync alone leaves the bytes in the drive's own memory there.
        if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
      #endif
      guard fsync(descriptor) == 0 else { throw failure("synchronize", path) }
    }

    func truncate(to size: Int) throws {
      guard ftruncate(descriptor, off_t(size)) == 0 else { throw failure("truncate", path) }
      end = size
    }
  }

  private final class Lock: DiskLock {
    private let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit {
      // Closing is not enough while a child that was just forked still holds a copy.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
  }
}

// The system's functions under other names, since the disk has functions with the same names.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 { open(path, flags, mode) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(file, bytes, count)
}
private func systemRename(_ path: String, _ new: String) -> Int32 { rename(path, new) }

private func failure(_ act: String, _ path: String) -> StorageError {
  .system(act, path: path, code: errno)
}
