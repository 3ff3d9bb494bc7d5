import Foundation
import Graphics
import Typography

/// A font file's content, to be registered (``CTFontManagerRegisterGraphicsFont(_:_:)``).
public final class CGFont: Sendable {
  /// The file that contains the font.
  let path: String
  /// The name that creates the font.
  public let postScriptName: CFString?
  public let fullName: CFString?

  /// Creates a font from the bytes of a TrueType or OpenType file; `nil` for other bytes.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let path = try? FontLibrary.file(of: data),
      let names = try? FontLibrary.names(ofFontAt: path)
    else { return nil }
    self.path = path
    postScriptName = names.postScript
    fullName = names.full
  }
}

/// How long a registration lasts; here always until the process ends.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3

  public static var user: CTFontManagerScope { .persistent }
}

/// The codes of errors in registering fonts (Core Text's header; high).
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers a font file until the process ends: for all tests that it runs, as for an app.
///
/// - Parameter error: The reason if the result is false, as for a file that is registered already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(problem(registering: fontURL.path), error)
}

/// Registers font files until the process ends.
///
/// - Parameter errors: The reasons if the result is false because a file can't be registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<CFArray?>?
) -> Bool {
  let problems = fontURLs.compactMap { ($0 as? URL).flatMap { problem(registering: $0.path) } }
  if !problems.isEmpty { errors?.pointee = problems }
  return problems.isEmpty
}

/// Registers a font until the process ends.
///
/// - Parameter error: The reason if the result is false, as for a font that is registered already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  report(problem(registering: font.path), error)
}

private func report(
  _ problem: NSError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let problem { error?.pointee = .passRetained(problem) }
  return problem == nil
}

private func problem(registering path: String) -> NSError? {
  let code: CTFontManagerError
  if FontLibrary.shared.hasRegistered(path: path) {
    code = .alreadyRegistered
  } else if (try? FontLibrary.shared.register(path: path)) != nil {
    return nil
  } else {
    let exists = FileManager.default.fileExists(atPath: path)
    code = exists ? .unrecognizedFormat : .fileNotFound
  }
  return NSError(
    domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSFilePathErrorKey: path])
}
