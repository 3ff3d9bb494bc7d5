import Foundation
import ImageDiff
import LayoutTrees
import Pixels
import RunRecord

/// How a picture differs from its baseline, and what the layout and the renderer have to do with it.
struct PictureDifference: Sendable {
  var reference: Bitmap
  /// Pixels a point of the baseline, which may be another device's.
  var referenceScale: CGFloat
  var comparison: ImageComparison
  /// Why it differs.
  var cause: PictureCause
  /// What moved, causes first; empty when the layout is the baseline's.
  var layout: [LayoutChangeRecord]
  /// Whether the baseline carries a layout to compare with.
  var knowsLayout: Bool
  /// The baseline's layout, where it carries one.
  var referenceTree: LayoutTree?
  /// What else than the layout was different when the baseline was made.
  var renderer: [RendererChange]
  /// Whether the stored digest no longer fits the file, which so was edited after recording.
  var wasEdited: Bool
  /// How the colour spaces of both files differ; nil where they don't.
  var colorNote: String?
  /// What was allowed, ignored areas with it.
  var tolerance = SnapshotTolerance.exact
  /// What of the layout had to be the baseline's and is not.
  var violations: [String] = []
  /// Ignored views that neither picture has.
  var unknownViews: [String] = []
  /// What the posture of a foldable device gives to views and which don't fit it, as labelled lines.
  var foldLines: [String] = []

  static let shownLayoutChanges = 8

  /// Whether nothing moved, but the renderer or a font is another than the baseline's.
  var isRenderedElsewhere: Bool { !renderer.isEmpty && knowsLayout && layout.isEmpty }

  /// What is odd about the baseline.
  var note: String? {
    var notes: [String] = []
    if wasEdited { notes.append("The baseline's file was changed after it was recorded.") }
    if !knowsLayout { notes.append("The baseline has no stored layout.") }
    if let colorNote { notes.append(colorNote) }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// The difference in words, one fact a line.
  var words: String {
    var lines = cause.lines + ["picture   \(comparison.summary)"]
    lines += foldLines
    if !tolerance.isExact { lines.append("tolerance \(tolerance.words)") }
    if let first = violations.first, comparison.matches {
      lines.append(
        "structure The pixels pass, but the layout must match the baseline's: \(first)")
    }
    for view in unknownViews { lines.append("ignored   No such view: \(view).") }
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
          ? "renderer  Rendered elsewhere; your layout matches the baseline's. Re-record, or pin "
            + "the renderer (docs/assertions.md):"
          : "renderer  The baseline was also rendered elsewhere:")
      lines += renderer.map { "          \($0.words)" }
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
    parts.append("The current layout:\n\n\(tree)")
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The first of the layout's changes, with a count of the others.
  var shownLayout: [String] {
    // A last line that only counts one other could as well be that one.
    guard layout.count > Self.shownLayoutChanges + 1 else { return layout.map(\.words) }
    return layout.prefix(Self.shownLayoutChanges).map(\.words)
      + ["… and \(layout.count - Self.shownLayoutChanges) more differences"]
  }
}

/// Compares decoded pictures.
enum PictureComparison {
  typealias Comparer = @Sendable (Bitmap, Bitmap, ImageTolerance) -> ImageComparison

  /// The library's own comparison; sessions that check the self-check have another.
  @Sendable static func ownComparer(
    _ reference: Bitmap, _ actual: Bitmap, _ tolerance: ImageTolerance
  ) -> ImageComparison {
    ImageComparison(reference: reference, actual: actual, tolerance: tolerance)
  }

  static func compare(
    reference: Capture, capture: Capture, tolerance: SnapshotTolerance, wasEdited: Bool = false,
    colorNote: String? = nil
  ) -> PictureVerdict {
    let areEqual = reference.bitmap.hasSamePixels(as: capture.bitmap)
    let knowsLayout = !reference.tree.root.className.isEmpty
    let violations = violations(
      of: tolerance, from: knowsLayout ? reference.tree : nil, to: capture.tree)
    if areEqual, violations?.isEmpty == true { return .equal }

    var regions: [PixelRect] = []
    var unknownViews: [String] = []
    for area in tolerance.ignored {
      if let rects = area.rects(in: [reference.tree, capture.tree], scale: capture.scale) {
        regions += rects
      } else {
        unknownViews.append(area.words)
      }
    }
    let pixels = tolerance.pixels.ignoring(tolerance.pixels.ignoredRegions + regions)
    let comparison = SnapshotSession.current.selfCheck.comparer(
      reference.bitmap, capture.bitmap, pixels)
    let layout =
      knowsLayout ? LayoutTreeDifference(from: reference.tree, to: capture.tree) : nil
    let rendererFacts = reference.renderer
    let renderer =
      rendererFacts.isEmpty
      ? []
      : PictureFacts.differences(
        from: rendererFacts, to: capture.renderer, isSameLayout: layout?.isEmpty == true)
    let cause = PictureCause(
      PictureCause.Evidence(
        reference: reference, actual: capture, comparison: comparison, layout: layout,
        renderer: renderer, wasEdited: wasEdited))
    let difference = PictureDifference(
      reference: reference.bitmap, referenceScale: reference.scale, comparison: comparison,
      cause: cause,
      layout: layout?.records ?? [], knowsLayout: knowsLayout,
      referenceTree: knowsLayout ? reference.tree : nil, renderer: renderer,
      wasEdited: wasEdited, colorNote: colorNote, tolerance: tolerance,
      violations: violations ?? ["it has none; record it again."],
      unknownViews: unknownViews, foldLines: capture.foldLines)
    return comparison.matches && violations?.isEmpty == true
      ? .tolerated(difference) : .different(difference)
  }

  /// What of the layout had to stay and did not; nil where that can't be known.
  static func violations(
    of tolerance: SnapshotTolerance, from old: LayoutTree?, to new: LayoutTree
  ) -> [String]? {
    guard tolerance.structure != .ignored else { return [] }
    return old.map {
      tolerance.structure.violations(LayoutTreeDifference(from: $0, to: new).changes)
        .map(\.description)
    }
  }
}
