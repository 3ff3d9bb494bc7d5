import Devices
import Testing

@testable import UIKit

/// Presenters that are scaled, removed or covered during a presentation.
@MainActor
struct CoveredPresenterTests {
  @Test("a stack behind a card keeps its bars in its own points, also after rotations")
  func stackBehindACard() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.isToolbarHidden = false
    let host = SimulationHost(.iPhoneX, "13.0", root: stack)
    let bars = [stack.navigationBar.frame, stack.toolbar.frame]
    stack.present(UIViewController(), animated: true)
    host.settle()
    #expect([stack.navigationBar.frame, stack.toolbar.frame].map(\.width) == [375, 375])
    host.turn(to: .landscapeLeft)
    #expect([stack.navigationBar.frame, stack.toolbar.frame].map(\.width) == [812, 812])
    host.turn(to: .portrait)
    stack.dismiss(animated: true)
    host.settle()
    #expect([stack.navigationBar.frame, stack.toolbar.frame] == bars)
  }

  @Test("a stack in a scaled view lays its bars out unscaled", arguments: [0.8, 1.5])
  func scaledStack(scale: CGFloat) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.view.frame = root.view.bounds
    stack.didMove(toParent: root)
    root.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    host.setRoot(root)
    stack.view.setNeedsLayout()
    host.settle()
    #expect(stack.navigationBar.frame.width == stack.view.bounds.width)
  }

  @Test("a popover whose source is inside it points at the centre")
  func ownSource() throws {
    let root = UIViewController()
    let host = SimulationHost(.iPadPro11, "17.0", root: root)
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = menu.view
    root.present(menu, animated: false)
    host.settle()
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
      let popover = try #require(menu.presentationController?.presentedView)
      // The arrow ends in the centre.
      let (frame, bounds) = (popover.frame, host.window.bounds)
      let pointsSideways = [frame.minX, frame.maxX].contains(bounds.midX)
      #expect(pointsSideways || [frame.minY, frame.maxY].contains(bounds.midY))
      host.turn(to: orientation)
    }
  }

  @Test("a sheet covered during a rotation adapts when it is uncovered")
  func coveredSheet() {
    func size(isCovered: Bool) -> CGSize {
      let root = UIViewController()
      let host = SimulationHost(.iPhone8Plus, "12.0", root: root)
      let sheet = UIViewController()
      host.present(sheet, as: .formSheet, on: root)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      if isCovered { sheet.present(cover, animated: false) }
      host.settle()
      host.turn(to: .landscapeLeft)
      if isCovered { sheet.dismiss(animated: false) }
      host.settle()
      return sheet.view.bounds.size
    }
    #expect(size(isCovered: true) == size(isCovered: false))
  }

  @Test("a stack whose top is covered in its context leaves the cover in front")
  func topTakenInContext() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let top = UIViewController()
    top.definesPresentationContext = true
    let stack = UINavigationController(rootViewController: top)
    host.setRoot(stack)
    let cover = UIViewController()
    host.present(cover, as: .currentContext, on: top)
    #expect(top.view.window == nil)
    stack.setViewControllers([top], animated: false)
    host.settle()
    #expect(top.view.window == nil)
    #expect(cover.view.window === host.window)
  }

  @Test("an action sheet that is a popover again has the safe area next to the arrow again")
  func popoverAgain() {
    let root = UIViewController()
    let host = SimulationHost(.iPadAir2, "14.0", orientation: .landscapeRight, root: root)
    host.setMultitasking(.slideOver)
    let alert = host.presentActionSheet(on: root)
    for _ in 0..<2 {
      host.setMultitasking(.fullScreen)
      #expect(alert.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0))
      host.setMultitasking(.slideOver)
      #expect(alert.view.safeAreaInsets == .zero)
    }
  }
}
