import Foundation

/// Finds baselines that no test uses, and baselines that two tests use.
///
/// A `__Snapshots__` folder belongs to the test files next to it: a folder in it to the test file
/// of the same name, and the part of a baseline's name before the first dot to a test function in
/// that file. This distinguishes a stale baseline from one whose test didn't run because it was
/// skipped or failed early. Files whose names recording never produces are not baselines. Only
/// files that carry a mark (``BaselineMark``) are certain to be.
public struct BaselineAudit: Sendable {
  /// A stale baseline.
  public struct Stale: Sendable, Hashable {
    /// The file's path; relative to the package if the file is inside it.
    public var path: String
    /// Why no test uses the baseline.
    public var reason: Reason

    /// Whether the file was certainly made by recording.
    public var isOurs: Bool

    /// Whether no run of the current tests can use the file, and it is certainly a baseline.
    public var isCertain: Bool { isChosen(all: false, unmarked: false) }

    /// Returns whether to delete the file.
    ///
    /// - Parameters:
    ///   - all: Whether to include files that a run of the current tests might use. A folder that
    ///     no test file is named after may be one that `snapshotDirectory:` specifies.
    ///   - unmarked: Whether to include files that only their names identify as baselines.
    public func isChosen(all: Bool, unmarked: Bool) -> Bool {
      (all || reason == .noTest || reason == .noScenario) && (unmarked || isOurs)
    }
  }

  /// Why a baseline is stale.
  public enum Reason: String, Sendable, Hashable {
    /// The folder is named after a test file that doesn't exist, and no baseline in it was used.
    case noTestFile
    /// The test file has no such test.
    case noTest
    /// The test ran, and compared with other baselines only.
    case notAskedFor
    /// No scenario produces it.
    case noScenario

    /// A description of the reason.
    public var words: String {
      switch self {
      case .noTestFile: "no test file has its folder's name"
      case .noTest: "its test file has no such test"
      case .notAskedFor: "its test ran and did not use it"
      case .noScenario: "no scenario produces it"
      }
    }
  }

  /// A baseline that several places in the code use.
  public struct Duplicate: Sendable, Hashable {
    /// The baseline's path; relative to the package if the baseline is inside it.
    public var path: String
    /// The places in the code that use the baseline, such as `CellTests.swift:12`.
    public var locations: [String]
  }

  private let used: UsedBaselines
  private let root: String
  private let usedPaths: Set<String>
  /// Tests of processes that haven't finished, and tests that were skipped midway: they may use more
  /// baselines, or would have.
  private let unfinishedTests: Set<String>
  private let sources: PackageSources
  private let judgesLibrarys: Bool

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - used: The baselines that the run used.
  ///   - root: The folder that relative paths start from.
  ///   - judgesLibrarys: Whether to include files of swift-snapshot-testing that only a Mac may use.
  public init(_ used: UsedBaselines, root: URL, judgesLibrarys: Bool = false) {
    self.used = used
    self.judgesLibrarys = judgesLibrarys
    self.root = root.standardizedFileURL.path
    sources = PackageSources(root: self.root)
    usedPaths = Set(used.manifests.flatMap { $0.uses.map(\.path) })
    unfinishedTests = Set(
      used.manifests.flatMap { $0.isEnded ? $0.cutShort : $0.uses.map(\.path) }.map(Self.test))
  }

  /// Baselines that two places in the code use, by path.
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

