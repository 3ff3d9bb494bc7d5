import Devices
import Testing

@testable import UIKit

/// Behaviour B12: the content of a collapsed split view after its detail was popped.
@MainActor
struct ShownDetailTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var device: Device
    var os: OSVersion
    var slidesOver = false
    var testDescription: String { "\(device.id) \(os)" }
  }

  nonisolated static let places = [
    Place(device: .iPhone8, os: "12.0"), Place(device: .iPhone6Plus, os: "9.3"),
    Place(device: .iPhoneXSMax, os: "13.0"), Place(device: .iPhone15ProMax, os: "17.0"),
    Place(device: .iPhone17ProMax, os: "26.0"),
    Place(device: .iPadAir2, os: "12.0", slidesOver: true),
    Place(device: .iPadPro11, os: "18.0", slidesOver: true),
  ]

  private func makeHost(_ place: Place) -> SimulationHost {
    SimulationHost(
      device: place.device, os: place.os,
      orientation: place.slidesOver ? .landscapeRight : .portrait)
  }

  /// Makes room for both columns; returns false on a device that has none.
  private func expand(_ split: UISplitViewController, on host: SimulationHost) -> Bool {
    if host.device.idiom == .pad {
      host.setMultitasking(.fullScreen)
    } else {
      host.turn(to: .landscapeLeft)
    }
    return !split.isCollapsed
  }

  private func collapse(_ host: SimulationHost) {
    if host.device.idiom == .pad {
      host.setMultitasking(.slideOver)
    } else {
      host.turn(to: .portrait)
    }
  }

  private func split(
    _ style: UISplitViewController.Style, _ list: UIViewController, _ detail: UIViewController
  ) -> UISplitViewController {
    let split =
      style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    if style == .unspecified {
      split.viewControllers = [list, detail]
    } else {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
    }
    split.preferredDisplayMode = .oneBesideSecondary
    return split
  }

  private func isOnScreen(_ controller: UIViewController, _ host: SimulationHost) -> Bool {
    controller.viewIfLoaded.map { $0.window === host.window && $0.bounds.width > 0 } ?? false
  }

  @Test("B12: a popped detail makes room for the next one shown", arguments: places)
  func shownAgain(place: Place) {
    let pops: [(UINavigationController) -> Void] = [
      { $0.popViewController(animated: false) },
      { $0.popToRootViewController(animated: true) },
      { $0.setViewControllers([$0.viewControllers[0]], animated: false) },
    ]
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      for (index, pop) in pops.enumerated() {
        for isStack in [false, true] {
          let name: Comment = "\(style) \(index) \(isStack)"
          let host = makeHost(place)
          func detail() -> (shown: UIViewController, content: UIViewController) {
            let content = UIViewController()
            return isStack
              ? (UINavigationController(rootViewController: content), content) : (content, content)
          }
          let master = UIViewController()
          let list = UINavigationController(rootViewController: master)
          let first = detail()
          let split = split(style, list, first.shown)
          host.setRoot(split)
          if place.slidesOver { host.setMultitasking(.slideOver) }
          #expect(list.viewControllers == [master, first.content], name)
          var last = first
          for _ in 0..<2 {
            pop(list)
            host.settle()
            #expect(list.viewControllers == [master], name)
            last = detail()
            split.showDetailViewController(last.shown, sender: nil)
            host.settle()
            #expect(list.viewControllers == [master, last.content], name)
            #expect(isOnScreen(last.content, host), name)
          }
          guard expand(split, on: host) else { continue }
          #expect(isOnScreen(last.content, host) && isOnScreen(master, host), name)
          #expect(!isOnScreen(first.content, host), name)
          #expect(list.viewControllers == [master], name)
          collapse(host)
          #expect(list.viewControllers == [master, last.content], name)
          #expect(host.takeIssues().isEmpty, name)
        }
      }
    }
  }

  @Test("B12: the popped detail itself is shown again, and kept next to the list otherwise")
  func sameAgain() {
    for isStack in [false, true] {
      let host = SimulationHost(device: .iPhone15ProMax, os: "17.0")
      let (master, content) = (UIViewController(), UIViewController())
      let list = UINavigationController(rootViewController: master)
      let detail = isStack ? UINavigationController(rootViewController: content) : content
      let split = split(.unspecified, list, detail)
      host.setRoot(split)
      list.popViewController(animated: false)
      host.settle()
      #expect(expand(split, on: host) && isOnScreen(content, host))
      collapse(host)
      list.popViewController(animated: false)
      let beside = UIViewController()
      list.pushViewController(beside, animated: false)
      host.settle()
      split.showDetailViewController(detail, sender: nil)
      host.settle()
      #expect(list.viewControllers == [master, beside, content])
      #expect(expand(split, on: host) && isOnScreen(content, host))
      #expect(list.viewControllers == [master, beside])
      #expect(split.viewControllers[1] === detail)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("B12: a column that was popped can be shown again, and hidden")
  func columns() {
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      let host = SimulationHost(device: .iPhone15, os: "17.0")
      let (master, detail) = (UIViewController(), UIViewController())
      let list = UINavigationController(rootViewController: master)
      let split = split(style, list, detail)
      let middle = UIViewController()
      if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
      host.setRoot(split)
      let all = style == .tripleColumn ? [master, middle, detail] : [master, detail]
      #expect(list.viewControllers == all)
      for _ in 0..<2 {
        list.popViewController(animated: false)
        host.settle()
        split.show(.secondary)
        host.settle()
        #expect(list.viewControllers == all && isOnScreen(detail, host))
      }
      list.popViewController(animated: false)
      host.settle()
      split.hide(.secondary)
      split.show(.primary)
      host.settle()
      #expect(list.viewControllers == [master])
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("B12: controllers set while collapsed replace what was on the stack")
  func setWhileCollapsed() {
    let host = SimulationHost(device: .iPhone8Plus, os: "12.0")
    let (master, old, new) = (UIViewController(), UIViewController(), UIViewController())
    let list = UINavigationController(rootViewController: master)
    let split = split(.unspecified, list, old)
    host.setRoot(split)
    #expect(list.viewControllers == [master, old])
    split.viewControllers = [list, new]
    host.settle()
    #expect(list.viewControllers == [master, new])
    #expect(expand(split, on: host) && isOnScreen(new, host) && !isOnScreen(old, host))
    #expect(list.viewControllers == [master])
    #expect(host.takeIssues().isEmpty)
  }
}
