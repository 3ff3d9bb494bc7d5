import Foundation

extension RunRecord {
  /// The record as JSON: the same facts give the same bytes.
  ///
  /// - Parameters:
  ///   - includesTimings: whether to tell how long each snapshot took, which differs from run to
  ///     run.
  ///   - isCompact: whether to leave out what only people need: line breaks and indentation.
  public func json(
    includesTimings: Bool = false, isCompact: Bool = false
  ) throws(RunRecordError) -> Data {
    var record = self
    if !includesTimings {
      for index in record.snapshots.indices { record.snapshots[index].milliseconds = nil }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !isCompact { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try encoder.encode(record) + Data("\n".utf8)
    } catch {
      throw .invalid(reason: RunRecord.reason(error))
    }
  }

  /// Reads what `json` wrote.
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
