import Foundation
import Graphics
import Testing

@Suite("Recording")
struct ContextTests {
  private func commands(_ draw: (CGContext) -> Void) -> [DrawCommand] {
    let context = CGContext(recordingWithScale: 2, size: CGSize(width: 100, height: 100))
    draw(context)
    return context.displayList.commands
  }

  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test func `what paints nothing leaves nothing`() {
    let nothing = commands {
      $0.saveGState()
      $0.translateBy(x: 4, y: 4)
      $0.clip(to: unit)
      $0.restoreGState()
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.endTransparencyLayer()
      $0.setBlendMode(.multiply)
    }
    #expect(nothing.isEmpty)
  }

  @Test func `transforms one after another become one, and none when they cancel`() {
    let list = commands {
      $0.translateBy(x: 4, y: 4)
      $0.scaleBy(x: 2, y: 2)
      $0.fill(unit)
      $0.scaleBy(x: 0.5, y: 0.5)
      $0.translateBy(x: -1, y: -1)
      $0.translateBy(x: 1, y: 1)
      $0.scaleBy(x: 2, y: 2)
      $0.fill(unit)
    }
    #expect(
      list == [
        .concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 4, ty: 4)),
        .fillRect(unit, .black), .fillRect(unit, .black),
      ])
  }

  @Test func `a path stays where it was begun when the transform changes`() {
    let list = commands {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.translateBy(x: 5, y: 0)
      $0.addLine(to: CGPoint(x: 10, y: 10))
      $0.saveGState()
      $0.scaleBy(x: 2, y: 2)
      $0.addLine(to: CGPoint(x: 10, y: 10))
      $0.restoreGState()
      $0.strokePath()
    }
    guard case .strokePath(let path, _, _)? = list.last else {
      Issue.record("\(list)")
      return
    }
    #expect(
      path.data.points == [
        CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20),
      ])
  }

  @Test func `states come back whole, and one restore too many does nothing`() {
    let list = commands {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.saveGState()
      $0.setFillColor(gray: 0.5, alpha: 1)
      $0.setAlpha(0.5)
      $0.fill(unit)
      $0.restoreGState()
      $0.restoreGState()
      $0.fill(unit)
    }
    let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    #expect(
      list == [
        .save, .fillRect(unit, gray), .restore,
        .fillRect(unit, RGBA(red: 1, green: 0, blue: 0)),
      ])
  }

  @Test func `states left open are closed in the list, and drawing may go on`() {
    let context = CGContext(recordingWithScale: 1, size: CGSize(width: 10, height: 10))
    context.saveGState()
    context.fill(unit)
    #expect(context.displayList.commands.last == .restore)
    context.fill(unit)
    context.restoreGState()
    #expect(context.displayList.commands.count == 4)
  }

  @Test func `the clip's box shrinks with each clip and is reported in current coordinates`() {
    let context = CGContext(recordingWithScale: 1, size: CGSize(width: 100, height: 100))
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.saveGState()
    context.translateBy(x: 10, y: 10)
    context.addEllipse(in: CGRect(x: 20, y: 20, width: 100, height: 100))
    context.clip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 20, width: 30, height: 30))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test func `the transform to pixels has y pointing up, as in UIKit's contexts`() {
    let context = CGContext(recordingWithScale: 2, size: CGSize(width: 100, height: 50))
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(context.convertToDeviceSpace(CGPoint(x: 3, y: 50)) == CGPoint(x: 6, y: 0))
    context.translateBy(x: 1, y: 0)
    #expect(context.convertToUserSpace(CGPoint(x: 6, y: 0)) == CGPoint(x: 2, y: 50))
  }

  @Test func `a shape's shadow needs no group, other shadows do`() {
    let filled = commands {
      $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
      $0.setAlpha(0.5)
      $0.fill(unit)
    }
    guard case .shadow(_, _, let style)? = filled.first else {
      Issue.record("\(filled)")
      return
    }
    #expect(style.sigma == 3 && style.offset == CGSize(width: 1, height: 2))
    #expect(style.color.alpha == 0.5)
    let stroked = commands {
      $0.setShadow(offset: .zero, blur: 6, color: .black)
      $0.stroke(unit)
    }
    guard case .beginGroup(let group)? = stroked.first else {
      Issue.record("\(stroked)")
      return
    }
    #expect(group.shadow?.sigma == 3)
  }

  @Test func `an image of a recording has the pixels of its scale`() throws {
    let context = CGContext(recordingWithScale: 3, size: CGSize(width: 10, height: 5.5))
    context.fill(unit)
    let image = try #require(context.makeImage())
    #expect(image.width == 30 && image.height == 17)
    #expect(CGContext(recordingWithScale: 1).makeImage() == nil)
    let part = try #require(image.cropping(to: CGRect(x: 20, y: 10, width: 100, height: 100)))
    #expect(part.width == 10 && part.height == 7)
    #expect(image.cropping(to: CGRect(x: 40, y: 0, width: 5, height: 5)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func `a bitmap context has y pointing up, and none can be written into`() {
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedFirst.rawValue
    let context = CGContext(
      data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: info)
    context?.fill(unit)
    #expect(
      context?.displayList.commands == [
        .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 20)),
        .fillRect(unit, .black),
      ])
    var byte: UInt32 = 0
    #expect(
      CGContext(
        data: &byte, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
        bitmapInfo: info) == nil)
  }

  @Test func `colours keep their components and compare by them`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(CGColor.white.numberOfComponents == 2)
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])?.rgba
        == RGBA(red: 1, green: 0, blue: 0))
    #expect(
      CGColor(red: 2, green: -1, blue: .nan, alpha: 1).rgba == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func `a gradient takes colours only, and spreads them evenly`() {
    let gradient = CGGradient(
      colorsSpace: nil, colors: [CGColor.black, CGColor.white, CGColor.black] as CFArray,
      locations: nil)
    #expect(gradient?.stops.map(\.location) == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    let given = CGGradient(
      colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0.7, 0.2])
    #expect(given?.stops.map(\.location) == [0.2, 0.7])
    #expect(given?.stops.first?.color == CGColor.white.rgba)
  }

  @Test func `a list that looks beneath says so`() {
    let context = CGContext(recordingWithScale: 1)
    context.fill(unit)
    #expect(!context.displayList.needsIsolation)
    context.clear(unit)
    #expect(context.displayList.needsIsolation)
  }
}
