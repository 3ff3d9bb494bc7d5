import LayoutTrees

/// What of a screen's layout has to be the baseline's, whatever the pixels say.
///
/// A tolerance for pixels then excuses how something is drawn, and never where it is.
public enum StructuralGate: String, Hashable, Sendable, CaseIterable {
  /// Nothing: pixels alone decide.
  case ignored
  /// The same views, with the same frames, hidden or not.
  case frames
  /// Everything the layout tree holds: frames, insets, margins, texts.
  case exact

  /// What of a difference counts.
  func violations(_ changes: [LayoutChange]) -> [LayoutChange] {
    switch self {
    case .ignored: []
    case .exact: changes
    case .frames:
      changes.filter { change in
        guard case .attribute(let subject, _, _, _) = change.kind else { return true }
        return subject.isPartOfFrames
      }
    }
  }
}
