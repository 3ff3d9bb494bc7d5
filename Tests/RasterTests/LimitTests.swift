import Foundation
import Graphics
import Pixels
import Testing

@testable import Raster

@Suite("Limits and errors")
struct LimitTests {
  @Test(arguments: [0, -5, 20_001, 1e9, .infinity, .nan] as [CGFloat])
  func `a canvas of no or absurd size is refused`(side: CGFloat) throws {
    #expect(throws: RasterError.self) {
      try Rasterizer().render(
        DisplayList(), size: CGSize(width: side, height: 10), scale: 1)
    }
  }

  @Test func `coordinates that are no numbers are named, not drawn`() throws {
    let nan = CGFloat.nan
    let draws: [(CGContext) -> Void] = [
      { $0.fill(CGRect(x: nan, y: 0, width: 10, height: 10)) },
      { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: nan, height: 10)) },
      {
        $0.clip(to: CGRect(x: 0, y: nan, width: 10, height: 10));
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      {
        $0.translateBy(x: .infinity, y: 0); $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
      {
        $0.move(to: .zero); $0.addLine(to: CGPoint(x: nan, y: 1)); $0.strokePath()
      },
      {
        $0.setLineWidth(.infinity); $0.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
      },
    ]
    for draw in draws {
      let error = #expect(throws: RasterError.self) { try picture { draw($0) } }
      guard case .notFinite? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func `coordinates far away are drawn as far as they are seen`() throws {
    let bitmap = try picture {
      $0.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 1e12 + 10))
      $0.setFillColor(color(1, 0, 0))
      $0.fill(CGRect.infinite.intersection(CGRect(x: -1e300, y: 30, width: 2e300, height: 5)))
    }
    #expect(bitmap[20, 9] == .pureBlack)
    #expect(bitmap[20, 11] == .pureWhite)
    #expect(bitmap[20, 32] == .pureRed)
  }

  @Test func `a list that ends too early or too often is refused`() throws {
    let lists = [
      DisplayList([.restore]), DisplayList([.save]), DisplayList([.endGroup]),
      DisplayList([.beginMask]), DisplayList([.endMask]),
      DisplayList([.beginGroup(GroupStyle()), .restore]),
    ]
    for list in lists {
      let error = #expect(throws: RasterError.self) {
        try Rasterizer().render(list, size: CGSize(width: 4, height: 4), scale: 1)
      }
      guard case .unbalanced? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func `groups inside groups end somewhere`() throws {
    let count = 200
    let list = DisplayList(
      Array(repeating: DrawCommand.beginGroup(GroupStyle(alpha: 0.9)), count: count)
        + [.fillRect(CGRect(x: 0, y: 0, width: 4, height: 4), .black)]
        + Array(repeating: .endGroup, count: count))
    #expect(throws: RasterError.tooDeep(limit: Rasterizer.deepest)) {
      try Rasterizer().render(list, size: CGSize(width: 4, height: 4), scale: 1)
    }
  }

  @Test func `a bitmap is drawn into again, wholly`() throws {
    let rasterizer = try Rasterizer()
    let size = CGSize(width: 20, height: 20)
    let first = try rasterizer.render(
      DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 20, height: 20), .black)]), size: size,
      scale: 1)
    let second = try rasterizer.render(
      DisplayList([
        .fillRect(CGRect(x: 0, y: 0, width: 5, height: 5), RGBA(red: 1, green: 0, blue: 0))
      ]), size: size, scale: 1, into: first)
    #expect(second === first)
    #expect(second[2, 2] == .pureRed)
    #expect(second[10, 10] == .transparent)
  }
}
