@testable import Scenarios
import Tateyoko
import Testing
import UIKit

/// The pictures of Storefront, Shelves, ReaderColumns and StoryPages in numbers.
@MainActor
@Suite struct ContainerScreensTests {
  private func near(_ frame: CGRect?, _ x: CGFloat, width: CGFloat) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - x) < 0.34 && abs(frame.width - width) < 0.34
  }

  private func cell(_ shop: StorefrontViewController, _ section: Int, _ item: Int) -> CGRect? {
    shop.collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("banners, columns and rows follow the width that the safe area leaves")
  func storefront() {
    let shop = StorefrontViewController()
    let simulator = Simulator(.iPhoneX, os: "15.5")
    simulator.launch(UINavigationController(rootViewController: shop))
    // 0.85 of 375, 12 between; three columns of 375 − 28; a card of 375 − 32.
    #expect(near(cell(shop, 0, 0), 16, width: 318.75))
    #expect(near(cell(shop, 0, 1), 346.75, width: 318.75))
    #expect(cell(shop, 0, 0)?.height == 120)
    #expect(near(cell(shop, 1, 0), 16, width: 111.67))
    #expect(near(cell(shop, 1, 2), 247.33, width: 111.67))
    #expect(near(cell(shop, 2, 0), 16, width: 343))
    simulator.rotate(to: .landscapeLeft)
    // 812 − 88 are left: 0.45 of that; five columns of 696.
    #expect(near(cell(shop, 0, 0), 60, width: 325.8))
    #expect(near(cell(shop, 1, 0), 60, width: 135.2))
    #expect(simulator.issues == [])
  }

  @Test("shelves scroll horizontally from their insets, and an empty one is as high as its title")
  func shelves() throws {
    let shelves = ShelvesViewController()
    let simulator = Simulator(.iPhoneSE3, os: "17.5")
    simulator.launch(shelves)
    let view = try #require(shelves.collectionView)
    func cell(_ section: Int, _ item: Int) -> CGRect? {
      view.cellForItem(at: [section, item])?.frame
    }
    func bar(_ kind: String, _ path: IndexPath) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
    #expect(view.contentOffset.y == -20)
    // (375 − 24) / 4.
    #expect(near(cell(0, 0), 16, width: 87.75))
    #expect(near(cell(0, 3), 303.25, width: 87.75))
    // (0.75 of 375 − 20 − 48) / 4, wide and high, on a shelf 12 below the first one's 76.
    #expect(near(cell(1, 0), 16, width: 53.31))
    #expect(cell(1, 0)?.minY == 96)
    #expect(cell(1, 0)?.height == 53.5)
    #expect(bar("marker", [1, 0]) == CGRect(x: 277.5, y: 96, width: 20, height: 20))
    // 12 below the second one's 79.75, and 12 above the last.
    #expect(bar("title", [2, 0]) == CGRect(x: 16, y: 180, width: 343, height: 30))
    #expect(near(cell(3, 0), 56.25, width: 262.5))
    #expect(cell(3, 0)?.minY == 230)
    #expect(view.contentSize.height == 287.75)
    #expect(view.subviews.filter { $0 is BoardView }.count == 3)
    #expect(simulator.issues == [])
  }

  @Test("two columns on an iPad, each in its own stack, and one in Slide Over")
  func columns() throws {
    let reader = ReaderViewController()
    let simulator = Simulator(.iPadPro11, os: "15.5")
    simulator.launch(reader)
    let article = try #require(
      (reader.viewController(for: .secondary) as? ArticleViewController))
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    #expect(!reader.isCollapsed)
    #expect(frame(reader.sections.view).width == 320)
    #expect(frame(article.view) == CGRect(x: 320.5, y: 0, width: 513.5, height: 1194))
    simulator.rotate(to: .landscapeLeft)
    #expect(frame(reader.sections.view).width == 320)
    #expect(frame(article.view) == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
    simulator.setMultitasking(.slideOver)
    #expect(reader.isCollapsed)
    #expect(frame(reader.sections.view) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(article.view.window == nil)
    #expect(simulator.issues == [])
  }

  @Test("on a phone the list comes first, and an article on top of it")
  func collapsed() throws {
    let reader = ReaderViewController()
    let simulator = Simulator(.iPhoneX, os: "15.5")
    simulator.launch(reader)
    #expect(reader.isCollapsed)
    #expect(reader.sections.view.window != nil)
    reader.sections.didSelect?("Science")
    simulator.rotate(to: .landscapeLeft)
    let stack = try #require(reader.sections.navigationController)
    #expect(stack.topViewController?.title == "Science")
    #expect(stack.viewControllers.count == 2)
    let article = try #require(stack.topViewController)
    #expect(article.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    #expect(simulator.issues == [])
  }

  @Test("a page ends above the dots, and doesn't overlap its neighbours")
  func pages() throws {
    let story = StoryPagesViewController()
    let simulator = Simulator(.iPhoneX, os: "15.5")
    simulator.launch(story)
    story.goToNextPage()
    simulator.rotate(to: .landscapeLeft)
    let page = try #require(story.viewControllers?.first as? StoryPageViewController)
    #expect(page.number == 2)
    let frame = page.view.convert(page.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 0, width: 812, height: 317))
    #expect(simulator.issues == [])
  }
}
