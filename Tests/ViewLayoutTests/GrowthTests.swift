import Testing
import ViewLayout

/// The number of measurements by the size of a layout, which unlike times doesn't depend on the machine.
struct GrowthTests {
  /// Lays out a tree in a window and counts how often its leaves are measured.
  private func answers(_ tree: (@escaping () -> LayoutBox) -> LayoutBox) -> Int {
    var leaves: [CountingLeaf] = []
    let root = tree {
      // Shapes and wrapping texts alternate.
      let leaf =
        leaves.count % 2 == 0
        ? CountingLeaf()
        : CountingLeaf { proposal in
          let width = max(1, min(proposal.width ?? 90, 90))
          return CGSize(width: width, height: width.isFinite ? (900 / width).rounded(.up) : 10)
        }
      leaves.append(leaf)
      return LayoutBox(leaf)
    }
    _ = root.inWindow(390, 844)
    return leaves.reduce(0) { $0 + $1.count }
  }

  /// Whether ten times the size needs at most ten times as many measurements, apart from constant ones.
  private func isLinear(_ tree: @escaping (Int, @escaping () -> LayoutBox) -> LayoutBox) -> Bool {
    let small = answers { tree(100, $0) }
    let large = answers { tree(1000, $0) }
    return small > 0 && large <= small * 10 + 100
  }

  @Test func stacks() {
    #expect(isLinear { count, leaf in LayoutBox(VStackLayout(), (0..<count).map { _ in leaf() }) })
    #expect(
      isLinear { count, leaf in
        LayoutBox(
          HStackLayout(alignment: .firstTextBaseline),
          (0..<count).map { leaf().priority(Double($0 % 5)) })
      })
    // A single child is only measured once.
    #expect(answers { leaf in LayoutBox(VStackLayout(), [leaf()]) } == 1)
  }

  @Test("lists of rows")
  func rows() {
    #expect(
      isLinear { count, leaf in
        LayoutBox(
          VStackLayout(),
          (0..<(count / 4)).map { _ in
            hstack(vstack(leaf(), leaf()).padding(), spacer(), leaf().frame(width: 40), leaf())
          })
      })
  }

  @Test func nestedFrames() {
    func nested(_ depth: Int, _ leaf: LayoutBox) -> LayoutBox {
      (0..<depth).reduce(leaf) { box, level in
        switch level % 5 {
        case 0: box.frame(maxWidth: .infinity)
        case 1: box.padding(.all, 0.1)
        case 2: box.frame(minHeight: 5, .bottomTrailing)
        case 3: box.overlay(align: .topLeading, rigid(1, 1))
        default: box.guide(.leading) { $0.width / 3 }
        }
      }
    }
    // The leaf is measured equally often at any depth.
    let (shallow, deep) = (
      answers { leaf in nested(50, leaf()) }, answers { leaf in nested(500, leaf()) }
    )
    #expect(deep <= shallow + 1)
    #expect(deep <= 4)
  }

  @Test func grids() {
    #expect(
      isLinear { count, leaf in
        GridTests.grid(
          (0..<(count / 4)).map { row in
            row % 10 == 9 ? (false, [leaf()]) : (true, (0..<4).map { _ in leaf() })
          })
      })
  }

  @Test("nested stacks need few additional measurements for each level")
  func nestedStacks() {
    func nested(_ depth: Int, _ leaf: () -> LayoutBox) -> LayoutBox {
      (0..<depth).reduce(leaf()) { box, level in
        level % 2 == 0 ? hstack(leaf(), box) : vstack(leaf(), box, leaf())
      }
    }
    let counts = [4, 8, 16].map { depth in answers { leaf in nested(depth, leaf) } }
    #expect(counts[2] <= counts[1] * 4)
  }

  @Test("sizes are cached by proposal, but not forever")
  func keptAnswers() {
    let leaf = CountingLeaf()
    let box = LayoutBox(leaf)
    for width in 0..<20 { _ = box.size(CGFloat(width), nil) }
    for width in 0..<20 { _ = box.size(CGFloat(width), nil) }
    #expect(leaf.count == 20)
    for width in 0..<1000 { _ = box.size(CGFloat(width), 5) }
    _ = box.size(3, nil)
    #expect(leaf.count == 1021)
    box.invalidate()
    _ = box.size(3, nil)
    #expect(leaf.count == 1022)
  }

  @Test("only boxes that may set a guide are queried for it")
  func guides() {
    let counted = { (guide: Bool) in
      self.answers { leaf in
        (0..<200).reduce(guide ? leaf().guide(.leading) { _ in 3 } : leaf()) { box, _ in
          vstack(align: .leading, box.padding(.all, 0.1))
        }
      }
    }
    #expect(counted(true) == counted(false))
  }

  @Test("of ten thousand lazy rows, only visible ones are created")
  func lazyRows() {
    let rows = LazyTests.Elements(10_000) { _ in rigid(100, 44) }
    let stack = LayoutBox(lazyStack: .vertical, rows)
    stack.show(0...844)
    let root = stack.scroll()
    root.layOut(
      in: CGRect(x: 0, y: 0, width: 390, height: 844),
      surroundings: Surroundings(visible: CGRect(x: 0, y: 0, width: 390, height: 844)))
    #expect(rows.made.count == 17)
    #expect(stack.frame.height == 519_992)
  }
}
