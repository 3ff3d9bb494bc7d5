import Foundation

/// File operations with helpful errors.
enum Files {
  private static let remedy =
    "let the build folder be writable, or choose another with --scratch-path"

  static func create(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError("cannot create the folder \(folder.path) (\(reason(error))); \(remedy)")
    }
  }

  static func names(in folder: URL) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw ToolError("cannot read the folder \(folder.path) (\(reason(error))); \(remedy)")
    }
  }

  static func has(_ bytes: [UInt8], at file: URL) -> Bool {
    FileManager.default.contents(atPath: file.path) == Data(bytes)
  }

  /// Writes a whole file, unless it already has these bytes: an unchanged file keeps its date.
  static func write(_ bytes: [UInt8], to file: URL) throws {
    if has(bytes, at: file) { return }
    do {
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw ToolError("cannot write \(file.path) (\(reason(error))); \(remedy)")
    }
  }

  static func remove(_ file: URL) throws {
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw ToolError("cannot remove \(file.path) (\(reason(error))); \(remedy)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
