import Graphics

extension UITableView {
  /// How a table separates its sections.
  public enum Style: Int, Sendable {
    /// A single list; headers stay at the top while their section is visible.
    case plain
    /// Groups that extend from edge to edge.
    case grouped
    /// Groups on inset cards (iOS 13).
    case insetGrouped
  }

  /// The position of a row after the table scrolled to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The animation of a change; changes are applied immediately, so all have the same result.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// When a visible self-sizing cell is measured again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when the table is notified of a change.
    case disabled
    /// When its content configuration changes, or `invalidateIntrinsicContentSize()` is called on
    /// it or its content view.
    case enabled
    /// Also when constraints or intrinsic sizes in its content view change.
    case enabledIncludingConstraints
  }

  /// What a separator inset is relative to.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

extension TableProfile {
  /// Returns the numbers for the simulated device of a view's window, or for the current device.
  @MainActor
  static func current(for view: UIView) -> TableProfile {
    let host = view.hostOfView
    return TableProfile(
      release: host.release, scale: host.geometry.scale,
      bodyText: BodyText(view.traitCollection.preferredContentSizeCategory))
  }
}

extension TableProfile.BodyText {
  init(_ category: UIContentSizeCategory) {
    guard category != .large else {
      self = .large
      return
    }
    self.init(
      size: DynamicType.size(.body, category), growth: DynamicType.ratio(.body, category))
  }
}
