import Graphics
import SwiftUICore
import Testing

@MainActor struct ShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  nonisolated struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private func content(
    _ scale: CGFloat = 2, @ViewBuilder _ view: () -> some View
  ) throws -> ShapeContent {
    func first(_ nodes: [PlacedNode]) -> ShapeContent? {
      for node in nodes {
        if let found = node.content as? ShapeContent ?? first(node.children) { return found }
      }
      return nil
    }
    return try #require(first(graph(scale, view).place(100, 100)))
  }

  @Test func pathsAsText() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0.5))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 0.5 l 7 8 5 5 q 3 4 5 6 1 2 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 m") == nil)
  }

  @Test func arcsContinueTheLine() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(0), delta: .degrees(90))
    }
    #expect(path.description.hasPrefix("0 0 m 60 50 l"))
    #expect(abs(path.currentPoint!.x - 50) < 1e-9 && abs(path.currentPoint!.y - 60) < 1e-9)
  }

  @Test func strokesAndInsets() throws {
    let stroked = try content { Circle().stroke(.red, lineWidth: 4) }
    #expect(stroked.outline.stroke?.lineWidth == 4)
    #expect(stroked.outline.path(in: square) == Circle().path(in: square))
    let border = try content { RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4) }
    #expect(
      border.outline.path(in: square)
        == Path(roundedRect: CGRect(x: 2, y: 2, width: 96, height: 96), cornerRadius: 8))
    #expect(Circle().inset(by: 60).path(in: square).isEmpty)
  }

  @Test func layout() {
    func size(@ViewBuilder _ view: () -> some View) -> [CGFloat] {
      Array(graph(2, view).place(80, 60)[0].frame.numbers.dropFirst(2))
    }
    #expect(size { Circle() } == [60, 60])
    #expect(size { Circle().fill(.red) } == [60, 60])
    #expect(size { Circle().trim(from: 0, to: 0.5) } == [60, 60])
    #expect(size { Circle().stroke(lineWidth: 3) } == [60, 60])
    #expect(size { Circle().rotation(.degrees(4)) } == [80, 60])
    #expect(size { Circle().strokeBorder(.red) } == [80, 60])
    #expect(size { Triangle() } == [80, 60])
    #expect(size { Triangle().fixedSize() } == [10, 10])
    #expect(size { Circle().fill(.red).stroke(.blue) } == [60, 60])
  }

  @Test func shapesMirror() throws {
    let shape = try content { Triangle().environment(\.layoutDirection, .rightToLeft) }
    #expect(shape.outline.path(in: square).description == "100 0 m 0 100 l 100 100 l h")
    let fixed = try content { Rectangle().environment(\.layoutDirection, .rightToLeft) }
    #expect(fixed.outline.path(in: square) == Path(square))
  }

  @Test func transformedShapes() {
    let scaled = Rectangle().scale(0.5).path(in: square)
    #expect(scaled.boundingRect == CGRect(x: 25, y: 25, width: 50, height: 50))
    let turned = Rectangle().size(width: 20, height: 10).rotation(.degrees(90), anchor: .topLeading)
    let bounds = turned.path(in: square).boundingRect
    #expect(abs(bounds.minX + 10) < 1e-9 && abs(bounds.maxY - 20) < 1e-9)
    #expect(
      Rectangle().offset(CGSize(width: 5, height: 6)).path(in: square).boundingRect.origin
        == CGPoint(x: 5, y: 6))
  }

  @Test func names() {
    func names(@ViewBuilder _ view: () -> some View) -> [String] { graph(2, view).leaves() }
    #expect(names { Circle() } == ["Circle"])
    #expect(names { Capsule().stroke(.red) } == ["Capsule"])
    #expect(names { Triangle().fill(.red) } == ["Triangle"])
    #expect(names { RoundedRectangle(cornerRadius: 4).strokeBorder() } == ["RoundedRectangle"])
  }

  @Test func statics() {
    let shapes: [AnyShape] = [
      AnyShape(.rect), AnyShape(.rect(cornerRadius: 4)), AnyShape(.circle), AnyShape(.capsule),
      AnyShape(.ellipse), AnyShape(.rect(topLeadingRadius: 3)),
    ]
    #expect(shapes.allSatisfy { $0.path(in: square).boundingRect == square })
  }

  // MARK: Effects

  @Test func effectsDontMove() throws {
    let shown = graph {
      Rigid(40, 20).opacity(0.5).rotationEffect(.degrees(90)).scaleEffect(2).clipShape(.circle)
        .shadow(radius: 3).blur(radius: 2).hidden()
    }.place(100, 100)
    var node = shown[0]
    var names: [String] = []
    while let child = node.children.first {
      names.append(node.name)
      #expect(node.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
      node = child
    }
    #expect(
      names == [
        ".hidden()", ".blur(radius: 2)", ".shadow(radius: 3)", ".clipShape(Circle)",
        ".scaleEffect(2)", ".rotationEffect(.degrees(90))", ".opacity(0.5)",
      ])
  }

  @Test func transforms() throws {
    let effect = TransformEffect(change: .rotation(.degrees(90)), anchor: .topLeading)
    let frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    let moved = frame.applying(try #require(effect.transform(in: frame)))
    #expect(abs(moved.minX + 10) < 1e-9 && abs(moved.maxY - 50) < 1e-9)
  }

  @Test func masks() {
    let shown = graph {
      Rigid(40, 20).mask(alignment: .topLeading) { Rigid(10, 10, "Mask") }
    }.place(100, 100)
    #expect(shown[0].content is MaskEffect)
    #expect(shown[0].frames["Mask"] == [30, 40, 10, 10])
    #expect(shown[0].children.map(\.name) == ["Rigid", "Mask"])
  }

  @Test func colorMatrices() {
    let gray = ColorEffect(change: .grayscale(1)).matrix
    #expect(gray[0] == gray[1] && gray[0][1] == 0.7152)
    #expect(ColorEffect(change: .contrast(0)).matrix[0] == [0, 0, 0, 0, 0.5])
  }

  // MARK: Images

  @Test func symbols() throws {
    let shown = graph(3) {
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star")
        Text("a")
      }
    }.place(100, 100)
    let image = shown[0].children[0]
    #expect(image.name == "Image “star”")
    let content = try #require(image.content as? ImageContent)
    #expect(content.size == image.frame.size && content.paint == .color(.black))
    #expect(content.size.width > 18 && content.size.width < 24)
    let filled = graph { Image(systemName: "star").symbolVariant(.fill) }.place(100, 100)
    guard case .symbol(let picture) = (filled[0].content as? ImageContent)?.picture else {
      return #expect(Bool(false), "no symbol")
    }
    #expect(picture.symbol.name == "star.fill")
  }

  @Test func resizableSymbols() {
    #expect(
      graph { Image(systemName: "star").resizable().frame(width: 50, height: 30) }.place(100, 100)[
        0
      ]
      .children[0].frame.size == CGSize(width: 50, height: 30))
    #expect(graph { Image("missing") }.place(100, 100)[0].frame.size == .zero)
  }

  @Test func labels() {
    let shown = graph(2) {
      Label {
        Text("Title").probe("title")
      } icon: {
        Rigid(20, 20, "icon")
      }
    }.place(200, 100)
    let frames = shown[0].frames
    #expect(frames["title"]![0] - frames["icon"]![0] - 20 == 8)
    #expect(
      graph { Label("Title", systemImage: "star").labelStyle(.titleOnly) }.leaves() == [
        "Text “Title”"
      ])
    #expect(
      graph { Label("Title", systemImage: "star").labelStyle(.iconOnly) }.leaves() == [
        "Image “star”"
      ])
  }

  /// The number of a list's item; a row is as high as without it.
  @Test func textsAsIconsOfLabels() {
    let shown = graph {
      Label {
        Text("Title").probe("title")
      } icon: {
        Text("1.").monospacedDigit().frame(width: 30, alignment: .trailing).probe("icon")
      }.font(.system(size: 16))
    }.place(200, 100)
    let frames = shown[0].frames
    #expect(frames["title"]![1] == frames["icon"]![1])
  }

  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func ownLabelStyles() {
    #expect(
      graph { Label("Title", systemImage: "star").labelStyle(Reversed()) }.leaves() == [
        "Text “Title”", "Image “star”",
      ])
  }
}
