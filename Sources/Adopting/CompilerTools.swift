import Foundation
import XcodeProjects

/// What the compiler needs to read an app's code: Tateyoko's modules, and the rewriter of the dialect.
package struct CompilerTools: Sendable {
  private let home: InstalledModules.Home
  /// The folder with a checkout's compiled modules.
  private let build: String

  /// - Parameter program: The running one; in a checkout that it was built in, it lies beside the modules.
  package init(home: InstalledModules.Home, program: String) {
    self.home = home
    switch home {
    case .checkout(let root):
      let folder = ProjectPath.folder(of: ProjectPath.normal(program))
      build = folder.hasPrefix("\(ProjectPath.normal(root))/") ? folder : "\(root)/.build/debug"
    case .toolset(let folder): build = folder
    }
  }

  /// The folders that lie elsewhere on another machine.
  var folders: [String] {
    switch home {
    case .checkout(let root): [build, root]
    case .toolset(let folder): [folder]
    }
  }

  /// The compiler's arguments.
  ///
  /// - Parameter folder: One to work in.
  func arguments(in folder: String) throws(AdoptingError) -> [String] {
    switch home {
    case .checkout(let root): try checkoutArguments(root, in: folder)
    case .toolset(let toolset): try Self.toolsetArguments(toolset)
    }
  }

  private func checkoutArguments(
    _ root: String, in folder: String
  ) throws(AdoptingError) -> [String] {
    let modules = "\(build)/Modules"
    guard FolderFiles.kind("\(modules)/UIKit.swiftmodule") != nil else {
      throw .notBuilt(path: modules)
    }
    var arguments = ["-I", modules]
    // The C modules that this package's own are built on.
    for name in FolderNames.list("\(root)/Sources") {
      let place = "\(root)/Sources/\(name)"
      for map in ["\(place)/module.modulemap", "\(place)/include/module.modulemap"]
      where FolderFiles.kind(map) == .file {
        arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
    let packages = ["pangocairo", "libpng", "libdeflate", "libxxhash"]
    let flags = try ToolProcess(["pkg-config", "--cflags"] + packages, in: folder)
    for flag in flags.output.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") {
      arguments += ["-Xcc", String(flag)]
    }
    return arguments
  }

  /// SwiftPM's form of a toolset.
  private struct Options: Decodable {
    struct Tool: Decodable { var extraCLIOptions: [String] }
    var swiftCompiler: Tool
  }

  private static func toolsetArguments(_ toolset: String) throws(AdoptingError) -> [String] {
    guard let bytes = try? TextFile.bytes("\(toolset)/toolset.json"),
      let options = try? JSONDecoder().decode(Options.self, from: Data(bytes))
    else { throw .noToolset(path: toolset) }
    return options.swiftCompiler.extraCLIOptions
  }

  /// The program that rewrites the dialect.
  ///
  /// - Parameter folder: One to work in.
  func rewriter(in folder: String) throws(AdoptingError) -> String {
    switch home {
    case .toolset(let toolset): return "\(toolset)/libexec/tateyoko-dialect"
    case .checkout(let root):
      let built = try ToolProcess(["\(root)/scripts/dialect", "build"], in: folder)
      guard built.status == 0,
        let tool = built.output.split(whereSeparator: \.isNewline).last, tool.hasPrefix("/")
      else { throw .compiler("scripts/dialect: \(built.output)") }
      return String(tool)
    }
  }
}
