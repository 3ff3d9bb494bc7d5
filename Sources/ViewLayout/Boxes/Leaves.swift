/// Colours, shapes, paths, gradients: takes what is proposed, and is 10 long where nothing is
/// (facts: layout §1.1, high).
package struct FlexibleLeaf: LayoutLeaf {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A circle: a square of the shorter of both lengths (facts: layout §1.1, high).
package struct CircleLeaf: LayoutLeaf {
  package init() {}

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// An image: it has its size whatever is proposed. One that isn't found is 0 by 0, but still has
/// distances (facts: layout §1.6, high).
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

/// A resizable image: takes what is proposed, and has its own length where nothing is
/// (facts: layout §1.6, high).
package struct ResizableLeaf: LayoutLeaf {
  package var size: CGSize

  package init(_ size: CGSize) {
    self.size = size
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}

/// A spacer: grows along its stack and has no extent across it; outside of one it grows both ways.
///
/// It is served after all its neighbours, keeps no distance from them, and has no baseline
/// (facts: layout §1.2, high).
package struct SpacerLeaf: LayoutLeaf {
  /// The length that a spacer has at least, in points (macOS 26.2; iOS 26; facts: layout §1.2, high).
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

/// A line across its stack, or from side to side outside of one.
package struct DividerLeaf: LayoutLeaf {
  /// In points: a pixel on iOS (18.5 and 26), a point on macOS (facts: layout §1.2, high).
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

/// A leaf by what it answers: texts, controls, and what a test needs.
package struct AnsweringLeaf: LayoutLeaf {
  private let answer: (ProposedViewSize) -> CGSize
  private let ownBaselines: ((CGSize) -> TextBaselines)?
  package let spacing: ViewSpacing

  /// Makes a leaf.
  ///
  /// - Parameters:
  ///   - baselines: Where the baselines are in the view's size; nil if it sets none.
  ///   - answer: The size for a proposal.
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
