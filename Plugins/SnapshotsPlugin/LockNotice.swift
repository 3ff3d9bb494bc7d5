import Foundation

/// SwiftPM's notice that another instance of it uses the build folder, which says nothing here: the other
/// one is the call that waits for this plugin.
enum LockNotice {
  private static let start = Data("Another instance of SwiftPM".utf8)
  private static let end = Data("`--ignore-lock` has been passed".utf8)

  /// Passes on what a `swift` writes to its standard error until it ends, without the notice, which comes
  /// first.
  static func passOn(_ errors: FileHandle) {
    let output = FileHandle.standardError
    var held: Data? = Data()
    while true {
      let data = errors.availableData
      guard !data.isEmpty else { break }
      guard var beginning = held else {
        output.write(data)
        continue
      }
      beginning += data
      let isNotice = beginning.prefix(start.count) == start.prefix(beginning.count)
      if isNotice, let end = beginning.range(of: end) {
        output.write(Data(beginning[end.upperBound...]))
        held = nil
      } else if isNotice, beginning.count < 4096 {
        held = beginning
      } else {
        output.write(beginning)
        held = nil
      }
    }
    if let held { output.write(held) }
  }
}
