import Foundation
import NibDocuments
import StringTables
import Synchronization

/// Finds the Interface Builder documents in a bundle, as Xcode saved them.
enum NibFiles {
  /// Returns the path of a document, or nil if there is none.
  ///
  /// Names with `~iphone` or `~ipad` take precedence on these devices, and the language's folder
  /// over the base folder (Apple, *Resource Programming Guide*).
  ///
  /// - Parameters:
  ///   - name: The name without extension.
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

  /// The contents of a bundle when it was first read.
  private struct Contents {
    /// The names of its nibs, without extensions and device suffixes.
    var nibs: Set<String> = []
    /// The names of `.lproj` folders.
    var localizations: Set<String> = []
  }

  /// The contents by the bundles' paths.
  private static let known = Mutex<[String: Contents]>([:])

  /// Returns whether a bundle contained a nib with a name when it was first read.
  ///
  /// Every controller without a nib name checks this, usually in vain, so folders are read only
  /// once.
  static func hasNib(_ name: String, in bundle: Bundle?) -> Bool {
    contents(of: bundle).nibs.contains(name)
  }

  private static func contents(of bundle: Bundle?) -> Contents {
    let path = (bundle ?? .main).bundlePath
    if let contents = known.withLock({ $0[path] }) { return contents }
    var contents = Contents()
    for folder in ImageFiles.folders(of: bundle) {
      let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      add(entries, to: &contents.nibs)
      for entry in entries where entry.hasSuffix(".lproj") {
        contents.localizations.insert(String(entry.dropLast(".lproj".count)))
        let path = "\(folder)/\(entry)"
        add((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [], to: &contents.nibs)
      }
    }
    known.withLock { [contents] in $0[path] = contents }
    return contents
  }

  private static func add(_ entries: [String], to names: inout Set<String>) {
    for entry in entries where entry.hasSuffix(".xib") {
      let stem = entry.dropLast(4)
      names.insert(String(stem.prefix { $0 != "~" }))
    }
  }

  @MainActor
  static func path(_ name: String, _ kind: String, in bundle: Bundle?) -> String? {
    let localizations = contents(of: bundle).localizations
    // `Base` isn't a language, and comes last.
    let languages = LanguageChoice.order(
      available: localizations.filter { $0 != "Base" }, preferred: UserLanguages.current,
      development: StringStore.bundle(at: (bundle ?? .main).bundlePath).development)
    return path(
      name, kind, in: bundle,
      idiom: SimulationHost.current.predictedTraits.userInterfaceIdiom, languages: languages)
  }

  // MARK: Reading

  /// The identity of a file's current contents: it changes when the file is rewritten.
  private struct Version: Hashable {
    var path: String
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// The maximum number of cached documents.
  private static let limit = 200
  private static let documents = Mutex<[Version: NibDocument]>([:])

  /// Reads a document, once as long as its file doesn't change.
  static func document(_ path: String) throws(NibProblem) -> NibDocument {
    var status = stat()
    _ = stat(path, &status)
    let version = Version(
      path: path, size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
    if let known = documents.withLock({ $0[version] }) { return known }
    let read = try NibDocument(contentsOf: URL(fileURLWithPath: path))
    documents.withLock {
      if $0.count >= limit { $0 = [:] }
      $0[version] = read
    }
    return read
  }
}
