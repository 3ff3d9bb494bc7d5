import Foundation

/// A folder with compiled modules and programs of Tateyoko, which `swift` uses to build packages
/// that don't depend on it (docs/install.md).
package struct Toolset: Sendable {
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// Finds the toolset whose programs folder contains a program; `nil` for a program in a build
  /// folder.
  package init?(around program: URL) {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    self.init(folder)
    // Either file suffices, so that an incomplete toolset is recognized as one.
    guard
      [releaseFile, digests].contains(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { return nil }
  }

  /// The toolset of the running program.
  package static let own: Toolset? =
    (try? FileManager.default.destinationOfSymbolicLink(
      atPath: "/proc/self/exe")).flatMap { Toolset(around: URL(fileURLWithPath: $0)) }

  package var releaseFile: URL { folder.appendingPathComponent(ToolsetRelease.fileName) }
  /// The digests of all files except the ones that installing writes.
  package var digests: URL { folder.appendingPathComponent("SHA256SUMS") }
  package var options: URL { folder.appendingPathComponent("toolset.json") }
  package var modules: URL { folder.appendingPathComponent("modules", isDirectory: true) }
  /// The headers and module maps of C modules, with a folder for each.
  package var headers: URL { folder.appendingPathComponent("headers", isDirectory: true) }
  package var archive: URL { folder.appendingPathComponent("lib/libTateyoko.a") }
  /// The object of SwiftUI, with which only programs that import it are linked.
  package var swiftUI: URL { folder.appendingPathComponent("lib/libSwiftUI.a") }
  /// The objects of `Combine`, if the toolset contains it.
  package var combine: URL { folder.appendingPathComponent("lib/libCombine.a") }
  /// The programs.
  package var programs: URL { folder.appendingPathComponent("libexec", isDirectory: true) }
  package var macros: URL { programs.appendingPathComponent("PreviewMacros-tool") }
  /// The program that rewrites the dialect.
  package var rewriter: URL { programs.appendingPathComponent("tateyoko-dialect") }
  package var tool: URL { programs.appendingPathComponent("tateyoko") }
  /// The program that is started instead of the compiler.
  package var compilerWrapper: URL { programs.appendingPathComponent("swiftc") }
  package var dependencyScript: URL { programs.appendingPathComponent("install-dependencies") }

  /// Returns the options that SwiftPM passes on to the compiler and the linker; `nil` if the file
  /// is missing or incomplete.
  package func readOptions() -> ToolsetSettling.Options? {
    (try? Data(contentsOf: options)).flatMap {
      try? JSONDecoder().decode(ToolsetSettling.Options.self, from: $0)
    }
  }

  /// - Throws: ``ToolsetProblem`` if the folder is incomplete.
  package func release() throws -> ToolsetRelease {
    guard let text = try? String(contentsOf: releaseFile, encoding: .utf8),
      let release = ToolsetRelease(text: text)
    else { throw notWhole }
    return release
  }

  private var notWhole: ToolsetProblem {
    ToolsetProblem(
      "The toolset in \(folder.path) is incomplete; install it again (docs/install.md).")
  }

  /// Checks that the toolset is complete and was built for a compiler.
  package func check(_ toolchain: Toolchain) throws {
    let release = try release()
    // A folder that was copied or removed in part lacks files, for which the compiler's errors are
    // unhelpful.
    let listed = (try? String(contentsOf: digests, encoding: .utf8)) ?? ""
    let parts = listed.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  ").map {
        folder.appendingPathComponent(String(line[$0.upperBound...]))
      }
    }
    guard !parts.isEmpty,
      (parts + [options]).allSatisfy({ FileManager.default.fileExists(atPath: $0.path) })
    else { throw notWhole }
    // Running the compiler takes longer than everything else, so compare its file first.
    if let stamp = toolchain.stamp,
      let known = try? String(contentsOf: compilerStamp, encoding: .utf8), known == stamp
    {
      return
    }
    let version = try toolchain.version()
    guard version == release.compiler else {
      throw ToolsetProblem(
        """
        This toolset needs “\(release.compiler)”, but \(toolchain.compiler.path) is “\(version)”.
        Put that Swift first on the PATH, or install a toolset for this one (docs/install.md).
        """)
    }
  }

  /// The stamp of the compiler's file when the toolset was installed.
  package var compilerStamp: URL { folder.appendingPathComponent("compiler") }
}
