/// A colour, shape, path or gradient: it accepts the proposal, and uses 10 for an unspecified length (facts: layout
/// §1.1, high).
package struct FlexibleLeaf: LayoutLeaf {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A circle: a square of the proposal's shorter length (facts: layout §1.1, high).
package struct CircleLeaf: LayoutLeaf {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An image that isn't resizable: it has a fixed size. A missing image is 0 by 0, but still has spacing (facts:
/// layout §1.6, high).
package struct RigidLeaf: LayoutLeaf {
  package var size: CGSize
  package var spacing: ViewSpacing

  package init(_ size: CGSize, spacing: ViewSpacing = .plain) {
    self.size = size
    self.spacing = spacing
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    size
  }
}

/// A resizable image: it accepts the proposal, and uses its own length for an unspecified one (facts: layout §1.6,
/// high).
package struct ResizableLeaf: LayoutLeaf {
  package var size: CGSize

  package init(_ size: CGSize) {
    self.size = size
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// A spacer: it expands along its stack's axis and has no extent across it. Outside a stack it expands in both axes.
///
/// It has the lowest priority, no spacing to its neighbours, and no baseline (facts: layout §1.2, high).
package struct SpacerLeaf: LayoutLeaf {
  /// The default minimum length of a spacer, in points (macOS 26.2; iOS 26; facts: layout §1.2, high).
  package static let defaultMinimum: CGFloat = 8

  package var minimum: CGFloat

  package init(minimum: CGFloat? = nil) {
    self.minimum = minimum ?? Self.defaultMinimum
  }

  package var spacing: ViewSpacing { .zero }
  package var priority: Double { -.infinity }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard orientation == nil || orientation == axis else { return 0 }
      return max(minimum, proposal[axis] ?? minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A divider: a line across its stack's axis, or a horizontal one outside a stack.
package struct DividerLeaf: LayoutLeaf {
  /// The thickness in points: a pixel on iOS (18.5 and 26), a point on macOS (facts: layout §1.2, high).
  package var thickness: CGFloat

  package init(thickness: CGFloat) {
    self.thickness = thickness
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return orientation == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }
}

/// A leaf defined by closures, for texts, controls and tests.
package struct AnsweringLeaf: LayoutLeaf {
  private let answer: (ProposedViewSize) -> CGSize
  private let ownBaselines: ((CGSize) -> TextBaselines)?
  package let spacing: ViewSpacing

  /// Creates a leaf.
  ///
  /// - Parameters:
  ///   - baselines: Returns the baselines for the view's size; `nil` if it sets none.
  ///   - answer: Returns the size for a proposal.
  package init(
    spacing: ViewSpacing = .plain, baselines: ((CGSize) -> TextBaselines)? = nil,
    answer: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.spacing = spacing
    ownBaselines = baselines
    self.answer = answer
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    answer(proposal)
  }

  package var hasBaselines: Bool { ownBaselines != nil }

  package func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
    ownBaselines?(answer(proposal).valid)
  }
}
