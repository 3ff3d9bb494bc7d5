import Foundation
import Testing

@testable import RunRecord

/// Snapshots stored on disk during a run.
@Suite struct SnapshotJournalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("journal-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static var snapshots: [SnapshotRecord] {
    var odd = RunRecordTests.full
    odd.message = "two\nlines, “縦” \"quoted\" \\ {[:,]} \u{1}"
    odd.log = []
    odd.seconds = .infinity
    return [
      RunRecordTests.snapshot("a"), odd, RunRecordTests.snapshot("b", "S", .changed),
      RunRecordTests.snapshot("c", "T", .error),
    ]
  }

  private static func plain(_ record: RunRecord, _ options: JSONEncoder.OutputFormatting) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = options.union([.sortedKeys, .withoutEscapingSlashes])
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(record)).map { $0 + Data("\n".utf8) }
  }

  @Test("a record has the same bytes, written at once or piece by piece")
  func bytes() throws {
    for snapshots in [[], Self.snapshots] {
      let record = RunRecord(header: RunRecordTests.header, snapshots: snapshots)
      let journal = SnapshotJournal(in: folder)
      for snapshot in snapshots { try journal.append(snapshot) }
      for isCompact in [false, true] {
        var pieces = Data()
        try RunFacts(header: record.header, tally: journal.tally, snapshots: journal).writeJSON(
          isCompact: isCompact, failure: { $0 }
        ) { (piece: Data) throws(RunRecordError) in pieces += piece }
        #expect(pieces == Self.plain(record, isCompact ? [] : .prettyPrinted))
        #expect(try record.json(isCompact: isCompact) == pieces)
      }
    }
  }

  @Test(arguments: [true, false]) func whatWasAddedIsReadAgain(hasFolder: Bool) throws {
    let journal = SnapshotJournal(in: hasFolder ? folder : nil)
    for snapshot in Self.snapshots { try journal.append(snapshot) }
    #expect(journal.count == 4)
    #expect((0..<4).map(journal.snapshot) == Self.snapshots)
    #expect((0..<4).map(journal.outcome) == Self.snapshots.map(\.outcome))
    #expect(journal.tally == RunTally(Self.snapshots))
    #expect(Array(journal.snapshots(where: \.isFailure)).count == 3)
    journal.removeFile()
    #expect(journal.snapshot(at: 2) == Self.snapshots[2])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.isEmpty)
  }

  @Test("a journal without a place on disk loses nothing")
  func withoutAFolder() throws {
    let journal = SnapshotJournal(in: folder.appendingPathComponent("missing"))
    #expect(journal.problem == "No such file or directory")
    for snapshot in Self.snapshots { try journal.append(snapshot) }
    #expect((0..<4).map(journal.snapshot) == Self.snapshots)
  }

  @Test("what a killed process half wrote is left out")
  func halfALine() throws {
    let journal = SnapshotJournal(in: folder)
    for snapshot in Self.snapshots { try journal.append(snapshot) }
    let file = folder.appendingPathComponent(SnapshotJournal.fileName)
    let data = try Data(contentsOf: file)
    #expect(SnapshotJournal.read(data) == Self.snapshots)
    #expect(SnapshotJournal.read(data.dropLast(20)) == Array(Self.snapshots.dropLast()))
    #expect(SnapshotJournal.read(Data("{}\n[\n".utf8)).isEmpty)
  }

  @Test("a record's snapshots are read one at a time", arguments: [false, true])
  func oneByOne(isCompact: Bool) throws {
    var record = RunRecord(header: RunRecordTests.header, snapshots: Self.snapshots)
    record.header.title = #"a "snapshots": [{"id": 1}] \"#
    let file = folder.appendingPathComponent("run.json")
    func read() -> [SnapshotRecord] {
      var result: [SnapshotRecord] = []
      SnapshotReader.forEach(in: file) { result.append($0) }
      return result
    }
    try record.json(isCompact: isCompact).write(to: file)
    #expect(read() == Self.snapshots)
    record.snapshots[1].scenario = "../elsewhere"
    try record.json(isCompact: isCompact).write(to: file)
    #expect(read().map(\.id) == ["a", "b", "c"])
    for nonsense in ["", "{", "]]]]{\"snapshots\":[{}]}", "{\"snapshots\":[{\"id\":"] {
      try Data(nonsense.utf8).write(to: file)
      #expect(read().isEmpty)
    }
    unlink(file.path)
    #expect(mkfifo(file.path, 0o666) == 0)
    #expect(read().isEmpty)
  }

  @Test func theTallySaysWhatPassedWithinATolerance() {
    var tolerated = RunRecordTests.full
    tolerated.outcome = .equal
    tolerated.parts.comparison?.differingPixels = 3
    let record = RunRecord(
      header: RunRecordTests.header, snapshots: [tolerated, RunRecordTests.snapshot("b")])
    #expect(record.tally.toleratedCount == 1)
    #expect(record.summary == "2 equal (1 within the tolerance)")
  }
}
