import XcodeProjects

/// Files of an app that are copied instead of compiled.
enum AppResources {
  private static let endings: Set<String> = [
    "xcassets", "bundle", "storyboard", "xib", "nib", "strings", "stringsdict", "xcstrings",
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic", "ttf", "otf", "ttc", "json", "plist",
    "html", "css", "js", "txt", "rtf", "md", "mp3", "m4a", "wav", "caf", "mp4", "mov", "csv",
    "sqlite", "db", "xml", "lottie", "bin", "dat",
  ]

  /// Whether a file is a resource; SwiftPM interprets other files differently, or rejects them.
  static func isResource(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    guard name != "Info.plist", !name.hasSuffix("-Info.plist"), name != "Package.resolved" else {
      return false
    }
    return endings.contains(ProjectPath.ending(of: path))
  }

  /// The endings of Core Data's models, and those of what Xcode compiles them to.
  static let dataModels = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]

  /// Whether a folder is a Core Data model, which is read from the app's folder.
  static func isDataModel(_ path: String) -> Bool {
    dataModels[ProjectPath.ending(of: path)] != nil
  }
}
