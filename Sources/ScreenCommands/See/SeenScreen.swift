import Findings
import Foundation
import Tateyoko

/// What was seen of a screen: the answer of `see`, as data.
package struct SeenScreen: Codable, Hashable, Sendable {
  /// The form of the answer; it only grows within a version.
  package static let currentVersion = 1

  package struct Picture: Codable, Hashable, Sendable {
    /// Where the PNG file lies.
    package var path: String
    /// The size in pixels.
    package var width: Int
    package var height: Int
    /// Pixels a point.
    package var scale: Double
    /// The digest of the pixels: pictures with the same one are the same.
    package var digest: String
  }

  /// A size or the distances from four edges, in points.
  package struct Size: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
  }

  package struct Insets: Codable, Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
  }

  package var version = Self.currentVersion
  package var screen: String
  package var title: String
  package var kind: String
  package var device: String
  package var deviceName: String
  package var os: String
  /// How the interface stands now.
  package var orientation: String
  package var posture: String?
  package var isDark: Bool
  package var textSize: String
  package var language: String?
  package var size: Size
  package var safeArea: Insets
  package var picture: Picture
  /// The steps that were done.
  package var steps: [String]
  /// The step that couldn't be done, where one couldn't; the picture shows the screen before it.
  package var failure: String?
  /// The views, a line each.
  package var tree: [String]
  /// What can be touched by name.
  package var touchables: [TouchableElement]
  /// What is wrong with the screen by the rules of `lint`.
  package var findings: [ScreenFinding]?
  /// What could not be simulated as the code asks.
  package var problems: [String]
  /// What UIKit would have logged.
  package var log: [String]
  /// What the app printed.
  package var printed: [String]?
  /// What differs from the last look by the same request; nil for the first.
  package var changes: ScreenChanges?
  /// What the steps changed; nil without any.
  package var effect: ScreenChanges?
  /// What to know about the program that answers.
  package var notes: [String]?

  /// The answer as JSON, with the same bytes for the same answer.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
