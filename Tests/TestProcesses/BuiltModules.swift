import Foundation
import TestSupport

/// The package's built modules, for code that a test compiles.
package struct BuiltModules {
  /// The folder of the test program, which was built together with the modules.
  package let folder: URL
  /// The options that `swiftc` needs to import the modules of Swift and of C.
  package let importing: [String]

  /// - Parameters:
  ///   - package: The package's folder.
  ///   - libraries: The system libraries that the modules use, by their pkg-config names.
  package init(of package: URL, libraries: [String]) throws {
    folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let files = FileManager.default
    let doors = package.appendingPathComponent("Sources")
    let targets = try files.contentsOfDirectory(atPath: doors.path).sorted().flatMap { door in
      let door = doors.appendingPathComponent(door)
      return ((try? files.contentsOfDirectory(atPath: door.path)) ?? []).sorted()
        .map(door.appendingPathComponent)
    }
    var options = ["-I", folder.appendingPathComponent("Modules").path]
    for target in targets {
      let headers = target.appendingPathComponent("include")
      // Its own, a system library's, or the one that the build generated.
      let built = folder.appendingPathComponent("\(target.lastPathComponent).build")
      let maps = [headers, target, built].map { $0.appendingPathComponent("module.modulemap").path }
      guard let map = maps.first(where: files.fileExists(atPath:)) else { continue }
      options += ["-Xcc", "-I\(headers.path)", "-Xcc", "-fmodule-map-file=\(map)"]
    }
    importing = options + (try Self.packageConfig("--cflags", libraries).flatMap { ["-Xcc", $0] })
  }

  /// pkg-config's output for some libraries.
  package static func packageConfig(_ option: String, _ libraries: [String]) throws -> [String] {
    try FinishedProcess(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", option] + libraries)
      .output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
