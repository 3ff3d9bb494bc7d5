import Foundation
import ImageDiff
import LayoutTrees
import Pixels

/// How a picture differs from its baseline, and what the layout and the renderer have to do with it.
struct PictureDifference: Sendable {
  var reference: Bitmap
  var comparison: ImageComparison
  /// Why it differs.
  var cause: PictureCause
  /// What moved, causes first; empty when the layout is the baseline's.
  var layout: [String]
  /// Whether the baseline carries a layout to compare with.
  var knowsLayout: Bool
  /// The baseline's layout, where it carries one.
  var referenceTree: LayoutTree?
  /// What else than the layout was different when the baseline was made.
  var renderer: [String]
  /// Whether the stored digest no longer fits the file, which so was edited after recording.
  var wasEdited: Bool

  static let shownLayoutChanges = 8

  /// Whether nothing moved, but the renderer or a font is another than the baseline's.
  var isRenderedElsewhere: Bool { !renderer.isEmpty && knowsLayout && layout.isEmpty }

  /// What is odd about the baseline.
  var note: String? {
    var notes: [String] = []
    if wasEdited { notes.append("The baseline's file was changed after it was recorded.") }
    if !knowsLayout { notes.append("The baseline carries no layout to compare with.") }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// The difference in words, one fact a line.
  var words: String {
    var lines = cause.lines + ["picture   \(comparison.summary)"]
    if let note { lines += note.split(separator: "\n").map { "baseline  \($0)" } }
    if knowsLayout, layout.isEmpty {
      lines.append("layout    Nothing moved.")
    } else {
      for (index, sentence) in shownLayout.enumerated() {
        lines.append((index == 0 ? "layout    " : "          ") + sentence)
      }
    }
    if !renderer.isEmpty {
      lines.append(
        isRenderedElsewhere
          ? "renderer  Rendered elsewhere; your layout is the baseline's:"
          : "renderer  The baseline was also rendered elsewhere:")
      lines += renderer.map { "          \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The difference with both layouts, for a file.
  func explanation(_ tree: LayoutTree) -> String {
    var parts = [words]
    if let referenceTree {
      parts.append(
        UnifiedDiff.text(from: referenceTree.description, to: tree.description, context: 2))
    }
    parts.append("The layout now:\n\n\(tree)")
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The first of the layout's changes, with a count of the others.
  var shownLayout: [String] {
    // A last line that only counts one other could as well be that one.
    guard layout.count > Self.shownLayoutChanges + 1 else { return layout }
    return layout.prefix(Self.shownLayoutChanges)
      + ["… and \(layout.count - Self.shownLayoutChanges) more differences"]
  }
}

/// Compares decoded pictures.
enum PictureComparison {
  static func compare(
    reference: Capture, capture: Capture, tolerance: ImageTolerance, wasEdited: Bool = false
  ) -> PictureVerdict {
    if reference.bitmap.hasSamePixels(as: capture.bitmap) { return .equal }
    let comparison = ImageComparison(
      reference: reference.bitmap, actual: capture.bitmap, tolerance: tolerance)
    if comparison.matches { return .equal }
    let knowsLayout = !reference.tree.root.className.isEmpty
    let rendererFacts = reference.renderer
    let renderer =
      rendererFacts.isEmpty
      ? [] : RenderFingerprint.differences(from: rendererFacts, to: capture.renderer)
    let layout =
      knowsLayout ? LayoutTreeDifference(from: reference.tree, to: capture.tree) : nil
    let cause = PictureCause(
      PictureCause.Evidence(
        reference: reference, actual: capture, comparison: comparison, layout: layout,
        renderer: renderer, wasEdited: wasEdited))
    return .different(
      PictureDifference(
        reference: reference.bitmap, comparison: comparison, cause: cause,
        layout: layout?.sentences() ?? [], knowsLayout: knowsLayout,
        referenceTree: knowsLayout ? reference.tree : nil, renderer: renderer,
        wasEdited: wasEdited))
  }
}
