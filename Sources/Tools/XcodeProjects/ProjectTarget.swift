/// A target of a project, with its contents.
package struct ProjectTarget: Sendable {
  package enum Kind: String, Sendable, Codable {
    case application, framework, library, appExtension, tests, other

    package init(productType: String) {
      let type = productType.split(separator: ".").last.map(String.init) ?? ""
      self =
        switch type {
        case "application", "on-demand-install-capable": .application
        case "framework": .framework
        case "static": productType.contains("framework") ? .framework : .library
        case "dynamic": .library
        case "unit-test", "ui-testing": .tests
        case _ where productType.contains("app-extension"): .appExtension
        case _ where productType.contains("extensionkit"): .appExtension
        case _ where productType.contains("bundle.unit-test"): .tests
        case _ where productType.contains("application"): .application
        default: .other
        }
    }
  }

  /// A library of a Swift package, with the package if the project specifies it.
  package struct PackageProduct: Hashable, Sendable {
    package var name: String
    package var package: PackageReference?
  }

  package let name: String
  package let kind: Kind
  package let settings: BuildSettings
  /// The absolute paths of the files to compile.
  package var sources: [String] = []
  /// The absolute paths of the files to copy.
  package var resources: [String] = []
  /// The synchronized folders, with absolute paths.
  package var folders: [String] = []
  /// Links to folders in synchronized folders, which aren't followed.
  package var links: [String] = []
  /// Folders in the project that don't exist.
  package var missing: [String] = []
  /// The `.xcconfig` files for its settings that don't exist.
  package var missingSettings: [String] = []
  /// Folders in synchronized folders that can't be opened.
  package var unreadable: [String] = []
  /// The names of targets that are built first, which may belong to another project.
  package var dependencies: [String] = []
  /// The names of frameworks and libraries that it is linked with.
  package var frameworks: [String] = []
  package var packageProducts: [PackageProduct] = []
  /// The names of the build phases that run a script.
  package var scripts: [String] = []

  package init(name: String, kind: Kind, settings: BuildSettings) {
    self.name = name
    self.kind = kind
    self.settings = settings
  }

  /// The module's name.
  package var moduleName: String {
    let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.compactMap { settings[$0] }
    return BuildSettings.identifier(names.first { !$0.isEmpty } ?? name)
  }

  /// The extensions of files that a compiler for C, C++ or Objective-C compiles.
  package static let foreignEndings = ["m", "mm", "c", "cc", "cpp", "cxx"]

  private static let neither = [
    "h", "hh", "hpp", "pch", "entitlements", "xcconfig", "modulemap", "md", "gitkeep",
    "xctestplan", "xcodeproj", "xcworkspace", "playground", "docc", "framework", "xcframework",
  ]

  /// Adds a file of a synchronized folder as Xcode would, by its extension.
  package mutating func add(_ path: String) {
    let ending = ProjectPath.ending(of: path)
    if ending == "swift" || Self.foreignEndings.contains(ending) {
      sources.append(path)
    } else if !Self.neither.contains(ending), ProjectPath.name(of: path) != "Info.plist" {
      resources.append(path)
    }
  }
}
