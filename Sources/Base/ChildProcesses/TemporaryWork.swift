import CChildProcesses
import Foundation

/// A folder for intermediate files, which is removed with this object, even if this process is
/// killed.
package final class TemporaryWork {
  package let path: String
  private let life: Int32

  /// Creates the folder.
  ///
  /// - Parameter name: The prefix of its name.
  package init(_ name: String) throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
      .path
    life = child_process_guard(path)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      if life >= 0 { close(life) }
      throw error
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    if life >= 0 { close(life) }
  }
}
