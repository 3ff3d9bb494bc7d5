import Graphics

extension UITableView {
  /// How a table sets its sections apart.
  public enum Style: Int, Sendable {
    /// One list; headers stay at the top while their section is visible.
    case plain
    /// Groups from edge to edge.
    case grouped
    /// Groups on cards (iOS 13).
    case insetGrouped
  }

  /// Where scrolling to a row puts it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How a change would move in; changes are applied at once, so all look the same.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// When a visible cell that measures itself does so again (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Not before the table is told of a change.
    case disabled
    /// When its content configuration changes, or `invalidateIntrinsicContentSize()` is called on it or
    /// its content view.
    case enabled
    /// Also when constraints or natural sizes in its content view change.
    case enabledIncludingConstraints
  }

  /// What a separator inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

extension TableProfile {
  /// The numbers for a view: of its window's simulated device, or of the current one.
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
