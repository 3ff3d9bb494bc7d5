import Foundation
import Testing

/// Headless Chromium.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// On a CI machine the page must be tested; elsewhere a browser may be missing.
  static let isExpected = path != nil || ProcessInfo.processInfo.environment["CI"] != nil

  static let reason: Comment = "Chromium is not installed: the page is not opened."

  /// The browser of a serialized suite: starting one takes longer than most tests.
  nonisolated(unsafe) private static var shared: BrowserSession?

  static func session() throws -> BrowserSession {
    if let shared {
      do {
        try shared.forget()
        return shared
      } catch {
        // A browser that died or hangs has failed its own test, and fails no other.
        Browser.shared = nil
      }
    } else {
      atexit { Browser.shared = nil }
    }
    let session = try BrowserSession()
    shared = session
    return session
  }
}
