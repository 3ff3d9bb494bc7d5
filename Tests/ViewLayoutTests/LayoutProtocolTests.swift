import Testing
import ViewLayout

/// Custom layouts, as in apps; facts: layout §1.12.
struct LayoutProtocolTests {
  /// The distance that a view is moved down.
  struct Drop: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  /// Places views at the trailing edge, each moved down by its value; every third isn't placed.
  struct Dropping: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() where index % 3 != 2 {
        subview.place(
          at: CGPoint(x: bounds.maxX, y: bounds.minY + subview[Drop.self]), anchor: .topTrailing,
          proposal: .unspecified)
      }
    }
  }

  @Test("views are placed by an anchor; unplaced views are centred")
  func places() {
    let (a, b, c) = (
      rigid(20, 10), rigid(30, 10).value(Drop.self, 25).padding(.top, 5), colour()
    )
    _ = LayoutBox(Dropping(), [a, b, c]).padding(.leading, 10).inWindow(110, 100)
    #expect(a.place == [90, 0, 20, 10])
    #expect(b.place == [80, 25, 30, 15])
    // Centred, with the container's own proposal.
    #expect(c.place == [10, 0, 100, 100])
  }

  /// Counts calls, and caches the widths of its subviews.
  struct Caching: Layout {
    final class Log: @unchecked Sendable {
      var made = 0
      var updated = 0
      var counts: String { "\(made) made, \(updated) updated" }
    }

    let log: Log

    func makeCache(subviews: Subviews) -> [CGFloat] {
      log.made += 1
      return widths(subviews)
    }

    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
      log.updated += 1
      cache = widths(subviews)
    }

    private func widths(_ subviews: Subviews) -> [CGFloat] {
      subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) -> CGSize {
      CGSize(width: cache.reduce(0, +), height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
      var x = bounds.minX
      for (subview, width) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
        x += width
      }
    }
  }

  @Test("a cache is created once, and updated when subviews change")
  func cache() {
    let log = Caching.Log()
    let (a, b) = (rigid(20, 10), rigid(30, 10))
    let box = LayoutBox(Caching(log: log), [a, b])
    _ = box.inWindow(100, 10)
    _ = box.size(5, 5)
    #expect(log.counts == "1 made, 0 updated")
    #expect(b.frame.minX == 45)
    box.setChildren([a, b, rigid(10, 10)])
    #expect(box.size(nil, nil).width == 60)
    #expect(log.counts == "1 made, 1 updated")
    b.setLeaf(RigidLeaf(CGSize(width: 50, height: 10)))
    #expect(box.size(nil, nil).width == 80)
    #expect(log.counts == "1 made, 2 updated")
  }

  @Test("without `updateCache`, the cache is created again")
  func defaultUpdate() {
    struct Counting: Layout {
      func makeCache(subviews: Subviews) -> Int { subviews.count }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        cache += 10
        return CGSize(width: cache, height: 0)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}
    }
    let box = LayoutBox(Counting(), [rigid(1, 1)])
    #expect([box.size(1, 1), box.size(2, 2)].map(\.width) == [11, 21])
    box.setChildren([rigid(1, 1), rigid(1, 1)])
    #expect(box.size(1, 1).width == 12)
  }

  @Test("a type-erased layout keeps its cache, and creates another one for another layout")
  func anyLayout() {
    let log = Caching.Log()
    let children = [rigid(20, 10), rigid(30, 10)]
    let box = LayoutBox(AnyLayout(AnyLayout(Caching(log: log))), children)
    _ = box.inWindow(100, 10)
    #expect(box.size(nil, nil).width == 50)
    #expect(log.made == 1)
    box.setLayout(AnyLayout(VStackLayout(spacing: 0)))
    #expect(box.size(nil, nil) == CGSize(width: 30, height: 20))
    box.setLayout(AnyLayout(Caching(log: log)))
    #expect(box.size(nil, nil).width == 50)
    #expect(log.made == 2)
    let gap = spacer()
    _ = LayoutBox(AnyLayout(HStackLayout()), [gap]).inWindow(50, 50)
    #expect(gap.frame.size == CGSize(width: 50, height: 0))
  }

  @Test("a layout has its subviews' spacing and guides by default")
  func defaults() {
    let spacing = TextSpacing(above: 6, below: 10, betweenTexts: 2)
    let label = text(30, 20, spacing: spacing, baseline: 15).value(Drop.self, 40)
    let box = LayoutBox(Dropping(), [label])
    #expect(box.spacing.below(.plain) == 6)
    let other = rigid(10, 10)
    let row = hstack(align: .firstTextBaseline, spacing: 0, box.frame(width: 50, height: 70), other)
    _ = row.inWindow(100, 100)
    #expect(other.frame.maxY == label.frame.minY + 15)
    #expect(label.frame.minY - box.frame.minY == 40)
  }

  @Test("subviews provide spacing and priority, and slices keep their indices")
  func subviews() {
    struct Reading: Layout {
      final class Log: @unchecked Sendable { var found: [String] = [] }
      let log: Log
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        log.found = [
          "\(subviews.count)", "\(subviews[0].priority)",
          "\(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))",
          "\(subviews[1...].startIndex)", "\(subviews[[2, 0]].first == subviews[2])",
          "\(subviews.dropFirst().first?.dimensions(in: .zero).width ?? -1)",
          "\(subviews.layoutDirection)",
        ]
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let log = Reading.Log()
    let box = LayoutBox(
      Reading(log: log), [rigid(5, 5).priority(2), rigid(7, 7), colour()],
      layoutDirection: .rightToLeft)
    _ = box.size(nil, nil)
    #expect(log.found == ["3", "2.0", "8.0", "1", "true", "7.0", "rightToLeft"])
  }

  @Test("stacks have no animatable data, an app's layout has its own")
  func animatable() {
    struct Radial: Layout {
      var angle: CGFloat
      var animatableData: CGFloat {
        get { angle }
        set { angle = newValue }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { .zero }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    var radial = Radial(angle: 1)
    radial.animatableData.scale(by: 3)
    #expect(radial.angle == 3)
    #expect(HStackLayout().animatableData == EmptyAnimatableData())
    var pair = AnimatablePair(CGFloat(1), AnimatablePair(Double(2), Float(3)))
    pair += .zero
    pair.scale(by: 2)
    #expect(pair.magnitudeSquared == 56)
  }
}
