import XcodeProjects

/// The inputs for compiling an app's code: Tateyoko's modules, and the rewriter of the dialect.
package struct CompilerTools: Sendable {
  private enum Origin {
    /// - Parameter build: The folder with the compiled modules.
    case checkout(root: String, build: String)
    case toolset(arguments: [String], rewriter: String)
  }

  private let origin: Origin
  /// The folders with paths that differ on another machine.
  let folders: [String]

  /// Creates the tools of a checkout.
  ///
  /// - Parameter program: The running program; in the checkout that it was built in, it's next to
  ///   the modules.
  package init(checkout root: String, program: String) {
    let folder = ProjectPath.folder(of: ProjectPath.normal(program))
    let isInside = folder.hasPrefix("\(ProjectPath.normal(root))/")
    let build = isInside ? folder : "\(root)/.build/debug"
    origin = .checkout(root: root, build: build)
    folders = [build, root]
  }

  /// Creates the tools of a toolset.
  ///
  /// - Parameters:
  ///   - folder: The toolset's folder.
  ///   - arguments: The compiler's arguments.
  ///   - rewriter: The program that rewrites the dialect.
  package init(toolset folder: String, arguments: [String], rewriter: String) {
    origin = .toolset(arguments: arguments, rewriter: rewriter)
    folders = [folder]
  }

  /// Returns the compiler's arguments.
  ///
  /// - Parameter folder: A folder for intermediate files.
  func arguments(in folder: String) throws(AdoptingError) -> [String] {
    switch origin {
    case .checkout(let root, let build): try Self.arguments(root: root, build: build, in: folder)
    case .toolset(let arguments, _): arguments
    }
  }

  private static func arguments(
    root: String, build: String, in folder: String
  ) throws(AdoptingError) -> [String] {
    let modules = "\(build)/Modules"
    guard FolderFiles.kind("\(modules)/UIKit.swiftmodule") != nil else {
      throw .notBuilt(path: modules)
    }
    var arguments = ["-I", modules]
    // The C modules that this package's own modules depend on.
    for place in InstalledModules.rooms(root: root).values.sorted() {
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

  /// Returns the program that rewrites the dialect.
  ///
  /// - Parameter folder: A folder for intermediate files.
  func rewriter(in folder: String) throws(AdoptingError) -> String {
    switch origin {
    case .toolset(_, let rewriter): return rewriter
    case .checkout(let root, _):
      let built = try ToolProcess(["\(root)/scripts/dialect", "build"], in: folder)
      guard built.status == 0,
        let tool = built.output.split(whereSeparator: \.isNewline).last, tool.hasPrefix("/")
      else { throw .compiler("scripts/dialect: \(built.messages)") }
      return String(tool)
    }
  }
}