  /// Returns the stale baselines, sorted by path.
  ///
  /// - Parameter folders: The only folders to search, along with neighbouring folders of deleted
  ///   test files; `nil` for all folders with a baseline that was used, and every `__Snapshots__`
  ///   in the package.
  public func stale(in folders: Set<String>? = nil) -> [Stale] {
    var result: Set<Stale> = []
    let asked = folders ?? Set(usedPaths.map { ($0 as NSString).deletingLastPathComponent })
    // When only some processes are known, a folder without a test file may be another process's.
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

  /// Removes a stale baseline.
  ///
  /// - Throws: An error if the file isn't inside the root, is behind a symbolic link, or can't be
  ///   removed.
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
      if unfinishedTests.contains(Self.test(path)) || isMacs(path) { return nil }
      switch tests {
      case _ where ran.contains(Self.function(name)): return stale(path, .notAskedFor)
      case .noFile: return isWhole && ran.isEmpty ? stale(path, .noTestFile) : nil
      case .known(let functions) where !Self.isNamed(name, after: functions):
        return stale(path, .noTest)
      default: return nil
      }
    }
  }

  /// Whether a file may be one that a suite for swift-snapshot-testing uses on a Mac only: another
  /// program's picture, or a text that is named after a platform.
  private func isMacs(_ path: String) -> Bool {
    guard !judgesLibrarys, sources.importLibrary else { return false }
    let name = (path as NSString).lastPathComponent
    if name.hasSuffix(".png") { return !BaselineMark.isOurs(absolute(path)) }
    return name.split(separator: ".").dropFirst().contains { Self.platforms.contains($0) }
  }

  private static let platforms: Set<Substring> = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]

  // MARK: Test files

  private enum Tests {
    case noFile
    case known(Set<String>)
    /// No test file has the folder's name.
    case unknown
  }

  private func testFunctions(of folder: String) -> Tests {
    let collection = (folder as NSString).deletingLastPathComponent
    guard Self.isCollection(collection) else { return .unknown }
    let place = (collection as NSString).deletingLastPathComponent
    let file = Self.join(place, (folder as NSString).lastPathComponent + ".swift")
    // Without the sources next to it, as in sealed builds, there is no telling. This is also true
    // of the baselines of
    // `tateyoko previews`, which are next to the manifest, in folders named after modules.
    guard names(in: place).contains(where: { $0.hasSuffix(".swift") && !$0.hasPrefix("Package") })
    else { return .unknown }
    // Other files' tests may keep their baselines here.
    guard !isShared(folder, names(in: place).map { Self.join(place, $0) }) else { return .unknown }
    guard FileManager.default.fileExists(atPath: absolute(file)) else { return .noFile }
    guard let text = try? String(contentsOfFile: absolute(file), encoding: .utf8) else {
      return .unknown
    }
    // A `testName` passed on by a helper can be any string, even if the helper is in another file.
    guard !text.contains("testName:"), !sources.makeTestNames else { return .unknown }
    let functions = Self.functions(in: text)
    return functions.isEmpty ? .unknown : .known(functions)
  }

  /// Whether a folder may hold the baselines of test files other than the one it's named after.
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

  /// Returns the names of all functions in a source file, as they appear in the names of baselines.
  ///
  /// Comments and strings are searched as well: an extra function only keeps a baseline.
  static func functions(in source: String) -> Set<String> {
    var result: Set<String> = []
    let bytes = Array(source.utf8)
    var index = 0
    while let start = next("func", in: bytes, from: index) {
      index = afterSpace(in: bytes, from: start + 4)
      guard index < bytes.count, !isWord(at: start - 1, in: bytes) else { continue }
      let isRaw = bytes[index] == UInt8(ascii: "`")
      // Without a separator this is another word; a raw name may follow immediately.
      guard isRaw || index > start + 4 else { continue }
      if isRaw { index += 1 }
      let name = bytes[index...].prefix { isRaw ? $0 != UInt8(ascii: "`") : SwiftText.isWord($0) }
      index = name.endIndex
      // Baselines are named after the part of a name before its first parenthesis.
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

  /// The index after white space and comments.
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

  /// The folder and test function that a baseline belongs to.
  private static func test(_ path: String) -> String {
    let path = path as NSString
    return join(path.deletingLastPathComponent, function(path.lastPathComponent))
  }

  private static func function(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  /// Whether a baseline's name may be that of a test function: swift-snapshot-testing's names have
  /// the labels of arguments, as in `cell-style` for `cell(style:)`.
  private static func isNamed(_ name: String, after functions: Set<String>) -> Bool {
    let name = function(name)
    return functions.contains(name)
      || name.indices.contains { name[$0] == "-" && functions.contains(String(name[..<$0])) }
  }

  // MARK: Folders

  private static func isCollection(_ path: String) -> Bool {
    (path as NSString).lastPathComponent == "__Snapshots__"
  }

  /// Whether recording produces names like this one: `function.name-or-number.extension`, with the
  /// extensions of Tateyoko's own strategies.
  static func isBaseline(_ name: String) -> Bool {
    guard let ending = endings.first(where: { name.hasSuffix($0) }) else { return false }
    let parts = name.dropLast(ending.count).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && SnapshotNames.sanitized(String(part)) == part
      }
  }

  /// Longer extensions come first.
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

  /// Every `__Snapshots__` folder in the package, except in other packages and build products.
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
