import Foundation

/// What a toolset has, by the package's own manifest: everything that its products for users are made of.
package struct PackageContents: Equatable, Sendable {
  /// Swift modules and C modules with sources.
  package var modules: [String] = []
  /// C modules of the system: only a module map, and what pkg-config calls the library.
  package var systemModules: [String] = []
  package var libraries: [String] = []
  package var macros: [String] = []

  /// The products that users name.
  package static let products = ["UIKit", "Tateyoko"]

  private struct Manifest: Decodable {
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    struct Target: Decodable {
      var name: String
      var type: String
      var pkgConfig: String?
      var dependencies: [Dependency]
    }
    /// `{"byName": ["Name", null]}` or `{"target": ["Name", null]}`; others are of other packages.
    struct Dependency: Decodable {
      var target: String?

      private enum Key: CodingKey { case byName, target }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in [Key.byName, .target] where container.contains(key) {
          var list = try container.nestedUnkeyedContainer(forKey: key)
          target = try list.decode(String.self)
        }
      }
    }

    var products: [Product]
    var targets: [Target]
  }

  /// Reads the output of `swift package dump-package`.
  package init(manifest: Data) throws {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: manifest) else {
      throw ToolsetProblem("The output of `swift package dump-package` can't be read.")
    }
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    var names = manifest.products.filter { Self.products.contains($0.name) }.flatMap(\.targets)
    guard !names.isEmpty else {
      throw ToolsetProblem("The package has no products \(Self.products.joined(separator: ", ")).")
    }
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard seen.insert(name).inserted, let target = targets[name] else { continue }
      names += target.dependencies.compactMap(\.target)
      switch target.type {
      case "system":
        systemModules.append(name)
        if let library = target.pkgConfig { libraries.append(library) }
      case "macro": macros.append(name)
      default: modules.append(name)
      }
    }
    modules.sort()
    systemModules.sort()
    libraries.sort()
    macros.sort()
  }
}
