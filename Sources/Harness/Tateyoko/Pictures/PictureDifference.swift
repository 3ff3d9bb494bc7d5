import Foundation
import ImageDiff
import LayoutTrees
import Pixels
import RunRecord

/// How a picture differs from its baseline, and what the layout and the renderer contribute.
struct PictureDifference: Sendable {
  var reference: Bitmap
  /// The baseline's scale, in pixels per point; the baseline may be another device's.
  var referenceScale: CGFloat
  var comparison: ImageComparison
  /// Why it differs.
  var cause: PictureCause
  /// What moved, causes first; empty if the layout is the baseline's.
  var layout: [LayoutChangeRecord]
  /// Whether the baseline has a layout to compare with.
  var knowsLayout: Bool
  /// The baseline's layout, if it has one.
  var referenceTree: LayoutTree?
  /// What differs from when the baseline was made, apart from the layout.
  var renderer: [RendererChange]
  /// Whether the stored digest no longer matches the file, which means that it was edited after
  /// recording.
  var wasEdited: Bool
  /// How the colour spaces of the files differ; `nil` if they don't.
  var colorNote: String?
  /// The allowed difference, including ignored areas.
  var tolerance = SnapshotTolerance.exact
  /// The parts of the layout that had to match the baseline and don't.
  var violations: [String] = []
  /// Ignored views that are in neither picture.
  var unknownViews: [String] = []
  /// Labelled lines about what the posture of a foldable device provides to views and which views
  /// don't fit it.
  var foldLines: [String] = []

  static let shownLayoutChanges = 8

  /// Whether nothing moved, but the renderer or a font differs from the baseline's.
  var isRenderedElsewhere: Bool { !renderer.isEmpty && knowsLayout && layout.isEmpty }

  /// Anything unusual about the baseline.
  var note: String? {
    var notes: [String] = []
    if wasEdited { notes.append("The baseline's file was changed after it was recorded.") }
    if !knowsLayout { notes.append("The baseline has no stored layout.") }
    if let colorNote { notes.append(colorNote) }
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// A description of the difference, one fact per line.
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

  /// Returns the difference with both layouts, for a file.
  func explanation(_ tree: LayoutTree) -> String {
    var parts = [words]
    if let referenceTree {
      parts.append(
        UnifiedDiff.text(from: referenceTree.description, to: tree.description, context: 2))
    }
    parts.append("The current layout:\n\n\(tree)")
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The first layout changes, with a count of the others.
  var shownLayout: [String] {
    // A last line that counts a single other change might as well be that change.
    guard layout.count > Self.shownLayoutChanges + 1 else { return layout.map(\.words) }
    return layout.prefix(Self.shownLayoutChanges).map(\.words)
      + ["… and \(layout.count - Self.shownLayoutChanges) more differences"]
  }
}

/// Compares decoded pictures.
enum PictureComparison {
  typealias Comparer = @Sendable (Bitmap, Bitmap, ImageTolerance) -> ImageComparison

  /// The library's own comparison; sessions that test the self-check use another.
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

  /// Returns the parts of the layout that had to stay the same and didn't; `nil` if that can't be
  /// determined.
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
