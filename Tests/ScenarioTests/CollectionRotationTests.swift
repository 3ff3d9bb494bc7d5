import Scenarios
import Tateyoko
import Testing
import UIKit

/// F1 to F4: the pictures of CollectionRotation in numbers.
@MainActor
@Suite struct CollectionRotationTests {

  private func frames(_ controller: PhotosViewController, _ items: Range<Int>) -> [CGRect] {
    items.compactMap {
      controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  private func start(
    _ controller: UIViewController, _ device: Device = .iPhoneX
  ) -> Simulator {
    let simulator = Simulator(device, os: "11.2")
    simulator.launch(controller)
    return simulator
  }

  private func turnCovered(_ controller: UIViewController, _ simulator: Simulator) {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    simulator.rotate(to: .landscapeLeft)
    controller.dismiss(animated: false)
    // Dismissed once the screen has settled.
    _ = simulator.tree
  }

  // Portrait: 375 − 16 = 359 for the banner; three photos of 114 (343 for them, with two gaps of 8).
  // Landscape: 812 − 88 − 16 = 708 for the banner; six photos of 111 (668, with five gaps of 8).
  private let upright = [
    CGRect(x: 8, y: 8, width: 359, height: 80), CGRect(x: 8, y: 96, width: 114, height: 114),
  ]
  private let sideways = [
    CGRect(x: 8, y: 8, width: 708, height: 80), CGRect(x: 8, y: 96, width: 111, height: 111),
  ]

  @Test("F1: after a rotation the photos keep the sizes of the old width")
  func leftAlone() {
    let controller = PhotosViewController(layout: UICollectionViewFlowLayout())
    let simulator = start(controller)
    #expect(frames(controller, 0..<2) == upright)
    simulator.rotate(to: .landscapeLeft)
    // Banner, two photos and their gaps need 359 + 228 + 16 = 603 of 708: they share one line, with the
    // banner no wider than before.
    let turned = frames(controller, 0..<3)
    #expect(turned.map(\.width) == [359, 114, 114])
    #expect(turned.map(\.maxX).last == 716)
    simulator.rotate(to: .portrait)
    #expect(frames(controller, 0..<2) == upright)
  }

  @Test("F2: invalidateLayout() alongside the rotation fixes it, in front and under another screen")
  func invalidatedAlongside() {
    let controller = InvalidatingPhotosViewController(layout: UICollectionViewFlowLayout())
    let simulator = start(controller)
    simulator.rotate(to: .landscapeLeft)
    #expect(frames(controller, 0..<2) == sideways)

    let covered = InvalidatingPhotosViewController(layout: UICollectionViewFlowLayout())
    turnCovered(covered, start(covered))
    #expect(frames(covered, 0..<2) == sideways)
  }

  @Test("F3: a layout that observes the size is right, also when rotated under another screen")
  func fittingLayout() {
    let controller = PhotosViewController(layout: FittingFlowLayout())
    let simulator = start(controller)
    simulator.rotate(to: .landscapeLeft)
    #expect(frames(controller, 0..<2) == sideways)
    simulator.rotate(to: .portrait)
    #expect(frames(controller, 0..<2) == upright)

    let covered = PhotosViewController(layout: FittingFlowLayout())
    turnCovered(covered, start(covered))
    #expect(frames(covered, 0..<2) == sideways)
  }

  @Test("F4: a table's rows and their constraints adapt by themselves")
  func table() throws {
    let controller = CaptionTableViewController()
    let simulator = start(controller)
    func caption() -> UIView? {
      _ = simulator.tree
      return controller.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.contentView
        .subviews.last
    }
    let before = try #require(caption())
    #expect(before.frame.minX == 68)
    let upright = before.frame.height
    simulator.rotate(to: .landscapeLeft)
    simulator.window.layoutIfNeeded()
    let after = try #require(caption())
    let row = try #require(controller.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    #expect(row.frame.width == 812)
    #expect(
      row.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: row.frame.height - 1 / 3))
    // Text stays in the readable 672 points in the middle of 724 (iOS 11): margins of 26, then the square's
    // 40 and 12 between them.
    #expect(after.frame.minX == 78)
    #expect(after.frame.width == 620)
    #expect(after.frame.height < upright)
  }
}
