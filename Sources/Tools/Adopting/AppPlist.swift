import Foundation
import InfoPlists
import XcodeProjects

/// Reads the `Info.plist` of an app, and completes it as a build would.
enum AppPlist {
  /// The maximum number of bytes to read; real files have a few kilobytes.
  private static let sizeLimit = 1 << 20

  /// Whether a build copies a setting to the file.
  private static func isTaken(_ name: String) -> Bool {
    name.hasPrefix("INFOPLIST_KEY_UI") || name == "GENERATE_INFOPLIST_FILE"
      || name == "TARGETED_DEVICE_FAMILY"
  }

  /// Completes a file using a target's settings.
  ///
  /// - Parameters:
  ///   - path: The file's absolute path; `nil` for a target that has only settings.
  ///   - moduleName: The name of the app's module in the file's classes, which may not be a
  ///     setting.
  static func completed(
    _ path: String?, settings: BuildSettings, moduleName: String
  ) throws(InfoPlistError) -> CompletedInfoPlist {
    var file: Data?
    if let path {
      do throws(ProjectError) {
        file = try ProjectFileReader.data(path, limit: sizeLimit)
      } catch {
        // The description ends in its own full stop.
        throw .unreadable(String("\(error)".dropLast()))
      }
    }
    var values: [String: String] = [:]
    for name in settings.names where isTaken(name) { values[name] = settings[name] }
    return try CompletedInfoPlist(file: file, settings: values) { text in
      var text = text
      for spelling in ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"] {
        text = text.replacingOccurrences(of: spelling, with: moduleName)
      }
      return settings.filled(text)
    }
  }
}
