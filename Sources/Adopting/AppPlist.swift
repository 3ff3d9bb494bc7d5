import Foundation
import InfoPlists
import XcodeProjects

/// Reads the `Info.plist` of an app, and completes it as a build would.
enum AppPlist {
  /// Bytes that are read at most; real files have some kilobytes.
  private static let sizeLimit = 1 << 20

  /// The settings that a build takes into the file.
  private static func isTaken(_ name: String) -> Bool {
    name.hasPrefix("INFOPLIST_KEY_UI") || name == "GENERATE_INFOPLIST_FILE"
      || name == "TARGETED_DEVICE_FAMILY"
  }

  /// Completes a file by a target's settings.
  ///
  /// - Parameters:
  ///   - path: The file's absolute path; nil for a target whose settings say all.
  ///   - moduleName: Names the app's module in the file's classes, which no setting need say.
  static func completed(
    _ path: String?, settings: BuildSettings, moduleName: String
  ) throws(InfoPlistError) -> CompletedInfoPlist {
    var file: Data?
    if let path {
      do throws(ProjectError) {
        file = try ProjectFileReader.data(path, limit: sizeLimit)
      } catch {
        // Which ends in a full stop of its own.
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
