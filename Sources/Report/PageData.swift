import Foundation
import LayoutTrees
import Pixels
import RunRecord

/// The run's snapshots as the page reads them: what its front needs of each, and the rest apart.
///
/// Texts that recur, such as names and causes, are in one table, by which rows are a third as long.
/// What only a snapshot's own view shows, such as regions and histograms, lies in files of some
/// snapshots each, which the page reads when someone looks.
struct PageData {
  static let detailFolder = "details"

  /// Snapshots whose details share a file: few enough to be read at once.
  private static let detailsInAFile = 16
  /// Sentences that stay in the row, for the list and the filter.
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

  /// A snapshot's row as JSON; its details, if it has some, wait to be taken.
  ///
  /// - Parameters:
  ///   - digest: What is accepted with the snapshot, if it leaves something to accept.
  ///   - film: The animated picture of the screen that it is a step of.
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
      // Of a comparison the message says once more what the other facts say.
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

  /// The file of details, once it is full.
  ///
  /// - Parameter isLast: Whether no more rows come, so that any file is full.
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

  /// Whether a file of the folder is none of this run's, and named as ours are.
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

  /// All sentences, where the row doesn't have them all.
  private static func rest<Sentence>(_ sentences: [Sentence]) -> [Sentence]? {
    sentences.count > shownSentences ? sentences : nil
  }

  /// The parts of a change's sentence, which the page joins by arrows.
  private static func sentence(_ change: Finding<LayoutChangeRecord>) -> [String] {
    switch change {
    case .fact(let change): change.sentence
    case .sentence(let words): [words]
    }
  }
}

/// A snapshot on the front of the page; texts are numbers of the table.
private struct Row: Encodable {
  var id: String
  var scenario, name: Int
  var device, deviceName, os, orientation, posture, location, sourceFile: Int?
  var sourceLine: Int?
  var outcome: SnapshotOutcome
  var message, note: Int?
  /// How many entries the log has.
  var logged: Int?
  var baseline: String?
  var reference, actual, difference: Picture?
  var comparison: Comparison?
  /// The script with both layout trees in one.
  var layout: String?
  var texts: TextFiles?
  var pending: String?
  /// Of the new text: what a decision is made on.
  var digest: String?
  var series: Int?
  var step: Int?
  var stepName: Int?
  /// All steps as an animated picture.
  var film: String?
  /// Why it differs, in words, and what that has in common with other snapshots.
  var cause, causeKey: Int?
  var effect: Int?
  /// The sentence of each change, in parts.
  var layoutChanges: [[Int]]?
  /// Of each change the words, then what it is, and what that was before and is now.
  var rendererChanges: [[Int]]?
  var traceChanges, otherCauses: [Int]?
  var seconds: Double?
  /// What snapshots with differences of the same shape and strength have in common.
  var likeness: String?
  var findings: [FindingRow]?
  /// The file of the details, and the place in it.
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

  /// What the list shows of a comparison.
  struct Comparison: Encodable {
    var summary: String
    var comparedPixels: Int
    var exceedingPixels: Int
    /// How many regions there are, and the first one's width and height.
    var regionCount: Int
    var region: [Int]?
    /// How many places were gathered into so few regions.
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

/// What the page reads when someone looks at a snapshot.
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
