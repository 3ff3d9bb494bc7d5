import Foundation
import ImageDiff
import LayoutTrees
import Pixels

/// The differences between two looks at a screen, as encodable text.
package struct ScreenChanges: Codable, Hashable, Sendable {
  /// The number of differing pixels, such as `1,204 of 3,013,524 pixels differ`; `nil` if none do.
  package var picture: String?
  /// The causes, the most fundamental first.
  package var causes: [String]
  /// The effect of the first cause on other views; `nil` if there is none.
  package var effect: String?
  /// The first few layout changes, one sentence each.
  package var layout: [String]

  package var isEmpty: Bool { picture == nil && causes.isEmpty && layout.isEmpty }

  package init(
    picture: String? = nil, causes: [String] = [], effect: String? = nil, layout: [String] = []
  ) {
    self.picture = picture
    self.causes = causes
    self.effect = effect
    self.layout = layout
  }
}

extension ScreenLook {
  private static let shownSentences = 12

  /// Returns the differences from a look whose ``stored()`` bytes are in a file.
  ///
  /// - Returns: `nil` if the file doesn't exist, or contains nothing to compare with.
  package func changes(since file: URL) -> ScreenChanges? {
    guard let head = try? PNGCodec.readHead(from: file),
      let text = try? head.text(for: PictureBaseline.layoutKeyword)
    else { return nil }
    // The exact layout and the digest, which usually suffice for an unchanged screen.
    if head.pixelDigest == capture.digest, text == (try? tree.encoded()) { return ScreenChanges() }
    guard let bitmap = try? PNGCodec.read(from: file) else { return nil }
    return changes(since: PictureBaseline.capture(bitmap, head))
  }

  /// Returns the differences from an earlier look.
  package func changes(since earlier: ScreenLook) -> ScreenChanges {
    changes(since: earlier.capture)
  }

  /// Wraps the tree of a single window in a screen if the other tree is of a screen with windows,
  /// so that an alert's or the keyboard's window counts as an added one, and not as another root.
  private static func comparable(_ tree: LayoutTree, with other: LayoutTree) -> LayoutTree {
    guard tree.root["frame"] != nil, other.root["frame"] == nil,
      other.root.className == "UIScreen"
    else { return tree }
    var result = tree
    result.root = LayoutNode(className: other.root.className, children: [tree.root])
    return result
  }

  private func changes(since earlier: Capture) -> ScreenChanges {
    let difference = LayoutTreeDifference(
      from: Self.comparable(earlier.tree, with: tree), to: Self.comparable(tree, with: earlier.tree)
    )
    let isSamePicture = earlier.digest == capture.digest
    guard !isSamePicture || !difference.isEmpty else { return ScreenChanges() }
    guard !isSamePicture else {
      let explanation = LayoutExplanation(difference)
      return ScreenChanges(
        causes: explanation.causes.map(\.words), effect: explanation.effect?.words,
        layout: difference.sentences(limit: Self.shownSentences))
    }
    let comparison = ImageComparison(
      reference: earlier.bitmap, actual: capture.bitmap, tolerance: SnapshotTolerance.exact.pixels)
    let cause = PictureCause(
      PictureCause.Evidence(
        reference: earlier, actual: capture, comparison: comparison, layout: difference,
        renderer: [], wasEdited: false))
    return ScreenChanges(
      picture: comparison.summary, causes: cause.causes.map(\.words), effect: cause.effect?.words,
      layout: difference.sentences(limit: Self.shownSentences))
  }
}
