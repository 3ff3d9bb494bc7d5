import Foundation

/// Finds baselines that nobody asks for, and those that two tests ask for.
///
/// What lies in a `__Snapshots__` folder belongs to the test file of the same name beside it, and
/// the part of a baseline's name before the first dot to a test function in it. So a baseline whose
/// test did not run, as it was skipped or failed early, is told from one that nobody needs.
public struct BaselineCensus: Sendable {
  /// A baseline that nobody asks for.
  public struct Stale: Sendable, Hashable {
    /// The file, relative to the package where it lies in it.
    public var path: String
    public var reason: Reason

    /// Whether no run of the tests as they are can ask for it.
    public var isCertain: Bool { reason != .notAskedFor }
  }

  public enum Reason: String, Sendable, Hashable {
    /// The test file that its folder is named after is gone.
    case noTestFile
    /// The test file has no such test.
    case noTest
    /// The test ran, and compared with other baselines only.
    case notAskedFor
    /// No scenario makes it.
    case noScenario

    /// The reason in words.
    public var words: String {
      switch self {
      case .noTestFile: "its test file is gone"
      case .noTest: "its test file has no such test"
      case .notAskedFor: "its test ran and did not ask for it"
      case .noScenario: "no scenario makes it"
      }
    }
  }

  /// A baseline that more than one place asks for.
  public struct Duplicate: Sendable, Hashable {
    public var path: String
    public var locations: [String]
  }

  private let used: UsedBaselines
  private let root: String
  private let usedPaths: Set<String>

  /// - Parameters:
  ///   - used: What was asked for.
  ///   - root: The folder that relative paths start from.
  public init(_ used: UsedBaselines, root: URL) {
    self.used = used
    self.root = root.standardizedFileURL.path
    usedPaths = Set(used.manifests.flatMap { $0.uses.map(\.path) })
  }

  /// Baselines that two places in the code ask for, by path.
  public var duplicates: [Duplicate] {
    var places: [String: [String]] = [:]
    for use in used.manifests.flatMap(\.uses) {
      guard let location = use.location else { continue }
      if !places[use.path, default: []].contains(location) {
        places[use.path, default: []].append(location)
      }
    }
    return places.filter { $0.value.count > 1 }
      .map { Duplicate(path: $0.key, locations: $0.value.sorted()) }
      .sorted { $0.path < $1.path }
  }

  /// Baselines that nobody asks for, by path.
  ///
  /// - Parameter folders: Only in these folders, and those of test files that are gone beside them;
  ///   nil for all folders with a baseline that was asked for, and all of `__Snapshots__` below the
  ///   package.
  public func stale(in folders: Set<String>? = nil) -> [Stale] {
    var result: Set<Stale> = []
    let asked = folders ?? Set(usedPaths.map { ($0 as NSString).deletingLastPathComponent })
    for folder in asked { result.formUnion(stale(inFolder: folder)) }
    var collections = Set(
      asked.map { ($0 as NSString).deletingLastPathComponent }.filter(Self.isCollection))
    if folders == nil { collections.formUnion(allCollections()) }
    for collection in collections {
      for name in names(in: collection) {
        let folder = Self.join(collection, name)
        guard !asked.contains(folder), isFolder(folder) else { continue }
        result.formUnion(stale(inFolder: folder))
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Removes a baseline that nobody asks for.
  public func remove(_ stale: Stale) throws {
    try BaselineFile.remove(absolute(stale.path))
  }

  private func stale(inFolder folder: String) -> [Stale] {
    let files = names(in: folder).filter(Self.isBaseline)
    let unused = files.filter { !usedPaths.contains(Self.join(folder, $0)) }
    guard !unused.isEmpty else { return [] }
    let ran = Set(files.filter { usedPaths.contains(Self.join(folder, $0)) }.map(Self.function))
    let tests = testFunctions(of: folder)
    return unused.compactMap { name in
      let path = Self.join(folder, name)
      switch tests {
      case .noFile: return Stale(path: path, reason: .noTestFile)
      case .known(let functions) where !functions.contains(Self.function(name)):
        return ran.contains(Self.function(name))
          ? Stale(path: path, reason: .notAskedFor) : Stale(path: path, reason: .noTest)
      default:
        return ran.contains(Self.function(name)) ? Stale(path: path, reason: .notAskedFor) : nil
      }
    }
  }

  // MARK: Test files

  private enum Tests {
    case noFile
    case known(Set<String>)
    /// The folder is not named after a test file.
    case unknown
  }

  private func testFunctions(of folder: String) -> Tests {
    let collection = (folder as NSString).deletingLastPathComponent
    guard Self.isCollection(collection) else { return .unknown }
    let place = (collection as NSString).deletingLastPathComponent
    let file = Self.join(place, (folder as NSString).lastPathComponent + ".swift")
    // Where the sources are elsewhere, as in sealed builds, nothing can be said.
    guard names(in: place).contains(where: { $0.hasSuffix(".swift") }) else { return .unknown }
    guard FileManager.default.fileExists(atPath: absolute(file)) else { return .noFile }
    guard let text = try? String(contentsOfFile: absolute(file), encoding: .utf8) else {
      return .unknown
    }
    // A name that is passed on can be made of anything.
    guard !text.contains("testName:") else { return .unknown }
    return .known(Self.functions(in: text))
  }

  /// The names of all functions in a source file, as they stand in baselines' names.
  static func functions(in source: String) -> Set<String> {
    var result: Set<String> = []
    for part in source.components(separatedBy: "func ").dropFirst() {
      let rest = part.drop { $0 == " " }
      let name =
        rest.first == "`"
        ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" }
      result.insert(SnapshotNames.sanitized(String(name)))
    }
    return result
  }

  private static func function(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  // MARK: Folders

  private static func isCollection(_ path: String) -> Bool {
    (path as NSString).lastPathComponent == "__Snapshots__"
  }

  /// Hidden files are other programs', or temporary.
  private static func isBaseline(_ name: String) -> Bool {
    !name.hasPrefix(".") && name.contains(".")
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? []
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Every `__Snapshots__` below the package, other packages' and build products apart.
  private func allCollections() -> [String] {
    var result: [String] = []
    func look(in folder: String, depth: Int) {
      guard depth < 16 else { return }
      for name in names(in: folder) where !name.hasPrefix(".") && name != "node_modules" {
        let path = Self.join(folder, name)
        guard isFolder(path), !isLink(path) else { continue }
        if name == "__Snapshots__" {
          result.append(path)
        } else if !names(in: path).contains("Package.swift") {
          look(in: path, depth: depth + 1)
        }
      }
    }
    look(in: "", depth: 0)
    return result
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
