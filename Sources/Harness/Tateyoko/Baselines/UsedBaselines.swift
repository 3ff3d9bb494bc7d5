import Foundation
import Report
import RunRecord

/// The baselines that a run used, as recorded by its processes and shards.
///
/// Each process has its own file in the folder `used` of the run's artifacts, and appends a line
/// for each baseline, so that nothing is lost when a process crashes:
///
/// ```
/// tateyoko-used 1
/// run 4711 8815
/// part --filter
/// shard 1/4
/// position last
/// mode missing from the default
/// + Tests/__Snapshots__/CellTests/testCell.1.png	CellTests.swift:12
/// end of the process
/// ```
///
/// `part` explains why the process didn't run everything, and `shard` is the part of the suite it
/// was assigned; `position` says whether another process follows. Lines with `?` are left-over
/// baselines of scenarios, ones with `!` were reported as stale, and ones with `~` were used by a
/// test that was then skipped. Paths of files inside the package are relative to it. Unknown lines
/// are ignored.
public struct UsedBaselines: Sendable, Hashable {
  /// The name of the folder for these files in the artifacts folder.
  public static let folderName = "used"

  /// The file of a single process.
  public struct Manifest: Sendable, Hashable {
    /// The identity of the run, which all of its processes share.
    public var run: String
    /// Why the process didn't run everything; `nil` if it did.
    public var partialReason: String?
    /// The shard that the process ran; `nil` if the run isn't sharded.
    public var shard: RunShard?
    /// The baselines that the process used.
    public var uses: [Use]
    /// Stale baselines that the process reported.
    public var reported: [String]
    /// Whether the process finished.
    public var isEnded = false
    /// Baselines in the folders of scenarios that the scenarios don't produce.
    var leftOver: [String] = []
    /// Baselines that tests used before they were skipped.
    var cutShort: [String] = []
    /// The position of the process in its run.
    var position = TestRun.Position.unknown
    /// The first record mode in use and its source.
    var decision: RecordDecision?
    /// The file's name without its extension.
    var name = ""
  }

  /// A use of a baseline.
  public struct Use: Sendable, Hashable {
    /// The baseline's path; relative to the package if the baseline is inside it.
    public var path: String
    /// The code that used the baseline, such as `CellTests.swift:12`.
    public var location: String?
  }

  /// The files of all processes.
  public var manifests: [Manifest]

  /// Creates a set of manifests.
  public init(manifests: [Manifest]) {
    self.manifests = manifests
  }

  /// Reads the files of an artifacts folder, including nested folders as merged runs have them.
  ///
  /// - Parameters:
  ///   - run: The only run to read; `nil` for all runs.
  ///   - ending: The file of the process that is reading them as it ends: it won't use any more
  ///     baselines.
  public init(artifacts: URL, run: String? = nil, ending: String? = nil) {
    let folder = artifacts.appendingPathComponent(Self.folderName, isDirectory: true)
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
    manifests = names.sorted().filter { $0.hasSuffix(".txt") }.compactMap { name in
      let file = folder.appendingPathComponent(name)
      guard let data = try? ForeignFile.read(file, maximumSize: ForeignFile.maximumListSize) else {
        return nil
      }
      var manifest = Manifest(text: String(decoding: data, as: UTF8.self))
      manifest?.name = String(name.dropLast(4))
      if name == ending { manifest?.isEnded = true }
      return manifest
    }
    if let run { manifests.removeAll { $0.run != run } }
  }

  /// Why the manifests don't cover a whole run, in words; `nil` if they do.
  ///
  /// Shards make up a whole run when all of them are present.
  public var partialReason: String? {
    guard !manifests.isEmpty else { return "no process of the run recorded the baselines it used" }
    var counts: [Int: Set<Int>] = [:]
    for manifest in manifests {
      if let shard = manifest.shard { counts[shard.count, default: []].insert(shard.index) }
    }
    for (count, indices) in counts.sorted(by: { $0.key < $1.key }) where indices.count < count {
      let missing = (1...count).filter { !indices.contains($0) }
      let names = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
      return "shard \(names) is missing"
    }
    if lacksLastProcess { return "the process with Swift Testing's tests did not finish" }
    // Tests that a shard leaves out run in another; tests that a filter leaves out don't run at
    // all.
    let partial = manifests.lazy.compactMap(\.partialReason).first
    return partial.map { "the run was restricted by \($0)" }
  }

  /// Whether processes announced another one that didn't come, or was killed.
  private var lacksLastProcess: Bool {
    Dictionary(grouping: manifests) { "\($0.run) \($0.shard.map { "\($0)" } ?? "")" }
      .contains { _, processes in
        processes.contains { $0.position == .followed }
          && !processes.contains { $0.position == .last && $0.isEnded }
      }
  }
}

extension UsedBaselines.Manifest {
  static let version = "tateyoko-used 1"

  /// Parses a file; `nil` if it isn't a manifest or has an unknown version.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard lines.popFirst() == Self.version[...] else { return nil }
    self.init(run: "", partialReason: nil, shard: nil, uses: [], reported: [])
    // The last line of a killed process may be incomplete.
    if !text.hasSuffix("\n") { lines = lines.dropLast() }
    for line in lines {
      guard let space = line.firstIndex(of: " ") else { continue }
      let value = line[line.index(after: space)...]
      switch line[..<space] {
      case "run": run = String(value)
      case "part": partialReason = String(value)
      case "shard": shard = RunShard(value)
      case "+":
        let parts = value.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        uses.append(
          UsedBaselines.Use(
            path: Self.unescaped(parts[0]), location: parts.count > 1 ? String(parts[1]) : nil))
      case "end": isEnded = true
      case "?": leftOver.append(Self.unescaped(value))
      case "position": position = TestRun.Position(rawValue: String(value)) ?? .unknown
      case "mode": decision = Self.decision(value)
      case "~": cutShort.append(Self.unescaped(value))
      case "!": reported.append(Self.unescaped(value))
      default: break
      }
    }
  }

  private static func decision(_ words: Substring) -> RecordDecision? {
    let parts = words.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[1] == "from",
      let mode = SnapshotTestingConfiguration.Record(rawValue: String(parts[0]))
    else { return nil }
    return RecordDecision(mode: mode, source: unescaped(parts[2]))
  }

  /// A path on a single line, without tabs.
  static func escaped(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 == 9 || $0 == 10 || $0 == 13 || $0 == 37 }) else {
      return path
    }
    return path.replacingOccurrences(of: "%", with: "%25")
      .replacingOccurrences(of: "\t", with: "%09").replacingOccurrences(of: "\n", with: "%0A")
      .replacingOccurrences(of: "\r", with: "%0D")
  }

  static func unescaped(_ path: some StringProtocol) -> String {
    String(path).removingPercentEncoding ?? String(path)
  }
}
