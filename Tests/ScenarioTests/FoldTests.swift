import Foundation
import Scenarios
import Tateyoko
import Testing
import UIKit

/// The right screen of `Fold` under the old iPhone X assumption: both sides get the inset that the left one
/// needs.
private final class DoubledInsetViewController: PanesViewController {
  override var freeArea: CGRect {
    let insets = view.safeAreaInsets
    let side = max(insets.left, insets.right)
    return view.bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: side, bottom: insets.bottom, right: side))
  }
}

/// … with the area of its first layout kept.
private final class KeptFrameViewController: PanesViewController {
  private var kept: CGRect?

  override var freeArea: CGRect {
    let area = kept ?? super.freeArea
    kept = area
    return area
  }
}

/// … and without regard for the fold.
private final class AcrossFoldViewController: PanesViewController {
  override func panes(in area: CGRect) -> [CGRect] { [area] }
}

/// The effect of an iPhone Duo on the fixes of 2017, in numbers; and that a fault is reported with its view
/// and posture.
@MainActor
@Suite struct FoldTests {
  private let closed = Scenario.Variant(.iPhoneDuo, os: "27.1")

  /// The film of the right screen, with another one in its place.
  private func film(
    _ make: @escaping @MainActor @Sendable () -> PanesViewController
  ) throws -> [SnapshotRecord] {
    let scenario = Scenario(
      id: "Fold", title: "A fault",
      screens: [
        Scenario.Screen(
          id: "right", title: "A fault", variants: [closed], chrome: .all,
          steps: [
            Scenario.Step("closed"),
            Scenario.Step("half-open") { _, simulator in simulator.fold(to: .halfOpen) },
            Scenario.Step("open") { _, simulator in simulator.fold(to: .open) },
            Scenario.Step("closed-again") { _, simulator in simulator.fold(to: .closed) },
          ], root: make)
      ])
    var run = ScenarioRun([scenario], mode: .verify, snapshots: ScenarioScreen.folder)
    run.staleMode = .ignore
    return try run.run().record.snapshots
  }

  private func failingPostures(_ records: [SnapshotRecord]) -> [String] {
    records.filter { $0.outcome == .changed }.compactMap(\.posture)
  }

