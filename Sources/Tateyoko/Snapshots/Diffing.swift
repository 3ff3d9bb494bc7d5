import Foundation
import Pixels
import Report

/// How one kind of snapshot is stored in a file and compared with another.
public struct Diffing<Value> {
  /// The bytes that a baseline of the value holds.
  public var toData: (Value) throws -> Data
  /// Reads a value back from a baseline's bytes.
  public var fromData: (Data) throws -> Value
  /// Says what differs between a reference and a new value; `nil` when nothing does.
  public var diff: (_ reference: Value, _ new: Value) throws -> SnapshotDifference?
  /// A comparison with the file itself, for formats that can do without reading all of it.
  var compareFile: ((_ new: Value, _ file: URL) throws -> SnapshotVerdict)?
  /// Whether a file that compares equal also has what would be written now: layout, renderer.
  var explainsFile: ((_ new: Value, _ file: URL) throws -> Bool)?
  /// What two equal values have in common; distinguishes a repeated assertion from a second one.
  var identity: ((Value) -> AnyHashable?)?
  /// Why nothing that is compared this way may pass; nil when all is well.
  var problem: (ComparisonSelfCheck) -> String? = { $0.problem }

  /// Creates a way to store and compare values.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ new: Value) throws -> SnapshotDifference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Creates a way to store and compare values whose difference is a message with files.
  @_disfavoredOverload
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (_ reference: Value, _ new: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(toData: toData, fromData: fromData) { reference, new in
      diff(reference, new).map { SnapshotDifference(message: $0.0, attachments: $0.1.map(\.file)) }
    }
  }

  func compare(_ value: Value, with file: URL) throws -> SnapshotVerdict {
    if let compareFile { return try compareFile(value, file) }
    guard FileManager.default.fileExists(atPath: file.path) else { return .missing }
    if LFSPointer.isOne(file) { return .unreadable("\(file.path): \(LFSPointer.words).") }
    let reference: Value
    do {
      reference = try fromData(
        try ForeignFile.read(file, maximumSize: ForeignFile.maximumRecordSize))
    } catch let problem as ForeignFile.Problem {
      return .unreadable("The baseline can't be read: \(file.path): \(problem.reason).")
    } catch {
      return .unreadable("The baseline can't be read: \(error)")
    }
    return try diff(reference, value).map { .different($0) } ?? .equal
  }

  func contentIdentity(_ value: Value) -> AnyHashable? {
    if let identity { return identity(value) }
    // The digest stands for the bytes, which may be many and are kept until the process ends.
    return (try? toData(value)).map { AnyHashable(PixelDigest(of: $0)) }
  }
}

/// What the comparison of a snapshot with its baseline came to.
enum SnapshotVerdict {
  case equal
  /// It differs, and the tolerance lets it.
  case tolerated(SnapshotDifference)
  case missing
  case different(SnapshotDifference)
  /// The baseline is there, but is not something to compare with.
  case unreadable(String)
}
