import Scenarios
import Tateyoko
import Testing
import UIKit

/// D1 to D5: the numbers behind the pictures, per table and page, before and after rotation.
@MainActor
@Suite struct PagedTablesTests {
  private let portrait = TableMeasurements(content: 0, width: 375, label: 16, separator: 16)

  private func stage(
    _ screen: PagedTablesViewController, orientation: UIInterfaceOrientation = .portrait
  ) -> PagedStage {
    PagedStage(screen, on: .iPhoneX, os: "11.2", orientation: orientation)
  }

  private func expectPortrait(_ stage: PagedStage, offset: CGFloat = 0) {
    #expect(stage.screen.scrollView.adjustedContentInset == .zero)
    #expect(stage.screen.scrollView.contentOffset.x == offset)
    #expect(stage.tables == [portrait, portrait, portrait])
    #expect(stage.screen.pages.map(\.view.frame.minX) == [0, 375, 750])
  }

  // MARK: D1

  private func expectGap(_ stage: PagedStage) {
    let scrollView = stage.screen.scrollView
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
    #expect(scrollView.contentOffset == CGPoint(x: -44, y: 0))
    let table = stage.screen.pages[0].tableView!
    #expect(table.convert(table.bounds, to: stage.simulator.window).minX == 44)
    let plain = TableMeasurements(content: 0, width: 812, label: 20, separator: 20)
    #expect(stage.tables == [plain, plain, plain])
    for page in stage.screen.pages {
      #expect(page.view.safeAreaInsets.left == 0)
      #expect(page.view.safeAreaInsets.right == 0)
    }
  }

  @Test("D1: a gap of 44 points before the first table, in landscape only")
  func defaults() {
    let stage = stage(D1DefaultsViewController())
    expectPortrait(stage)
    stage.turnThereAndBack { $0 ? expectGap(stage) : expectPortrait(stage) }
  }

  @Test("D1 launched in landscape") func defaultsLaunchedInLandscape() {
    expectGap(stage(D1DefaultsViewController(), orientation: .landscapeRight))
  }

  // MARK: D2

  private func expectOnlyFirstTableInset(_ stage: PagedStage) {
    let scrollView = stage.screen.scrollView
    #expect(scrollView.adjustedContentInset == .zero)
    #expect(scrollView.contentOffset == .zero)
    #expect(stage.screen.pages.map(\.view.frame.minX) == [0, 812, 1624])
    let inset = TableMeasurements(content: 44, width: 724, label: 64, separator: 64)
    let plain = TableMeasurements(content: 0, width: 812, label: 20, separator: 20)
    #expect(stage.tables == [inset, plain, plain])
  }

  @Test("D2: no gap, but only the first table's cells respect the safe area")
  func neverAdjusting() {
    let stage = stage(D2NeverAdjustingViewController())
    expectPortrait(stage)
    stage.turnThereAndBack { $0 ? expectOnlyFirstTableInset(stage) : expectPortrait(stage) }
  }

