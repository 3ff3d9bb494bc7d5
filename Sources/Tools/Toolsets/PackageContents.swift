import Foundation

/// The contents of a toolset, according to the package's own manifest: everything that its public
/// products consist of.
package struct PackageContents: Equatable, Sendable {
  /// Swift modules and C modules with sources.
  package var modules: [String] = []
  /// Those of SwiftUI, which only programs that import it are linked with.
  package var swiftUIModules: [String] = []
  /// System C modules: only a module map, and pkg-config's name of the library.
  package var systemModules: [String] = []
  package var libraries: [String] = []
  package var macros: [String] = []
  /// The exact versions of the packages it depends on, by their identities.
  package var versions: [String: String] = [:]
  /// The folders of targets that the manifest names one for, relative to the package.
  package var folders: [String: String] = [:]

  /// The products that users specify.
  package static let products = ["UIKit", "Tateyoko"]
  /// The product of a trait, which is built apart (scripts/toolset-combine). What it depends on is in all programs, so
  /// that those with it aren't linked with SwiftUI.
  package static let combineProduct = "Combine"
  /// The product that only some programs are linked with.
  package static let swiftUIProduct = "SwiftUI"

  private struct Manifest: Decodable {
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var pkgConfig: String?
      var dependencies: [Dependency]
    }
    /// `{"byName": ["Name", null]}` or `{"target": ["Name", {"traits": ["Trait"]}]}`; others belong to other packages.
    struct Dependency: Decodable {
      struct Condition: Decodable { var traits: [String]? }

      /// The target, unless it's for a trait: a toolset is built without traits.
      var target: String?

      private enum Key: CodingKey { case byName, target }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in [Key.byName, .target] where container.contains(key) {
          var list = try container.nestedUnkeyedContainer(forKey: key)
          let name = try list.decode(String.self)
          let condition = list.isAtEnd ? nil : try list.decodeIfPresent(Condition.self)
          target = (condition?.traits ?? []).isEmpty ? name : nil
        }
      }
    }

    /// `{"sourceControl": [{"identity": "name", "requirement": {"exact": ["1.0.0"]}}]}`
    struct Package: Decodable {
      struct Source: Decodable {
        struct Requirement: Decodable { var exact: [String]? }

        var identity: String
        var requirement: Requirement
      }

      var sourceControl: [Source]?
    }

    var products: [Product]
    var targets: [Target]
    var dependencies: [Package]?
  }

  /// Parses the output of `swift package dump-package`.
  package init(manifest: Data) throws {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: manifest) else {
      throw ToolsetProblem("The output of `swift package dump-package` can't be read.")
    }
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    func roots(_ isWanted: (String) -> Bool) -> [String] {
      manifest.products.filter { isWanted($0.name) }.flatMap(\.targets)
    }
    guard !roots(Self.products.contains).isEmpty else {
      throw ToolsetProblem("The package has no products \(Self.products.joined(separator: ", ")).")
    }
    var seen: Set<String> = []
    func add(_ roots: [String], modules: inout [String]) {
      var names = roots
      while let name = names.popLast() {
        guard seen.insert(name).inserted, let target = targets[name] else { continue }
        names += target.dependencies.compactMap(\.target)
        folders[name] = target.path
        switch target.type {
        case "system":
          systemModules.append(name)
          if let library = target.pkgConfig { libraries.append(library) }
        case "macro": macros.append(name)
        default: modules.append(name)
        }
      }
    }
    var (always, late): ([String], [String]) = ([], [])
    let belowCombine = roots { $0 == Self.combineProduct }.flatMap { name in
      targets[name]?.dependencies.compactMap(\.target) ?? []
    }
    add(roots(Self.products.contains) + belowCombine, modules: &always)
    add(roots { $0 == Self.swiftUIProduct }, modules: &late)
    (modules, swiftUIModules) = (always.sorted(), late.sorted())
    for source in (manifest.dependencies ?? []).compactMap(\.sourceControl).joined() {
      versions[source.identity] = source.requirement.exact?.first
    }
    systemModules.sort()
    libraries.sort()
    macros.sort()
  }
}
