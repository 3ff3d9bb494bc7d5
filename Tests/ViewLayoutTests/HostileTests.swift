import Testing
import ViewLayout

/// Arbitrary layouts with arbitrary numbers never trap, and all frames are finite.
struct HostileTests {
  /// A reproducible random number generator.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static let numbers: [CGFloat] = [
    0, -0.0, 1, 10, 33.3, 300, -5, -1e9, 1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  struct Trees {
    var random: Generator
    var boxes: [LayoutBox] = []

    mutating func number() -> CGFloat { numbers.randomElement(using: &random) ?? 0 }

    mutating func length() -> CGFloat? { Bool.random(using: &random) ? number() : nil }

    mutating func leaf() -> LayoutBox {
      let (width, height, line) = (number(), number(), number())
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return colour()
      case 1: return rigid(width, height)
      case 2: return spacer(Bool.random(using: &random) ? width : nil)
      case 3: return divider(width)
      case 4:
        return LayoutBox(
          AnsweringLeaf(
            spacing: .text(TextSpacing(above: width, below: height, betweenTexts: line)),
            baselines: { _ in TextBaselines(first: line, last: height) }
          ) { CGSize(width: ($0.width ?? width) * 2 - 10, height: ($0.height ?? 20) - line) })
      default:
        let axis = RepresentableLeaf.Length(
          intrinsic: width, hugging: Float(height), resistance: .nan)
        return LayoutBox(RepresentableLeaf(width: axis, height: axis))
      }
    }

    mutating func tree(_ depth: Int) -> LayoutBox {
      let box = depth == 0 ? leaf() : node(depth)
      if Int.random(in: 0..<5, using: &random) == 0 { box.priority = Double(number()) }
      boxes.append(box)
      return box
    }

    private mutating func children(_ depth: Int) -> [LayoutBox] {
      (0..<Int.random(in: 0..<4, using: &random)).map { _ in tree(depth - 1) }
    }

    private mutating func node(_ depth: Int) -> LayoutBox {
      let (x, y) = (number(), number())
      let alignment =
        [Alignment.center, .topLeading, .trailingLastTextBaseline]
        .randomElement(using: &random) ?? .center
      switch Int.random(in: 0..<18, using: &random) {
      case 0:
        return LayoutBox(
          HStackLayout(alignment: alignment.vertical, spacing: length()), children(depth),
          layoutDirection: .rightToLeft)
      case 1:
        return LayoutBox(
          VStackLayout(alignment: alignment.horizontal, spacing: length()), children(depth))
      case 2: return LayoutBox(ZStackLayout(alignment: alignment), children(depth))
      case 3: return tree(depth - 1).frame(width: length(), height: length(), alignment)
      case 4:
        return tree(depth - 1).frame(
          minWidth: length(), idealWidth: length(), maxWidth: length(), minHeight: length(),
          idealHeight: length(), maxHeight: length(), alignment)
      case 5: return tree(depth - 1).padding(.all, x)
      case 6: return tree(depth - 1).fixedSize()
      case 7: return tree(depth - 1).aspectRatio(length(), .fill)
      case 8: return tree(depth - 1).offset(x, y)
      case 9: return tree(depth - 1).position(x, y)
      case 10:
        return tree(depth - 1).guide(.leading) { _ in x }.guide(.firstTextBaseline) { _ in y }
      case 11: return tree(depth - 1).overlay(align: alignment, tree(depth - 1))
      case 12: return LayoutBox(ViewThatFitsLayout(), children(depth))
      case 13: return tree(depth - 1).scroll([.horizontal, .vertical])
      case 14: return tree(depth - 1).ignoresSafeArea()
      case 15:
        return LayoutBox(tree(depth - 1), insetAt: .trailing, by: tree(depth - 1), spacing: x)
      case 16:
        let cells = children(depth) + children(depth)
        for (place, cell) in cells.enumerated() where place % 4 != 3 {
          cell.setValue(GridRowMembership(row: place / 2), of: GridRowKey.self)
          cell.setValue(Int(place * 3) - 2, of: GridCellColumnsKey.self)
          cell.setValue(UnitPoint(x: x, y: y), of: GridCellAnchorKey.self)
        }
        return LayoutBox(
          GridLayout(alignment: alignment, horizontalSpacing: length(), verticalSpacing: length()),
          cells)
      default:
        let rows = children(depth)
        let elements = LazyTests.Elements(rows.count) { rows[$0] }
        let items = [GridItem(.adaptive(minimum: x, maximum: y)), GridItem(.fixed(y), spacing: x)]
        return LayoutBox(
          lazyGrid: Bool.random(using: &random) ? .vertical : .horizontal, items: items,
          alignment: alignment, spacing: length(), elements)
      }
    }
  }

  @Test("random trees", arguments: 0..<8)
  func random(_ seed: Int) {
    for number in 0..<250 {
      var trees = Trees(random: Generator(state: UInt64(seed * 1000 + number)))
      let root = trees.tree(4)
      let size = CGSize(width: trees.number(), height: trees.number())
      let isWindow = number % 2 == 0 || !size.width.isFinite || !size.height.isFinite
      let window = CGRect(
        origin: .zero, size: isWindow ? CGSize(width: 390, height: 844) : size)
      let area = SafeArea(bounds: window, container: .init(top: 47, left: trees.number()))
      root.layOut(in: window, surroundings: Surroundings(safeArea: area, visible: window))
      _ = root.sizeThatFits(.unspecified)
      _ = root.sizeThatFits(.infinity)
      let broken = trees.boxes.filter {
        !$0.frame.minX.isFinite || !$0.frame.minY.isFinite || !$0.frame.width.isFinite
          || !$0.frame.height.isFinite
      }
      #expect(broken.isEmpty, "seed \(seed), tree \(number): \(broken.map(\.frame))")
      #expect(!root.sizeThatFits(.zero).width.isNaN)
    }
  }

  @Test("layout is deterministic")
  func deterministic() {
    func frames() -> [String] {
      (0..<50).flatMap { number -> [String] in
        var trees = Trees(random: Generator(state: UInt64(number)))
        _ = trees.tree(4).inWindow(390, 844)
        return trees.boxes.map { "\($0.frame)" }
      }
    }
    #expect(frames() == frames())
  }

  @Test("a deep tree is laid out")
  func deep() {
    let root = (0..<2_000).reduce(colour()) { box, level in
      level % 2 == 0 ? box.padding(.all, 0.01) : vstack(box)
    }
    #expect(root.inWindow(390, 844).place == [0, 0, 390, 844])
  }
}
