import Comparing
import Foundation
import Pixels
import Report
import RunRecord

/// Replaces baselines with the new ones that a run left.
///
/// The run's folder is untrusted, because it may come from another machine: paths that lead out of
/// the package, and files that are damaged or missing, are reported and change nothing.
public struct BaselineAcceptance {
  /// The result for a snapshot.
  public struct Result: Sendable {
    /// The snapshot, as `scenario/id`.
    public var name: String
    /// The baseline's path, relative to the package.
    public var baseline: String
    /// Why the baseline wasn't changed; `nil` if it was accepted.
    public var problem: String?
  }

  /// An entry of a list that was saved from the report's page.
  public struct Choice: Sendable {
    /// The snapshot, as `scenario/id`.
    public var name: String
    /// The digest of the picture or text that was reviewed; `nil` in lists of older pages.
    public var digest: String?
  }

  /// Why nothing can be accepted.
  public enum Failure: Error, CustomStringConvertible {
    /// The folder contains no readable record.
    case noRecord(path: String, reason: String)
    /// The saved list can't be read.
    case badList(path: String, reason: String)
    /// The run has no failing snapshots with these names.
    case unknown(names: [String], known: [String])
    /// Several failing snapshots match the name.
    case ambiguous(String, known: [String])
    /// No failing snapshot has this cause.
    case unknownCause(String, known: [String])

    /// A description of the failure.
    public var description: String {
      switch self {
      case .noRecord(let path, let reason):
        "No run to accept from: \(path): \(reason) Run the tests first, or pass the report folder "
          + "with --report."
      case .badList(let path, let reason):
        "The accept list \(path) can't be read: \(reason)"
      case .unknown(let names, _):
        "The run has no failing snapshot \(names.joined(separator: ", "))."
      case .ambiguous(let name, let known):
        "\(name) may be any of \(known.joined(separator: ", "))."
      case .unknownCause(let cause, let known):
        known.isEmpty
          ? "None of the run's failures has a known cause."
          : "No failure in the run has the cause “\(cause)”. Known causes:\n"
            + known.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
            .joined(separator: "\n")
      }
    }
  }

  /// The failing snapshots of the run that have something to accept.
  public let candidates: [SnapshotRecord]
  /// The baselines that the run didn't use.
  public let stale: [SnapshotRecord]
  /// The candidates grouped by cause, the most frequent first.
  public var groups: [CauseGroup] { CauseGroup.groups(of: candidates) }
  private let report: URL
  private let root: URL
  private let folders: [URL]
  /// The folders that a person specified, which may be links.
  private let namedFolders: [URL]
  /// Whether the record is of `tateyoko compare`, whose pictures may be anywhere.
  private let isComparison: Bool

  /// Reads the record of a run.
  ///
  /// - Parameters:
  ///   - report: The run's report folder.
  ///   - root: The package's folder, which contains the baselines.
  ///   - folders: Folders of baselines in addition to those named `__Snapshots__`; `nil` for
  ///     `snapshots` in the package's folder.
  /// - Throws: `Failure.noRecord` if the folder contains no record of this version.
  public init(report: URL, root: URL, folders: [URL]? = nil) throws {
    self.report = report
    self.root = root
    namedFolders = folders ?? []
    self.folders = folders ?? [root.appendingPathComponent("snapshots", isDirectory: true)]
    let file = report.appendingPathComponent(RunRecord.fileName)
    let record: RunRecord
    do {
      record = try RunRecord(
        json: try ForeignFile.read(file, maximumSize: ForeignFile.maximumRecordSize))
    } catch let error as RunRecordError {
      throw Failure.noRecord(path: file.path, reason: "\(error)")
    } catch let error as ForeignFile.Problem where !error.isMissing {
      throw Failure.noRecord(path: file.path, reason: "it can't be read: \(error.reason).")
    } catch {
      throw Failure.noRecord(path: file.path, reason: "it can't be read.")
    }
    isComparison = record.header.recordModeOrigin == ComparingRun.recordModeOrigin
    candidates = record.snapshots.filter { $0.outcome.isFailure && $0.pending != nil }
    stale = record.snapshots.filter { $0.outcome == .stale }
  }

