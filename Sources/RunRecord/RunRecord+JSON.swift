import Foundation

extension RunRecord {
  /// The record as JSON: the same facts give the same bytes.
  ///
  /// - Parameter isCompact: Whether to leave out what only people need: line breaks and indentation.
  public func json(isCompact: Bool = false) throws(RunRecordError) -> Data {
    var data = Data()
    try RunFacts(self).writeJSON(
      isCompact: isCompact, failure: { $0 }
    ) { (piece: Data) throws(RunRecordError) in data += piece }
    return data
  }

  /// Reads what `json` wrote, also by an earlier version.
  ///
  /// - Throws: `RunRecordError` for anything else, and for a record whose paths lead out of its
  ///   folder.
  public init(json: Data) throws(RunRecordError) {
    try self.init(json: json) { nil }
  }

  /// Reads a record, and for a run that did not come to its end also what it had finished by then.
  ///
  /// - Parameter journal: Reads the journal beside the record, where there is one.
  package init(json: Data, _ journal: () -> Data?) throws(RunRecordError) {
    struct Version: Decodable { var schema: Int }
    let decoder = RunRecordCoding.decoder
    do {
      let version = try decoder.decode(Version.self, from: json)
      guard version.schema <= RunRecord.currentSchema else {
        throw RunRecordError.newerSchema(
          found: version.schema, known: RunRecord.currentSchema)
      }
      self = try decoder.decode(RunRecord.self, from: json)
    } catch let error as RunRecordError {
      throw error
    } catch {
      throw .invalid(reason: RunRecordCoding.reason(error))
    }
    if !header.isFinished, snapshots.isEmpty, let data = journal() {
      snapshots = SnapshotJournal.read(data)
    }
    if let problem { throw .invalid(reason: problem) }
    // What was read is written in this version's format.
    schema = RunRecord.currentSchema
  }

  /// The record without what a clock said, which differs from run to run.
  public func withoutTimings() -> RunRecord {
    var record = self
    record.header.started = nil
    record.header.seconds = nil
    for index in record.header.parts?.indices ?? 0..<0 {
      record.header.parts?[index].started = nil
      record.header.parts?[index].seconds = nil
    }
    for index in record.snapshots.indices { record.snapshots[index].seconds = nil }
    return record
  }
}
