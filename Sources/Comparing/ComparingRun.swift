import Foundation
import ImageDiff
import Pixels
import Report
import RunRecord

/// Compares pictures from anywhere with baselines from anywhere: two files, or two folders.
package struct ComparingRun: Sendable {
  package var tolerance = ImageTolerance.exact
  package var limits = PNGLimits.foreign
  /// How many threads work at a time.
  package var jobs = 1
  /// Where difference pictures go: a file for a pair of files, a folder for folders.
  package var differences: String?
  /// What baselines' paths are told relative to.
  package var root: String
  let report: ReportFolder?

  /// - Parameter report: The folder of the report, if there is to be one.
  package init(report: URL?, root: String) throws {
    self.report = try report.map { try ReportFolder(at: $0) }
    self.root = root
  }

  /// The page to open.
  package var page: URL? { report?.page }

  /// Compares all pairs; a pair that can't be compared doesn't stop the others.
  ///
  /// - Parameter progress: Called from any thread, one call at a time, with how many pairs are
  ///   done.
  /// - Throws: What can't be found or written.
  package func run(
    baseline: String, actual: String, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> RunRecord {
    let excluded = [report?.url.path, differences].compactMap(\.self)
    let pairs = try PicturePair.find(baseline: baseline, actual: actual, excluding: excluded)
    let comparison = PairComparison(run: self, usesTwoThreads: jobs > 1 && pairs.count == 1)
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
      recordModeOrigin: "comparing never records")
    header.environment = [
      RunHeader.Fact("baseline", baseline), RunHeader.Fact("actual", actual),
      RunHeader.Fact("tolerance", tolerance.words),
    ]
    var record = RunRecord(header: header, snapshots: snapshots)
    record.sort()
    try report?.write(record)
    return record
  }

  func write(_ difference: Bitmap, of pair: PicturePair, scale: Double?) throws {
    guard let differences else { return }
    let path = pair.relativePath.map { "\(differences)/\($0)" } ?? differences
    let folder = PathText.folder(of: path)
    if !folder.isEmpty { try AtomicFile.makeFolder(folder) }
    try PNGCodec.write(
      difference, to: URL(fileURLWithPath: path), metadata: PNGMetadata(scale: scale),
      isDurable: false)
  }

  /// A baseline's path as a record tells it: relative to the root where it lies below it.
  func relative(_ path: String) -> String {
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    let base = URL(fileURLWithPath: root).standardizedFileURL.path
    return full.hasPrefix(base + "/") ? String(full.dropFirst(base.count + 1)) : full
  }
}