  /// Returns a snapshot's name on the command line.
  public static func name(_ snapshot: SnapshotRecord) -> String {
    "\(snapshot.scenario)/\(snapshot.id)"
  }

  /// Returns the candidates with these names; `Scenario` alone selects all of its candidates.
  ///
  /// `CellTests/testCell.1` is short for `AppTests/CellTests/testCell.1` if no other name has this
  /// ending. The extension of a text may be left out, as failures do.
  ///
  /// - Throws: A ``Failure`` if a name is unknown or ambiguous.
  public func select(_ names: [String]) throws -> [SnapshotRecord] {
    let known = Set(candidates.map(Self.name)).union(candidates.map(\.scenario))
    // The full names that each shorter name may refer to.
    var meanings: [Substring: Set<String>] = [:]
    for name in known {
      for ending in Self.endings(of: name[...]) { meanings[ending, default: []].insert(name) }
    }
    var withoutExtension: [Substring: Set<String>] = [:]
    for text in candidates.filter({ $0.texts != nil }).map(Self.name) {
      guard let stem = text.lastIndex(of: ".").map({ text[..<$0] }) else { continue }
      for ending in [stem] + Self.endings(of: stem) {
        withoutExtension[ending, default: []].insert(text)
      }
    }
    meanings.merge(withoutExtension) { whole, _ in whole }
    var chosen: Set<String> = []
    var unknown: [String] = []
    for name in names {
      let meant = known.contains(name) ? [name] : meanings[name[...]] ?? []
      switch meant.count {
      case 0: unknown.append(name)
      case 1: chosen.formUnion(meant)
      default: throw Failure.ambiguous(name, known: meant.sorted())
      }
    }
    guard unknown.isEmpty else {
      throw Failure.unknown(names: unknown, known: candidates.map(Self.name))
    }
    return candidates.filter { chosen.contains(Self.name($0)) || chosen.contains($0.scenario) }
  }

  /// Returns what follows each slash of a name.
  private static func endings(of name: Substring) -> [Substring] {
    name.indices.filter { name[$0] == "/" }.map { name[name.index(after: $0)...] }
  }

  /// Returns the candidates on a list, which names each of them in full.
  ///
  /// - Throws: A ``Failure`` if a name is unknown.
  public func select(_ choices: [Choice]) throws -> [SnapshotRecord] {
    let known = Set(candidates.map(Self.name))
    let unknown = choices.map(\.name).filter { !known.contains($0) }
    guard unknown.isEmpty else {
      throw Failure.unknown(names: unknown, known: candidates.map(Self.name))
    }
    let chosen = Set(choices.map(\.name))
    return candidates.filter { chosen.contains(Self.name($0)) }
  }

  /// Returns the candidates with a cause, given by the number of its group or words in it.
  ///
  /// - Throws: `Failure.unknownCause` if there is none.
  public func select(cause: String) throws -> [SnapshotRecord] {
    let groups = groups
    if let number = Int(cause), groups.indices.contains(number - 1) {
      return groups[number - 1].snapshots
    }
    let found = groups.filter { $0.cause.localizedCaseInsensitiveContains(cause) }
    guard !cause.isEmpty, Int(cause) == nil, !found.isEmpty else {
      throw Failure.unknownCause(cause, known: groups.map(\.words))
    }
    return found.flatMap(\.snapshots)
  }

