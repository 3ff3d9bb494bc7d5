import Scenarios
import Tateyoko
import Testing
import UIKit

/// What an iPhone Duo does to the fixes of 2017, in numbers.
@MainActor
@Suite struct FoldTests {
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
    #expect(across.cards.map(\.frame.maxX).max() == 678 - 84 - 12, "84 points for nothing")
  }

  @Test func theUpperInsetTellsNoNotch() {
    for (posture, orientation, bottom) in [
      (Device.Posture.closed, UIInterfaceOrientation.portrait, CGFloat(678)),
      (.open, .landscapeLeft, 669), (.open, .portrait, 951 - 34),
    ] {
      let (screen, _) = shown({ NotchTestViewController() }, posture, orientation)
      let footer = screen.view.subviews.first { $0.accessibilityIdentifier == "footer" }
      #expect(footer?.frame.maxY == bottom, "\(posture)")
    }
  }

  /// A grid that knows no fold has cards across it in either way up.
  @Test func aGridLiesAcrossTheFold() throws {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
      let (screen, _) = shown({ CardsScreenViewController() }, .halfOpen, orientation)
      let fold = try #require(screen.view.reservedRegions(kind: .division).first?.frame)
      #expect(screen.cards.contains { $0.frame.intersects(fold) }, "\(orientation)")
    }
  }

  /// The screen that an app asks for is the outer display's, whatever shows the app.
  @Test func aSizeFromTheLaunchIsTheOuterDisplays() {
    let (screen, simulator) = shown({ CachedSizeViewController() }, .closed, .portrait)
    let before = screen.cards.map(\.frame)
    simulator.fold(to: .open)
    #expect(screen.view.bounds.size == CGSize(width: 951, height: 669))
    #expect(screen.cards.map(\.frame) == before)
  }
}
