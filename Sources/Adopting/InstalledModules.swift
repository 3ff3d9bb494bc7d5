import XcodeProjects

/// What this package has: its modules, and the types that they declare.
///
/// Its own sources are asked, as the tool is built from them: a list would grow old.
package struct InstalledModules: Sendable {
  /// Modules that view code can import.
  package let modules: Set<String>
  /// The types that these declare, with the superclasses of those that are classes.
  package let types: [String: String?]
  /// The folder of the package, on which written packages depend.
  package var root: String

  /// The modules that view code sees, and those whose names they pass on.
  private static let declaring = [
    "UIKit", "CoreGraphics", "QuartzCore", "Layers", "Graphics", "LayoutMetrics",
  ]

  /// Reads a checkout of this package.
  ///
  /// - Parameter root: Its folder.
  package init(root: String) throws(AdoptingError) {
    guard Self.isCheckout(root) else { throw .noCheckout(path: root) }
    self.root = root
    var modules = AppleModules.toolchain
    for module in AppleModules.frameworks
    where FolderFiles.kind("\(root)/Sources/\(module)") == .folder {
      modules.insert(module)
    }
    let map = "\(root)/Sources/CAppleModules/include/module.modulemap"
    for line in (try? TextFile.text(map))?.split(separator: "\n") ?? []
    where line.hasPrefix("module ") && line.hasSuffix("{") {
      modules.insert(line.dropFirst("module ".count).dropLast().filter { $0 != " " })
    }
    self.modules = modules
    var types: [String: String?] = [:]
    let folders =
      Self.declaring
      + AppleModules.frameworks.intersection(modules).subtracting(Self.declaring).sorted()
    for folder in folders {
      let place = "\(root)/Sources/\(folder)"
      guard let files = try? FolderFiles(place) else { continue }
      for path in files.paths where path.hasSuffix(".swift") {
        guard let bytes = try? TextFile.bytes("\(place)/\(path)") else { continue }
        let facts = SwiftFileFacts(path: path, bytes: bytes)
        for name in facts.declared where types[name] == nil { types[name] = .some(nil) }
        for facts in facts.classes { types[facts.name] = .some(facts.superclass) }
      }
    }
    self.types = types
  }

  /// Whether a folder is a checkout of this package.
  package static func isCheckout(_ root: String) -> Bool {
    guard FolderFiles.kind("\(root)/Sources/UIKit/UIKit.swift") == .file,
      let text = try? TextFile.text("\(root)/Package.swift")
    else { return false }
    return text.contains("name: \"tateyoko\"")
  }

  /// The checkout that a program was built in, found by going up from it.
  package static func checkout(around program: String) -> String? {
    var folder = ProjectPath.folder(of: ProjectPath.normal(program))
    while folder.count > 1 {
      if isCheckout(folder) { return folder }
      folder = ProjectPath.folder(of: folder)
    }
    return nil
  }
}
