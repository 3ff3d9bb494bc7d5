import SystemFacts
import Testing

@testable import LayoutMetrics

struct SearchBarGeometryTests {
  private func geometry(
    _ release: OSRelease, height: CGFloat = 56, inBar: Bool = false, prompt: Bool = false,
    cancel: CGFloat? = nil, isRightToLeft: Bool = false
  ) -> SearchBarGeometry {
    SearchBarGeometry(
      release: release, size: CGSize(width: 375, height: height), safeArea: .zero,
      isInNavigationBar: inBar, hasPrompt: prompt, barMargin: 16, cancelWidth: cancel,
      isRightToLeft: isRightToLeft)
  }

  @Test("iOS 26: 10, a field of 44, and 10; 249 wide next to the cross in 320 (recorded)")
  func heightOf26() {
    #expect(SearchBarGeometry.naturalHeight(.iOS(26), hasPrompt: false) == 64)
    #expect(SearchBarGeometry.naturalHeight(.iOS(26), hasPrompt: false, hasScopes: true) == 111)
    var bar = geometry(.iOS(26), height: 64, cancel: SearchBarGeometry.crossWidth)
    #expect(bar.field == CGRect(x: 8, y: 10, width: 304, height: 44))
    bar.size.width = 320
    #expect(bar.field == CGRect(x: 8, y: 10, width: 249, height: 44))
    #expect(bar.cancelButton == CGRect(x: 268, y: 10, width: 44, height: 44))
    #expect(SearchBarGeometry.naturalHeight(.iOS(26), hasPrompt: true) == 94)
    #expect(SearchBarGeometry.naturalHeight(.iOS(18), hasPrompt: false) == 56)
  }

  @Test("QMUI: a bar of 44 around a field of 28, of 56 and 36 from iOS 11 on; 44 on iOS 26.1")
  func heights() {
    #expect(SearchBarGeometry.naturalHeight(.iOS(10), hasPrompt: false) == 44)
    #expect(SearchBarGeometry.naturalHeight(.iOS(11), hasPrompt: false) == 56)
    #expect(SearchBarGeometry.naturalHeight(.iOS(11), hasPrompt: true) == 86)
    #expect(geometry(.iOS(10), height: 44).field == CGRect(x: 8, y: 8, width: 359, height: 28))
    #expect(geometry(.iOS(11)).field == CGRect(x: 8, y: 10, width: 359, height: 36))
    #expect(geometry(.iOS(26)).field.height == 44)
    #expect(geometry(.iOS(26)).fieldRadius == 22)
    #expect(geometry(.iOS(10)).fieldRadius == 5)
  }

  @Test("in a navigation bar the field keeps the bar's margin and begins at 1 (recalled)")
  func inNavigationBar() {
    let field = geometry(.iOS(13), height: 52, inBar: true).field
    #expect(field == CGRect(x: 16, y: 1, width: 343, height: 36))
    #expect(geometry(.iOS(13), height: 52, inBar: true, prompt: true).prompt == nil)
  }

  @Test("a prompt is above the field")
  func prompt() {
    let bar = geometry(.iOS(13), height: 86, prompt: true)
    #expect(bar.prompt == CGRect(x: 8, y: 8, width: 359, height: 18))
    #expect(bar.field.minY == 40)
  }

  @Test("a bar that is too low lowers the field, and its corner radius is at most half the height")
  func low() {
    let bar = geometry(.iOS(13), height: 12)
    #expect(bar.field.height == 12)
    #expect(bar.fieldRadius == 6)
  }

  @Test("field and cancel button are separate, in the bar, and mirrored", arguments: testedReleases)
  func properties(release: OSRelease) throws {
    for inBar in [false, true] {
      let plain = geometry(release, inBar: inBar, cancel: 60)
      let mirrored = geometry(release, inBar: inBar, cancel: 60, isRightToLeft: true)
      let cancel = try #require(plain.cancelButton)
      let bounds = CGRect(origin: .zero, size: plain.size)
      #expect(bounds.holds(plain.field) && bounds.holds(cancel))
      #expect(cancel.minX == plain.field.maxX + (BarFacts.cancelOfSearchIsCross[release] ? 11 : 8))
      #expect(cancel.midY == plain.field.midY)
      #expect(mirrored.field == plain.field.mirrored(in: 375))
      #expect(mirrored.cancelButton == cancel.mirrored(in: 375))
    }
  }

  @Test("a bar that replaces the navigation bar centres its field, above the scopes")
  func raised() throws {
    var bar = geometry(.iOS(13), height: 55, inBar: true, cancel: 60)
    #expect(bar.field.minY == 1)
    bar.isRaised = true
    #expect(bar.field.midY == 27.5)
    bar.size.height = 55 + SearchBarGeometry.scopeBarHeight
    bar.hasScopes = true
    #expect(bar.field.midY == 27.5)
    let scopes = try #require(bar.scopes(height: 32))
    #expect(scopes.minY == bar.field.maxY + 7 && scopes.maxY <= bar.size.height)
  }

  private func content(
    _ release: OSRelease, text: CGFloat = 50, isEmpty: Bool = true, isRightToLeft: Bool = false
  ) -> SearchFieldGeometry {
    SearchFieldGeometry(
      release: release, scale: 2, size: CGSize(width: 359, height: 36),
      text: CGSize(width: text, height: 20.5), isEmpty: isEmpty, isRightToLeft: isRightToLeft)
  }

  @Test("an empty field centres its content until iOS 10 (pictures)")
  func placeholder() {
    let before = content(.iOS(10))
    #expect(abs((before.icon.minX + before.text.maxX) / 2 - 179.5) <= 0.5)
    #expect(content(.iOS(10), isEmpty: false).icon.minX == 8)
    #expect(content(.iOS(11)).icon == CGRect(x: 8, y: 8, width: 20, height: 20))
    #expect(content(.iOS(11)).text == CGRect(x: 34, y: 8, width: 50, height: 20.5))
  }

  @Test("magnifier and text are in the field, on pixels, and mirrored", arguments: testedReleases)
  func fieldProperties(release: OSRelease) {
    for width in [50, 1000] as [CGFloat] {
      let plain = content(release, text: width)
      let mirrored = content(release, text: width, isRightToLeft: true)
      let bounds = CGRect(x: 0, y: 0, width: 359, height: 36)
      for (one, other) in [(plain.icon, mirrored.icon), (plain.text, mirrored.text)] {
        #expect(bounds.holds(one))
        #expect(one.hasOriginOnPixels(2))
        #expect(abs(other.mirrored(in: 359).minX - one.minX) <= 0.5)
      }
      #expect(plain.text.minX >= plain.icon.maxX)
    }
  }
}
