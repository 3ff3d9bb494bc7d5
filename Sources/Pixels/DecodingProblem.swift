/// Why a picture can't be decoded: which, why and what to do.
package enum DecodingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library that decodes such pictures is not installed.
  case missing(library: String, package: String)
  case tooLarge(name: String, width: Int, height: Int, maximum: Int)
  /// The file is damaged, or of a kind that isn't read.
  case refused(name: String, reason: String)
  /// The machine didn't let it be decoded this time: it is busy, or has no process left.
  case hindered(name: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let library, let package):
      "\(library) is not installed. Install Debian's package \(package)."
    case .tooLarge(let name, let width, let height, let maximum):
      "\(name) has \(width) × \(height) pixels; at most \(maximum) are decoded."
    case .refused(let name, let reason): "\(name) can't be decoded: \(reason)."
    case .hindered(let name, let reason):
      "\(name) could not be decoded this time: \(reason). Try again where less runs beside it."
    }
  }
}
