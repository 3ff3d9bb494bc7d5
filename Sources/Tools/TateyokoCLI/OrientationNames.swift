import ArgumentParser
import NearNames
import UIKit

/// The names of orientations and masks on the command line.
enum OrientationNames {
  private static let masks: [(name: String, mask: UIInterfaceOrientationMask)] = [
    ("portrait", .portrait), ("upside-down", .portraitUpsideDown),
    ("portrait-upside-down", .portraitUpsideDown), ("landscape-left", .landscapeLeft),
    ("landscape-right", .landscapeRight), ("landscape", .landscape), ("all", .all),
    ("all-but-upside-down", .allButUpsideDown), ("none", []),
  ]

  private static let holds: [(name: String, orientation: UIDeviceOrientation)] = [
    ("portrait", .portrait), ("upside-down", .portraitUpsideDown),
    ("portrait-upside-down", .portraitUpsideDown), ("landscape-left", .landscapeLeft),
    ("landscape-right", .landscapeRight), ("face-up", .faceUp), ("face-down", .faceDown),
  ]

  /// Parses comma-separated names, including UIKit's own.
  static func mask(_ text: String, of option: String) throws -> UIInterfaceOrientationMask {
    var result: UIInterfaceOrientationMask = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let found = masks.first(where: { folded($0.name) == folded(part) }) else {
        throw unknown("orientation for \(option)", String(part), among: masks.map(\.name))
      }
      result.formUnion(found.mask)
    }
    return result
  }

  static func interface(_ text: String, of option: String) throws -> UIInterfaceOrientation {
    let names = masks.filter { entry in
      UIInterfaceOrientation.all.contains { $0.mask == entry.mask }
    }
    guard let found = names.first(where: { folded($0.name) == folded(text) }),
      let orientation = UIInterfaceOrientation.all.first(where: { $0.mask == found.mask })
    else { throw unknown("orientation for \(option)", text, among: names.map(\.name)) }
    return orientation
  }

  static func hold(_ text: String) throws -> UIDeviceOrientation {
    guard let found = holds.first(where: { folded($0.name) == folded(text) }) else {
      throw unknown("orientation for --held", text, among: holds.map(\.name))
    }
    return found.orientation
  }

  /// Returns the message for an unknown name.
  static func unknown(
    _ kind: String, _ name: String, among known: [String], more: String? = nil
  ) -> ValidationError {
    ValidationError(
      NearNames.unknown(kind, name, among: known) + (more.map { " “\($0)” lists them all." } ?? ""))
  }

  private static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " }
  }
}
