import XcodeProjects

/// Files of an app that are copied and not compiled.
enum AppResources {
  private static let endings: Set<String> = [
    "xcassets", "bundle", "storyboard", "xib", "nib", "strings", "stringsdict", "xcstrings",
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic", "ttf", "otf", "ttc", "json", "plist",
    "html", "css", "js", "txt", "rtf", "md", "mp3", "m4a", "wav", "caf", "mp4", "mov", "csv",
    "sqlite", "db", "xml", "lottie", "bin", "dat",
  ]

  /// Files that SwiftPM takes for something else, or refuses.
  static func isResource(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    guard name != "Info.plist", !name.hasSuffix("-Info.plist"), name != "Package.resolved" else {
      return false
    }
    return endings.contains(ProjectPath.ending(of: path))
  }
}
