import Foundation
import Pixels
import Report

/// How one kind of snapshot is stored in a file and compared with another.
public struct Diffing<Value> {
  /// Returns the bytes of the value's baseline.
  public var toData: (Value) throws -> Data
  /// Creates a value from a baseline's bytes.
  public var fromData: (Data) throws -> Value
  /// Returns the difference between a reference and a new value; `nil` if there is none.
  public var diff: (_ reference: Value, _ new: Value) throws -> SnapshotDifference?
  /// Compares with the file itself, for formats that don't need to read all of it.
  var compareFile: ((_ new: Value, _ file: URL) throws -> SnapshotVerdict)?
  /// Whether a file that compares equal also contains what would be written now: layout, renderer.
  var explainsFile: ((_ new: Value, _ file: URL) throws -> Bool)?
  /// A value that two equal values share; distinguishes a repeated assertion from a second one.
  var identity: ((Value) -> AnyHashable?)?
  /// Returns why nothing may pass by this comparison; `nil` if it's usable.
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

  /// Creates a way to store and compare values that describes a difference with a message and
  /// files.
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
    // Digests instead of the bytes, which may be many and are kept until the process ends.
    return (try? toData(value)).map { AnyHashable(PixelDigest(of: $0)) }
  }
}

/// The result of comparing a snapshot with its baseline.
enum SnapshotVerdict {
  case equal
  /// The snapshot differs within the tolerance.
  case tolerated(SnapshotDifference)
  case missing
  case different(SnapshotDifference)
  /// The baseline exists, but can't be compared with.
  case unreadable(String)
}
