import Foundation

/// What Git leaves in the place of a large file that was not fetched.
enum LFSPointer {
  private static let start = "version https://git-lfs.github.com/spec/v1"

  /// Whether a file is a pointer; a pointer is smaller than any picture.
  static func isOne(_ file: URL) -> Bool {
    let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: start.utf8.count)
    return read(descriptor, &bytes, bytes.count) == bytes.count && bytes.elementsEqual(start.utf8)
  }

  static func advice(_ file: URL) -> String {
    """
    \(file.path): this is a pointer of Git LFS, not the baseline itself. Fetch the baselines with \
    “git lfs pull”; on a build machine let the checkout fetch them.
    """
  }
}
