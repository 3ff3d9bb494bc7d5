import Foundation

/// Writes the parts of a toolset that contain its own path or the toolchain's.
package struct ToolsetSettling {
  /// The current location of the toolset.
  package var toolset: Toolset
  /// The final location.
  package var place: Toolset
  package var toolchain: Toolchain

  package init(toolset: Toolset, place: Toolset, toolchain: Toolchain) {
    self.toolset = toolset
    self.place = place
    self.toolchain = toolchain
  }

  package func run() throws {
    let release = try toolset.release()
    let files = FileManager.default
    let resources = try toolchain.resources()
    try linkLibraries(resources)
    let json = JSONEncoder()
    json.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let headers =
      (try? files.contentsOfDirectory(atPath: toolset.headers.path))?.sorted() ?? []
    let options = Self.options(
      place, headers: headers, hasCombine: files.fileExists(atPath: toolset.combine.path),
      hasSwiftUI: files.fileExists(atPath: toolset.swiftUI.path),
      release: release,
      includes: try Self.words(["pkg-config", "--cflags-only-I"] + release.libraries),
      libraries: try Self.words(["pkg-config", "--libs"] + release.libraries),
      linker: toolchain.program("ld.lld", resources: resources))
    try json.encode(options).write(to: toolset.options, options: .atomic)
    if let stamp = toolchain.stamp {
      try Data(stamp.utf8).write(to: toolset.compilerStamp, options: .atomic)
    }
  }

  /// The programs that SwiftPM looks for next to the compiler: for coverage, static libraries and
  /// symbol graphs.
  private static let companions = [
    "llvm-ar", "llvm-cov", "llvm-profdata", "swift-api-digester", "swift-autolink-extract",
    "swift-symbolgraph-extract",
  ]

  /// Links libraries. Programs find Swift's libraries next to them, wherever the toolchain is;
  /// SwiftPM looks for the index library next to the compiler's folder, and for other programs
  /// inside it.
  private func linkLibraries(_ resources: URL) throws {
    let runtime = resources.appendingPathComponent("linux")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runtime.path)) ?? []
    var links = names.filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }.sorted().map {
      (toolset.programs.appendingPathComponent($0), runtime.appendingPathComponent($0))
    }
    links.append(
      (toolset.programs.appendingPathComponent("host"), resources.appendingPathComponent("host")))
    links.append(
      (
        toolset.folder.appendingPathComponent("lib/libIndexStore.so"),
        resources.deletingLastPathComponent().appendingPathComponent("libIndexStore.so")
      ))
    for name in Self.companions {
      guard let program = toolchain.program(name, resources: resources) else { continue }
      links.append((toolset.programs.appendingPathComponent(name), program))
    }
    for (link, target) in links {
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    }
  }

  private static func words(_ command: [String]) throws -> [String] {
    try Command.output(command).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  // MARK: Options

  /// SwiftPM's format for `--toolset`.
  package struct Options: Codable, Equatable {
    package struct Tool: Codable, Equatable {
      package var extraCLIOptions: [String]
      package var path: String?
    }
    package var schemaVersion = "1.0"
    package var swiftCompiler: Tool
    package var linker: Tool
  }

  /// - Parameters:
  ///   - headers: The names of the C modules.
  ///   - hasCombine: Whether it contains `Combine`, which programs link only as far as they use it.
  ///   - hasSwiftUI: Whether it contains SwiftUI, which programs link if they use it.
  ///   - includes: pkg-config's options for headers.
  ///   - libraries: pkg-config's options for libraries.
  package static func options(
    _ toolset: Toolset, headers: [String], hasCombine: Bool, hasSwiftUI: Bool = false,
    release: ToolsetRelease, includes: [String], libraries: [String], linker: URL?
  ) -> Options {
    var compiler = [
      "-I", toolset.modules.path, "-load-plugin-executable", "\(toolset.macros.path)#PreviewMacros",
      // Without it, a test case on the main actor runs on another thread (docs/assertions.md).
      "-Xfrontend", "-import-module", "-Xfrontend", "XCTestEntries",
      // SwiftPM passes it for test targets; helpers of tests picture views of SwiftUI's, too.
      "-Xfrontend", "-enable-cross-import-overlays",
    ]
    for name in headers {
      let folder = toolset.headers.appendingPathComponent(name).path
      compiler += ["-Xcc", "-fmodule-map-file=\(folder)/module.modulemap", "-Xcc", "-I\(folder)"]
    }
    compiler += unique(includes).flatMap { ["-Xcc", $0] }
    // On a device, code finds symbols of its own program by `dlsym`. The whole archive, because
    // the functions that it interposes must be in the program itself.
    let links =
      (hasCombine ? [toolset.combine.path, "--as-needed", "-lstdc++", "--no-as-needed"] : [])
      + (hasSwiftUI ? [toolset.swiftUI.path] : [])
      + ["--export-dynamic", "--whole-archive", toolset.archive.path, "--no-whole-archive"]
      + unique(libraries + release.links + ["-lz", "-ldl"])
    return Options(
      swiftCompiler: .init(extraCLIOptions: compiler),
      linker: .init(extraCLIOptions: links, path: linker?.path))
  }

  private static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
