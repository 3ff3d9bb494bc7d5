import Foundation

extension RunRecord {
  /// Returns the record as JSON: identical facts result in identical bytes.
  ///
  /// - Parameter isCompact: Whether to omit what is only for people: line breaks and indentation.
  public func json(isCompact: Bool = false) throws(RunRecordError) -> Data {
    var data = Data()
    try RunFacts(self).writeJSON(
      isCompact: isCompact, failure: { $0 }
    ) { (piece: Data) throws(RunRecordError) in data += piece }
    return data
  }

  /// Parses the output of `json`, including earlier versions' output.
  ///
  /// - Throws: `RunRecordError` for anything else, and for a record whose paths lead out of its
  ///   folder.
  public init(json: Data) throws(RunRecordError) {
    try self.init(json: json) { nil }
  }

  /// Parses a record, and, for a run that didn't finish, the snapshots that it had finished.
  ///
  /// - Parameter journal: Reads the journal next to the record, if there is one.
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
    // Records are always written in this version's format.
    schema = RunRecord.currentSchema
  }

  /// Returns the record without times and durations, which differ from run to run.
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
