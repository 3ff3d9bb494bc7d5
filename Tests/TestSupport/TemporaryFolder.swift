import Foundation

/// A folder that is deleted with its test; its name has a space and a non-ASCII letter, as users' folders do.
package final class TemporaryFolder {
  package let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tateyoko ü-\(UUID().uuidString)", isDirectory: true)

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  package func path(_ name: String) -> String { file(name).path }

  /// The names in the folder itself, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// The bytes of every file below a folder in this one, by path.
  package func contents(of name: String) throws -> [String: Data] {
    var result: [String: Data] = [:]
    let root = file(name)
    for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
      if let data = try? Data(contentsOf: root.appendingPathComponent(path)) {
        result[path] = data
      }
    }
    return result
  }

  /// Writes a file, and creates its parent folders.
  package func write(_ data: Data, _ name: String) throws {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Writes a program that can be started immediately, and creates its parent folders.
  ///
  /// Another process writes it. If this one had the file open, a process started by another thread would
  /// inherit it, and a file that is open for writing can't be run.
  package func writeProgram(_ text: String, _ name: String) throws {
    let source = "\(name).\(UUID().uuidString)"
    try write(Data(text.utf8), source)
    defer { try? FileManager.default.removeItem(at: file(source)) }
    let copy = try FinishedProcess(
      URL(fileURLWithPath: "/usr/bin/install"), ["-m", "755", "--", path(source), path(name)])
    guard copy.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
