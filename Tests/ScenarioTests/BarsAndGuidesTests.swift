import Scenarios
import Tateyoko
import Testing
import UIKit

/// The numbers behind the pictures of content between bars.
@MainActor
@Suite struct BarsAndGuidesTests {
  /// Navigation bar, tab bar and the view pinned between them.
  private func frames(_ device: Device, _ os: OSVersion, turned: Bool = false) -> [CGRect] {
    let content = ContentAreaViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let simulator = Simulator(device, os: os)
    simulator.launch(tabs)
    if turned { simulator.rotate(to: .landscapeLeft) }
    return [navigation.navigationBar.frame, tabs.tabBar.frame, content.contentView.frame]
  }

  @Test("E1, E2, E4: the bars of the article's phones and the space between them")
  func articleFrames() {
    #expect(
      frames(.iPhoneSE, "11.2") == [
        CGRect(x: 0, y: 20, width: 320, height: 44), CGRect(x: 0, y: 519, width: 320, height: 49),
        CGRect(x: 0, y: 64, width: 320, height: 455),
      ])
    for device in [Device.iPhone7, .iPhone8] {
      #expect(
        frames(device, "11.2") == [
          CGRect(x: 0, y: 20, width: 375, height: 44),
          CGRect(x: 0, y: 618, width: 375, height: 49),
          CGRect(x: 0, y: 64, width: 375, height: 554),
        ])
    }
    for device in [Device.iPhone7Plus, .iPhone8Plus] {
      #expect(
        frames(device, "11.2") == [
          CGRect(x: 0, y: 20, width: 414, height: 44),
          CGRect(x: 0, y: 687, width: 414, height: 49),
          CGRect(x: 0, y: 64, width: 414, height: 623),
        ])
    }
    #expect(
      frames(.iPhoneX, "11.2") == [
        CGRect(x: 0, y: 44, width: 375, height: 44), CGRect(x: 0, y: 729, width: 375, height: 83),
        CGRect(x: 0, y: 88, width: 375, height: 641),
      ])
  }

  @Test("E3, E4: the insets are read again after a rotation")
  func turned() {
    #expect(
      frames(.iPhoneX, "11.2", turned: true) == [
        CGRect(x: 0, y: 0, width: 812, height: 32), CGRect(x: 0, y: 322, width: 812, height: 53),
        CGRect(x: 44, y: 32, width: 724, height: 290),
      ])
  }

  @Test("E5: before iOS 11 the guides give the same values")
  func guides() {
    #expect(frames(.iPhone7, "10.3")[2] == CGRect(x: 0, y: 64, width: 375, height: 554))
  }
}

/// The numbers behind the pictures of screens rotated while they are hidden.
@MainActor
@Suite struct HiddenInStackTests {
  private func cards(_ root: CardsViewController, hidden: Bool) -> [CGRect] {
    let navigation = UINavigationController(rootViewController: root)
    let simulator = Simulator(.iPhone8, os: "12.0")
    simulator.launch(navigation)
    if hidden { navigation.pushViewController(UIViewController(), animated: false) }
    simulator.rotate(to: .landscapeLeft)
    if hidden { navigation.popViewController(animated: false) }
    simulator.rotate(to: .landscapeLeft)
    return root.cards.map(\.frame)
  }

  private let wide = [0, 1, 2].map { index in
    CGRect(x: 16 + CGFloat(index) * (611.0 / 3 + 12), y: 48, width: 611.0 / 3, height: 311)
  }

  private func isEqual(_ frames: [CGRect], _ expected: [CGRect]) -> Bool {
    zip(frames, expected).allSatisfy { one, other in
      abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
        && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }
  }

  @Test("B7: frames computed alongside a rotation are the old ones while hidden")
  func computed() {
    #expect(isEqual(cards(ComputedCardsViewController(), hidden: false), wide))
    let tall = cards(ComputedCardsViewController(), hidden: true)
    #expect(tall.map(\.minX) == [16, 16, 16])
    #expect(tall.map(\.width) == [343, 343, 343])
  }

  @Test("B7: frames computed in layout are right when the screen comes back")
  func laidOut() {
    #expect(isEqual(cards(LaidOutCardsViewController(), hidden: true), wide))
  }
}