  @Test func theFilmIsOfEachPosture() throws {
    let records = try film { PanesViewController() }
    #expect(records.map(\.outcome) == [.equal, .equal, .equal, .equal])
    #expect(records.compactMap(\.posture) == ["closed", "half-open", "open", "closed"])
    #expect(
      records.compactMap(\.orientation)
        == ["portrait", "landscape-left", "landscape-left", "portrait"])
    #expect(records.compactMap { $0.step?.number } == [0, 1, 2, 3])
    #expect(
      Set(records.compactMap { $0.step?.series }) == ["right.iphone-duo.closed.ios-27.1.portrait"])
  }

  @Test("an inset applied on both sides is reported in each posture, with the view")
  func doubledInset() throws {
    let records = try film { DoubledInsetViewController() }
    #expect(failingPostures(records) == ["closed", "half-open", "open", "closed"])
    for record in records {
      let words = record.layoutChanges.map(\.words)
      #expect(
        words.contains { $0.contains("card 1") && $0.contains("frame.x 12 → 96") }, "\(words)")
      #expect(record.environment.contains(try #require(record.postureWords)))
      #expect(record.message?.contains("frame.x") == true)
    }
  }

  @Test("a frame kept from before unfolding is reported for the open postures only")
  func keptFrame() throws {
    let records = try film { KeptFrameViewController() }
    #expect(failingPostures(records) == ["half-open", "open"])
    for record in records where record.outcome == .changed {
      let words = record.layoutChanges.map(\.words)
      #expect(
        words.contains { $0.contains("footer") && $0.contains("frame.width 867 → 382") }, "\(words)"
      )
    }
  }

  @Test("content across the fold is reported for the half-open posture only")
  func acrossTheFold() throws {
    let records = try film { AcrossFoldViewController() }
    #expect(failingPostures(records) == ["half-open"])
    let record = records[1]
    let words = record.layoutChanges.map(\.words)
    #expect(words.contains { $0.contains("card 2") && $0.contains("frame.") }, "\(words)")
    #expect(record.environment == "iPhone Duo · half open · iOS 27.1 · landscape-left")
  }

  // MARK: Numbers behind the pictures

  private func shown<Screen: UIViewController>(
    _ make: () -> Screen, _ posture: Device.Posture, _ orientation: UIInterfaceOrientation
  ) -> (Screen, Simulator) {
    let simulator = Simulator(.iPhoneDuo, os: "27.1", orientation: orientation, posture: posture)
    let screen = simulator.perform(make)
    simulator.launch(screen)
    return (screen, simulator)
  }

  @Test func theLeftInsetSaysNothingOfTheRightOne() {
    let (upright, _) = shown({ MirroredInsetViewController() }, .closed, .portrait)
    #expect(upright.cards[1].frame.maxX > 382, "under the status")
    let (across, _) = shown({ MirroredInsetViewController() }, .closed, .landscapeRight)
    #expect(across.cards[0].frame.minX == 96)
    #expect(across.cards.map(\.frame.maxX).max() == CGFloat(582), "84 points for nothing")
  }

  @Test func theTopInsetTellsNoNotch() {
    for (posture, orientation, bottom) in [
      (Device.Posture.closed, UIInterfaceOrientation.portrait, CGFloat(678)),
      (.open, .landscapeLeft, 669), (.open, .portrait, 951 - 34),
    ] {
      let (screen, _) = shown({ NotchTestViewController() }, posture, orientation)
      let footer = screen.view.subviews.first { $0.accessibilityIdentifier == "footer" }
      #expect(footer?.frame.maxY == bottom, "\(posture)")
    }
  }

  @Test func noCardLiesAcrossTheFoldOfTheRightScreen() throws {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      let (screen, simulator) = shown({ PanesViewController() }, .halfOpen, orientation)
      let fold = try #require(screen.view.reservedRegions(kind: .division).first?.frame)
      // The fold begins between two pixels.
      let inside = fold.insetBy(dx: 0.5, dy: 0.5)
      #expect(screen.cards.allSatisfy { !$0.frame.intersects(inside) }, "\(orientation)")
      simulator.fold(to: .open)
      #expect(screen.view.reservedRegions(kind: .division).isEmpty)
      let free = screen.view.bounds.inset(by: screen.view.safeAreaInsets)
      #expect(screen.cards.allSatisfy { free.contains($0.frame) })
    }
  }

  /// A grid unaware of the fold has cards across it in either orientation.
  @Test func aGridLiesAcrossTheFold() throws {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      let (screen, _) = shown({ CardsScreenViewController() }, .halfOpen, orientation)
      let fold = try #require(screen.view.reservedRegions(kind: .division).first?.frame)
      #expect(screen.cards.contains { $0.frame.intersects(fold) }, "\(orientation)")
    }
  }

  /// The screen that an app queries is the outer display's, whichever display shows the app.
  @Test func aSizeFromTheLaunchIsTheOuterDisplays() {
    let (screen, simulator) = shown({ CachedSizeViewController() }, .closed, .portrait)
    let before = screen.cards.map(\.frame)
    simulator.fold(to: .open)
    #expect(screen.view.bounds.size == CGSize(width: 951, height: 669))
    #expect(screen.cards.map(\.frame) == before)
    // It was laid out again: the header depends on the view's bounds.
    let header = screen.view.subviews.first { $0.accessibilityIdentifier == "header" }
    #expect(header?.frame.width == 951)
  }

  @Test func theGapOfD1IsOnTheSideOfTheStatus() {
    let (across, _) = shown({ D1DefaultsViewController() }, .closed, .landscapeRight)
    #expect(across.scrollView.adjustedContentInset.left == 84)
    #expect(across.scrollView.adjustedContentInset.right == 0)
    #expect(across.scrollView.contentOffset.x == -84)
    let (open, _) = shown({ D1DefaultsViewController() }, .open, .landscapeLeft)
    #expect(open.scrollView.adjustedContentInset.left == 0)
    #expect(open.scrollView.adjustedContentInset.right == 84)
    #expect(open.scrollView.contentOffset.x == 0)
  }

  @Test func laterPagesOfD2KeepNothingClear() {
    let (across, _) = shown({ D2NeverAdjustingViewController() }, .closed, .landscapeRight)
    across.show(page: 2)
    across.view.layoutIfNeeded()
    #expect(across.pages.map(\.view.safeAreaInsets.left) == [84, 0, 0])
    let (open, _) = shown({ D2NeverAdjustingViewController() }, .open, .landscapeLeft)
    #expect(open.pages.map(\.view.safeAreaInsets.left) == [0, 0, 0])
  }

  @Test func theMarginsOfD4LookAtTheLeftSideAlone() {
    let (across, _) = shown({ D4OwnMarginsViewController() }, .closed, .landscapeRight)
    #expect(across.pages.map(\.tableView.layoutMargins.left) == [100, 100, 100])
    let (open, _) = shown({ D4OwnMarginsViewController() }, .open, .landscapeLeft)
    #expect(open.pages.map(\.tableView.layoutMargins.left) == [20, 20, 20])
    #expect(open.pages.map(\.tableView.layoutMargins.right) == [20, 20, 20])
  }

  /// 3 × 466 − 951 is the maximum offset when the view has grown before its content.
  @Test func theOffsetOfD7IsKeptAndThePageLost() {
    let (raw, unfolding) = shown({ D7TurnedPagesViewController() }, .closed, .portrait)
    raw.show(page: 1)
    unfolding.fold(to: .open)
    #expect(raw.scrollView.contentOffset.x == 447)
    let (kept, other) = shown({ D7KeptPageViewController() }, .closed, .portrait)
    kept.show(page: 1)
    other.fold(to: .open)
    #expect(kept.scrollView.contentOffset.x == 951)
  }

  @Test func guidesLieInOneAnotherInEachPosture() {
    let places: [(Device.Posture, UIInterfaceOrientation, CGRect)] = [
      (.closed, .portrait, CGRect(x: 0, y: 0, width: 382, height: 644)),
      (.closed, .landscapeRight, CGRect(x: 84, y: 0, width: 594, height: 432)),
      (.open, .portrait, CGRect(x: 0, y: 82, width: 669, height: 835)),
      (.halfOpen, .landscapeLeft, CGRect(x: 0, y: 0, width: 867, height: 635)),
    ]
    for (posture, orientation, safeArea) in places {
      let (screen, _) = shown({ GuidesViewController() }, posture, orientation)
      func frame(_ name: String) -> CGRect? {
        screen.view.subviews.first { $0.accessibilityIdentifier == name }?.frame
      }
      #expect(frame("safe area") == safeArea, "\(posture)")
      #expect(frame("margins")?.minX == safeArea.minX + 20)
      #expect(frame("margins")?.maxX == safeArea.maxX - 20)
      #expect(frame("readable")?.width == frame("margins")?.width)
    }
  }

  @Test func aGridKeepsTheSizesOfTheOuterDisplay() {
    func banner(_ screen: PhotosViewController) -> CGFloat? {
      screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width
    }
    let (left, unfolding) = shown(
      { PhotosViewController(layout: UICollectionViewFlowLayout()) }, .closed, .portrait)
    #expect(banner(left) == 366)
    unfolding.fold(to: .open)
    #expect(banner(left) == 366)
    let (asked, other) = shown(
      { PhotosViewController(layout: FittingFlowLayout()) }, .closed, .portrait)
    other.fold(to: .open)
    #expect(banner(asked) == 851)
  }

  @Test func aMaskHoldsOnTheOuterDisplayAlone() {
    final class PortraitOnly: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    func orientations(_ posture: Device.Posture) -> [UIInterfaceOrientation?] {
      let (screen, simulator) = shown({ PortraitOnly() }, posture, .portrait)
      let holds: [UIDeviceOrientation] = [
        .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
      ]
      return holds.map { hold in
        simulator.rotate(to: hold)
        return screen.view.window?.windowScene?.interfaceOrientation
      }
    }
    #expect(orientations(.closed) == [.portrait, .portrait, .portrait, .portrait])
    #expect(Set(orientations(.open)).count == 4)
  }
}
