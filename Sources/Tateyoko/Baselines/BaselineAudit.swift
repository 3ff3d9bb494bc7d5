import Foundation

/// Finds baselines that no test uses, and those that two tests use.
///
/// What lies in a `__Snapshots__` folder belongs to the test file of the same name beside it, and
/// the part of a baseline's name before the first dot to a test function in it. So a baseline whose
/// test did not run, as it was skipped or failed early, is distinguished from one that is stale.
/// Files with names that recording doesn't give are not baselines. Only files that carry our mark
/// (``BaselineMark``) are certain to be.
public struct BaselineAudit: Sendable {
  /// A stale baseline.
  public struct Stale: Sendable, Hashable {
    /// The file, relative to the package where it lies in it.
    public var path: String
    public var reason: Reason

    /// Whether recording certainly made the file.
    public var isOurs: Bool

    /// Whether no run of the tests as they are can ask for it, and it is certainly a baseline.
    public var isCertain: Bool { isChosen(all: false, unmarked: false) }

    /// Whether it is to be deleted.
    ///
    /// - Parameters:
    ///   - all: Also where a run of the tests as they are may ask for it. A folder without a test
    ///     file of its name may be one that `snapshotDirectory:` names.
    ///   - unmarked: Also where nothing but its name makes it a baseline.
    public func isChosen(all: Bool, unmarked: Bool) -> Bool {
      (all || reason == .noTest || reason == .noScenario) && (unmarked || isOurs)
    }
  }

  public enum Reason: String, Sendable, Hashable {
    /// No test file that its folder is named after is there, and no baseline in it was used.
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
      case .noTestFile: "no test file has its folder's name"
      case .noTest: "its test file has no such test"
      case .notAskedFor: "its test ran and did not use it"
      case .noScenario: "no scenario produces it"
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
  /// Tests that a process ran which had not come to its end: it may ask for more, or would have.
  private let unfinishedTests: Set<String>
  private let sources: PackageSources

