import Foundation

/// Why a run's record couldn't be read or written.
public enum RunRecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The data isn't a record.
  case invalid(reason: String)
  /// The record was written by a newer version.
  case newerSchema(found: Int, known: Int)

  public var description: String {
    switch self {
    case .invalid(let reason):
      return "This is not the record of a run: \(reason)"
    case .newerSchema(let found, let known):
      return
        "This record has schema \(found), but this version of Tateyoko reads only up to "
        + "\(known). Read it with the version that wrote it, or a newer one."
    }
  }
}

extension RunRecordError: LocalizedError {
  public var errorDescription: String? { description }
}