  @Test("D2: scrolling to a page doesn't repair its insets")
  func neverAdjustingScrolled() {
    let stage = stage(D2NeverAdjustingViewController(), orientation: .landscapeRight)
    expectOnlyFirstTableInset(stage)
    for page in [1, 2] {
      stage.screen.show(page: page)
      stage.simulator.window.layoutIfNeeded()
      #expect(stage.screen.pages[page].view.safeAreaInsets.left == 0)
      #expect(
        stage.tables[page]
          == TableMeasurements(content: 0, width: 812, label: 20, separator: 20))
    }
  }

  // MARK: D3

  private func expectFullWidth(_ stage: PagedStage) {
    let first = TableMeasurements(content: 0, width: 812, label: 64, separator: 64)
    let plain = TableMeasurements(content: 0, width: 812, label: 20, separator: 20)
    #expect(stage.screen.scrollView.contentOffset == .zero)
    #expect(stage.tables == [first, plain, plain])
  }

  @Test("D3: content views span the cells, on every page")
  func fullWidthCells() {
    let stage = stage(D3FullWidthCellsViewController())
    expectPortrait(stage)
    stage.turnThereAndBack { $0 ? expectFullWidth(stage) : expectPortrait(stage) }
  }

  // MARK: D4

  private func expectOwnMargins(_ stage: PagedStage) {
    let beside = TableMeasurements(content: 0, width: 812, label: 60, separator: 60)
    #expect(stage.tables == [beside, beside, beside])
    #expect(stage.screen.pages.map(\.tableView.layoutMargins.left) == [60, 60, 60])
  }

  @Test("D4: labels and separators start at 60 in landscape and 16 in portrait, on every page")
  func ownMargins() {
    let stage = stage(D4OwnMarginsViewController())
    expectPortrait(stage)
    for _ in 0..<2 {
      stage.turnThereAndBack { $0 ? expectOwnMargins(stage) : expectPortrait(stage) }
    }
    stage.simulator.rotate(to: .landscapeRight)
    expectOwnMargins(stage)
  }

  @Test("D4 launched in landscape") func ownMarginsLaunchedInLandscape() {
    expectOwnMargins(stage(D4OwnMarginsViewController(), orientation: .landscapeRight))
  }

  @Test("D4 rotated while another page is shown", arguments: [1, 2])
  func ownMarginsTurnedOnLaterPage(page: Int) {
    let stage = stage(D4OwnMarginsViewController())
    stage.screen.show(page: page)
    stage.simulator.rotate(to: .landscapeLeft)
    expectOwnMargins(stage)
    stage.simulator.rotate(to: .portrait)
    #expect(stage.tables == [portrait, portrait, portrait])
  }

  // MARK: D5

  /// A phone without side insets, and the margin its tables have in portrait and landscape.
  struct PlainPhone: CustomStringConvertible, Sendable {
    var device: Device
    var os: OSVersion
    var margins: (portrait: CGFloat, landscape: CGFloat)

    var description: String { "\(device) with iOS \(os)" }
  }

  // D4 requests 16 if there is no safe area, and a root view's margins are never less than the system's
  // minimum, so its tables have the others' margins here.
  nonisolated static let plainPhones = [
    PlainPhone(device: .iPhone8, os: "11.2", margins: (16, 20)),
    PlainPhone(device: .iPhone8Plus, os: "11.2", margins: (20, 20)),
    PlainPhone(device: .iPhone7, os: "10.3", margins: (16, 20)),
    PlainPhone(device: .iPhone6s, os: "9.3", margins: (16, 20)),
  ]

  @Test("D5: no gap and no inset on other phones and older systems", arguments: plainPhones)
  func otherPhones(phone: PlainPhone) {
    let screens: [PagedTablesViewController] = [
      D1DefaultsViewController(), D2NeverAdjustingViewController(),
      D3FullWidthCellsViewController(), D4OwnMarginsViewController(),
    ]
    for screen in screens {
      let stage = PagedStage(screen, on: phone.device, os: phone.os)
      func check(isTurned: Bool) {
        let width = stage.simulator.window.bounds.width
        let margin = isTurned ? phone.margins.landscape : phone.margins.portrait
        let plain = TableMeasurements(
          content: 0, width: width, label: margin, separator: margin)
        #expect(stage.tables == [plain, plain, plain], "\(type(of: screen))")
        #expect(screen.scrollView.contentOffset == .zero, "\(type(of: screen))")
        #expect(screen.pages.map(\.view.frame.minX) == [0, width, 2 * width])
      }
      check(isTurned: false)
      stage.turnThereAndBack { check(isTurned: $0) }
    }
  }

  @Test("D1, D2 and D4 with a Dynamic Island")
  func islandPhone() {
    let gap = PagedStage(
      D1DefaultsViewController(), on: .iPhone15Pro, os: "17.5", orientation: .landscapeRight)
    #expect(gap.screen.scrollView.contentOffset.x == -59)
    let first = PagedStage(
      D2NeverAdjustingViewController(), on: .iPhone15Pro, os: "17.5",
      orientation: .landscapeRight)
    #expect(
      first.tables[0] == TableMeasurements(content: 59, width: 734, label: 79, separator: 79))
    #expect(
      first.tables[2] == TableMeasurements(content: 0, width: 852, label: 20, separator: 20))
    let own = PagedStage(
      D4OwnMarginsViewController(), on: .iPhone15Pro, os: "17.5", orientation: .landscapeRight)
    let beside = TableMeasurements(content: 0, width: 852, label: 75, separator: 75)
    #expect(own.tables == [beside, beside, beside])
  }

  // MARK: D7

  @Test("D7: UIKit keeps the offset on rotation, and clamps it")
  func offsetOnTurning() {
    // The frame grows before the content does, which leaves room for 3 × 375 − 812 at that point.
    for page in [1, 2] {
      let raw = stage(D7TurnedPagesViewController())
      raw.screen.show(page: page)
      raw.simulator.rotate(to: .landscapeLeft)
      #expect(raw.screen.scrollView.contentOffset.x == 313)
      raw.simulator.rotate(to: .portrait)
      #expect(raw.screen.scrollView.contentOffset.x == 313)
    }

    // The frame shrinks first, so the offset of the last page stays until the content ends before it.
    let last = stage(D7TurnedPagesViewController(), orientation: .landscapeRight)
    last.screen.show(page: 2)
    last.simulator.rotate(to: .portrait)
    #expect(last.screen.scrollView.contentOffset.x == 750)

    let between = stage(D7TurnedPagesViewController(), orientation: .landscapeRight)
    between.screen.scrollView.contentOffset.x = 500
    between.simulator.rotate(to: .portrait)
    #expect(between.screen.scrollView.contentOffset.x == 500)
  }

  @Test("D7: the usual fix keeps the page", arguments: [1, 2])
  func pageOnTurning(page: Int) {
    let kept = stage(D7KeptPageViewController())
    kept.screen.show(page: page)
    for _ in 0..<2 {
      kept.simulator.rotate(to: .landscapeLeft)
      #expect(kept.screen.scrollView.contentOffset.x == 812 * CGFloat(page))
      kept.simulator.rotate(to: .portrait)
      #expect(kept.screen.scrollView.contentOffset.x == 375 * CGFloat(page))
    }
  }
}