  /// - Parameters:
  ///   - used: What was asked for.
  ///   - root: The folder that relative paths start from.
  public init(_ used: UsedBaselines, root: URL) {
    self.used = used
    self.root = root.standardizedFileURL.path
    sources = PackageSources(root: self.root)
    usedPaths = Set(used.manifests.flatMap { $0.uses.map(\.path) })
    unfinishedTests = Set(
      used.manifests.filter { !$0.isEnded }.flatMap { $0.uses.map { Self.test($0.path) } })
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

  /// Stale baselines, by path.
  ///
  /// - Parameter folders: Only in these folders, and those of test files that are gone beside them;
  ///   nil for all folders with a baseline that was asked for, and all of `__Snapshots__` below the
  ///   package.
  public func stale(in folders: Set<String>? = nil) -> [Stale] {
    var result: Set<Stale> = []
    let asked = folders ?? Set(usedPaths.map { ($0 as NSString).deletingLastPathComponent })
    // Over a part of the processes, a folder that no test file names may be another's.
    let isWhole = folders == nil
    for folder in asked { result.formUnion(stale(inFolder: folder, isWhole: isWhole)) }
    var collections = Set(
      asked.map { ($0 as NSString).deletingLastPathComponent }.filter(Self.isCollection))
    if folders == nil { collections.formUnion(allCollections()) }
    for collection in collections {
      for name in names(in: collection) {
        let folder = Self.join(collection, name)
        guard !asked.contains(folder), BaselineMark.isFolder(absolute(folder)) else { continue }
        result.formUnion(stale(inFolder: folder, isWhole: isWhole))
      }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Removes a stale baseline, where it lies below the root without links.
  public func remove(_ stale: Stale) throws {
    let path = absolute(stale.path)
    guard BaselineMark.isFile(path, below: root) else { throw Refusal(root: root) }
    let folder = URL(fileURLWithPath: root, isDirectory: true)
    try BaselineSite(URL(fileURLWithPath: path), below: folder).remove()
  }

  private struct Refusal: Error, CustomStringConvertible {
    var root: String
    var description: String { "It is not a file inside \(root), or it is behind a symbolic link." }
  }

  private func stale(_ path: String, _ reason: Reason) -> Stale {
    let file = absolute(path)
    return Stale(
      path: path, reason: reason,
      isOurs: BaselineMark.isFile(file, below: root) && BaselineMark.isOurs(file))
  }

  private func stale(inFolder folder: String, isWhole: Bool) -> [Stale] {
    let files = names(in: folder).filter(Self.isBaseline)
    let unused = files.filter { !usedPaths.contains(Self.join(folder, $0)) }
    guard !unused.isEmpty else { return [] }
    let ran = Set(files.filter { usedPaths.contains(Self.join(folder, $0)) }.map(Self.function))
    let tests = testFunctions(of: folder)
    return unused.compactMap { name in
      let path = Self.join(folder, name)
      if unfinishedTests.contains(Self.test(path)) { return nil }
      switch tests {
      case _ where ran.contains(Self.function(name)): return stale(path, .notAskedFor)
      case .noFile: return isWhole && ran.isEmpty ? stale(path, .noTestFile) : nil
      case .known(let functions) where !functions.contains(Self.function(name)):
        return stale(path, .noTest)
      default: return nil
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
    // Where the sources are elsewhere, as in sealed builds, nothing can be said; nor of the baselines of
    // `tateyoko previews`, which are next to the manifest, in folders named after modules.
    guard names(in: place).contains(where: { $0.hasSuffix(".swift") && !$0.hasPrefix("Package") })
    else { return .unknown }
    // Another file's tests may keep their baselines here.
    guard !isShared(folder, names(in: place).map { Self.join(place, $0) }) else { return .unknown }
    guard FileManager.default.fileExists(atPath: absolute(file)) else { return .noFile }
    guard let text = try? String(contentsOfFile: absolute(file), encoding: .utf8) else {
      return .unknown
    }
    // A name that is passed on can be made of anything, by a helper in another file too.
    guard !text.contains("testName:"), !sources.makeTestNames else { return .unknown }
    let functions = Self.functions(in: text)
    return functions.isEmpty ? .unknown : .known(functions)
  }

  /// Whether a folder may hold the baselines of other test files than the one it is named after.
  private func isShared(_ folder: String, _ sources: [String]) -> Bool {
    let own = (folder as NSString).lastPathComponent + ".swift:"
    let isAskedByOthers = used.manifests.lazy.flatMap(\.uses).contains { use in
      guard let location = use.location, !location.hasPrefix(own) else { return false }
      return (use.path as NSString).deletingLastPathComponent == folder
    }
    return isAskedByOthers
      || sources.contains { source in
        guard source.hasSuffix(".swift"),
          let text = try? String(contentsOfFile: absolute(source), encoding: .utf8)
        else { return false }
        return text.contains("snapshotDirectory")
      }
  }

  /// The names of all functions in a source file, as they stand in baselines' names.
  ///
  /// Comments and strings are looked through too: a function too many only keeps a baseline.
  static func functions(in source: String) -> Set<String> {
    var result: Set<String> = []
    let bytes = Array(source.utf8)
    var index = 0
    while let start = next("func", in: bytes, from: index) {
      index = afterSpace(in: bytes, from: start + 4)
      guard index < bytes.count, !isWord(at: start - 1, in: bytes) else { continue }
      let isRaw = bytes[index] == UInt8(ascii: "`")
      // Without anything between, it was another word; a raw name may follow at once.
      guard isRaw || index > start + 4 else { continue }
      if isRaw { index += 1 }
      let name = bytes[index...].prefix { isRaw ? $0 != UInt8(ascii: "`") : SwiftText.isWord($0) }
      index = name.endIndex
      // A name is cut at its first parenthesis when a baseline is named after it.
      let text = String(decoding: name.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
      result.insert(SnapshotNames.sanitized(text))
    }
    result.remove("")
    return result
  }

  private static func next(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return nil }
    var index = start
    while index <= bytes.count - word.count {
      if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The place after white space and comments.
  private static func afterSpace(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if SwiftText.isSpace(bytes[index]) {
        index += 1
      } else if let end = SwiftText.endOfComment(from: index, in: bytes) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  private static func isWord(at index: Int, in bytes: [UInt8]) -> Bool {
    bytes.indices.contains(index) && SwiftText.isWord(bytes[index])
  }

  /// The folder and the test function of a baseline.
  private static func test(_ path: String) -> String {
    let path = path as NSString
    return join(path.deletingLastPathComponent, function(path.lastPathComponent))
  }

  private static func function(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  // MARK: Folders

  private static func isCollection(_ path: String) -> Bool {
    (path as NSString).lastPathComponent == "__Snapshots__"
  }

  /// Whether a name is one that recording gives: `function.name-or-number.ending`, with the endings
  /// that strategies of ours have.
  static func isBaseline(_ name: String) -> Bool {
    guard let ending = endings.first(where: { name.hasSuffix($0) }) else { return false }
    let parts = name.dropLast(ending.count).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && SnapshotNames.sanitized(String(part)) == part
      }
  }

  /// The longer ones first.
  private static let endings = [".trace.txt", ".png", ".txt", ".json", ".plist"]

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? []
  }

  /// Every `__Snapshots__` below the package, other packages' and build products apart.
  private func allCollections() -> [String] {
    var result: [String] = []
    func look(in folder: String, depth: Int) {
      guard depth < 16 else { return }
      for name in names(in: folder) where !name.hasPrefix(".") && name != "node_modules" {
        let path = Self.join(folder, name)
        guard BaselineMark.isFolder(absolute(path)) else { continue }
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
}
