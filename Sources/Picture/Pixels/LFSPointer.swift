import Foundation

/// The placeholder that Git leaves for a large file that wasn't fetched.
package enum LFSPointer {
  private static let start = "version https://git-lfs.github.com/spec/v1"

  /// What it is and what to do, as part of a sentence.
  package static let words =
    "it is a Git LFS pointer, not the file itself. Fetch the files with “git lfs pull”; on a build "
    + "machine, have the checkout fetch them"

  /// Returns whether bytes are a pointer's.
  package static func isOne(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.prefix(start.utf8.count).elementsEqual(start.utf8)
  }

  /// Returns whether a file is a pointer; a pointer is smaller than any picture.
  package static func isOne(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: start.utf8.count)
    guard read(descriptor, &bytes, bytes.count) == bytes.count else { return false }
    return bytes.withUnsafeBytes { isOne($0) }
  }
}
