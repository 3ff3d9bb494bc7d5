@testable import Scenarios
import Tateyoko
import Testing
import UIKit

/// What the pictures of Storefront, ReaderColumns and StoryPages show, in numbers.
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
    // 0.85 of 375 − 32, 12 between; three columns of 375 − 28; a card of 375 − 32.
    #expect(near(cell(shop, 0, 0), 16, width: 291.55))
    #expect(near(cell(shop, 0, 1), 319.55, width: 291.55))
    #expect(cell(shop, 0, 0)?.height == 120)
    #expect(near(cell(shop, 1, 0), 16, width: 111.67))
    #expect(near(cell(shop, 1, 2), 247.33, width: 111.67))
    #expect(near(cell(shop, 2, 0), 16, width: 343))
    simulator.rotate(to: .landscapeLeft)
    // 812 − 88 are left: 0.45 of 692; five columns of 696.
    #expect(near(cell(shop, 0, 0), 60, width: 311.4))
    #expect(near(cell(shop, 1, 0), 60, width: 135.2))
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

  @Test("a page ends above the dots, and keeps clear of what is beside it")
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
