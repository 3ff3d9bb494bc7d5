import XcodeProjects

/// The folder that is an app's main bundle in the tests: links to its resources, as a build copies them.
///
/// Files and folders of the resources phase and of synchronized folders are next to each other, and localised ones in
/// the folder of their language (Apple, *Bundle Programming Guide*, “Anatomy of an iOS Application Bundle”). Folder
/// references keep what they contain. Resources of frameworks follow, because the bundle of their classes is the main one
/// here; the bundles that their identifiers find are in `Frameworks`.
struct AppFolder {
  /// The folder of the apps' folders.
  static let parent = "Apps"
  /// The file of a test target that names the folder.
  static let sourceName = "MainBundle.swift"

  /// The app.
  let app: AppModule
  /// The links, by their paths relative to the package's folder.
  private(set) var links: [PackagePlan.Link] = []
  private(set) var notTaken: [NotTaken] = []
  /// The frameworks' `Info.plist` files, by their paths relative to the package's folder.
  private(set) var frameworkPlists: [(path: String, text: String)] = []

  /// The path relative to the package's folder.
  var path: String { "\(Self.parent)/\(app.name).app" }

  /// - Parameters:
  ///   - modules: The modules of the package; the first application is the app.
  ///   - output: The absolute, resolved path of the package's folder, which must not be inside any linked folder.
  /// - Returns: `nil` if none is an app.
  init?(_ modules: [AppModule], output: String) {
    guard
      let app = modules.first(where: { $0.kind == .application })
        ?? modules.first(where: { $0.kind == .folder })
    else { return nil }
    self.app = app
    let others = modules.filter { module in
      guard module.name != app.name else { return false }
      return switch module.kind {
      case .application, .framework, .folder, .library: true
      // SwiftPM makes the bundle of a package; an extension has its own.
      case .package, .appExtension: false
      }
    }
    var owners: [String: String] = [:]
    for module in [app] + others.sorted(by: { Self.order($0) < Self.order($1) }) {
      for (place, resource) in Self.copied(of: module, output) {
        guard let owner = owners[place] else {
          owners[place] = module.name
          links.append(PackagePlan.Link(path: "\(path)/\(place)", target: resource))
          continue
        }
        // Targets often share files.
        guard !links.contains(where: { $0.target == resource }) else { continue }
        notTaken.append(
          NotTaken(
            kind: .duplicate, name: resource,
            reason: "a resource of \(owner) has its name, and all are in one bundle here"))
      }
    }
    // A folder reference of the app may have the name.
    guard owners["Frameworks"] == nil else { return }
    for module in others where module.kind == .framework { addFramework(module, output) }
  }

  /// Adds the bundle of a framework that has an identifier.
  private mutating func addFramework(_ module: AppModule, _ output: String) {
    guard let identifier = module.identifier, !identifier.isEmpty,
      identifier.utf8.allSatisfy({ Self.identifierBytes.contains($0) })
    else { return }
    let folder = "\(path)/Frameworks/\(module.name).framework"
    frameworkPlists.append(
      (
        "\(folder)/Info.plist",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>\(identifier)</string>
        <key>CFBundleName</key><string>\(module.name)</string>
        <key>CFBundlePackageType</key><string>FMWK</string>
        </dict></plist>

        """
      ))
    var places: Set<String> = []
    for (place, resource) in Self.copied(of: module, output) where places.insert(place).inserted {
      links.append(PackagePlan.Link(path: "\(folder)/\(place)", target: resource))
    }
  }

  /// The characters of identifiers (Apple, *Information property list*, “CFBundleIdentifier”).
  private static let identifierBytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_".utf8)

  private static func order(_ module: AppModule) -> Int {
    switch module.kind {
    case .framework, .folder: 0
    case .library: 1
    default: 2
    }
  }

  private static func isCopied(_ path: String, of module: AppModule) -> Bool {
    let name = ProjectPath.name(of: path)
    return path != module.infoPlist && name != "Info.plist" && name != "Package.resolved"
      && !name.hasPrefix(".")
  }

  /// Returns the resources of a module that don't contain the package's folder, with their places.
  private static func copied(
    of module: AppModule, _ output: String
  ) -> [(place: String, resource: String)] {
    module.resources.filter {
      isCopied($0, of: module) && !(output + "/").hasPrefix(FolderNames.realPath($0) + "/")
    }.map { (place($0), $0) }
  }

  /// Returns the place of a resource in the folder.
  private static func place(_ path: String) -> String {
    var name = ProjectPath.name(of: path)
    let ending = ProjectPath.ending(of: path)
    if let compiled = AppResources.dataModels[ending] {
      name = "\(name.dropLast(ending.count))\(compiled)"
    }
    let folder = ProjectPath.name(of: ProjectPath.folder(of: path))
    return folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
  }

  /// The source by which the program finds the folder; one of the package's test targets has it.
  var source: String {
    """
    // Written by `tateyoko adopt`, which replaces it when it is run again.

    import Foundation

    /// The path of the folder that `Bundle.main` is in these tests.
    nonisolated(unsafe) private let folder: UnsafeMutablePointer<CChar>? = {
      // Foundation is looking for the main bundle when it asks for the path.
      let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
      return strdup("/\\(package)/" + \(PackageManifest.quoted(path)))
    }()

    @_cdecl("tateyoko_app_folder") public func tateyokoAppFolder() -> UnsafePointer<CChar>? {
      UnsafePointer(folder)
    }

    """
  }
}
