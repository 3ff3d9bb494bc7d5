import Devices
import TestSupport
import Testing

@testable import UIKit

@MainActor
struct TabBarLooksTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func tabs(_ titles: [String], image: UIImage? = nil) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: $0, image: image, selectedImage: nil)
      return controller
    }
    return tabs
  }

  private func buttons(_ tabs: UITabBarController) -> [UITabBarButton] {
    tabs.tabBar.state.buttons
  }

  @Test("items share the bar as in view dumps of four releases")
  func recordedItems() {
    var tally = TruthTally()
    func check(_ device: Device, _ os: OSVersion, _ spans: [[CGFloat]]) {
      let host = SimulationHost(device: device, os: os)
      let tabs = tabs(spans.indices.map { "\($0)" })
      host.setRoot(tabs)
      let frames = buttons(tabs).map(\.frame)
      #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
      #expect(frames.map { [$0.minX, $0.width] } == spans, "\(device.id)")
      for (frame, span) in zip(frames, spans) { tally.add([frame.minX, frame.width] == span) }
    }
    check(.iPhone5s, "7.1", [[2, 76], [82, 76], [162, 76], [242, 76]])
    check(.iPhone6, "9.3", [[2, 90], [96, 90], [190, 89], [283, 90]])
    check(.iPhone6Plus, "9.3", [[2, 100], [106, 99], [209, 100], [313, 99]])
    check(.iPhone7Plus, "10.3", [[2, 79], [85, 79], [168, 78], [250, 79], [333, 79]])
    check(.iPhone13, "15.5", [[2, 94], [100, 93], [197, 94], [295, 93]])
    #expect(tally == TruthSet["tabItems"])
  }

  @Test("images and titles are positioned as in view dumps of iOS 7 and 13")
  func recordedParts() {
    let host = SimulationHost(device: .iPhone5s, os: "7.1")
    let older = tabs(["Level 1", "Level 2", "Level 3", "Level 4"], image: image(30))
    host.setRoot(older)
    let parts = buttons(older)[0].subviews
    #expect(parts[0].frame == CGRect(x: 23, y: 3, width: 30, height: 30))
    #expect(parts[1].frame.minY == 35 && parts[1].frame.height == 12)
    #expect(abs(parts[1].frame.midX - 38) <= 0.25)

    let later = SimulationHost(device: .iPhone8, os: "13.3")
    let downloads = tabs(["Downloads"], image: image(25))
    later.setRoot(downloads)
    let button = buttons(downloads)[0]
    #expect(button.frame == CGRect(x: 2, y: 1, width: 371, height: 48))
    #expect(button.subviews[0].frame.midY == 18)
    #expect(button.subviews[1].frame.minY == 34.5)
  }

  @Test("iOS 26 has a capsule: three items in 274 at 64, five in 360 at 21")
  func capsule() throws {
    func platter(_ count: Int) throws -> (CGRect, [CGRect]) {
      let host = SimulationHost(device: .iPhone17Pro, os: "26.1")
      let tabs = tabs((0..<count).map { "\($0)" })
      host.setRoot(tabs)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
      let view = try #require(tabs.tabBar.state.platter)
      return (view.frame, buttons(tabs).map(\.frame))
    }
    let three = try platter(3)
    #expect(three.0 == CGRect(x: 64, y: 0, width: 274, height: 62))
    #expect(three.1[0] == CGRect(x: 4, y: 4, width: 94, height: 54))
    #expect(three.1[2].maxX == 270)
    let five = try platter(5)
    #expect(five.0 == CGRect(x: 21, y: 0, width: 360, height: 62))
    #expect(five.1[0] == CGRect(x: 4, y: 4, width: 77, height: 54))
    #expect(five.1[1].minX == 72.75)
  }

  @Test("titles are next to images in landscape from iOS 11 on")
  func inline() {
    func parts(_ os: OSVersion) -> [CGRect] {
      let host = SimulationHost(device: .iPhone8, os: os, orientation: .landscapeLeft)
      let tabs = tabs(["One", "Two"], image: image(20))
      host.setRoot(tabs)
      return buttons(tabs)[0].subviews.map(\.frame)
    }
    let older = SimulationHost(device: .iPhone7, os: "10.3", orientation: .landscapeLeft)
    let stacked = tabs(["One"], image: image(20))
    older.setRoot(stacked)
    #expect(buttons(stacked)[0].subviews[0].frame.midX == buttons(stacked)[0].bounds.midX)
    let beside = parts("12.0")
    #expect(beside[1].minX == beside[0].maxX + 4)
    #expect(beside[0].midY == beside[1].midY || abs(beside[0].midY - beside[1].midY) <= 0.5)
  }

  @Test("the selected item has the tint, others grey or their own colour; appearances set more")
  func colours() {
    let host = SimulationHost(device: .iPhone8, os: "13.3")
    let tabs = tabs(["One", "Two"], image: image(20))
    tabs.tabBar.tintColor = .systemRed
    host.setRoot(tabs)
    #expect(buttons(tabs)[0].look.tint == .systemRed)
    #expect(buttons(tabs)[1].look.tint == .systemGray)
    tabs.tabBar.unselectedItemTintColor = .systemGreen
    host.settle()
    #expect(buttons(tabs)[1].look.tint == .systemGreen)

    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemYellow
    appearance.stackedLayoutAppearance.selected.iconColor = .systemPurple
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemBlue
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemTeal
    ]
    tabs.tabBar.standardAppearance = appearance
    host.settle()
    #expect(buttons(tabs)[0].look.tint == .systemPurple)
    #expect(buttons(tabs)[1].look.badgeColor == .systemBlue)
    #expect(buttons(tabs)[1].look.attributes[.foregroundColor] as? UIColor == .systemTeal)
    #expect(tabs.tabBar.barLook.color != nil)
    // An opaque appearance leaves the bar translucent: content stays under it.
    #expect(tabs.viewControllers?[0].view.frame.height == 667)
  }

  @Test("from iOS 15 on a bar over no content has no background, and one over content has one")
  func scrollEdge() {
    let host = SimulationHost(device: .iPhone13, os: "15.5")
    let tabs = UITabBarController()
    let table = UIScrollView()
    let child = UIViewController()
    child.view = table
    tabs.viewControllers = [child]
    host.setRoot(tabs)
    #expect(tabs.tabBar.barLook == BarStyle())
    table.contentSize = CGSize(width: 390, height: 3000)
    host.settle()
    table.contentOffset.y = 100
    host.settle()
    #expect(tabs.tabBar.barLook.color != nil && tabs.tabBar.barLook.hairline != nil)
    table.contentOffset.y = 3000 + 83 - 844
    host.settle()
    #expect(tabs.tabBar.barLook == BarStyle())
    let edge = UITabBarAppearance()
    edge.backgroundColor = .systemRed
    tabs.tabBar.scrollEdgeAppearance = edge
    #expect(tabs.tabBar.barLook.color != nil)
  }

  @Test("badges, selected images and system items")
  func parts() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let tabs = UITabBarController()
    let one = UIViewController()
    let (plain, chosen) = (image(20), image(22))
    one.tabBarItem = UITabBarItem(title: "One", image: plain, selectedImage: chosen)
    one.tabBarItem.badgeValue = "12"
    let two = UIViewController()
    two.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 4)
    tabs.viewControllers = [one, two]
    host.setRoot(tabs)
    let first = buttons(tabs)[0]
    #expect(first.subviews[0].frame.width == 22)
    #expect(first.subviews.last is _UIBadgeView)
    #expect(first.subviews.last?.frame.height == 18)
    #expect(two.tabBarItem.title == "Search" && two.tabBarItem.tag == 4)
    one.tabBarItem.badgeValue = nil
    tabs.selectedIndex = 1
    host.settle()
    #expect(first.subviews.count == 2)
    #expect(first.subviews[0].frame.width == 20)
  }

  @Test("the proxy's settings apply to bars that have none of their own")
  func proxy() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    UITabBar.appearance().barTintColor = .systemRed
    UITabBar.appearance().tintColor = .white
    UITabBarItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 12)], for: .normal)
    let tabs = tabs(["One"])
    tabs.tabBar.barTintColor = .systemBlue
    host.setRoot(tabs)
    #expect(tabs.tabBar.barTintColor == .systemBlue)
    #expect(tabs.tabBar.tintColor == .white)
    #expect(buttons(tabs)[0].look.attributes[.font] as? UIFont == .systemFont(ofSize: 12))
  }

  @Test("in the strip of an iPad, a badge is next to the title, which isn't covered")
  func badgeInStrip() throws {
    let host = SimulationHost(device: .iPadPro11, os: "26.1")
    let tabs = tabs(["One", "Two"])
    host.setRoot(tabs)
    let before = buttons(tabs)[0].frame.width
    tabs.tabBar.items?[0].badgeValue = "12"
    host.settle()
    for isRightToLeft in [false, true] {
      let button = buttons(tabs)[0]
      button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      button.setNeedsLayout()
      host.settle()
      let badge = try #require(button.subviews.first { $0 is _UIBadgeView }).frame
      let label = try #require(button.subviews.first { $0 is UITabBarButtonLabel }).frame
      #expect(!badge.intersects(label) && button.bounds.contains(badge.union(label)))
      #expect((badge.minX > label.maxX) == !isRightToLeft)
      #expect(abs(badge.midY - label.midY) <= 1)
      #expect(button.frame.width > before)
    }
  }
}
