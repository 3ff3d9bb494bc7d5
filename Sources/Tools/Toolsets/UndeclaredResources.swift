import Foundation

/// Files of a target that Xcode treats as resources although the manifest doesn't declare them:
/// asset catalogs, nibs, storyboards and string catalogs. SwiftPM ignores them when it builds
/// without Xcode.
///
/// Xcode's rules: Apple, *Bundling resources with a Swift package*; the extensions and the versions
/// of the tools match `FileRuleDescription.xcbuildFileTypes` in SwiftPM's sources. Core Data models
/// and shaders aren't included: no manifest says where their compiled files would be.
package struct UndeclaredResources: Codable, Equatable, Sendable {
  /// The target's folder.
  package var root: String
  /// Paths relative to the folder that the manifest excludes, or declares itself.
  package var named: [String]
  /// The extensions of the files.
  package var endings: [String]
  /// The folder with the target's resources, next to the test program.
  package var bundle: String

  // MARK: The manifest

  private struct Manifest: Decodable {
    struct Version: Decodable { var _version: String }
    struct Resource: Decodable { var path: String }
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var exclude: [String]
      var resources: [Resource]
    }
    var name: String
    var toolsVersion: Version
    var targets: [Target]
  }

  /// Finds the target of a module.
  ///
  /// - Parameters:
  ///   - manifest: The output of `swift package dump-package`.
  ///   - package: The package's folder.
  ///   - file: One of the module's files.
  ///   - programs: The folder that SwiftPM builds programs in.
  /// - Returns: `nil` if the package has no such target, or doesn't support resources.
  package init?(manifest: Data, package: URL, module: String, file: String, programs: String) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: manifest),
      let target = manifest.targets.first(where: { Self.moduleName($0.name) == module })
    else { return nil }
    let version = manifest.toolsVersion._version.split(separator: ".").compactMap { Int($0) }
    func isAtLeast(_ minor: Int) -> Bool { !version.lexicographicallyPrecedes([5, minor]) }
    guard isAtLeast(3) else { return nil }
    endings = ["nib", "storyboard", "xcassets", "xib"] + (isAtLeast(9) ? ["xcstrings"] : [])
    // SwiftPM's search order for targets without a path.
    let usual = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    let places = target.path.map { [$0] } ?? usual.map { "\($0)/\(target.name)" } + usual
    let root = places.lazy.map { package.appendingPathComponent($0).standardizedFileURL.path }
      .first { file.hasPrefix($0 + "/") }
    guard let root else { return nil }
    self.root = root
    named = target.exclude + target.resources.map(\.path)
    bundle = "\(programs)/\(manifest.name)_\(target.name).resources"
  }

  /// Returns the module name of a target.
  private static func moduleName(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  // MARK: The files

  /// Returns the files in the target's folder, sorted.
  package func files() -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
    let named = Set(
      named.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") })
    var found: [String] = []
    for case let path as String in walk {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let ending = (name as NSString).pathExtension
      // SwiftPM treats a localized file as a resource because of its folder.
      if named.contains(path) || name.hasPrefix(".") || ending == "lproj" {
        walk.skipDescendants()
      } else if endings.contains(ending) {
        walk.skipDescendants()
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// Links the files into the folder of the target's resources, and removes links to deleted files.
  /// SwiftPM's own files stay.
  ///
  /// - Returns: Whether there are any files.
  package func link() throws -> Bool {
    let manager = FileManager.default
    let files = files()
    var missing: [String: String] = [:]
    for file in files { missing[(file as NSString).lastPathComponent] = "\(root)/\(file)" }
    for name in (try? manager.contentsOfDirectory(atPath: bundle)) ?? [] {
      let place = "\(bundle)/\(name)"
      guard let target = try? manager.destinationOfSymbolicLink(atPath: place) else {
        missing[name] = nil
        continue
      }
      if missing[name] == target {
        missing[name] = nil
      } else if target.hasPrefix(root + "/") {
        try manager.removeItem(atPath: place)
      }
    }
    guard !missing.isEmpty else { return !files.isEmpty }
    try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for (name, target) in missing.sorted(by: { $0.key < $1.key }) {
      try manager.createSymbolicLink(
        atPath: "\(bundle)/\(name)", withDestinationPath: target)
    }
    return true
  }

  // MARK: A build

  private static let recordName = "resources.json"
  private static let accessorName = "resources.swift"

  /// Links a module's undeclared resources into its bundle, and writes the bundle's accessor.
  ///
  /// - Parameter memory: The module's folder in the build, for the manifest, the input of
  ///   ``linkAgain(in:)``, and the accessor.
  /// - Returns: `nil` if there are none.
  package static func update(
    package: URL, module: String, file: String, programs: String, memory: URL
  ) throws -> UndeclaredResources? {
    let record = memory.appendingPathComponent(recordName)
    let accessor = memory.appendingPathComponent(accessorName)
    let resources = UndeclaredResources(
      manifest: try manifest(of: package, memory: memory), package: package, module: module,
      file: file, programs: programs)
    guard let resources, try resources.link() else {
      for file in [record, accessor] { try? FileManager.default.removeItem(at: file) }
      return nil
    }
    try write(try JSONEncoder().encode(resources), to: record)
    try write(Data(resources.accessor.utf8), to: accessor)
    return resources
  }

  /// Updates links for files that were added and removed since the modules were compiled, for which
  /// SwiftPM doesn't recompile them.
  ///
  /// - Parameter programs: The folder that programs are built in.
  package static func linkAgain(in programs: URL) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: programs.path)) ?? []
    where name.hasSuffix(".build") {
      let record = programs.appendingPathComponent("\(name)/dialect/\(recordName)")
      guard let data = try? Data(contentsOf: record),
        let resources = try? JSONDecoder().decode(UndeclaredResources.self, from: data)
      else { continue }
      // Files that can't be linked are missing from the bundle, which the compiler's wrapper
      // reports.
      _ = try? resources.link()
    }
  }

  private static func write(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  /// Returns the output of `swift package dump-package`, cached until the manifest changes.
  private static func manifest(of package: URL, memory: URL) throws -> Data {
    let kept = memory.appendingPathComponent("manifest.json")
    func date(_ file: URL) -> Date? {
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
    let manifests = ((try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? [])
      .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
      .compactMap { date(package.appendingPathComponent($0)) }
    if let known = date(kept), let last = manifests.max(), last < known,
      let data = try? Data(contentsOf: kept)
    {
      return data
    }
    let text = try Command.output([
      "swift", "package", "dump-package", "--package-path", package.path,
      // Not the build's scratch path, which is locked by it.
      "--scratch-path", memory.appendingPathComponent("scratch").path,
    ])
    try write(Data(text.utf8), to: kept)
    return Data(text.utf8)
  }

  /// The Swift source of `Bundle.module`, which SwiftPM writes if it finds resources itself.
  package var accessor: String {
    let name = (bundle as NSString).lastPathComponent
    return """

      import Foundation

      extension Foundation.Bundle {
        nonisolated static let module: Bundle = {
          let place = Bundle.main.bundleURL.appendingPathComponent(\(Self.quoted(name))).path
          guard let bundle = Bundle(path: place) ?? Bundle(path: \(Self.quoted(bundle))) else {
            Swift.fatalError("could not load resource bundle: from \\(place) or " + \(Self.quoted(bundle)))
          }
          return bundle
        }()
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
