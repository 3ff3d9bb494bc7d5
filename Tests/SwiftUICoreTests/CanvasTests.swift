import Graphics
import SwiftUICore
import Testing

@MainActor struct CanvasTests {
  private func drawings(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [GraphicsContext.Drawing] {
    let shown = graph { Canvas(renderer: renderer) }.place(100, 50)
    let content = try #require(shown[0].content as? CanvasContent)
    return content.drawings(in: shown[0].frame.size)
  }

  @Test func stateOfCopies() throws {
    let drawings = try drawings { context, size in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.translateBy(x: 10, y: 20)
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground)
    }
    #expect(drawings.map(\.opacity) == [0.5, 0.5])
    #expect(drawings[0].transform == CGAffineTransform(translationX: 10, y: 20))
    #expect(drawings[0].clips[0].path.boundingRect.origin == CGPoint(x: 10, y: 20))
    #expect(drawings[1].transform.isIdentity && drawings[1].clips.isEmpty)
    guard case .fill(let path, .color(let color), _) = drawings[0].kind else {
      return #expect(Bool(false), "no fill")
    }
    #expect(path.boundingRect.size == CGSize(width: 100, height: 50))
    #expect(color == Color.red.rgba(in: EnvironmentValues()))
  }

  @Test func textsAtAnchors() throws {
    let drawings = try drawings { context, size in
      context.draw(
        Text("Body"), at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
    }
    guard case .text(let text, let rect) = drawings[0].kind else {
      return #expect(Bool(false), "no text")
    }
    #expect(text.string == "Body")
    #expect(rect.maxX == 100 && rect.maxY == 50 && rect.height > 20)
  }

  @Test func gradientsBetweenPoints() throws {
    let drawings = try drawings { context, _ in
      context.fill(
        Path(CGRect(x: 10, y: 10, width: 20, height: 10)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 10, y: 10),
          endPoint: CGPoint(x: 20, y: 20)))
    }
    guard case .fill(_, .linear(_, let from, let to), _) = drawings[0].kind else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(from == .topLeading && to == .bottom)
  }
}
