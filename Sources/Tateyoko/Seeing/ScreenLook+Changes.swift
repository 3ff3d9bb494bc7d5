import Foundation
import ImageDiff
import LayoutTrees
import Pixels

/// What differs between two looks at a screen, as data in words.
package struct ScreenChanges: Codable, Hashable, Sendable {
  /// Which pixels differ, such as `1,204 of 3,013,524 pixels differ`; nil if none does.
  package var picture: String?
  /// Why, the most fundamental first.
  package var causes: [String]
  /// What the first cause did to other views; nil if nothing.
  package var effect: String?
  /// Everything that moved or was changed, one sentence each, the first few.
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

  /// Returns what differs from a look whose ``stored()`` bytes lie in a file.
  ///
  /// - Returns: Nil where there is no such file, or nothing is to be learnt from it.
  package func changes(since file: URL) -> ScreenChanges? {
    guard let head = try? PNGCodec.readHead(from: file),
      let text = try? head.text(for: PictureBaseline.layoutKeyword)
    else { return nil }
    // The layout to the letter and the digest: what most looks at an unchanged screen end with.
    if head.pixelDigest == capture.digest, text == (try? tree.encoded()) { return ScreenChanges() }
    guard let bitmap = try? PNGCodec.read(from: file) else { return nil }
    return changes(since: PictureBaseline.capture(bitmap, head))
  }

  /// Returns what differs from an earlier look.
  package func changes(since earlier: ScreenLook) -> ScreenChanges {
    changes(since: earlier.capture)
  }

  /// A tree of one window as one of a screen with windows where the other is such a one, so that an
  /// alert's window or the keyboard's counts as one more, and not as another root.
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