  /// Reads a list that was saved from the report's page.
  ///
  /// - Throws: `Failure.badList` if it can't be read.
  public static func choices(onList file: URL) throws -> [Choice] {
    struct List: Decodable {
      struct Entry: Decodable {
        var scenario: String
        var id: String
        var digest: String?
      }
      var schema: Int
      var accept: [Entry]
    }
    do {
      let list = try JSONDecoder().decode(
        List.self, from: try ForeignFile.read(file, maximumSize: ForeignFile.maximumListSize))
      guard list.schema == 1 else {
        throw Failure.badList(path: file.path, reason: "it was created by a newer version.")
      }
      return list.accept.map { Choice(name: "\($0.scenario)/\($0.id)", digest: $0.digest) }
    } catch let failure as Failure {
      throw failure
    } catch let problem as ForeignFile.Problem {
      throw Failure.badList(
        path: file.path,
        reason: problem.isMissing ? "no such file." : "\(problem.reason).")
    } catch is DecodingError {
      throw Failure.badList(path: file.path, reason: "it is not a list from the report's page.")
    } catch {
      throw Failure.badList(path: file.path, reason: "\(error.localizedDescription)")
    }
  }

  /// Removes baselines that the run didn't use.
  public func remove(
    _ snapshots: [SnapshotRecord], isDryRun: Bool = false, told: (Result) -> Void = { _ in }
  ) -> [Result] {
    snapshots.map { snapshot in
      var result = Result(
        name: Self.name(snapshot), baseline: snapshot.baseline ?? "", problem: nil)
      do {
        guard snapshot.outcome == .stale, let baseline = snapshot.baseline,
          let target = Self.place(baseline, below: root)
        else { throw Problem(description: "It is not inside \(root.path).") }
        let site = try site(of: baseline)
        try site.check()
        // The record may be untrusted, and name any file.
        guard BaselineMark.isOurs(target.path) else {
          throw Problem(description: "It doesn't carry Tateyoko's mark; remove it by hand.")
        }
        if !isDryRun { try site.remove() }
      } catch {
        result.problem = "\(error)"
      }
      told(result)
      return result
    }
  }

  /// Accepts snapshots one by one; each baseline is replaced atomically.
  ///
  /// - Parameters:
  ///   - choices: What was reviewed: a snapshot that has changed since is skipped.
  ///   - told: Called with each result before the next snapshot is processed, so that an
  ///     interrupted caller knows the progress.
  public func accept(
    _ snapshots: [SnapshotRecord], choices: [Choice] = [], isDryRun: Bool = false,
    told: (Result) -> Void = { _ in }
  ) -> [Result] {
    let seen = Dictionary(grouping: choices, by: \.name)
      .mapValues { Set($0.compactMap(\.digest)) }
    return snapshots.map { snapshot in
      var result = Result(
        name: Self.name(snapshot), baseline: snapshot.baseline ?? "", problem: nil)
      do {
        let (source, target) = try files(of: snapshot)
        let data = try content(of: source, seen: seen[Self.name(snapshot)] ?? [])
        if !isDryRun {
          try target.write(data)
        }
      } catch {
        result.problem = "\(error)"
      }
      told(result)
      return result
    }
  }

  private struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private func files(of snapshot: SnapshotRecord) throws -> (
    source: BaselinePlace, target: BaselineSite
  ) {
    guard let pending = snapshot.pending, let source = BaselinePlace(pending, below: report) else {
      throw Problem(description: "Its file is not inside the report folder.")
    }
    guard source.isFile else {
      throw Problem(
        description: source.isFree
          ? "\(source.path) no longer exists; run the tests again."
          : "\(source.path) is not a regular file.")
    }
    guard let baseline = snapshot.baseline, let target = BaselinePlace(baseline, below: root) else {
      throw Problem(
        description: "Its baseline is not inside \(root.path); run this in the package.")
    }
    try target.check(from: source, folders: folders, isComparison: isComparison)
    let site = try site(of: baseline)
    try site.check()
    return (source, site)
  }

  /// Returns the location to write a baseline to, given its path in a record, without following
  /// links in the package or the folder that a person specified.
  private func site(of baseline: String) throws -> BaselineSite {
    func plain(_ url: URL) -> URL { url.standardizedFileURL }
    let isWhole = baseline.utf8.first == UInt8(ascii: "/")
    let file = plain(URL(fileURLWithPath: isWhole ? baseline : "\(root.path)/\(baseline)"))
    // An absolute path may reach the package differently than the caller's path does.
    let real = BaselinePlace.realPath(root.path).map { URL(fileURLWithPath: $0, isDirectory: true) }
    let roots = (namedFolders + [root] + [real].compactMap(\.self)).map(plain)
    guard
      let folder = roots.first(where: { file.path.utf8.starts(with: "\($0.path)/".utf8) })
    else { throw Problem(description: "Its baseline is not inside \(root.path).") }
    return BaselineSite(file, below: folder)
  }

