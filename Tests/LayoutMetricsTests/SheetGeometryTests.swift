import SystemFacts
import TestSupport
import Testing

@testable import LayoutMetrics

struct SheetGeometryTests {
  /// An iPhone 16 on iOS 26.1.
  private let phone = SheetGeometry(
    size: CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), release: OSVersion(26).release,
    scale: 3)

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001
      && abs(a.width - b.width) < 0.001 && abs(a.height - b.height) < 0.001
  }

  @Test("iOS 26.1: measured detents and cards of an iPhone 16")
  func measuredCards() {
    let (large, card) = (phone.place(nil), phone.place(200))
    #expect(large.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(near(card.frame, CGRect(x: 8, y: 619.5267, width: 377, height: 224.4733)))
    #expect(card.size == CGSize(width: 393, height: 234))
    var tally = TruthTally(exact: 3)
    for (found, measured)
      in [
        (phone.maximumDetentValue, 759), (phone.mediumDetentValue, 425), (large.bottomInset, 34),
        // Small ones float higher, and their content has less below.
        (phone.place(144).frame.minX, 9.6216), (phone.place(100).frame.minX, 21.5135),
        (phone.place(10).frame.minX, 28), (phone.place(144).bottomInset, 31.333),
        (phone.place(100).bottomInset, 11), (phone.place(10).bottomInset, 0),
      ] as [(CGFloat, CGFloat)]
    {
      #expect(abs(found - measured) < 0.1)
      tally.add(abs(found - measured), exact: 0.001, near: 0.1)
    }
    #expect(tally == TruthSet["sheets"])
  }

  @Test("iOS 26.1: a phone with a home button, and a form on an iPad")
  func otherScreens() {
    let se = SheetGeometry(
      size: CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), release: OSVersion(26).release,
      scale: 2)
    #expect(se.place(nil).frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(se.mediumDetentValue == 356.5)
    var low = se
    low.isLow = true
    #expect(low.place(nil).frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    var pad = SheetGeometry(
      size: CGSize(width: 820, height: 1180),
      safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
      release: OSVersion(26).release, scale: 2)
    pad.isWide = true
    #expect(pad.place(nil).frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
    pad.isForm = true
    #expect(pad.place(nil).frame == CGRect(x: 120, y: 260, width: 580, height: 650))
    #expect(pad.mediumDetentValue == 364)
    #expect(pad.place(343).frame == CGRect(x: 120, y: 567, width: 580, height: 343))
  }

  @Test("iOS 15 to 18: a medium sheet is half of the large one, with its safe area")
  func mediumOfEarlierReleases() {
    let phone = SheetGeometry(
      size: CGSize(width: 375, height: 812),
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      release: OSVersion(15).release, scale: 3)
    #expect(phone.place(nil).frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(phone.maximumDetentValue == 724)
    #expect(phone.mediumDetentValue == 345)
    #expect(
      phone.place(phone.mediumDetentValue).frame
        == CGRect(x: 0, y: 433, width: 375, height: 379))
  }

  @Test("iOS 13 to 18: cards of phones, and forms of iPads")
  func earlierReleases() {
    var geometry = SheetGeometry(
      size: CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), release: OSVersion(13).release,
      scale: 2)
    #expect(geometry.place(nil).frame == CGRect(x: 0, y: 40, width: 375, height: 627))
    #expect(geometry.place(nil).pushesPresenterBack)
    geometry.size = CGSize(width: 375, height: 812)
    geometry.safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    #expect(geometry.place(nil).frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(!geometry.place(geometry.mediumDetentValue).pushesPresenterBack)
    geometry.size = CGSize(width: 768, height: 1024)
    geometry.isWide = true
    geometry.isForm = true
    #expect(geometry.place(nil).frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    geometry.preferredSize = CGSize(width: 300, height: 200)
    #expect(geometry.place(nil).frame == CGRect(x: 234, y: 412, width: 300, height: 200))
  }
}
