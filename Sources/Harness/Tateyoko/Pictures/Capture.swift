import Foundation
import Graphics
import LayoutTrees
import Pixels

/// A picture of a screen or a view, with the layout that it shows.
package struct Capture: Sendable {
  /// The pixels, at the device's scale.
  package let bitmap: Bitmap
  /// The views with their frames, insets and margins.
  package let tree: LayoutTree
  /// The scale, in pixels per point.
  package let scale: CGFloat
  /// The pixels' digest.
  package let digest: PixelDigest
  /// What the picture was made from, such as device and orientation, to store in the baseline.
  let origin: [PictureFact]
  /// What UIKit would have logged while the screen was laid out.
  let log: [String]
  /// The device's chrome around the app; empty for a picture that was read from a file.
  let chrome: [ChromePart]
  /// The state of a foldable device; `nil` without a hinge, and for a picture that was read from a
  /// file.
  let folded: FoldedScreen?
  private let renderedBy: Renderer

  /// The source of the facts about the renderer; fonts are read lazily.
  enum Renderer: Sendable {
    case drawing(DisplayList)
    case stored([PictureFact])
  }

  /// The size, in points.
  var points: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Returns the same pixels with another scale.
  func scaled(_ scale: CGFloat) -> Capture {
    Capture(
      bitmap: bitmap, renderedBy: renderedBy, tree: tree, scale: scale, origin: origin, log: log,
      chrome: chrome, folded: folded)
  }

  /// Returns the same picture with another state of the foldable device.
  func on(_ folded: FoldedScreen) -> Capture {
    Capture(
      bitmap: bitmap, renderedBy: renderedBy, tree: tree, scale: scale, origin: origin, log: log,
      chrome: chrome, folded: folded)
  }

  init(
    bitmap: Bitmap, renderedBy: Renderer, tree: LayoutTree, scale: CGFloat, origin: [PictureFact],
    log: [String] = [], chrome: [ChromePart] = [], folded: FoldedScreen? = nil
  ) {
    self.renderedBy = renderedBy
    self.bitmap = bitmap
    self.tree = tree
    self.scale = scale
    self.digest = PixelDigest(bitmap)
    self.origin = origin
    self.log = log
    self.chrome = chrome
    self.folded = folded
  }

  /// Labelled lines about what the posture provides to views and which views don't fit it.
  var foldLines: [String] { folded?.lines ?? [] }

  /// Adds the lines as sentences to a record's note.
  func note(after note: String?) -> String? {
    guard let folded else { return note }
    return [note, folded.note].compactMap(\.self).joined(separator: " ")
  }

  /// The facts about what rendered the picture.
  var renderer: [PictureFact] {
    switch renderedBy {
    case .drawing(let list): PictureFacts.facts(list)
    case .stored(let facts): facts
    }
  }
}

/// A named fact about a picture or its renderer.
struct PictureFact: Sendable, Hashable {
  var name: String
  var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Facts as text, one a line.
  static func text(_ facts: [PictureFact]) -> String {
    facts.map { "\($0.name): \($0.value)\n" }.joined()
  }

  /// Parses the output of ``text(_:)``; other lines are ignored.
  static func facts(_ text: String) -> [PictureFact] {
    text.split(separator: "\n").compactMap { line in
      guard let colon = line.range(of: ": ") else { return nil }
      return PictureFact(
        String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    }
  }
}
