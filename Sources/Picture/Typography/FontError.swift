/// A problem with a font file, and its remedy.
package enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no file at the path; the package is Debian's.
  case missing(face: String, path: String, package: String?)
  /// A file that isn't a font, or doesn't contain the face.
  case unreadable(face: String, path: String, package: String?)

  package var description: String {
    switch self {
    case .missing(let face, let path, let package):
      return "The font \(face) is missing: there is no file \(path). \(Self.remedy(package))"
    case .unreadable(let face, let path, let package):
      return "The font \(face) can't be read: \(path) holds no such face. \(Self.remedy(package))"
    }
  }

  private static func remedy(_ package: String?) -> String {
    guard let package else { return "Pass the path of a TrueType or OpenType file." }
    return "Install it with 'apt-get install \(package)', or set TATEYOKO_FONTS to a folder "
      + "that holds the file."
  }
}
