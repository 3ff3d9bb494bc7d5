import Foundation
import Graphics
import Symbols
import Testing

@Suite struct SymbolTemplateTests {
  private static let text = """
    <?xml version="1.0"?><!-- a <path d="M0 0"/> in a comment -->
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Notes"><path d="M0 0h900v900z"/></g>
    <g id="Guides">
      <line id="Baseline-M" x1="0" x2="3000" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="0" x2="3000" y1="1055" y2="1055"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1520" x2="1520" y1="1030" y2="1150"/>
    </g>
    <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 0h50v-50h-50z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)">
        <g transform="translate(10 0)"><path d="M0 10h100v-90h-100z"/></g>
      </g>
    </g></svg>
    """

  @Test("the outline is the regular one, and its width is between the margins")
  func frame() throws {
    let template = try #require(SymbolTemplate(svg: Data(Self.text.utf8)))
    #expect(template.glyph.bounds == CGRect(x: 1410, y: -80, width: 100, height: 90))
    let size = SymbolSize(pointSize: 50)
    let frame = template.frame(size)
    #expect(frame.width == 60 && frame.height == 50 && frame.descent == 7.5)
    let glyph = template.glyph(in: frame, size)
    #expect(glyph.bounds == CGRect(x: 5, y: 2.5, width: 50, height: 45))
  }

  @Test("a named element within an outline is a part of it")
  func innerNames() throws {
    let text = Self.text.replacingOccurrences(
      of: "<g transform=\"translate(10 0)\"><path d",
      with: "<g id=\"layer1\" transform=\"translate(10 0)\"><path id=\"path7\" d")
    #expect(text != Self.text)
    #expect(SymbolTemplate(svg: Data(text.utf8)) == SymbolTemplate(svg: Data(Self.text.utf8)))
  }

  @Test("an outline of any weight comes before other drawings")
  func otherWeights() throws {
    let text = Self.text.replacingOccurrences(of: "Regular-M", with: "Thin-L")
    let glyph = try #require(SymbolTemplate(svg: Data(text.utf8))).glyph
    #expect(glyph.bounds.width == 50)
  }

  @Test("infinite lengths make no symbol", arguments: ["inf", "-inf", "nan", "1e300"])
  func endless(length: String) {
    let margins = Self.text.replacingOccurrences(of: "x1=\"1520\"", with: "x1=\"\(length)\"")
      .replacingOccurrences(of: "x2=\"1520\"", with: "x2=\"\(length)\"")
    #expect(SymbolTemplate(svg: Data(margins.utf8)) == nil)
    let lines = Self.text.replacingOccurrences(of: "y1=\"1126\"", with: "y1=\"\(length)\"")
      .replacingOccurrences(of: "y2=\"1126\"", with: "y2=\"\(length)\"")
    #expect(SymbolTemplate(svg: Data(lines.utf8)) == nil)
    let path = Self.text.replacingOccurrences(of: "M0 10h100", with: "M0 10h1e300")
    // The outline isn't a path, and another weight replaces it.
    #expect(SymbolTemplate(svg: Data(path.utf8))?.glyph.bounds.width == 50)
  }

  @Test(
    "without an outline there is no symbol", arguments: ["", "<svg/>", "<svg><g id=\"Regular-M\">"])
  func empty(text: String) {
    #expect(SymbolTemplate(svg: Data(text.utf8)) == nil)
  }
}
