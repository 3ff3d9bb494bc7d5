import Foundation
import InfoPlists
import XcodeProjects

/// The structure of an app on disk: the modules it is built from, and their files.
package struct AppLayout: Sendable {
  package enum Origin: String, Codable, Sendable {
    case project, workspace, folder, package
  }

  package var name: String
  /// The path of the project, workspace or folder it was read from.
  package var path: String
  package var origin: Origin
  /// The app's folder; a package is written next to it.
  package var root: String
  package var modules: [AppModule] = []
  /// The packages from repositories, without duplicates.
  package var remotePackages: [PackageReference] = []
  /// The text of further dependencies in local packages' manifests.
  package var manifestDependencies: [String: String] = [:]
  /// What was found and left out.
  package var notTaken: [NotTaken] = []

  /// Returns the modules with Swift files, each after the ones it imports.
  ///
  /// - Parameter imports: The app's modules that each module imports.
  func modulesInOrder(_ imports: [String: [String]]) -> [AppModule] {
    var ordered: [AppModule] = []
    var seen: Set<String> = []
    func visit(_ module: AppModule) {
      guard seen.insert(module.name).inserted else { return }
      for name in imports[module.name] ?? [] {
        if let other = modules.first(where: { $0.name == name }) { visit(other) }
      }
      ordered.append(module)
    }
    for module in modules where !module.sources.isEmpty { visit(module) }
    return ordered
  }
}

/// A part of an app that its package leaves out.
package struct NotTaken: Hashable, Sendable, Codable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    case target, pods, carthage, foreignSource, bridgingHeader, script, link, missing, resource
    case unreadable, localPackage, generated, duplicate, package
  }

  package var kind: Kind
  /// The name, or the path relative to the root.
  package var name: String
  /// The reason, with advice.
  package var reason: String
}

/// A module of an app.
package struct AppModule: Sendable {
  package enum Kind: String, Codable, Sendable {
    case application, framework, appExtension, package, folder
    /// A third-party library, whose screens aren't pictured.
    case library
  }

  /// The target's name in the project.
  package var target: String
  /// The name that other modules import it by.
  package var name: String
  package var kind: Kind
  /// The absolute paths of its Swift files.
  package var sources: [String] = []
  /// The absolute paths of its files in C, C++ and Objective-C.
  package var foreignSources: [String] = []
  /// The absolute paths of its resources.
  package var resources: [String] = []
  /// Synchronized folders, and the folders of packages: new files in them also belong to the
  /// module.
  package var folders: [String] = []
  /// The identifier of its bundle, if its settings contain it.
  package var identifier: String?
  /// The absolute path of its `Info.plist`.
  package var infoPlist: String?
  /// The `Info.plist` of an app as completed by a build; `nil` if there is neither a file nor a
  /// setting.
  package var completedPlist: CompletedInfoPlist?
  /// The `Info.plist` of its main bundle.
  package var bundlePlist: Data?
  /// `TARGETED_DEVICE_FAMILY`, such as “1,2”.
  package var deviceFamilies = ""
  /// The major version of the language: 5 or 6.
  package var languageMode = 5
  /// The names passed to the compiler with `-D`.
  package var conditions: [String] = []
  /// Whether unannotated declarations are isolated to the main actor.
  package var isMainActorByDefault = false
  package var deploymentTarget: String?
  package var bridgingHeader: String?
  /// The libraries of packages in repositories: products with the identities of their packages.
  package var products: [PackageProduct] = []

  package struct PackageProduct: Hashable, Sendable {
    package var name: String
    package var package: String
  }

  package init(target: String, name: String, kind: Kind) {
    self.target = target
    self.name = name
    self.kind = kind
  }
}
