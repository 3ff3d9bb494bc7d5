import Foundation

/// A run's data for reports: its header, its counts, and snapshots that may be on disk.
package struct RunFacts: Sendable {
  package var header: RunHeader
  package let tally: RunTally
  package let snapshots: any SnapshotSource

  package init(header: RunHeader, tally: RunTally, snapshots: any SnapshotSource) {
    self.header = header
    self.tally = tally
    self.snapshots = snapshots
  }

  package init(_ record: RunRecord) {
    self.init(header: record.header, tally: record.tally, snapshots: record.snapshots)
  }

  /// Writes the record as JSON in pieces: the bytes of ``RunRecord/json(isCompact:)``.
  ///
  /// - Parameter put: Receives each piece.
  package func writeJSON<Failure: Error>(
    isCompact: Bool = false, failure: (RunRecordError) -> Failure,
    _ put: (Data) throws(Failure) -> Void
  ) throws(Failure) {
    func value<Value>(
      _ body: () throws(RunRecordError) -> Value
    ) throws(Failure) -> Value {
      do { return try body() } catch { throw failure(error) }
    }
    var form = JSONForm(isCompact: isCompact)
    try put(form.add(Data(#"{"header":"#.utf8)))
    try put(form.add(try value { () throws(RunRecordError) in try RunRecordCoding.line(header) }))
    try put(form.add(Data(#","schema":\#(RunRecord.currentSchema),"snapshots":["#.utf8)))
    for index in 0..<snapshots.count {
      if index > 0 { try put(form.add(Data(",".utf8))) }
      try put(
        form.add(try value { () throws(RunRecordError) in try snapshots.line(at: index) }))
    }
    try put(form.add(Data("]}".utf8)))
    try put(Data("\n".utf8))
  }
}

/// Encodes and decodes records as JSON.
enum RunRecordCoding {
  /// Encodes a value as JSON on a single line, with sorted keys.
  static func line(_ value: some Encodable) throws(RunRecordError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try encoder.encode(value)
    } catch {
      throw .invalid(reason: reason(error))
    }
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Returns the decoder's message with the path of the error.
  static func reason(_ error: any Error) -> String {
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

/// Formats compact JSON like `JSONEncoder`'s pretty-printed output, in pieces.
struct JSONForm {
  let isCompact: Bool
  private var depth = 0
  private var text = JSONTextScan()
  private var isAtLineStart = false

  init(isCompact: Bool) {
    self.isCompact = isCompact
  }

  /// Formats the next piece; pieces may end anywhere.
  mutating func add(_ piece: Data) -> Data {
    guard !isCompact else { return piece }
    var result: [UInt8] = []
    result.reserveCapacity(piece.count * 2)
    func indent(_ depth: Int) {
      for _ in 0..<depth { result += [0x20, 0x20] }
    }
    for byte in piece {
      if text.isInside {
        result.append(byte)
        text.add(byte)
        continue
      }
      let isEnd = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      if isEnd {
        depth -= 1
        result.append(0x0A)
        indent(depth)
        isAtLineStart = false
      } else if isAtLineStart {
        indent(depth)
        isAtLineStart = false
      }
      switch byte {
      case UInt8(ascii: ":"):
        result += [0x20, byte, 0x20]
        continue
      case UInt8(ascii: "\""): text.isInside = true
      default: break
      }
      result.append(byte)
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
        result.append(0x0A)
        isAtLineStart = true
      } else if byte == UInt8(ascii: ",") {
        result.append(0x0A)
        isAtLineStart = true
      }
    }
    return Data(result)
  }
}

/// Follows a string in JSON, byte by byte, to its end.
struct JSONTextScan {
  /// Whether the next byte is inside a string, or its end.
  var isInside = false
  private var isEscaped = false

  /// Adds a byte of a string.
  mutating func add(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInside = false
    }
  }
}
