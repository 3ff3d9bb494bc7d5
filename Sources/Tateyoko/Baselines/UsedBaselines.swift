import Foundation
import Report
import RunRecord

/// The baselines that a run asked for, as the processes and shards of it wrote them down.
///
/// Each process has a file of its own in the folder `used` of the run's artifacts, and adds a line
/// with each baseline, so that nothing is lost with a process that ends badly:
///
/// ```
/// tateyoko-used 1
/// run 4711 8815
/// part --filter
/// shard 1/4
/// + Tests/__Snapshots__/CellTests/testCell.1.png	CellTests.swift:12
/// end of the process
/// ```
///
/// `part` says why the process did not run everything, `shard` which part of the whole it was told
/// to run. Paths are relative to the package where they lie in it. Unknown lines are passed over.
public struct UsedBaselines: Sendable, Hashable {
  /// The folder of these files in the folder of the artifacts.
  public static let folderName = "used"

  /// One process's file.
  public struct Manifest: Sendable, Hashable {
    public var run: String
    /// Why the process did not run everything; nil when it did.
    public var partialReason: String?
    public var shard: RunShard?
    public var uses: [Use]
    /// Stale baselines that the process reported.
    public var reported: [String]
    /// Whether the process came to its end.
    public var isEnded = false
  }

  /// One baseline that was asked for.
  public struct Use: Sendable, Hashable {
    public var path: String
    /// Who asked, such as `CellTests.swift:12`.
    public var location: String?
  }

  public var manifests: [Manifest]

  public init(manifests: [Manifest]) {
    self.manifests = manifests
  }

  /// Reads the files of an artifact folder, and of folders in it as merged runs have them.
  ///
  /// - Parameters:
  ///   - run: Only what belongs to this run.
  ///   - ending: The file of the process that reads them at its own end: it asks for nothing more.
  public init(artifacts: URL, run: String? = nil, ending: String? = nil) {
    let folder = artifacts.appendingPathComponent(Self.folderName, isDirectory: true)
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]) ?? []
    manifests = names.sorted().filter { $0.hasSuffix(".txt") }.compactMap { name in
      let file = folder.appendingPathComponent(name)
      guard let data = try? ForeignFile.read(file, maximumSize: ForeignFile.maximumListSize) else {
        return nil
      }
      var manifest = Manifest(text: String(decoding: data, as: UTF8.self))
      if name == ending { manifest?.isEnded = true }
      return manifest
    }
    if let run { manifests.removeAll { $0.run != run } }
  }

  /// Why the manifests are not of a whole run, in words; nil when they are.
  ///
  /// Shards make a whole when all of them are there.
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
    // What a shard leaves out another one runs; what a filter leaves out is not run at all.
    let partial = manifests.lazy.compactMap(\.partialReason).first
    return partial.map { "the run was restricted by \($0)" }
  }
}

extension UsedBaselines.Manifest {
  static let version = "tateyoko-used 1"

  /// Reads a file; nil when it is none of these, or of a version that is not known.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard lines.popFirst() == Self.version[...] else { return nil }
    self.init(run: "", partialReason: nil, shard: nil, uses: [], reported: [])
    // The last line of a process that was killed may be cut short.
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
      case "!": reported.append(Self.unescaped(value))
      default: break
      }
    }
  }

  /// A path on one line without a tab.
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
