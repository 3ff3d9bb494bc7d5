import Foundation

/// Why a report could not be written: what, where and what to do.
public enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder is not there and can't be made, or can't be written to.
  case unusableFolder(path: String, reason: String)
  /// A file of the report can't be written.
  case notWritable(path: String, reason: String)
  /// The disk, or what the user may use of it, is full.
  case diskFull(path: String)
  /// A picture can't be taken into the report.
  case picture(reason: String)
  /// The record can't be turned into JSON.
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
