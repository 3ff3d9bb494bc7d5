import Foundation
import ImageDiff
import Pixels
import Report
import RunRecord

/// Compares a picture with its baseline and keeps the relevant files.
struct PairComparison {
  let run: ComparingRun
  /// Whether to decode both files at the same time, and draw their difference while it's
  /// compressed.
  let usesTwoThreads: Bool

  func record(of pair: PicturePair) -> SnapshotRecord {
    var record = SnapshotRecord(
      id: pair.id, scenario: pair.scenario, name: pair.id, outcome: .equal,
      baseline: run.relative(pair.baseline))
    do {
      try run.removeDifference(of: pair)
      if let problem = pair.problem {
        record.outcome = .error
        record.message = problem
        record.baseline = nil
      } else if !pair.hasActual {
        try keepRemoved(pair, in: &record)
      } else if !pair.hasBaseline {
        try keepNew(pair, in: &record)
      } else {
        try compare(pair, in: &record)
      }
    } catch let error as PNGError where error.kind == .tooLarge && run.limits == .foreign {
      record.outcome = .error
      record.message = "\(error) If you trust the file, raise the limit with --max-pixels."
    } catch {
      record.outcome = .error
      record.message = "\(error)"
    }
    return record
  }

  private func file(_ path: String, beside other: FileBytes? = nil) throws -> FileBytes {
    let rest = run.pairByteCount - (other?.bytes.count ?? 0)
    return try FileBytes(path: path, maximumByteCount: min(run.limits.fileByteCount, rest))
  }

  private func compare(_ pair: PicturePair, in record: inout SnapshotRecord) throws {
    let reference = try file(pair.baseline)
    let actual = try file(pair.actual, beside: reference)
    let head = try PNGCodec.head(actual.bytes, path: pair.actual)
    if reference.bytes.count == actual.bytes.count,
      memcmp(reference.bytes.baseAddress!, actual.bytes.baseAddress!, actual.bytes.count) == 0
    {
      record.result = .equal(try store(actual, head))
      return
    }
    let referenceHead = try PNGCodec.head(reference.bytes, path: pair.baseline)
    record.note = head.colorSpace.note(besideBaselineIn: referenceHead.colorSpace)
    let counts = [head, referenceHead].map { $0.width * $0.height }
    let count = counts[0] + counts[1]
    // The decoder reports a picture that is too large by itself.
    if count > run.pairPixelCount, counts.allSatisfy({ $0 <= run.limits.pixelCount }) {
      throw ComparingError.pairTooLarge(pixelCount: count, maximum: run.pairPixelCount)
    }
    var pictures = try decode(
      [(reference, pair.baseline), (actual, pair.actual)], at: usesTwoThreads ? 2 : 1)
    let comparison = ImageComparison(
      reference: pictures[0], actual: pictures[1], tolerance: run.tolerance)
    if let blindness = comparison.blindness { throw ComparingError.blind(blindness) }
    guard !comparison.isIdentical else {
      record.result = .equal(try store(actual, head))
      return
    }
    var compared = PictureFindings(comparison: ComparisonRecord(comparison))
    compared.actual = try store(actual, head)
    guard !comparison.matches else {
      record.result = .tolerated(ComparedSnapshot(content: .picture(compared)))
      return
    }
    record.message = comparison.summary
    compared.reference = try store(reference, referenceHead)
    defer {
      record.result = .changed(
        ComparedSnapshot(content: .picture(compared), pending: compared.actual?.file))
    }
    guard run.report != nil || run.differences != nil else { return }
    if run.report != nil {
      compared.comparison?.densities =
        DensityTable(reference: pictures[0], actual: pictures[1]).description
    }
    let width = max(head.width, referenceHead.width)
    let height = max(head.height, referenceHead.height)
    guard width * height <= run.pairPixelCount else {
      record.message =
        "\(comparison.summary) The difference is not drawn: at \(width) × \(height) pixels it "
        + "would exceed the limit for both pictures together."
      return
    }
    let difference = try PNGCodec.encode(
      DifferencePicture.drawn(
        reference: pictures[0], actual: pictures[1], comparison: comparison),
      metadata: PNGMetadata(scale: head.scale), usesTwoThreads: usesTwoThreads)
    pictures = []
    compared.difference = try difference.withUnsafeBytes {
      try run.report?.store(png: $0, width: width, height: height, scale: head.scale)
    }
    try run.write(difference, of: pair)
  }

  private func keepNew(_ pair: PicturePair, in record: inout SnapshotRecord) throws {
    let actual = try file(pair.actual)
    // An unreadable file must not become a baseline.
    _ = try PNGCodec.decode(actual.bytes, path: pair.actual, limits: run.limits)
    record.message = "The baseline \(record.baseline ?? pair.baseline) does not exist yet."
    let picture = try store(actual, PNGCodec.head(actual.bytes, path: pair.actual))
    record.result = .missing(.init(picture: picture, pending: picture?.file))
  }

  private func keepRemoved(_ pair: PicturePair, in record: inout SnapshotRecord) throws {
    record.message = "The picture \(pair.actual) no longer exists."
    let reference = try file(pair.baseline)
    let picture = try store(reference, PNGCodec.head(reference.bytes, path: pair.baseline))
    record.result = .stale(picture.map { .picture($0) } ?? .unseen)
  }

  /// Copies a file unchanged, which requires no decoding and keeps its metadata.
  private func store(_ file: FileBytes, _ head: PNGHead) throws -> PictureRecord? {
    try run.report?.store(
      png: file.bytes, width: head.width, height: head.height, scale: head.scale)
  }

  private func decode(
    _ files: [(file: FileBytes, path: String)], at threadCount: Int
  ) throws -> [Bitmap] {
    let results = Parallel.map(files, threadCount: threadCount) { file in
      Result {
        try PNGCodec.decode(file.file.bytes, path: file.path, limits: run.limits)
      }
    }
    return try results.map { try $0.get() }
  }
}
