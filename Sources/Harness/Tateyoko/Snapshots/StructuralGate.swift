import LayoutTrees

/// Which parts of a screen's layout must match the baseline's, regardless of the pixels.
///
/// A pixel tolerance then excuses differences in how something is drawn, never in its position. A
/// baseline without a stored layout fails until it is recorded again.
public enum StructuralGate: String, Hashable, Sendable, CaseIterable {
  /// None: only pixels are compared.
  case ignored
  /// The views, their frames, and whether they are hidden.
  case frames
  /// Everything in the layout tree: frames, insets, margins, texts.
  case exact

  /// Returns the layout changes that are violations.
  func violations(_ changes: [LayoutChange]) -> [LayoutChange] {
    switch self {
    case .ignored: []
    case .exact: changes
    case .frames:
      changes.filter { $0.subject?.isPartOfFrames ?? true }
    }
  }
}
