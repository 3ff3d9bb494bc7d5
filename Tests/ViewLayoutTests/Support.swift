import Testing
import ViewLayout

// Concise constructors for boxes, named after the views they represent.

func hstack(
  align alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: LayoutBox...
) -> LayoutBox {
  LayoutBox(HStackLayout(alignment: alignment, spacing: spacing), children)
}

func vstack(
  align alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: LayoutBox...
) -> LayoutBox {
  LayoutBox(VStackLayout(alignment: alignment, spacing: spacing), children)
}

func zstack(align alignment: Alignment = .center, _ children: LayoutBox...) -> LayoutBox {
  LayoutBox(ZStackLayout(alignment: alignment), children)
}

/// A colour or shape.
func colour() -> LayoutBox { LayoutBox(FlexibleLeaf()) }

/// An image, or a colour with a fixed size.
func rigid(_ width: CGFloat, _ height: CGFloat) -> LayoutBox {
  LayoutBox(RigidLeaf(CGSize(width: width, height: height)))
}

func spacer(_ minimum: CGFloat? = nil) -> LayoutBox { LayoutBox(SpacerLeaf(minimum: minimum)) }

func divider(_ thickness: CGFloat) -> LayoutBox { LayoutBox(DividerLeaf(thickness: thickness)) }

/// A text of one line that doesn't wrap, but becomes as narrow as it must.
func text(
  _ width: CGFloat, _ height: CGFloat, spacing: TextSpacing? = nil, baseline: CGFloat? = nil
) -> LayoutBox {
  LayoutBox(
    AnsweringLeaf(
      spacing: spacing.map { .text($0) } ?? .plain,
      baselines: baseline.map { line in { _ in TextBaselines(first: line, last: line) } }
    ) { proposal in
      CGSize(width: min(width, proposal.width ?? width), height: height)
    })
}

/// A text of words that wrap: as many columns as fit, each line of one height.
func wrappingText(_ words: Int, word: CGFloat = 30, line: CGFloat = 20) -> LayoutBox {
  LayoutBox(
    AnsweringLeaf(baselines: { TextBaselines(first: 15, last: $0.height - 5) }) { proposal in
      let width = proposal.width ?? .infinity
      let columns = width.isFinite ? max(1, min(words, Int(width / word))) : words
      let lines = (words + columns - 1) / columns
      return CGSize(width: CGFloat(columns) * word, height: CGFloat(lines) * line)
    })
}

extension LayoutBox {
  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> LayoutBox {
    LayoutBox(FrameLayout(width: width, height: height, alignment: alignment), [self])
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    _ alignment: Alignment = .center
  ) -> LayoutBox {
    LayoutBox(
      FlexibleFrameLayout(
        horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment), [self])
  }

  func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LayoutBox {
    LayoutBox(PaddingLayout(edges, length), [self])
  }

  func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> LayoutBox {
    LayoutBox(FixedSizeLayout(axes), [self])
  }

  func aspectRatio(_ ratio: CGFloat? = nil, _ mode: ContentMode) -> LayoutBox {
    LayoutBox(AspectRatioLayout(ratio, contentMode: mode), [self])
  }

  func offset(_ x: CGFloat, _ y: CGFloat) -> LayoutBox {
    LayoutBox(OffsetLayout(CGSize(width: x, height: y)), [self])
  }

  func position(_ x: CGFloat, _ y: CGFloat) -> LayoutBox {
    LayoutBox(PositionLayout(CGPoint(x: x, y: y)), [self])
  }

  func guide(
    _ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutBox {
    LayoutBox(AlignmentGuideLayout(guide, computeValue: value), [self])
  }

  func guide(
    _ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutBox {
    LayoutBox(AlignmentGuideLayout(guide, computeValue: value), [self])
  }

  func overlay(align alignment: Alignment = .center, _ other: LayoutBox) -> LayoutBox {
    LayoutBox(SecondaryLayout(alignment), [self, other])
  }

  func scroll(_ axes: Axis.Set = .vertical) -> LayoutBox {
    LayoutBox(ScrollLayout(axes), [self])
  }

  func priority(_ value: Double) -> LayoutBox {
    priority = value
    return self
  }

  func value<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> LayoutBox {
    setValue(value, of: key)
    return self
  }

  func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, _ edges: Edge.Set = .all
  ) -> LayoutBox {
    LayoutBox(ignoring: regions, edges: edges, self)
  }

  /// Lays out the box in a window of a size, without a safe area.
  @discardableResult func inWindow(_ width: CGFloat, _ height: CGFloat) -> LayoutBox {
    layOut(in: CGRect(x: 0, y: 0, width: width, height: height))
    return self
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  /// The frame's numbers.
  var place: [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }
}

extension ViewSpacing {
  func below(_ upper: ViewSpacing) -> CGFloat { upper.distance(to: self, along: .vertical) }
}

/// Views by name, as in recordings.
final class Probes {
  private(set) var boxes: [String: LayoutBox] = [:]

  /// Gives a view a name.
  func callAsFunction(_ name: String, _ box: LayoutBox) -> LayoutBox {
    boxes[name] = box
    return box
  }
}

/// Whether numbers are equal within a hundredth of a point.
func isNear(_ a: [CGFloat], _ b: [CGFloat], within tolerance: CGFloat = 0.01) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(a - b) <= tolerance
}

/// A leaf that counts how often it's measured, and behaves like a shape by default.
final class CountingLeaf: LayoutLeaf {
  private(set) var count = 0
  private let answer: (ProposedViewSize) -> CGSize

  init(_ answer: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }) {
    self.answer = answer
  }

  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    count += 1
    return answer(proposal)
  }
}
