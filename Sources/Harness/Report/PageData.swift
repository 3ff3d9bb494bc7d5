import Foundation
import LayoutTrees
import Pixels
import RunRecord

/// The run's snapshots in the page's format: what its overview needs of each, with the rest
/// separate.
///
/// Recurring texts, such as names and causes, are in a table, which makes rows a third as long.
/// Data that only a snapshot's own view shows, such as regions and histograms, is in files of
/// several snapshots each, which the page reads on demand.
struct PageData {
  static let detailFolder = "details"

  /// The number of snapshots whose details share a file: few enough to be read at once.
  private static let detailsInAFile = 16
  /// The number of sentences in the row, for the list and the filter.
  private static let shownSentences = 4
  private static let shownMessageLength = 600

  private let encoder: JSONEncoder
  private var numbers: [String: Int] = [:]
  private(set) var texts: [String] = []
  private var details: [Data] = []
  private var fullFiles = 0

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  }

  func json(_ value: some Encodable) throws(ReportError) -> Data {
    do { return try encoder.encode(value) } catch { throw .record(reason: "\(error)") }
  }

  /// Returns a snapshot's row as JSON; its details, if any, are kept until they are taken.
  ///
  /// - Parameters:
  ///   - digest: The digest to accept with the snapshot, if it left something to accept.
  ///   - film: The animated picture of the screen that it's a step of.
  mutating func row(
    of snapshot: SnapshotRecord, digest: String?, film: String? = nil
  ) throws(ReportError) -> Data {
    var row = Row(snapshot, { number(of: $0) })
    row.digest = digest
    row.film = film
    let message = snapshot.message ?? ""
    let isLong = message.utf8.count > PageData.shownMessageLength
    let details = Details(
      comparison: snapshot.comparison,
      // A comparison's message repeats the other facts.
      message: isLong || snapshot.comparison != nil ? snapshot.message : nil,
      log: snapshot.log,
      layoutChanges: PageData.rest(snapshot.layoutChanges.map(PageData.sentence)),
      traceChanges: PageData.rest(snapshot.traceChanges ?? []))
    if snapshot.comparison == nil, !message.isEmpty {
      row.message = number(of: String(message.prefix(PageData.shownMessageLength)))
    }
    row.layoutChanges = shown(snapshot.layoutChanges) { change in
      PageData.sentence(change).map { number(of: $0) }
    }
    row.traceChanges = shown(snapshot.traceChanges ?? []) { number(of: $0) }
    if !details.isEmpty {
      row.rest = [fullFiles, self.details.count]
      self.details.append(try json(details))
    }
    return try json(row)
  }

  /// Returns the file of details, once it's full.
  ///
  /// - Parameter isLast: Whether there are no more rows, so that any file counts as full.
  mutating func takeDetails(isLast: Bool) -> (path: String, data: Data)? {
    guard details.count >= (isLast ? 1 : PageData.detailsInAFile) else { return nil }
    var data = Data("tateyoko.details(\(fullFiles),[\n".utf8)
    for (index, piece) in details.enumerated() {
      if index > 0 { data += Data(",\n".utf8) }
      data += piece
    }
    data += Data("\n]);\n".utf8)
    details = []
    defer { fullFiles += 1 }
    return ("\(PageData.detailFolder)/\(fullFiles).js", data)
  }

  /// Whether a file in the folder has a name of ours, but isn't part of this run.
  func isUnused(_ name: String) -> Bool {
    guard name.hasSuffix(".js"), let number = Int(name.dropLast(3)), "\(number).js" == name else {
      return false
    }
    return number >= fullFiles
  }

  private mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private func shown<Change, Words>(
    _ changes: [Change], _ words: (Change) -> Words
  ) -> [Words]? {
    changes.isEmpty ? nil : changes.prefix(PageData.shownSentences).map(words)
  }

  /// Returns all sentences, if the row doesn't contain them all.
  private static func rest<Sentence>(_ sentences: [Sentence]) -> [Sentence]? {
    sentences.count > shownSentences ? sentences : nil
  }

  /// Returns the parts of a change's sentence, which the page joins with arrows.
  private static func sentence(_ change: Finding<LayoutChangeRecord>) -> [String] {
    switch change {
    case .fact(let change): change.sentence
    case .sentence(let words): [words]
    }
  }
}

