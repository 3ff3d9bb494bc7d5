import Foundation
import UIKit

/// The scenes of the program's storyboards that have an identifier, and the initial scenes.
@MainActor
enum StoryboardScreens {
  static func all() -> [FoundScreen] {
    let storyboards = bundles().flatMap { module, bundle in
      storyboardNames(in: bundle).map { (module: module, name: $0, bundle: bundle) }
    }
    let modules = Dictionary(grouping: storyboards) { $0.name }.mapValues(\.count)
    return storyboards.flatMap { module, name, bundle -> [FoundScreen] in
      let front = (modules[name] ?? 0) > 1 ? "\(module)/\(name)" : name
      let scenes = UIStoryboard.scenes(named: name, in: bundle)
      let identifiers: [String?] = (scenes.hasInitial ? [nil] : []) + scenes.identifiers
      return identifiers.map { identifier -> FoundScreen in
        let id = identifier.map { "\(front)/\($0)" } ?? front
        return FoundScreen(id: id, kind: .scene, module: module, file: scenes.file) {
          let storyboard = UIStoryboard(name: name, bundle: bundle)
          if let identifier {
            return storyboard.instantiateViewController(withIdentifier: identifier)
          }
          guard let controller = storyboard.instantiateInitialViewController() else {
            throw NoController(storyboard: name)
          }
          return controller
        }
      }
    }
  }

  private struct NoController: Error, CustomStringConvertible {
    var storyboard: String

    var description: String { "\(storyboard).storyboard makes no initial view controller." }
  }

  /// Returns the resource bundles next to the program, with their modules.
  ///
  /// Bundles of modules that aren't linked into the program, such as another app of the package,
  /// are skipped: the classes of their scenes are missing.
  private static func bundles() -> [(module: String, bundle: Bundle)] {
    let folder = URL(fileURLWithPath: ImageFiles.programFolder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let linked = ProgramTypes.modulesWithResources
    return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
      name -> (module: String, bundle: Bundle)? in
      // SwiftPM names them `<package>_<target>.resources`; a package's name may contain
      // underscores.
      let module = String(name.dropLast(".resources".count).split(separator: "_").last ?? "")
      guard AppModules.contains(module), linked?.contains(module) ?? true,
        let bundle = Bundle(url: folder.appendingPathComponent(name, isDirectory: true))
      else { return nil }
      return (module, bundle)
    }
  }

  private static func storyboardNames(in bundle: Bundle) -> [String] {
    let paths = FileManager.default.enumerator(atPath: bundle.bundlePath)
    var names: Set<String> = []
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".storyboard") else { continue }
      let parts = path.split(separator: "/")
      // In the bundle itself or in a language folder.
      guard parts.count == 1 || parts.count == 2 && parts[0].hasSuffix(".lproj") else { continue }
      let name = parts[parts.count - 1].dropLast(".storyboard".count)
      // A device-specific file replaces the general one.
      names.insert(String(name.prefix { $0 != "~" }))
    }
    return names.sorted()
  }
}
