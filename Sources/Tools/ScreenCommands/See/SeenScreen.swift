import Devices
import Findings
import Foundation
import Tateyoko

/// The result of `see`: a screen's contents, as data.
package struct SeenScreen: Codable, Hashable, Sendable {
  /// The version of the format; within a version, fields are only added.
  package static let currentVersion = 1

  package struct Picture: Codable, Hashable, Sendable {
    /// The path of the PNG file.
    package var path: String
    /// The size in pixels.
    package var width: Int
    package var height: Int
    /// The scale, in pixels per point.
    package var scale: Double
    /// The digest of the pixels, equal for equal pictures.
    package var digest: String
  }

  /// A size, in points.
  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
  }

  package var version = Self.currentVersion
  package var screen: String
  package var title: String
  package var kind: String
  package var device: String
  package var deviceName: String
  package var os: String
  /// The current orientation of the interface.
  package var orientation: String
  package var posture: String?
  package var isDark: Bool
  package var textSize: String
  package var language: String?
  package var size: Size
  package var safeArea: ScreenInsets
  package var picture: Picture
  /// The steps that were performed.
  package var steps: [String]
  /// The step that failed, if any; the picture shows the screen before it.
  package var failure: String?
  /// The views, one per line.
  package var tree: [String]
  /// The elements that can be touched by name.
  package var touchables: [TouchableElement]
  /// The screen's faults by the rules of `lint`.
  package var findings: [ScreenFinding]?
  /// What couldn't be simulated as the code requires.
  package var problems: [String]
  /// What UIKit would have logged.
  package var log: [String]
  /// The app's output.
  package var printed: [String]?
  /// The differences from the last look with the same request; `nil` for the first.
  package var changes: ScreenChanges?
  /// The changes caused by the steps; `nil` if there are none.
  package var effect: ScreenChanges?
  /// Notes about the running program.
  package var notes: [String]?

  /// Returns the result as JSON, with identical bytes for identical results.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
