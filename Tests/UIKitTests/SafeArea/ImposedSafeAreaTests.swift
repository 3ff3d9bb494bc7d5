import Devices
import Testing

@testable import UIKit

/// Windows with a safe area of their own on a phone with another status bar.
@MainActor
@Suite struct ImposedSafeAreaTests {
  private func shown(
    _ controller: UIViewController, on device: Device = .iPhone15, os: OSVersion = "17.5",
    top: CGFloat = 44, bottom: CGFloat = 34
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    options.windowsCountAsScreen = true
    let host = SimulationHost(device: device, os: os, options: options)
    host.window.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    host.setRoot(controller)
    host.settle()
    return host
  }

  private func list() -> UICollectionViewController {
    UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func top(_ device: Device, _ os: OSVersion, imposed: CGFloat) -> CGFloat {
    let list = list()
    _ = shown(list, on: device, os: os, top: imposed)
    return list.collectionView.adjustedContentInset.top
  }

  @Test("a root scroll view begins below the host's status bar: 54 for an imposed 44 (recorded)")
  func statusBarIsLower() {
    #expect(top(.iPhone15, "17.5", imposed: 44) == 54)
    // Another height, another phone, and one with a lower bar.
    #expect(top(.iPhone15, "17.5", imposed: 20) == 54)
    #expect(top(.iPhone14, "17.5", imposed: 20) == 47)
    #expect(top(.iPhone15, "17.5", imposed: 59) == 59)
    #expect(top(.iPhoneSE3, "17.5", imposed: 44) == 44)
  }

  @Test("before iOS 17 it begins where the window's safe area does (inferred)")
  func olderReleases() {
    #expect(top(.iPhone14Pro, "16.0", imposed: 44) == 44)
  }

  @Test("safe areas, other scroll views and lower ones keep to the imposed safe area")
  func others() {
    let list = list()
    _ = shown(list)
    #expect(list.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(list.collectionView.adjustedContentInset.bottom == 34)
    let holder = UIViewController()
    let (inner, root) = (UIScrollView(), UIScrollView())
    for scroll in [inner, root] { scroll.contentInsetAdjustmentBehavior = .always }
    inner.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    root.addSubview(inner)
    root.frame = CGRect(x: 0, y: 30, width: 375, height: 782)
    holder.view.addSubview(root)
    _ = shown(holder)
    #expect(root.adjustedContentInset.top == 14)
    let child = UIViewController()
    let parent = UIViewController()
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .always
    child.view = scroll
    parent.addChild(child)
    parent.view.addSubview(scroll)
    scroll.frame = CGRect(x: 0, y: 30, width: 375, height: 500)
    child.didMove(toParent: parent)
    _ = shown(parent)
    #expect(scroll.adjustedContentInset.top == 24)
  }

  @Test("a hidden status bar does not count")
  func hidden() {
    final class Hidden: UICollectionViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let list = Hidden(collectionViewLayout: UICollectionViewFlowLayout())
    _ = shown(list)
    #expect(list.collectionView.adjustedContentInset.top == 44)
  }
}
