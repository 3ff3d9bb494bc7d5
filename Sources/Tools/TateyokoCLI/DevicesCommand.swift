import ArgumentParser
import Devices
import Foundation

/// `tateyoko devices`
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices and their screens as an app sees them.",
    discussion: """
      Insets are top/left/bottom/right in points, for the OS that a device runs by default or the \
      one given by --os; before iOS 11 there are none. Size classes are width × height, c for \
      compact and r for regular. If a release's value is unknown, an older one's is listed, with a \
      note.
      """)

  @Option(
    help: ArgumentHelp(
      "List only devices that run this OS, with its insets.", valueName: "version"))
  var os: String?

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func run() throws {
    print(try text())
  }

  /// Returns the output of the command.
  func text() throws -> String {
    let version = try os.map(CatalogueNames.version)
    let devices = try CatalogueNames.devices(running: version)
    let listings = devices.map { DeviceListing($0, os: version ?? $0.newestOS) }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(listings), as: UTF8.self)
    }
    return ([table(listings)] + notes(listings)).joined(separator: "\n\n")
  }

  /// Returns notes about numbers of an older release.
  private func notes(_ listings: [DeviceListing]) -> [String] {
    var notes: [String] = []
    for listing in listings {
      guard let known = listing.numbersFrom else { continue }
      let note =
        "Not every value of OS \(listing.os) is known; the others are from \(known)."
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private func table(_ listings: [DeviceListing]) -> String {
    let header = [
      "ID", "NAME", "YEAR", "POINTS", "SCALE", "IOS", "SAFE AREA", "IN LANDSCAPE", "CLASSES",
      "IN LANDSCAPE",
    ]
    let rows = [header] + listings.map(\.row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}
