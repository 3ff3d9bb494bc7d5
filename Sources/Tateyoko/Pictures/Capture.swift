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
  /// Pixels a point.
  package let scale: CGFloat
  /// The pixels' digest.
  package let digest: PixelDigest
  /// What the picture was made of, such as device and orientation, for the baseline to say.
  let origin: [PictureFact]
  /// What UIKit would have logged while the screen was laid out.
  let log: [String]
  /// What is drawn around the app; nothing for a picture that was read.
  let chrome: [ChromePart]
  /// The state of a foldable device; nil without a hinge, and for a picture that was read.
  let folded: FoldedScreen?
  private let renderedBy: Renderer

  /// Where the facts about the renderer come from; reading the fonts waits until someone asks.
  enum Renderer: Sendable {
    case drawing(DisplayList)
    case stored([PictureFact])
  }

  /// Its size in points.
  var points: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The same pixels, taken to be of another scale.
  func scaled(_ scale: CGFloat) -> Capture {
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

  /// What the posture gives to views and which of them don't fit it, as labelled lines.
  var foldLines: [String] { folded?.lines(tree) ?? [] }

  /// The same as sentences, after what a record notes already.
  func note(after note: String?) -> String? {
    guard let folded else { return note }
    return [note, folded.note(tree)].compactMap(\.self).joined(separator: " ")
  }

  /// What rendered the picture.
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

  /// Reads what ``text(_:)`` wrote; lines of another form are passed over.
  static func facts(_ text: String) -> [PictureFact] {
    text.split(separator: "\n").compactMap { line in
      guard let colon = line.range(of: ": ") else { return nil }
      return PictureFact(
        String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    }
  }
}
