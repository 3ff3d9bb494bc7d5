import Foundation

/// A folder with all that is compiled of Tateyoko, with which `swift` builds packages that don't depend
/// on it (docs/install.md).
package struct Toolset: Sendable {
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  /// The one that a program lies in, in the folder of its programs; nil for a program of a build.
  package init?(around program: URL) {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    self.init(folder)
    // Either, so that one that lacks the other is known as not whole.
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
  /// Headers and module maps of C modules, a folder for each.
  package var headers: URL { folder.appendingPathComponent("headers", isDirectory: true) }
  package var archive: URL { folder.appendingPathComponent("lib/libTateyoko.a") }
  /// The objects of `Combine`, if the toolset contains it.
  package var combine: URL { folder.appendingPathComponent("lib/libCombine.a") }
  /// Programs.
  package var programs: URL { folder.appendingPathComponent("libexec", isDirectory: true) }
  package var macros: URL { programs.appendingPathComponent("PreviewMacros-tool") }
  /// The program that rewrites the dialect.
  package var rewriter: URL { programs.appendingPathComponent("tateyoko-dialect") }
  package var tool: URL { programs.appendingPathComponent("tateyoko") }
  /// What is started in the place of the compiler.
  package var compilerWrapper: URL { programs.appendingPathComponent("swiftc") }
  package var dependencyScript: URL { programs.appendingPathComponent("install-dependencies") }

  /// What SwiftPM passes on to the compiler and the linker; nil if the file isn't there or isn't whole.
  package func readOptions() -> ToolsetSettling.Options? {
    (try? Data(contentsOf: options)).flatMap {
      try? JSONDecoder().decode(ToolsetSettling.Options.self, from: $0)
    }
  }

  /// - Throws: ``ToolsetProblem`` for a folder that isn't whole.
  package func release() throws -> ToolsetRelease {
    guard let text = try? String(contentsOf: releaseFile, encoding: .utf8),
      let release = ToolsetRelease(text: text)
    else { throw notWhole }
    return release
  }

  private var notWhole: ToolsetProblem {
    ToolsetProblem(
      "The toolset in \(folder.path) is not whole; install it again (docs/install.md).")
  }

  /// Looks whether the toolset is whole and made for a compiler.
  package func check(_ toolchain: Toolchain) throws {
    let release = try release()
    // What a folder that was copied or removed in part lacks: the compiler would say it in its own way.
    let listed = (try? String(contentsOf: digests, encoding: .utf8)) ?? ""
    let parts = listed.split(separator: "\n").compactMap { line in
      line.firstRange(of: "  ").map {
        folder.appendingPathComponent(String(line[$0.upperBound...]))
      }
    }
    guard !parts.isEmpty,
      (parts + [options]).allSatisfy({ FileManager.default.fileExists(atPath: $0.path) })
    else { throw notWhole }
    // Asking the compiler takes longer than all the rest: its file tells, too.
    if let stamp = toolchain.stamp,
      let known = try? String(contentsOf: compilerStamp, encoding: .utf8), known == stamp
    {
      return
    }
    let version = try toolchain.version()
    guard version == release.compiler else {
      throw ToolsetProblem(
        """
        This toolset is for “\(release.compiler)”, and \(toolchain.compiler.path) is “\(version)”.
        Modules can only be read by the compiler that wrote them: put that release of Swift first on the \
        PATH, or install a toolset for this one (docs/install.md).
        """)
    }
  }

  /// The compiler's file as it was when the toolset was installed.
  package var compilerStamp: URL { folder.appendingPathComponent("compiler") }
}
