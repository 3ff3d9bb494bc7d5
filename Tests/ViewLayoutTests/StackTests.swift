import Testing
import ViewLayout

/// Facts: layout §1.2. Recorded stacks are in `RecordedStackTests`.
struct StackTests {
  @Test("the least flexible child is sized first, and there is no second pass")
  func overflowing() {
    let capped = colour().frame(maxWidth: 100)
    let wide = colour().frame(minWidth: 100)
    let stack = hstack(spacing: 0, capped, wide)
    let framed = stack.frame(width: 150).inWindow(150, 50)
    #expect(capped.frame.width == 75)
    #expect(wide.frame.width == 100)
    #expect(stack.frame.width == 175)
    #expect(stack.frame.minX == -12.5)
    #expect(framed.frame.width == 150)
  }

  @Test("a child that takes less leaves more to later ones")
  func leftOver() {
    let short = text(20, 10)
    let (a, b) = (colour(), colour())
    _ = hstack(spacing: 10, a, short, b).inWindow(200, 50)
    #expect([a, short, b].map(\.frame.width) == [80, 20, 80])
  }

  @Test("equally flexible children are sized in order")
  func order() {
    // Both are equally flexible, so the first is proposed half, and the second the rest.
    let stepped = LayoutBox(
      AnsweringLeaf { proposal in
        let width = min(proposal.width ?? 100, 100)
        return CGSize(width: width < 100 ? (width / 30).rounded(.down) * 30 : 100, height: 10)
      })
    let smooth = LayoutBox(
      AnsweringLeaf { CGSize(width: min($0.width ?? 100, 100), height: 10) })
    _ = hstack(spacing: 0, stepped, smooth).inWindow(110, 10)
    #expect([stepped, smooth].map(\.frame.width) == [30, 80])
    _ = hstack(spacing: 0, smooth, stepped).inWindow(110, 10)
    #expect([smooth, stepped].map(\.frame.width) == [55, 30])
  }

  @Test("higher priorities are sized first, minus the minimums of lower ones")
  func priorities() {
    let (low, high) = (text(100, 10), text(100, 10).priority(1))
    _ = hstack(spacing: 0, low, high).inWindow(120, 10)
    #expect([low, high].map(\.frame.width) == [20, 100])
    let (first, second, third) = (
      colour().frame(minWidth: 10).priority(-1), colour().frame(minWidth: 20), colour().priority(2)
    )
    _ = hstack(spacing: 5, first, second, third).inWindow(100, 10)
    #expect([first, second, third].map(\.frame.width) == [10, 20, 60])
  }

  @Test("children of an ideal extent across the stack get the stack's")
  func idealExtent() {
    let (bar, label) = (colour().frame(width: 4), wrappingText(6))
    _ = hstack(spacing: 0, bar, label).padding(.all, 5).fixedSize(.vertical).inWindow(104, 300)
    #expect(bar.frame.size == CGSize(width: 4, height: 40))
    let (wide, narrow) = (colour().frame(height: 10), rigid(60, 20))
    _ = vstack(spacing: 0, wide, narrow).fixedSize().inWindow(300, 300)
    #expect(wide.frame.width == 60)
  }

  @Test("an ideal or infinite length is proposed to each child")
  func unbounded() {
    let stack = hstack(spacing: 8, rigid(30, 20), colour())
    #expect(stack.size(nil, 40) == CGSize(width: 48, height: 40))
    #expect(stack.size(.infinity, 40) == CGSize(width: CGFloat.infinity, height: 40))
    #expect(vstack(colour()).size(.infinity, .infinity).width == .infinity)
  }

  @Test("across its axis, a stack is as long as its aligned children")
  func across() {
    // Baselines 15 and 35: one text extends 5 below the line, the other one 35 above it.
    let (a, b) = (text(20, 30, baseline: 15), text(20, 40, baseline: 35))
    let stack = hstack(align: .firstTextBaseline, spacing: 0, a, b).inWindow(100, 100)
    #expect(stack.size(100, 100).height == 50)
    #expect(a.frame.minY - b.frame.minY == 20)
    #expect(hstack(rigid(10, 20)).size(100, 300).height == 20)
    #expect(hstack(rigid(10, 20), colour()).size(100, 300).height == 300)
  }

  @Test("a child that is too large is centred over the space")
  func centred() {
    let child = rigid(150, 20)
    _ = vstack(child).inWindow(100, 100)
    #expect(child.place == [-25, 40, 150, 20])
  }

  @Test("a spacer is sized last, is at least 8 long, and has no spacing")
  func spacers() {
    let (a, b) = (text(60, 20), text(60, 20))
    let gap = spacer()
    _ = hstack(a, gap, b).inWindow(300, 20)
    #expect([a, gap, b].map(\.place) == [[0, 0, 60, 20], [60, 10, 180, 0], [240, 0, 60, 20]])
    _ = hstack(a, gap, b).inWindow(100, 20)
    // 92 for both texts: not a third of 100 each.
    #expect([a, gap, b].map(\.frame.width) == [46, 8, 46])
    #expect(hstack(rigid(5, 5), spacer(), rigid(5, 5)).size(nil, nil).width == 18)
    #expect(hstack(rigid(5, 5), spacer(20), rigid(5, 5)).size(nil, nil).width == 30)
  }

  @Test("a spacer expands along its stack, also through modifiers, and outside in both axes")
  func spacerAxes() {
    #expect(spacer().size(50, 60) == CGSize(width: 50, height: 60))
    let gap = spacer()
    _ = hstack(gap.frame(minWidth: 20)).inWindow(50, 60)
    #expect(gap.frame.size == CGSize(width: 50, height: 0))
    let other = spacer()
    _ = hstack(zstack(other)).inWindow(50, 60)
    #expect(other.frame.size == CGSize(width: 50, height: 60))
  }

  @Test("a divider crosses its stack, and makes it fill that length")
  func dividers() {
    #expect(hstack(divider(0.5)).size(100, 80) == CGSize(width: 0.5, height: 80))
    #expect(vstack(divider(0.5)).size(100, 80) == CGSize(width: 100, height: 0.5))
    #expect(divider(0.5).size(100, 80) == CGSize(width: 100, height: 0.5))
    #expect(hstack(rigid(5, 5), divider(0.5)).size(nil, nil).width == 13.5)
  }

  @Test("children are centred by default")
  func defaults() {
    let low = rigid(10, 10)
    _ = hstack(spacing: 0, rigid(10, 30), low).inWindow(20, 30)
    #expect(low.frame.minY == 10)
    let narrow = rigid(10, 10)
    _ = vstack(spacing: 0, rigid(30, 10), narrow).inWindow(30, 20)
    #expect(narrow.frame.minX == 10)
  }

  @Test("an empty stack has zero size")
  func empty() {
    #expect(hstack().size(100, 100) == .zero)
    #expect(vstack(hstack(), rigid(10, 10)).size(nil, nil).height == 18)
  }

  @Test("spacing that isn't a number is the children's preference, infinite spacing is zero")
  func hostileSpacing() {
    #expect(hstack(spacing: .nan, rigid(5, 5), rigid(5, 5)).size(nil, nil).width == 18)
    #expect(hstack(spacing: .infinity, rigid(5, 5), rigid(5, 5)).size(nil, nil).width == 10)
    #expect(hstack(spacing: -2, rigid(5, 5), rigid(5, 5)).size(nil, nil).width == 8)
  }
}
