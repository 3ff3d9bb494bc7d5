import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts
import Testing

/// Views that overlap one another, are under bars, housings and indicators, or extend beyond the screen.
@Suite struct PlaceRuleTests {
  // MARK: - Overlap

  @Test func twoTextsOverOneAnotherOverlap() {
    let facts = Make.screen([
      Make.label("Price", Make.rect(16, 100, 100, 21), id: "price"),
      Make.label("Title", Make.rect(60, 105, 100, 21), id: "title"),
    ])
    #expect(
      facts.words(.overlap) == [
        "error UILabel “title”: overlaps UILabel “price” by 56 × 16 points"
      ])
  }

  @Test func linesThatTouchWhereTheyAreEmptyDoNot() {
    let facts = Make.screen([
      Make.label("Price", Make.rect(16, 100, 100, 20)),
      Make.label("Title", Make.rect(16, 116, 100, 20)),
    ])
    #expect(facts.found(.overlap).isEmpty)
  }

  @Test func twoGroupsThatOverlapAreOneFinding() {
    func stack(_ y: CGFloat) -> ViewFacts {
      Make.view(
        Make.rect(16, y, 200, 63), "UIStackView",
        (0..<3).map { Make.label("Line \($0)", Make.rect(16, y + CGFloat($0) * 21, 200, 21)) })
    }
    #expect(Make.screen([stack(100), stack(140)]).found(.overlap).count == 1)
  }

  @Test func aTextOnAButtonThatHasNoneIsMeant() {
    let card = Make.button(nil, Make.rect(16, 100, 358, 80), background: true)
    let facts = Make.screen([card, Make.label("Title", Make.rect(32, 110, 100, 21))])
    #expect(facts.found(.overlap).isEmpty)
  }

  @Test func aTextOnAnothersTitleIsNot() {
    let button = Make.button("Continue", Make.rect(16, 100, 358, 44), background: true)
    let facts = Make.screen([button, Make.label("Or later", Make.rect(120, 112, 120, 21))])
    #expect(facts.found(.overlap).count == 1)
  }

  @Test func aBadgeOnAControlIsMeant() {
    let button = Make.button("Inbox", Make.rect(16, 100, 100, 44), background: true)
    let badge = Make.label("12", Make.rect(100, 92, 24, 18), background: true)
    #expect(Make.screen([button, badge]).found(.overlap).isEmpty)
  }

  @Test func aPanelOverAllOfATextIsMeant() {
    let below = Make.label("Loading is under way", Make.rect(16, 100, 200, 21))
    let panel = Make.view(
      Make.rect(0, 0, 390, 844), "EmptyView", kinds: .appClass, background: true,
      [Make.label("Nothing here", Make.rect(60, 100, 200, 21))])
    #expect(Make.screen([below, panel]).found(.overlap).isEmpty)
  }

  @Test func whatFloatsOverAListIsMeant() {
    let row = Make.cell(
      Make.rect(0, 700, 390, 60), row: 0, [Make.label("Row", Make.rect(16, 710, 370, 21))])
    let list = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000),
      className: "UITableView", kinds: .list, [row])
    let add = Make.button("Add", Make.rect(300, 700, 60, 60), background: true)
    #expect(Make.screen([list, add]).found(.overlap).isEmpty)
  }

  @Test func aPinnedHeaderOverARowIsTheListsDoing() {
    let row = Make.cell(
      Make.rect(0, 90, 390, 60), row: 0, [Make.label("Row", Make.rect(16, 95, 370, 21))])
    var header = Make.cell(
      Make.rect(0, 88, 390, 28), row: 9, background: false,
      [Make.label("Section", Make.rect(16, 92, 370, 21))])
    header.className = "UITableViewHeaderFooterView"
    let list = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000),
      className: "UITableView", kinds: .list, [row, header])
    #expect(Make.screen([list]).found(.overlap).isEmpty)
  }

  @Test func theSameTextTwiceIsAShadow() {
    let facts = Make.screen([
      Make.label("Score", Make.rect(16, 101, 100, 21)),
      Make.label("Score", Make.rect(16, 100, 100, 21)),
    ])
    #expect(facts.found(.overlap).isEmpty)
  }

  @Test func partsOfOneControlDoNotOverlap() {
    var control = Make.button(nil, Make.rect(16, 100, 200, 44))
    control.children = [
      Make.label("A", Make.rect(16, 100, 200, 44)), Make.label("B", Make.rect(16, 100, 200, 44)),
    ]
    #expect(Make.screen([control]).found(.overlap).isEmpty)
  }

  @Test func twoButtonsOverOneAnotherOverlapUnlessOneContainsTheOther() {
    let wide = Make.button("Continue", Make.rect(16, 100, 200, 50))
    let over = Make.button("Cancel", Make.rect(180, 120, 200, 50))
    #expect(Make.screen([wide, over]).found(.overlap).count == 1)
    let clear = Make.button(nil, Make.rect(180, 110, 24, 24))
    #expect(Make.screen([wide, clear]).found(.overlap).isEmpty)
  }

  @Test func aControlInTheMiddleOfARingIsMeant() {
    func found(_ inner: CGRect) -> Int {
      let ring = Make.view(Make.rect(45, 200, 300, 300), "RingSlider", kinds: .control)
      return Make.screen([ring, Make.view(inner, "RingSlider", kinds: .control)])
        .found(.overlap).count
    }
    #expect(found(Make.rect(80, 235, 230, 230)) == 0)
    // Not in the middle, and not one that leaves nothing of the other touchable.
    #expect(found(Make.rect(50, 235, 230, 230)) == 1)
    #expect(found(Make.rect(45, 200, 300, 300)) == 1)
  }

  // MARK: - Bars

  let navigationBar = Make.bar(Make.rect(0, 47, 390, 44), "UINavigationBar")

  @Test func aTitleUnderABarIsReported() {
    let facts = Make.screen(
      [Make.label("Welcome", Make.rect(16, 60, 200, 21), id: "welcome")], bars: [navigationBar])
    #expect(
      facts.words(.underBar) == [
        "error UILabel “welcome”: is under UINavigationBar, which covers 200 × 21 points of it"
      ])
  }

  @Test func whatScrollsOrLiesBelowABarIsNot() {
    let row = Make.label("Row", Make.rect(16, 60, 200, 21))
    let list = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000), [row])
    let below = Make.label("Welcome", Make.rect(16, 91, 200, 21))
    let facts = Make.screen([list, below], bars: [navigationBar])
    #expect(facts.found(.underBar).isEmpty)
  }

  @Test func aPictureUnderABarIsAStyle() {
    let picture = Make.image(CGSize(width: 390, height: 300), Make.rect(0, 0, 390, 300))
    #expect(Make.screen([picture], bars: [navigationBar]).found(.underBar).isEmpty)
  }

  @Test func whatLiesOverABarWasPutThere() {
    let over = Make.label("Offline", Make.rect(16, 60, 200, 21))
    let facts = Make.screen([navigationBar, over])
    #expect(facts.found(.underBar).isEmpty)
  }

  @Test func theEmptyEdgeOfARoundControlMayLieUnderABarOrBeyondTheScreen() {
    func found(
      _ y: CGFloat, _ children: [ViewFacts] = [], background: Bool = false
    ) -> [Int] {
      let slider = Make.view(
        Make.rect(35, y, 320, 320), "RingSlider", kinds: .control, background: background, children)
      let bar = Make.bar(Make.rect(0, 795, 390, 49), "UITabBar")
      let facts = Make.screen([slider], bars: [bar])
      return [facts.found(.underBar).count, facts.found(.offScreen).count]
    }
    #expect(found(482) == [0, 0])
    #expect(found(-7) == [0, 0])
    // A tenth of it, a background that is visibly cut, or its content.
    #expect(found(508) == [1, 0])
    #expect(found(-33) == [0, 1])
    #expect(found(482, background: true) == [1, 0])
    #expect(found(-7, background: true) == [0, 1])
    let knob = Make.rect(180, 780, 20, 20)
    #expect(found(482, [Make.image(knob.size, knob)]) == [1, 0])
    let top = Make.rect(180, -5, 20, 20)
    #expect(found(-7, [Make.image(top.size, top)]) == [0, 1])
  }

  // MARK: - Housings

  let island = NamedArea("the Dynamic Island", Make.rect(132, 11, 126, 37))
  let notch = NamedArea("the sensor housing", Make.rect(0, 110, 32, 170))

  @Test func aTextUnderTheHousingIsReported() {
    let facts = Make.screen([Make.label("12:30 to Bern", Make.rect(100, 15, 190, 21))]) {
      $0.housings = [island]
    }
    #expect(facts.found(.underHousing).map(\.severity) == [.error])
  }

  @Test func whatScrollsUprightPassesAHousingAtTheTopOnly() {
    let size = CGSize(width: 844, height: 390)
    func list(_ row: CGRect) -> ViewFacts {
      Make.scroll(
        CGRect(origin: .zero, size: size), content: CGSize(width: 844, height: 2000),
        [Make.label("Row", row)])
    }
    let top = Make.screen([list(Make.rect(200, 10, 200, 21))], size: size) {
      $0.housings = [NamedArea("the housing", Make.rect(300, 0, 120, 37))]
    }
    #expect(top.found(.underHousing).isEmpty)
    let side = Make.screen([list(Make.rect(10, 150, 200, 21))], size: size) {
      $0.housings = [notch]
    }
    #expect(side.found(.underHousing).count == 1)
  }

  @Test func theEdgeOfAControlWithoutGroundMayLieUnderAHousing() {
    let size = CGSize(width: 844, height: 390)
    func found(_ frame: CGRect, background: Bool = false, _ text: ViewFacts? = nil)
      -> [FindingSeverity]
    {
      let control = Make.view(
        frame, "UIDatePicker", kinds: .control, background: background, text.map { [$0] } ?? [])
      return Make.screen([control], size: size) { $0.housings = [notch] }.found(.underHousing)
        .map(\.severity)
    }
    let wide = Make.rect(20, 150, 400, 44)
    #expect(found(wide) == [])
    #expect(found(wide, background: true) == [.warning])
    #expect(found(Make.rect(8, 150, 60, 44)) == [.warning])
    #expect(found(Make.rect(4, 150, 30, 30)) == [.error])
    // Content that the control shows there counts separately.
    #expect(found(wide, Make.label("May", Make.rect(24, 160, 60, 21))) == [.warning])
  }

  @Test func ofTwoAreasTheSmallerIsNamed() {
    let status = NamedArea("the status bar", Make.rect(300, 0, 90, 160))
    let camera = NamedArea("the camera", Make.rect(330, 20, 40, 40))
    func words(_ y: CGFloat) -> [String] {
      let button = Make.button("Buy", Make.rect(320, y, 60, 44), id: "buy", background: true)
      return Make.screen([button]) { $0.housings = [status, camera] }.words(.underHousing)
    }
    #expect(
      words(20) == [
        "error UIButton “buy”: is under the camera, which covers 40 × 40 points of it"
      ])
    #expect(
      words(90) == [
        "error UIButton “buy”: is under the status bar, which covers 60 × 44 points of it"
      ])
  }

  @Test func aTextInARoundedCornerIsReportedButNotAControlsEdge() {
    let text = Make.label("v1.2", Make.rect(2, 820, 40, 21))
    let button = Make.button("Buy", Make.rect(0, 784, 390, 60), background: true)
    let facts = Make.screen([text]) { $0.cornerRadius = 47 }
    #expect(facts.found(.underHousing).count == 1)
    #expect(Make.screen([button]) { $0.cornerRadius = 47 }.found(.underHousing).isEmpty)
    let inside = Make.label("v1.2", Make.rect(30, 800, 40, 21))
    #expect(Make.screen([inside]) { $0.cornerRadius = 47 }.found(.underHousing).isEmpty)
  }

  // MARK: - Home indicator

  private func atBottom(_ views: [ViewFacts]) -> LaidOutScreen {
    Make.screen(views) { $0.homeIndicator = Make.rect(128, 831, 134, 5) }
  }

  @Test func aButtonUnderTheHomeIndicatorIsReported() {
    let facts = atBottom([Make.button("Buy", Make.rect(100, 810, 190, 34), id: "buy")])
    #expect(
      facts.words(.underHomeIndicator) == [
        "warning UIButton “buy”: is under the home indicator, which covers 134 × 5 points of it"
      ])
  }

  @Test func aButtonWhoseTitleLiesAboveTheIndicatorIsFine() {
    let title = Make.rect(160, 775, 70, 21)
    let facts = atBottom([
      Make.button("Buy", Make.rect(0, 764, 390, 80), background: true, titleFrame: title)
    ])
    #expect(facts.found(.underHomeIndicator).isEmpty)
  }

  @Test func anAreaToTouchThatShowsNothingMayReachUnderTheIndicator() {
    func found(_ frame: CGRect, background: Bool = false, _ children: [ViewFacts] = []) -> Int {
      atBottom([
        Make.view(frame, "TouchArea", kinds: .control, background: background, children)
      ]).found(.underHomeIndicator).count
    }
    let whole = Make.rect(0, 0, 390, 844)
    #expect(found(whole) == 0)
    #expect(found(whole, background: true) == 1)
    #expect(found(whole, [Make.label("Go on", Make.rect(160, 820, 70, 21))]) == 1)
    // Less than 44 points are left.
    #expect(found(Make.rect(100, 800, 190, 44)) == 1)
  }

  @Test func scrollingAndDisabledControlsAndTextsAreNotUnderTheIndicator() {
    let button = Make.button("Buy", Make.rect(100, 810, 190, 34))
    let scroll = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000), [button])
    var disabled = button
    disabled.isEnabled = false
    let text = Make.label("Note", Make.rect(150, 820, 100, 21))
    #expect(atBottom([scroll, disabled, text]).found(.underHomeIndicator).isEmpty)
  }

  // MARK: - Beyond the screen

  @Test func aButtonThatReachesBeyondTheScreenIsReported() {
    let facts = Make.screen([Make.button("Buy", Make.rect(16, 824, 358, 50), id: "buy")])
    #expect(
      facts.words(.offScreen) == [
        "error UIButton “buy”: extends 30 points beyond the bottom edge of the screen"
      ])
  }

  @Test func whatAStackPushesOutIsOneFindingOfTheStack() {
    let rows = (0..<6).map {
      Make.label("Line \($0)", Make.rect(16, 700 + CGFloat($0) * 50, 200, 21))
    }
    let stack = Make.view(Make.rect(16, 700, 358, 271), "UIStackView", id: "form", rows)
    #expect(
      Make.screen([stack]).words(.offScreen) == [
        "error UIStackView “form”: extends 127 points beyond the bottom edge of the screen"
      ])
  }

  @Test func aButtonPushedOutByWhatStandsAboveItIsReported() {
    let facts = Make.screen([
      Make.label("Terms", Make.rect(16, 790, 358, 50)),
      Make.button("Agree", Make.rect(16, 850, 358, 50)),
    ])
    #expect(facts.found(.offScreen).map(\.view) == ["UIButton “Agree”"])
  }

  @Test func aPanelBeyondTheEdgeWaitsThere() {
    let menu = Make.view(
      Make.rect(-300, 0, 300, 844), "MenuView", kinds: .appClass, background: true,
      [
        Make.label("Home", Make.rect(-284, 100, 200, 21)),
        Make.button("Settings", Make.rect(-284, 140, 200, 44)),
      ])
    let sheet = Make.view(
      Make.rect(0, 844, 390, 300), "SheetView",
      [Make.button("Share", Make.rect(16, 860, 358, 44))])
    let content = Make.label("Content", Make.rect(16, 100, 358, 700))
    #expect(Make.screen([content, menu, sheet]).found(.offScreen).isEmpty)
  }

  @Test func whatScrollsAndPicturesMayReachBeyond() {
    let scroll = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000),
      [Make.label("Row", Make.rect(16, 830, 200, 60))])
    let picture = Make.image(CGSize(width: 500, height: 300), Make.rect(-50, 0, 490, 300))
    #expect(Make.screen([scroll, picture]).found(.offScreen).isEmpty)
  }

  @Test func theTextOfATextViewThatScrollsMayReachBeyond() {
    func screen(content: CGFloat) -> LaidOutScreen {
      let frame = Make.rect(0, 700, 390, 144)
      var text = Make.scroll(
        frame, content: CGSize(width: 390, height: content), className: "UITextView",
        kinds: .label)
      let used = Make.rect(0, 700, 390, 2000)
      text.text = TextFacts(
        string: "A letter", used: used, needed: used.size, shownCharacters: 8, color: .black,
        pointSize: 17, isBold: false)
      return Make.screen([text], bars: [Make.bar(Make.rect(0, 794, 390, 50), "UITabBar")]) {
        $0.cornerRadius = 47
      }
    }
    let scrolling = screen(content: 2000)
    let fixed = screen(content: 144)
    for rule in [FindingRule.offScreen, .underBar, .underHousing] {
      #expect(scrolling.found(rule).isEmpty)
      #expect(fixed.found(rule).count == 1)
    }
  }

  @Test func aButtonThatIsScrolledOutInPartIsAsLargeAsItsFrame() {
    func found(_ height: CGFloat) -> Int {
      let frame = Make.rect(360, 100, 120, height)
      let cut = Make.rect(360, 100, 30, height)
      let strip = Make.scroll(
        Make.rect(0, 100, 390, 60), content: CGSize(width: 900, height: 60),
        [Make.button("Page 3", frame, touch: cut)])
      return Make.screen([strip]).found(.touchTarget).count
    }
    #expect(found(50) == 0)
    #expect(found(36) == 1)
  }

  // MARK: - Outside of a parent

  @Test func aButtonOutsideItsParentCannotBeTouched() {
    let button = Make.button("More", Make.rect(16, 200, 100, 44), id: "more")
    let card = Make.view(Make.rect(0, 100, 390, 60), "CardView", id: "card", [button])
    #expect(
      Make.screen([card]).words(.outsideParent) == [
        "error UIButton “more”: is entirely outside CardView “card”"
      ])
  }

  @Test func aBadgeOnTheEdgeIsNotOutside() {
    let badge = Make.button("x", Make.rect(370, 90, 20, 20))
    let card = Make.view(Make.rect(0, 100, 390, 60), "UIView", [badge])
    #expect(Make.screen([card]).found(.outsideParent).isEmpty)
  }

  @Test func whatScrollsIsNotOutside() {
    let low = Make.button("More", Make.rect(16, 300, 100, 44))
    let scroll = Make.scroll(
      Make.rect(0, 0, 390, 200), content: CGSize(width: 390, height: 600), [low])
    #expect(Make.screen([scroll]).found(.outsideParent).isEmpty)
  }

  // MARK: - Fold

  @Test func aButtonAcrossTheFoldIsReported() {
    let fold = Make.rect(380, 0, 20, 844)
    let size = CGSize(width: 780, height: 844)
    let button = Make.button("Play", Make.rect(350, 400, 80, 44))
    #expect(Make.screen([button], size: size) { $0.fold = fold }.found(.acrossFold).count == 1)
    let beside = Make.button("Play", Make.rect(280, 400, 80, 44))
    let wide = Make.button("Buy", Make.rect(20, 500, 740, 50))
    #expect(
      Make.screen([beside, wide], size: size) { $0.fold = fold }.found(.acrossFold).isEmpty)
    #expect(Make.screen([button], size: size).found(.acrossFold).isEmpty)
  }

  @Test func whatScrollsAcrossALyingFoldIsNotReported() {
    let text = Make.label("Row", Make.rect(16, 415, 300, 21))
    let list = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000), [text])
    let fold = Make.rect(0, 415, 390, 20)
    #expect(Make.screen([list]) { $0.fold = fold }.found(.acrossFold).isEmpty)
    #expect(Make.screen([text]) { $0.fold = fold }.found(.acrossFold).count == 1)
  }

  @Test func ofATextViewTheTextLiesAcrossAFold() {
    func screen(_ used: CGRect, content: CGFloat) -> LaidOutScreen {
      let frame = Make.rect(16, 100, 358, 500)
      var note = Make.scroll(
        frame, content: CGSize(width: 358, height: content), className: "UITextView",
        kinds: [.textInput])
      note.text = TextFacts(
        string: "A note", used: used, needed: used.size, shownCharacters: 6, color: .black,
        pointSize: 17, isBold: false)
      return Make.screen([note]) { $0.fold = Make.rect(0, 415, 390, 20) }
    }
    let short = screen(Make.rect(20, 108, 200, 21), content: 500)
    #expect(short.found(.acrossFold).isEmpty)
    let long = Make.rect(20, 108, 300, 480)
    #expect(screen(long, content: 500).found(.acrossFold).map(\.severity) == [.note])
    // It can be scrolled away from the fold.
    #expect(screen(long, content: 900).found(.acrossFold).isEmpty)
  }
}
