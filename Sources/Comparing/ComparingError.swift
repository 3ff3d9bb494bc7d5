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
        ? "There is no file or folder \(path). Name the baseline first and the actual picture "
          + "second; make an empty folder to have every picture count as new."
        : "There is no file or folder \(path). Make the pictures first, or correct the path."
    case .fileAndFolder(let file, let folder):
      "\(file) is a file and \(folder) is a folder. Compare two files or two folders."
    case .unreadableFolder(let path, let reason):
      "The folder \(path) cannot be read: \(reason)."
    case .nothing(let baseline, let actual):
      "Neither \(baseline) nor \(actual) holds a PNG file."
    case .notWritable(let path, let reason):
      "The difference can't be written to \(path): \(reason)."
    case .overwrites(let difference, let input):
      "The difference would be written to \(difference), which is, or lies in, what is compared: "
        + "\(input). Nothing was written; name another place."
    case .reportAmongPictures(let report):
      "The report would be written among the pictures that are compared: \(report). Name a folder "
        + "of its own."
    case .pairTooLarge(let count, let maximum):
      "Both pictures together have \(count) pixels, where \(maximum) are allowed; --max-pixels "
        + "allows more."
    case .blind(let words):
      words
    }
  }
}
