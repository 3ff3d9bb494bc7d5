import Foundation
import TestSupport
import Testing

/// A folder for tests of scripts, with short programs in place of the compiler and Tateyoko's own.
struct ScriptStandIns {
  static let root = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The compiler's version string.
  static let compiler = "Swift version 1.2 (swift-1.2-RELEASE)"

  let folder: TemporaryFolder

  /// Creates the folder, with a compiler in `bin`.
  init() throws {
    folder = try TemporaryFolder()
    try program(
      "bin/swiftc",
      """
      case $1 in
        --version) echo '\(Self.compiler)' ;;
        *) echo '{"paths": {"runtimeResourcePath": "/opt/swift"}}' ;;
      esac
      """)
  }

  /// Writes a Bash program.
  func program(_ path: String, _ body: String) throws {
    try folder.writeProgram("#!/bin/bash\n\(body)\n", path)
  }

  /// Copies one of this repository's scripts.
  func script(_ name: String, to path: String) throws {
    try folder.writeProgram(
      String(contentsOf: Self.root.appendingPathComponent("scripts/\(name)"), encoding: .utf8), path
    )
  }
}
