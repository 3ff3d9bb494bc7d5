import Foundation
import Graphics
import Pixels
import Testing

@testable import Raster

/// Fonts that `scripts/install-dependencies` installs on the machine.
private let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
private let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

@Suite("Glyphs", .enabled(if: FileManager.default.fileExists(atPath: inter)))
struct GlyphTests {
  private func text(
    at x: CGFloat, size: CGFloat = 20, face: FontFace = FontFace(path: inter),
    color textColor: CGColor = .black, setUp: (CGContext) -> Void = { _ in }
  ) throws -> Bitmap {
    try picture(60, 40) {
      setUp($0)
      let glyphs = [Glyph(id: 300, x: 0, y: 0), Glyph(id: 321, x: 20, y: 0)]
      $0.draw(
        GlyphRun(face: face, size: size, glyphs: glyphs), at: CGPoint(x: x, y: 30), color: textColor
      )
    }
  }

  /// The position and amount of ink, weighted: the column of its centre, and its amount.
  private func ink(_ bitmap: Bitmap) -> (center: Double, amount: Double) {
    var (sum, weighted) = (0.0, 0.0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let dark = Double(255 - bitmap[x, y].red) / 255
        sum += dark
        weighted += dark * (Double(x) + 0.5)
      }
    }
    return (sum == 0 ? 0 : weighted / sum, sum)
  }

  @Test func `glyphs stand at quarters of a pixel`() throws {
    let whole = try ink(text(at: 10))
    #expect(whole.amount > 50)
    for step in 1...8 {
      let moved = try ink(text(at: 10 + CGFloat(step) * 0.125))
      let wanted = Double(step) * 0.125
      #expect(abs(moved.center - whole.center - wanted) <= 0.14, "\(step) eighths")
      #expect(abs(moved.amount - whole.amount) < 1)
    }
    let quarter = try ink(text(at: 10.25))
    #expect(abs(quarter.center - whole.center - 0.25) < 0.01)
  }

  @Test func `text has its colour where a stem covers a pixel`() throws {
    let bitmap = try text(at: 10, size: 36, color: color(1, 0, 0))
    var found = false
    for y in 0..<40 { for x in 0..<60 where bitmap[x, y] == .pureRed { found = true } }
    #expect(found)
  }

  @Test func `a rounded clip cuts a glyph as it cuts a shape`() throws {
    let free = try text(at: 2)
    let cut = try text(at: 2) {
      $0.addEllipse(in: CGRect(x: -10, y: 10, width: 30, height: 40))
      $0.clip()
    }
    #expect(ink(cut).amount < ink(free).amount)
    #expect(ink(cut).amount > 10)
    let inside = try text(at: 2) {
      $0.addPath(
        CGPath(
          roundedRect: CGRect(x: -20, y: -20, width: 100, height: 80), cornerWidth: 8,
          cornerHeight: 8, transform: nil))
      $0.clip()
    }
    #expect(inside.hasSamePixels(as: free))
  }

  @Test func `a clipping rectangle cuts a glyph at whole pixels`() throws {
    let free = try text(at: 2)
    let cut = try text(at: 2) { $0.clip(to: CGRect(x: 0, y: 0, width: 8, height: 40)) }
    for y in 0..<40 {
      for x in 0..<60 { #expect(cut[x, y] == (x < 8 ? free[x, y] : .pureWhite)) }
    }
  }

  @Test func `turned text is drawn turned`() throws {
    let level = try ink(text(at: 10))
    let turned = try ink(
      text(at: 10) {
        $0.translateBy(x: 60, y: 40)
        $0.rotate(by: .pi)
      })
    #expect(abs(turned.amount - level.amount) < level.amount * 0.02)
    #expect(abs((60 - turned.center) - level.center) < 0.3)
  }

  @Test func `synthetic bold is bolder, synthetic oblique leans right`() throws {
    let plain = try ink(text(at: 10))
    let bold = try ink(text(at: 10, face: FontFace(path: inter, isSyntheticBold: true)))
    let oblique = try ink(text(at: 10, face: FontFace(path: inter, isSyntheticOblique: true)))
    #expect(bold.amount > plain.amount * 1.15)
    #expect(oblique.center > plain.center + 0.5)
    #expect(abs(oblique.amount - plain.amount) < plain.amount * 0.05)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: emoji)))
  func `emoji have colours, and fade with the text's alpha`() throws {
    func face(_ alpha: CGFloat) throws -> Bitmap {
      try picture(60, 40) {
        let run = GlyphRun(
          face: FontFace(path: emoji), size: 30, glyphs: [Glyph(id: 900, x: 0, y: 0)])
        $0.draw(run, at: CGPoint(x: 5, y: 32), color: CGColor(gray: 0, alpha: alpha))
      }
    }
    let opaque = try face(1)
    let middle = opaque[22, 30]
    #expect(middle.red > 200 && middle.green > 120 && middle.blue < 120)
    let faded = try face(0.5)[22, 30]
    #expect(abs(Int(faded.blue) - (Int(middle.blue) + 255) / 2) <= 2)
  }

  @Test func `a font that is not there is named`() throws {
    let missing = FontFace(path: "/nowhere/Missing.otf")
    let error = #expect(throws: RasterError.self) { try text(at: 0, face: missing) }
    #expect(error?.description.contains("/nowhere/Missing.otf") == true)
    let noGlyph = #expect(throws: RasterError.self) {
      try picture {
        $0.draw(
          GlyphRun(
            face: FontFace(path: inter), size: 20, glyphs: [Glyph(id: 9_999_999, x: 0, y: 0)]),
          at: CGPoint(x: 0, y: 20), color: .black)
      }
    }
    #expect(noGlyph?.description.contains("9999999") == true)
  }
}
