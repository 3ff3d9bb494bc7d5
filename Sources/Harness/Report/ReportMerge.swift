import Foundation
import Pixels
import RunRecord

/// Merges the reports of several runs, such as a suite's shards, into one folder.
///
/// Files are linked or copied only if their records refer to them and they are inside their
/// folders: a record may come from an unknown machine.
public struct ReportMerge {
  /// The merged run.
  public private(set) var record: RunRecord
  /// Whether all parts of the run are present.
  public let isWhole: Bool
  /// The folders that were merged, with their display names.
  public let folders: [(name: String, url: URL)]
  private let sources: [Int]

  /// Reads the records of the folders.
  ///
  /// A folder that isn't a report but contains some, as a download of several artifacts does,
  /// represents these, sorted by name.
  public init(_ places: [URL]) throws(ReportError) {
    var folders: [(name: String, url: URL)] = []
    for place in places {
      let found = try ReportMerge.reports(in: place)
      for url in found where !folders.contains(where: { $0.url == url }) {
        folders.append((name: ReportMerge.name(of: url, among: places), url: url))
      }
    }
    var inputs: [RunMerge.Input] = []
    for folder in folders {
      inputs.append(
        .init(name: folder.name, record: try ReportMerge.read(folder.url, followsLinks: false)))
    }
    let merge = RunMerge(inputs)
    record = merge.record
    sources = merge.sources
    isWhole = merge.isWhole
    self.folders = folders
  }

  /// Reads the record of a report's folder; for a run that was killed, the snapshots it had
  /// finished.
  ///
  /// - Parameter followsLinks: Whether the record may be a link that leads out of the folder.
  /// - Throws: `ReportError.noReport` if there is none, or it can't be read.
  public static func read(
    _ folder: URL, followsLinks: Bool = true
  ) throws(ReportError) -> RunRecord {
    func data(_ name: String) throws(ForeignFile.Problem) -> Data {
      try ForeignFile.read(
        folder.appendingPathComponent(name), maximumSize: ForeignFile.maximumRecordSize,
        within: followsLinks ? nil : folder)
    }
    let file = folder.appendingPathComponent(RunRecord.fileName).path
    let json: Data
    do {
      json = try data(RunRecord.fileName)
    } catch  where error.isMissing {
      throw .noReport(path: folder.path, reason: "There is no \(RunRecord.fileName) in it.")
    } catch {
      throw .noReport(path: file, reason: "\(error.reason).")
    }
    do {
      return try RunRecord(json: json) { try? data(SnapshotJournal.fileName) }
    } catch {
      throw .noReport(path: file, reason: error.description)
    }
  }

  private static func reports(in place: URL) throws(ReportError) -> [URL] {
    let place = place.standardizedFileURL
    func isReport(_ url: URL) -> Bool {
      var status = stat()
      // A broken link is reported, too.
      return lstat(url.appendingPathComponent(RunRecord.fileName).path, &status) == 0
    }
    if isReport(place) { return [place] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    // In numeric order, so that shard-10 follows shard-9.
    let found = names.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { place.appendingPathComponent($0, isDirectory: true) }.filter(isReport)
    guard found.isEmpty else { return found }
    throw .noReport(
      path: place.path,
      reason: access(place.path, F_OK) == 0
        ? "There is no \(RunRecord.fileName) in it, nor in the folders in it."
        : "There is no such folder.")
  }

  /// Returns the shortest suffix of the path that distinguishes it from the others, for display
  /// only.
  private static func name(of url: URL, among places: [URL]) -> String {
    let last = url.lastPathComponent
    let others = places.map(\.standardizedFileURL).filter { $0 != url }
    guard others.contains(where: { $0.lastPathComponent == last }) else { return last }
    return "\(url.deletingLastPathComponent().lastPathComponent)/\(last)"
  }

  // MARK: Writing

  /// Writes the merged report.
  ///
  /// - Parameter output: A folder that is new, empty or a report already, and isn't one of the
  ///   merged ones.
  /// - Returns: The merged report's folder.
  public mutating func write(to output: URL) throws(ReportError) -> ReportFolder {
    let output = output.standardizedFileURL
    let isInput = folders.contains {
      $0.url.resolvingSymlinksInPath().path == output.resolvingSymlinksInPath().path
    }
    if isInput {
      throw .unusableFolder(path: output.path, reason: "it is one of the reports to merge")
    }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
    let isReport = present.contains(RunRecord.fileName) || present.contains(ReportFolder.markName)
    guard present.isEmpty || isReport else {
      throw .unusableFolder(
        path: output.path, reason: "it holds files that do not belong to a report")
    }
    let report = try ReportFolder(at: output)
    var files = MergedFiles(output: report.tree)
    var missing: [Int: Int] = [:]
    for index in record.snapshots.indices {
      let source = sources[index]
      let folder = folders[source].url
      record.snapshots[index].mapPaths { path in
        let kept = files.take(path, from: folder, source: source)
        if kept == nil { missing[source, default: 0] += 1 }
        return kept
      }
    }
    for (source, folder) in folders.enumerated() {
      files.takeUsed(from: folder.url, source: source)
    }
    if let error = files.error { throw error }
    for (source, count) in missing.sorted(by: { $0.key < $1.key }) {
      let words =
        "\(folders[source].name) lacks \(count) of the files that its record names, "
        + "or they are outside its folder."
      record.header.problems = (record.header.problems ?? []) + [words]
    }
    try report.write(record)
    return report
  }
}

/// The files of a merged report, without duplicates.
private struct MergedFiles {
  let output: FolderTree
  private(set) var error: ReportError?
  /// The destination of each file that was added.
  private var taken: [String: String] = [:]
  private var used: Set<String> = []

