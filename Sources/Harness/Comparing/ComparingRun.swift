import Foundation
import ImageDiff
import Pixels
import Report
import RunRecord

/// Compares pictures from anywhere with baselines from anywhere: two files, or two folders.
package struct ComparingRun: Sendable {
  /// The record mode's origin, which distinguishes a record of compared files from one of
  /// snapshots.
  package static let recordModeOrigin = "comparing never records"

  package var tolerance = ImageTolerance.exact
  package var limits = PNGLimits.foreign
  /// The maximum number of pixels of a pair of pictures, which are in memory at the same time.
  package var pairPixelCount = PNGLimits.foreign.pixelCount
  /// The maximum size of a pair of files, in bytes.
  package var pairByteCount = PNGLimits.foreign.fileByteCount
  /// The number of threads.
  package var jobs = 1
  /// The destination of difference pictures: a file for a pair of files, a folder for folders.
  package var differences: String?
  /// The folder that baselines' paths are relative to.
  package var root: String
  private let reportURL: URL?
  private(set) var report: ReportFolder?
  private var inputs: [String] = []
  /// The folder for differences of folders; `nil` for two files.
  private var differenceFolder: DifferenceFolder?

  /// - Parameter report: The folder of the report, if there is one.
  package init(report: URL?, root: String) {
    reportURL = report
    self.root = root
  }

  /// The report's page.
  package var page: URL? { reportURL?.appendingPathComponent("index.html") }

  /// Compares all pairs; a pair that can't be compared doesn't stop the others.
  ///
  /// - Parameter progress: Called from any thread, one call at a time, with the number of finished
  ///   pairs.
  /// - Throws: An error if something can't be found or written.
  package func run(
    baseline: String, actual: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> RunRecord {
    // A tolerance that is blind in the largest possible picture is blind in every picture.
    if let words = tolerance.ignoring([]).blindness(width: 16_384, height: 16_384) {
      throw ComparingError.blind(words)
    }
    let excluded = [reportURL?.path, differences].compactMap(\.self)
    let pairs = try PicturePair.find(baseline: baseline, actual: actual, excluding: excluded)
    var run = self
    run.inputs = [baseline, actual]
    if let differences { try run.refuseInput(differences) }
    if let reportURL { try run.refuseReport(reportURL) }
    if let differences, pairs.contains(where: { $0.relativePath != nil }) {
      run.differenceFolder = try DifferenceFolder(differences)
    }
    // Not earlier: if nothing can be compared, no folder is created.
    run.report = try reportURL.map { try run.makeReport($0) }
    let comparison = PairComparison(run: run, usesTwoThreads: jobs > 1 && pairs.count == 1)
    let lock = NSLock()
    nonisolated(unsafe) var done = 0
    let snapshots = Parallel.map(pairs, threadCount: jobs) { pair in
      let record = comparison.record(of: pair)
      lock.lock()
      done += 1
      progress(done, pairs.count)
      lock.unlock()
      return record
    }
    var header = RunHeader(
      title: "Compared pictures", toolVersion: ToolVersion.current, recordMode: "never",
      recordModeOrigin: Self.recordModeOrigin)
    header.environment = [
      RunHeader.Fact("baseline", baseline), RunHeader.Fact("actual", actual),
      RunHeader.Fact("tolerance", tolerance.words),
    ]
    var record = RunRecord(header: header, snapshots: snapshots)
    record.sort()
    try run.report?.write(record)
    return record
  }

  private func makeReport(_ url: URL) throws -> ReportFolder {
    func path(_ url: URL) -> String { url.standardizedFileURL.path }
    guard let folder = differenceFolder, let differences else {
      return try ReportFolder(at: url, isShared: false)
    }
    let other = path(URL(fileURLWithPath: differences, isDirectory: true))
    let isSame = path(url) == other
    // Report files in that folder would otherwise be unknown files in the next run.
    if isSame || path(url).hasPrefix(other + "/") { try folder.claim() }
    return try ReportFolder(at: url, isShared: isSame)
  }

  func write(_ difference: Data, of pair: PicturePair) throws {
    guard let path = differencePath(of: pair) else { return }
    try refuseInput(path)
    try differenceFolder?.claim()
    do throws(FileError) {
      if let differences, let name = pair.relativePath {
        try FolderTree(differences).write(difference, at: name)
      } else {
        let folder = PathText.folder(of: path)
        if !folder.isEmpty { try AtomicFile.makeFolder(folder) }
        try AtomicFile.write(difference, to: path, isDurable: false)
      }
    } catch {
      throw ComparingError.notWritable(
        path: error.obstacle == nil ? path : error.path, reason: error.reason)
    }
  }

  /// Removes the difference that an earlier run left for this pair.
  func removeDifference(of pair: PicturePair) throws {
    guard let path = differencePath(of: pair) else { return }
    try refuseInput(path)
    var status = stat()
    // Only remove what such a run leaves: a regular file that is a picture.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Self.isPNG(path) else {
      return
    }
    do throws(FileError) {
      guard let name = pair.relativePath else {
        guard unlink(path) == 0 || errno == ENOENT else {
          throw FileError(path: path, operation: "remove", code: errno)
        }
        return
      }
      try FolderTree(differences ?? "").remove(name)
    } catch {
      throw ComparingError.notWritable(path: error.path, reason: error.reason)
    }
  }

  private static func isPNG(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: 8)
    return Glibc.read(descriptor, &head, 8) == 8
      && head == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  }

  private func differencePath(of pair: PicturePair) -> String? {
    guard let differences else { return nil }
    return pair.relativePath.map { "\(differences)/\($0)" } ?? differences
  }

  /// Throws if the report's folder is one of the compared folders.
  private func refuseReport(_ report: URL) throws(ComparingError) {
    guard let place = PicturePair.resolved(report.path) else { return }
    if inputs.contains(where: { PicturePair.resolved($0) == place }) {
      throw .reportAmongPictures(report: report.path)
    }
  }

  /// Throws if a path is one of the inputs, is inside one, or refers to the same file as one.
  private func refuseInput(_ path: String) throws(ComparingError) {
    var own = stat()
    let exists = stat(path, &own) == 0
    // Folders that don't exist can't be links.
    var known = path
    var missing = ""
    while PicturePair.resolved(known.isEmpty ? "." : known) == nil, !known.isEmpty {
      missing = "/" + PathText.name(of: known) + missing
      let folder = PathText.folder(of: known)
      known = folder == known ? "" : folder
    }
    var parts = (PicturePair.resolved(known.isEmpty ? "." : known) ?? "").utf8.split(separator: 47)
    for part in missing.utf8.split(separator: 47) where !part.elementsEqual([46]) {
      if part.elementsEqual([46, 46]) { _ = parts.popLast() } else { parts.append(part) }
    }
    let full = "/" + parts.map { String(Substring($0)) }.joined(separator: "/")
    for input in inputs {
      var status = stat()
      guard stat(input, &status) == 0, let place = PicturePair.resolved(input) else { continue }
      let isSame =
        exists && own.st_dev == status.st_dev && own.st_ino == status.st_ino
      let prefix = place == "/" ? "/" : place + "/"
      if isSame || full.utf8.elementsEqual(place.utf8)
        || full.utf8.starts(with: prefix.utf8)
      {
        throw .overwrites(difference: path, input: input)
      }
    }
  }

  /// Returns a baseline's path as a record stores it: relative to the root if it's inside it.
  func relative(_ path: String) -> String {
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    let base = URL(fileURLWithPath: root).standardizedFileURL.path
    return full.hasPrefix(base + "/") ? String(full.dropFirst(base.count + 1)) : full
  }
}
