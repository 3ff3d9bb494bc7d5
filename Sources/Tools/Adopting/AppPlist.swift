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

  /// Completes the file of an app using its target's settings.
  ///
  /// - Parameter module: The app, which may have only settings; its name in the file's classes may not be one.
  static func complete(_ module: inout AppModule, _ settings: BuildSettings) throws(InfoPlistError)
  {
    var file: Data?
    if let path = module.infoPlist {
      do throws(ProjectError) {
        file = try ProjectFileReader.data(path, limit: sizeLimit)
      } catch {
        // The description ends in its own full stop.
        throw .unreadable(String("\(error)".dropLast()))
      }
    }
    var values: [String: String] = [:]
    for name in settings.names where isTaken(name) { values[name] = settings[name] }
    let moduleName = module.name
    let completed = try CompletedInfoPlist(file: file, settings: values) { text in
      var text = text
      for spelling in ["$(PRODUCT_MODULE_NAME)", "${PRODUCT_MODULE_NAME}"] {
        text = text.replacingOccurrences(of: spelling, with: moduleName)
      }
      return settings.filled(text)
    }
    module.completedPlist = completed
    module.bundlePlist = try BundleInfoPlist.data(
      file: file, completed: completed, settings: settings, module: module)
  }
}
