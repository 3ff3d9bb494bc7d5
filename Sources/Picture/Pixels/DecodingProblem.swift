/// A reason why a picture can't be decoded: the picture, the cause and the remedy.
package enum DecodingProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library that decodes such pictures isn't installed.
  case missing(library: String, package: String)
  case tooLarge(name: String, width: Int, height: Int, maximum: Int)
  /// The file is damaged, or its format isn't supported.
  case refused(name: String, reason: String)
  /// The machine prevented decoding this time: it's busy, or has no process left.
  case hindered(name: String, reason: String)

  package var description: String {
    switch self {
    case .missing(let library, let package):
      "\(library) is not installed. Install Debian's package \(package)."
    case .tooLarge(let name, let width, let height, let maximum):
      "\(name) has \(width) × \(height) pixels; at most \(maximum) are decoded."
    case .refused(let name, let reason): "\(name) can't be decoded: \(reason)."
    case .hindered(let name, let reason):
      "\(name) could not be decoded: \(reason). Try again with fewer programs running."
    }
  }
}
