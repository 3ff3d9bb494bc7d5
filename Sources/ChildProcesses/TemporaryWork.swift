import CChildProcesses
import Foundation

/// A folder for what is made on the way, which is gone with this value, and also where this process is
/// killed meanwhile.
package final class TemporaryWork {
  package let path: String
  private let life: Int32

  /// Makes the folder.
  ///
  /// - Parameter name: What its name begins with.
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
