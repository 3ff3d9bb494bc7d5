import Foundation
import PropertyLists
import StringTables
import Synchronization

/// The tables of strings of the bundles, read when they are first asked for.
enum StringStore {
  private struct TableKey: Hashable {
    var bundle: String
    var table: String
    var languages: [String]
  }

  private struct State {
    /// By the bundle's path: a bundle doesn't change while a program runs.
    var bundles: [String: StringBundle] = [:]
    var tables: [TableKey: StringBundle.Table] = [:]
  }

  /// Tables that are remembered at most.
  private static let limit = 4000
  private static let state = Mutex(State())

  /// Returns the text for a key in the user's languages; nil if the bundle's table lacks it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name; an empty one stands for `Localizable`.
  ///   - path: The bundle's path; the main bundle has the tables of the resource bundles beside it,
  ///     too.
  ///   - languages: The user's languages, the first one first.
  static func text(
    for key: String, table: String, bundle path: String, languages: [String]
  ) -> StringBundle.Found? {
    let name = table.isEmpty ? "Localizable" : table
    let tableKey = TableKey(bundle: path, table: name, languages: languages)
    if let known = state.withLock({ $0.tables[tableKey] }) { return known[key] }
    let read = bundle(at: path).table(name, languages: languages)
    state.withLock { state in
      if state.tables.count >= limit { state.tables = [:] }
      state.tables[tableKey] = read
    }
    return read[key]
  }

  static func bundle(at path: String) -> StringBundle {
    if let known = state.withLock({ $0.bundles[path] }) { return known }
    let folders = ImageFiles.folders(of: path == Bundle.main.bundlePath ? nil : Bundle(path: path))
    let read = StringBundle(
      folders: folders, development: folders.lazy.compactMap(developmentRegion).first)
    state.withLock { $0.bundles[path] = read }
    return read
  }

  /// What the `Info.plist` of a folder says for `CFBundleDevelopmentRegion`.
  private static func developmentRegion(_ folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist"),
      let list = try? PropertyListGuard.read(data, maximum: 1 << 20) as? [String: Any],
      let region = list["CFBundleDevelopmentRegion"] as? String, !region.hasPrefix("$")
    else { return nil }
    return region
  }
}