  /// The folders whose files may come from elsewhere; the page's own files never do.
  private static let kinds = ["pictures/", "layouts/", "texts/", "pending/", "used/"]

  init(output: FolderTree) {
    self.output = output
  }

  /// Adds a file; returns its path in the merged report, or `nil` if it isn't available.
  mutating func take(_ path: String, from folder: URL, source: Int) -> String? {
    let key = "\(source)\u{0}\(path)"
    if let known = taken[key] { return known }
    guard error == nil, let file = MergedFiles.regularFile(path, in: folder) else { return nil }
    // Pictures and layouts are named after their contents, so equal names mean equal files.
    let isNamedByContent = path.hasPrefix("pictures/") || path.hasPrefix("layouts/")
    var target = path
    if used.contains(path), !isNamedByContent {
      target = MergedFiles.numbered(path, source + 1)
    }
    if !(isNamedByContent && used.contains(path)) { put(file, at: target) }
    guard error == nil else { return nil }
    used.insert(target)
    taken[key] = target
    return target
  }

  /// Adds the files with the used baselines of a shard's processes.
  mutating func takeUsed(from folder: URL, source: Int) {
    if source == 0 {
      // Files of an earlier merge would represent processes of another run.
      output.removeFiles(in: MergedFiles.used, ending: ".txt")
    }
    let place = folder.appendingPathComponent(MergedFiles.used)
    let names =
      (FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String]) ?? []
    for name in names.sorted() where name.hasSuffix(".txt") {
      guard error == nil,
        let file = MergedFiles.regularFile("\(MergedFiles.used)/\(name)", in: folder)
      else { continue }
      put(file, at: "\(MergedFiles.used)/part-\(source + 1)/\(name)")
    }
  }

  private static let used = "used"

  /// Converts `pending/S/a.png` to `pending/part-2/S/a.png`, a name that no other part can have.
  private static func numbered(_ path: String, _ part: Int) -> String {
    guard let slash = path.firstIndex(of: "/") else { return "part-\(part)/\(path)" }
    return "\(path[..<slash])/part-\(part)\(path[slash...])"
  }

  private mutating func put(_ file: URL, at path: String) {
    do {
      // A run's files are never modified, only replaced, so both reports can share one.
      if try output.link(file.path, at: path) { return }
      try output.write(try Data(contentsOf: file, options: .alwaysMapped), at: path)
    } catch let problem as FileError {
      error = ReportFolder.notWritable(problem)
    } catch {
      self.error = .notWritable(
        path: "\(output.root)/\(path)", reason: error.localizedDescription)
    }
  }

  /// Returns a file in a folder; `nil` for anything else, and for one that is reached through a
  /// link.
  private static func regularFile(_ path: String, in folder: URL) -> URL? {
    guard RunRecord.isInside(path), kinds.contains(where: path.hasPrefix) else { return nil }
    let file = folder.appendingPathComponent(path)
    guard let real = ForeignFile.realPath(file.path),
      let root = ForeignFile.realPath(folder.path),
      real.hasPrefix(root + "/")
    else { return nil }
    var status = stat()
    guard lstat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return URL(fileURLWithPath: real)
  }
}

extension SnapshotRecord {
  /// Replaces the path of each file in the record's folder; `nil` removes it.
  fileprivate mutating func mapPaths(_ map: (String) -> String?) {
    func picture(_ picture: PictureRecord?) -> PictureRecord? {
      guard var picture, let file = map(picture.file) else { return nil }
      picture.file = file
      return picture
    }
    var parts = parts
    parts.reference = picture(parts.reference)
    parts.actual = picture(parts.actual)
    parts.difference = picture(parts.difference)
    parts.layouts = parts.layouts.map {
      LayoutFiles(reference: $0.reference.flatMap(map), actual: $0.actual.flatMap(map))
    }
    parts.texts = parts.texts.map {
      TextFiles(
        reference: $0.reference.flatMap(map), actual: $0.actual.flatMap(map),
        difference: $0.difference.flatMap(map))
    }
    parts.pending = parts.pending.flatMap(map)
    self.parts = parts
  }
}
