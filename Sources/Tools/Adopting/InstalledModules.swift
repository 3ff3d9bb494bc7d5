import Foundation
import XcodeProjects

/// Tateyoko's modules, and the types that they declare.
///
/// They are read from its sources, or from the declarations stored in a toolset built from them.
package struct InstalledModules: Sendable {
  /// The location of Tateyoko.
  package enum Home: Hashable, Sendable {
    /// The folder of its package, which written packages depend on.
    case checkout(String)
    /// The folder of a toolset, which written packages are built with.
    case toolset(String)
  }

  /// Modules that view code can import.
  package let modules: Set<String>
  /// The types they declare, with the superclasses of classes.
  package let types: [String: String?]
  /// The names of all modules, which an app's modules can't have.
  package let taken: Set<String>
  package var home: Home

  /// The modules that view code sees, including the ones they re-export.
  private static let declaring = [
    "UIKit", "CoreGraphics", "QuartzCore", "Layers", "Graphics", "LayoutMetrics",
  ]

  /// Reads a checkout of this package.
  ///
  /// - Parameter root: The checkout's folder.
  package init(root: String) throws(AdoptingError) {
    guard Self.isCheckout(root) else { throw .noCheckout(path: root) }
    home = .checkout(root)
    let rooms = Self.rooms(root: root)
    taken = Set(rooms.keys)
    var modules = AppleModules.toolchain
    modules.formUnion(AppleModules.frameworks.intersection(taken))
    if let room = rooms["CAppleModules"] {
      modules.formUnion(Self.names(ofMap: "\(room)/include/module.modulemap"))
    }
    self.modules = modules
    var types: [String: String?] = [:]
    let folders =
      Self.declaring
      + AppleModules.frameworks.intersection(modules).subtracting(Self.declaring).sorted()
    for folder in folders {
      guard let place = rooms[folder], let files = try? FolderFiles(place) else { continue }
      for path in files.paths where path.hasSuffix(".swift") {
        guard let bytes = try? TextFile.bytes("\(place)/\(path)") else { continue }
        let facts = SwiftFileFacts(path: path, bytes: bytes)
        for name in facts.declared where types[name] == nil { types[name] = .some(nil) }
        for facts in facts.classes { types[facts.name] = .some(facts.superclass) }
      }
    }
    self.types = types
  }

  /// Returns the modules that a module map declares.
  private static func names(ofMap path: String) -> Set<String> {
    var names: Set<String> = []
    for line in (try? TextFile.text(path))?.split(separator: "\n") ?? []
    where line.hasPrefix("module ") && line.hasSuffix("{") {
      names.insert(line.dropFirst("module ".count).dropLast().filter { $0 != " " })
    }
    return names
  }

  /// Returns the modules that the maps in a toolset's folder of headers declare.
  private static func names(ofMaps folder: String) -> Set<String> {
    FolderNames.list(folder).reduce(into: []) { names, name in
      names.formUnion(Self.names(ofMap: "\(folder)/\(name)/module.modulemap"))
    }
  }

  // MARK: Toolsets

  /// The name of the file in a toolset.
  package static let fileName = "declarations.json"

  private struct Contents: Codable {
    var modules: [String]
    /// The superclasses by type name; empty strings for types without a superclass.
    var types: [String: String]
  }

  /// Returns the declarations of the sources, for a toolset built from them.
  package func contents() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(
      Contents(modules: modules.sorted(), types: types.mapValues { $0 ?? "" }))
  }

  /// Reads a toolset.
  ///
  /// - Parameter toolset: The toolset's folder.
  package init(toolset: String) throws(AdoptingError) {
    let file = "\(toolset)/\(Self.fileName)"
    guard let bytes = try? TextFile.bytes(file),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { throw .noToolset(path: toolset) }
    home = .toolset(toolset)
    let compiled = FolderNames.list("\(toolset)/modules").compactMap { name in
      name.hasSuffix(".swiftmodule") ? String(name.dropLast(".swiftmodule".count)) : nil
    }
    taken = Set(compiled + FolderNames.list("\(toolset)/headers"))
    // A toolset may be without some: Combine, if it couldn't be fetched, and SwiftUI, if it wasn't built.
    let inside = taken.union(Self.names(ofMaps: "\(toolset)/headers"))
    modules = Set(contents.modules).filter {
      !AppleModules.frameworks.contains($0) || inside.contains($0)
    }
    types = contents.types.mapValues { $0.isEmpty ? nil : $0 }
  }

  // MARK: Checkouts

  /// Returns the folders of a checkout's modules by name: each is inside a folder of `Sources`.
  static func rooms(root: String) -> [String: String] {
    var rooms: [String: String] = [:]
    for door in FolderNames.list("\(root)/Sources") {
      for name in FolderNames.list("\(root)/Sources/\(door)")
      where FolderFiles.kind("\(root)/Sources/\(door)/\(name)") == .folder {
        rooms[name] = "\(root)/Sources/\(door)/\(name)"
      }
    }
    return rooms
  }

  /// Whether a folder is a checkout of this package.
  package static func isCheckout(_ root: String) -> Bool {
    guard FolderFiles.kind("\(root)/Sources/UIKit/UIKit/UIKit.swift") == .file,
      let text = try? TextFile.text("\(root)/Package.swift")
    else { return false }
    return text.contains("name: \"tateyoko\"")
  }

  /// Returns the checkout that a program was built in, by searching its ancestors.
  package static func checkout(around program: String) -> String? {
    var folder = ProjectPath.folder(of: ProjectPath.normal(program))
    while folder.count > 1 {
      if isCheckout(folder) { return folder }
      folder = ProjectPath.folder(of: folder)
    }
    return nil
  }
}
