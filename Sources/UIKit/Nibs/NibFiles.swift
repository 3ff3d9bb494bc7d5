import Foundation
import Synchronization

/// Finds the documents of Interface Builder that a bundle has, as Xcode saved them.
enum NibFiles {
  /// The path of a document; nil if there is none.
  ///
  /// Names with `~iphone` or `~ipad` go first on these devices, and the language's folder before that of
  /// the base (Apple, *Resource Programming Guide*).
  ///
  /// - Parameters:
  ///   - name: Without its extension.
  ///   - kind: `xib` or `storyboard`.
  static func path(
    _ name: String, _ kind: String, in bundle: Bundle?, idiom: UIUserInterfaceIdiom,
    languages: [String]
  ) -> String? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let device = idiom == .pad ? "~ipad" : "~iphone"
    let places = [""] + (languages + ["Base"]).map { "\($0).lproj/" }
    for folder in ImageFiles.folders(of: bundle) {
      for suffix in [device, ""] {
        for place in places {
          let path = "\(folder)/\(place)\(name)\(suffix).\(kind)"
          if FileManager.default.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// The nibs of bundles by the bundles' paths, without extensions and devices.
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Whether a bundle had a nib of a name when it was first asked for one.
  ///
  /// Every controller without a nib's name asks, most of them in vain: so folders are read once.
  static func hasNib(_ name: String, in bundle: Bundle?) -> Bool {
    let path = (bundle ?? .main).bundlePath
    if let names = known.withLock({ $0[path] }) { return names.contains(name) }
    var names: Set<String> = []
    for folder in ImageFiles.folders(of: bundle) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      add(entries, to: &names)
      for entry in entries where entry.hasSuffix(".lproj") {
        let path = "\(folder)/\(entry)"
        add((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [], to: &names)
      }
    }
    known.withLock { $0[path] = names }
    return names.contains(name)
  }

  private static func add(_ entries: [String], to names: inout Set<String>) {
    for entry in entries where entry.hasSuffix(".xib") {
      let stem = entry.dropLast(4)
      names.insert(String(stem.prefix { $0 != "~" }))
    }
  }

  @MainActor
  static func path(_ name: String, _ kind: String, in bundle: Bundle?) -> String? {
    path(
      name, kind, in: bundle,
      idiom: SimulationHost.current.predictedTraits.userInterfaceIdiom,
      languages: (bundle ?? .main).preferredLocalizations)
  }
}
