import Foundation

/// The Swift compiler found in PATH.
package struct Toolchain: Sendable {
  /// The path of `swiftc` as it was found.
  package let compiler: URL

  package init(compiler: URL) { self.compiler = compiler }

  /// - Throws: ``ToolsetProblem`` if there is none.
  package init(path: String) throws {
    let found = path.split(separator: ":").lazy.map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else {
      throw ToolsetProblem(
        "There is no `swiftc` on the PATH; add the usr/bin of a Swift toolchain to it.")
    }
    compiler = URL(fileURLWithPath: found)
  }

  private var real: URL { compiler.resolvingSymlinksInPath() }

  /// A value that distinguishes this compiler's file from another; `nil` for a program that selects
  /// a compiler.
  package var stamp: String? {
    var status = stat()
    guard real.lastPathComponent != "swiftly", stat(real.path, &status) == 0 else { return nil }
    return "\(real.path) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)\n"
  }

  /// The first line of `swiftc --version`.
  package func version() throws -> String {
    let text = try Command.output([compiler.path, "--version"], errors: .dropped)
    guard let line = text.split(separator: "\n").first.map(String.init), !line.isEmpty else {
      throw ToolsetProblem("`\(compiler.path) --version` says nothing.")
    }
    return line
  }

  /// Returns the folder `usr/lib/swift` with the files that programs load and link.
  package func resources() throws -> URL {
    let text = try Command.output([compiler.path, "-print-target-info"], errors: .dropped)
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(text.utf8)) else {
      throw ToolsetProblem(
        "`\(compiler.path) -print-target-info` doesn't say where its libraries are.")
    }
    return URL(fileURLWithPath: info.paths.runtimeResourcePath, isDirectory: true)
      .standardizedFileURL
  }

  /// Returns a program next to the real compiler, such as `ld.lld`.
  package func program(_ name: String, resources: URL) -> URL? {
    // Not standardised, which would resolve links: several programs are the same file, and depend
    // on their name.
    let place = resources.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/\(name)")
    return FileManager.default.isExecutableFile(atPath: place.path) ? place : nil
  }
}
