import Foundation
import Testing

/// Chromium without a window.
enum Browser {
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// On a CI machine the page has to be looked at; elsewhere a browser may be missing.
  static let isExpected = path != nil || ProcessInfo.processInfo.environment["CI"] != nil

  static let reason: Comment = "Chromium is not installed: the page is not opened."

  struct Missing: Error, CustomStringConvertible {
    let description = "Chromium is not installed. On CI the report is opened: install “chromium”."
  }

  /// The document after its script ran.
  static func document(_ page: URL, hash: String = "") throws -> String {
    guard let path else { throw Missing() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("chromium-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(profile.path)", "--window-size=1400,1000", "--dump-dom",
      page.absoluteString + hash,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The start tags of elements of one name.
  static func tags(_ name: String, in document: String) -> [String] {
    document.components(separatedBy: "<\(name)").dropFirst().compactMap { part in
      guard let next = part.utf8.first, next == UInt8(ascii: " ") || next == UInt8(ascii: ">"),
        let end = part.utf8.firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      return String(part[...end])
    }
  }
}
