import Foundation

extension RunRecord {
  /// The record as JSON: the same facts give the same bytes.
  ///
  /// - Parameter isCompact: Whether to leave out what only people need: line breaks and indentation.
  public func json(isCompact: Bool = false) throws(RunRecordError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try encoder.encode(self) + Data("\n".utf8)
    } catch {
      throw .invalid(reason: RunRecord.reason(error))
    }
  }

  /// Reads what `json` wrote, also by an earlier version.
  ///
  /// - Throws: `RunRecordError` for anything else, and for a record whose paths lead out of its
  ///   folder.
  public init(json: Data) throws(RunRecordError) {
    struct Version: Decodable { var schema: Int }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
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
      throw .invalid(reason: RunRecord.reason(error))
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

  /// The decoder's words with the place they are about.
  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "“\(key.stringValue)” is missing in record\(place(context))."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      return "record\(place(context)): \(context.debugDescription)"
    case EncodingError.invalidValue(_, let context):
      return context.debugDescription
    default:
      return "\(error)"
    }
  }
}