  /// - Parameter seen: Acceptable digests of the file; empty for any.
  private func content(of place: BaselinePlace, seen: Set<String>) throws -> Data {
    let data = try bytes(of: place)
    if place.isPicture { return try picture(data, of: place, seen: seen) }
    try check([PixelDigest(of: data)], of: place, seen: seen)
    return data
  }

  private func bytes(of place: BaselinePlace) throws -> Data {
    do {
      return try ForeignFile.read(place.url, maximumSize: Self.maximumSize)
    } catch {
      throw Problem(description: "\(place.path) can't be read: \(error.reason).")
    }
  }

  /// The picture itself is validated before it becomes a baseline; its texts may belong to another
  /// picture.
  private func picture(_ data: Data, of place: BaselinePlace, seen: Set<String>) throws -> Data {
    let head = try PNGCodec.head(data, name: place.path)
    let bitmap = try PNGCodec.decode(data, name: place.path)
    let digest = PixelDigest(bitmap)
    let stored = head.storedPixelDigest ?? digest
    guard head.isImageDataIntact != false, stored == digest else {
      throw Problem(
        description: "\(place.path) has changed since the run; run the tests again.")
    }
    // Pictures are identified by their pixels, whatever else is in their files.
    try check([digest, PixelDigest(of: data)], of: place, seen: seen)
    // Another program's compared picture is kept unchanged.
    guard head.storedPixelDigest != nil else { return data }
    return try PictureBaseline.sealed(data, head, showing: bitmap)
  }

  private func check(_ own: [PixelDigest], of place: BaselinePlace, seen: Set<String>) throws {
    guard seen.isEmpty || !seen.isDisjoint(with: own.map(\.description)) else {
      throw Problem(
        description: "The report has changed since this was marked: it now contains a different "
          + "\(place.isPicture ? "picture" : "text"). Review it and mark it again.")
    }
  }

  /// Returns a text of the report for display; `nil` if there is none, or its path leads out of the
  /// report.
  package static func text(_ path: String, in report: URL) -> String? {
    guard let place = BaselinePlace(path, below: report),
      let data = try? ForeignFile.read(place.url, maximumSize: ForeignFile.maximumListSize)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns a picture of the report for display.
  ///
  /// - Throws: An error if its path leads out of the report's folder, including through links, or
  ///   if the file can't be read as a picture.
  package static func picture(_ path: String, in report: URL) throws -> Bitmap {
    guard let place = BaselinePlace(path, below: report) else {
      throw Problem(description: "“\(path)” is not inside the report folder.")
    }
    let data: Data
    do {
      data = try ForeignFile.read(place.url, maximumSize: PNGLimits.foreign.fileByteCount)
    } catch {
      let reason = error.isMissing ? "no such file" : error.reason
      throw Problem(description: "“\(path)” can't be read: \(reason).")
    }
    return try PNGCodec.decode(data, name: path, limits: .foreign)
  }

  /// The report's page for opening; `nil` if there is none, or if it's a link.
  package static func page(of report: URL) -> URL? {
    let name = "index.html"
    guard let place = BaselinePlace(name, below: report), place.isFile, place.components == [name]
    else { return nil }
    return place.url
  }

  /// The maximum size of a file that becomes a baseline, in bytes.
  private static let maximumSize = 256 << 20

  /// Returns a location inside a folder; `nil` if the path leads out of it, including through
  /// links, or is a link.
  private static func place(_ path: String, below folder: URL) -> URL? {
    let named = path.hasPrefix("/") ? path : "\(folder.path)/\(path)"
    guard BaselineMark.isFile(named) else { return nil }
    return BaselinePlace(path, below: folder)?.url
  }
}
