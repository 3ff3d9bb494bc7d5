import Foundation

/// Why a report couldn't be written: what, where and what to do.
public enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder doesn't exist and can't be created, or can't be written to.
  case unusableFolder(path: String, reason: String)
  /// A file of the report can't be written.
  case notWritable(path: String, reason: String)
  /// The disk, or the user's quota, is full.
  case diskFull(path: String)
  /// A picture can't be added to the report.
  case picture(reason: String)
  /// The record can't be encoded as JSON.
  case record(reason: String)
  /// There is no report to read.
  case noReport(path: String, reason: String)

  public var description: String {
    switch self {
    case .unusableFolder(let path, let reason):
      return
        "The report cannot be written: the folder \(path) is not usable: \(reason). "
        + "Choose another folder for the report."
    case .notWritable(let path, let reason):
      return "The report cannot be written: \(path): \(reason)."
    case .diskFull(let path):
      return
        "The report cannot be written: the disk is full (\(path)). Make room and run again."
    case .picture(let reason):
      return "A picture cannot be added to the report: \(reason)"
    case .record(let reason):
      return "The report cannot be written: \(reason)"
    case .noReport(let path, let reason):
      return "\(path) is not the report of a run: \(reason)"
    }
  }
}

extension ReportError: LocalizedError {
  public var errorDescription: String? { description }
}