/// A snapshot in the page's overview; texts are indices in the table.
private struct Row: Encodable {
  var id: String
  var scenario, name: Int
  var device, deviceName, os, orientation, posture, location, sourceFile: Int?
  var sourceLine: Int?
  var outcome: SnapshotOutcome
  /// Whether its baseline was left unchanged although everything is recorded.
  var unchanged: Bool?
  var message, note: Int?
  /// The number of log entries.
  var logged: Int?
  var baseline: String?
  var reference, actual, difference: Picture?
  var comparison: Comparison?
  /// The script with both layout trees joined.
  var layout: String?
  var texts: TextFiles?
  var pending: String?
  /// The digest of the new text, which a decision is based on.
  var digest: String?
  var series: Int?
  var step: Int?
  var stepName: Int?
  /// The animated picture of all steps.
  var film: String?
  /// Why it differs, as text, and the key that it shares with other snapshots.
  var cause, causeKey: Int?
  var effect: Int?
  /// The parts of each change's sentence.
  var layoutChanges: [[Int]]?
  /// For each change, its text, followed by what changed, its old value and its new value.
  var rendererChanges: [[Int]]?
  var traceChanges, otherCauses: [Int]?
  var seconds: Double?
  /// A key shared by snapshots whose differences have the same shape and strength.
  var likeness: String?
  var findings: [FindingRow]?
  /// The file of the details, and the index in it.
  var rest: [Int]?

  init(_ snapshot: SnapshotRecord, _ number: (String) -> Int) {
    id = snapshot.id
    scenario = number(snapshot.scenario)
    name = number(snapshot.name)
    device = snapshot.device.map(number)
    deviceName = snapshot.deviceName.map(number)
    os = snapshot.os.map(number)
    orientation = snapshot.orientation.map(number)
    posture = snapshot.posture.map(number)
    location = snapshot.location.map(number)
    sourceFile = snapshot.sourceFile.map(number)
    sourceLine = snapshot.sourceLine
    outcome = snapshot.outcome
    unchanged = snapshot.isUnchanged ? true : nil
    note = snapshot.note.map(number)
    logged = snapshot.log?.count
    baseline = snapshot.baseline
    reference = snapshot.reference.map(Picture.init)
    actual = snapshot.actual.map(Picture.init)
    difference = snapshot.difference.map(Picture.init)
    comparison = snapshot.comparison.map(Comparison.init)
    layout = snapshot.layouts.map { JoinedLayoutFile($0).path }
    texts = snapshot.texts
    pending = snapshot.pending
    series = (snapshot.step?.series).map(number)
    step = snapshot.step?.number
    stepName = snapshot.step?.name.map(number)
    cause = snapshot.finding.map(number)
    causeKey = snapshot.findingKey.map(number)
    effect = snapshot.effect.map { number($0.words) }
    let renderer = snapshot.rendererChanges.map { Self.texts(of: $0).map(number) }
    if !renderer.isEmpty { rendererChanges = renderer }
    let others = snapshot.causes.dropFirst().map { number($0.words) }
    if !others.isEmpty { otherCauses = others }
    seconds = snapshot.seconds.map { ($0 * 10_000).rounded() / 10_000 }
    if snapshot.outcome.isFailure { likeness = snapshot.comparison.flatMap(Self.likeness) }
    findings = snapshot.findings.map { all in
      all.map { FindingRow($0, on: snapshot.scenario, number) }
    }
  }

  private static func texts(of change: Finding<RendererChange>) -> [String] {
    switch change {
    case .fact(let fact): [fact.words, fact.name, fact.oldWords, fact.newWords]
    case .sentence(let words): [words]
    }
  }

  private static func likeness(_ comparison: ComparisonRecord) -> String? {
    guard !comparison.regions.isEmpty else { return nil }
    let shapes = comparison.regions.map { "\($0.width)×\($0.height)/\($0.pixelCount)" }
    let text = shapes.joined(separator: " ") + "|" + comparison.histogram
    return String("\(PixelDigest(of: Data(text.utf8)))".prefix(10))
  }

  /// A picture as `[file, width, height, scale]`.
  struct Picture: Encodable {
    let record: PictureRecord

    init(_ record: PictureRecord) { self.record = record }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(record.file)
      try container.encode(record.width)
      try container.encode(record.height)
      if let scale = record.scale { try container.encode(scale) }
    }
  }

  /// The list's data of a comparison.
  struct Comparison: Encodable {
    var summary: String
    var comparedPixels: Int
    var exceedingPixels: Int
    /// The number of regions, and the first one's width and height.
    var regionCount: Int
    var region: [Int]?
    /// The number of places that were merged into these regions.
    var placeCount: Int?
    /// The region with the most pixels: x, y, width and height.
    var focus: [Int]?

    init(_ comparison: ComparisonRecord) {
      summary = comparison.summary
      comparedPixels = comparison.comparedPixels
      exceedingPixels = comparison.exceedingPixels
      regionCount = comparison.regions.count
      region = comparison.regions.first.map { [$0.width, $0.height] }
      placeCount = comparison.placeCount
      focus = comparison.regions.max { $0.pixelCount < $1.pixelCount }
        .map { [$0.x, $0.y, $0.width, $0.height] }
    }
  }
}

/// The data that the page reads when a snapshot is viewed.
private struct Details: Encodable {
  var comparison: ComparisonRecord?
  var message: String?
  var log: [String]?
  var layoutChanges: [[String]]?
  var traceChanges: [String]?

  var isEmpty: Bool {
    comparison == nil && message == nil && log == nil && layoutChanges == nil
      && traceChanges == nil
  }
}
