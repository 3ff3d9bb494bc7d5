import Foundation

/// Why two files or folders can't be compared at all: what, where and what to do.
package enum ComparingError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String, isBaseline: Bool)
  case fileAndFolder(file: String, folder: String)
  case unreadableFolder(path: String, reason: String)
  case nothing(baseline: String, actual: String)
  case notWritable(path: String, reason: String)
  case overwrites(difference: String, input: String)
  case reportAmongPictures(report: String)
  case blind(String)
  case pairTooLarge(pixelCount: Int, maximum: Int)

  package var description: String {
    switch self {
    case .missing(let path, let isBaseline):
      isBaseline
        ? "No such file or folder: \(path). Pass the baseline first and the actual picture second; "
          + "use an empty folder to treat every picture as new."
        : "No such file or folder: \(path). Create the pictures first, or correct the path."
    case .fileAndFolder(let file, let folder):
      "\(file) is a file and \(folder) is a folder. Compare two files or two folders."
    case .unreadableFolder(let path, let reason):
      "The folder \(path) can't be read: \(reason)."
    case .nothing(let baseline, let actual):
      "Neither \(baseline) nor \(actual) contains a PNG file."
    case .notWritable(let path, let reason):
      "The difference can't be written to \(path): \(reason)."
    case .overwrites(let difference, let input):
      "The difference would be written to \(difference), which is part of the input: \(input). "
        + "Nothing was written; choose another path."
    case .reportAmongPictures(let report):
      "The report would be written among the pictures being compared: \(report). Choose a "
        + "separate folder."
    case .pairTooLarge(let count, let maximum):
      "The pictures have \(count) pixels together; the limit is \(maximum). Raise it with "
        + "--max-pixels."
    case .blind(let words):
      words
    }
  }
}
