import Foundation
import PropertyLists
import StringTables
import Synchronization

/// The string tables of the bundles, read on first access.
enum StringStore {
  private struct TableKey: Hashable {
    var bundle: String
    var table: String
    var languages: [String]
  }

  private struct State {
    /// The tables by bundle path: a bundle doesn't change while a program runs.
    var bundles: [String: StringBundle] = [:]
    var tables: [TableKey: StringBundle.Table] = [:]
  }

  /// The maximum number of cached tables.
  private static let limit = 4000
  private static let state = Mutex(State())

  /// Returns a table in the user's languages.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - path: The bundle's path; the main bundle also has the tables of the resource bundles next
  ///     to it.
  ///   - languages: The user's languages, in order of preference.
  static func table(
    _ name: String, bundle path: String, languages: [String]
  ) -> StringBundle.Table {
    let key = TableKey(bundle: path, table: name, languages: languages)
    if let known = state.withLock({ $0.tables[key] }) { return known }
    let read = bundle(at: path).table(name, languages: languages)
    state.withLock { state in
      if state.tables.count >= limit { state.tables = [:] }
      state.tables[key] = read
    }
    return read
  }

  /// Returns the tables of a bundle.
  static func bundle(at path: String) -> StringBundle {
    if let known = state.withLock({ $0.bundles[path] }) { return known }
    let folders = ImageFiles.folders(of: path == Bundle.main.bundlePath ? nil : Bundle(path: path))
    let read = StringBundle(
      folders: folders, development: folders.lazy.compactMap(developmentRegion).first)
    state.withLock { $0.bundles[path] = read }
    return read
  }

  /// Returns the value for `CFBundleDevelopmentRegion` in the `Info.plist` of a folder.
  private static func developmentRegion(_ folder: String) -> String? {
    guard
      let data = try? BoundedFile.contents(
        of: "\(folder)/Info.plist", maximum: 1 << 20),
      let list = try? PropertyListGuard.read(data, maximum: 1 << 20) as? [String: Any],
      let region = list["CFBundleDevelopmentRegion"] as? String, !region.hasPrefix("$")
    else { return nil }
    return region
  }
}
