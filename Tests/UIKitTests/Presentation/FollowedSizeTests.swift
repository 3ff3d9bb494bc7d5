import Devices
import Testing
import TestSupport

@testable import UIKit

/// Popovers and sheets have their content's preferred size, however it got there.
@MainActor
struct FollowedSizeTests {
  nonisolated private static let (a, b, c) = (
    CGSize(width: 300, height: 100), CGSize(width: 320, height: 300),
    CGSize(width: 280, height: 200)
  )

  private final class Content: UIViewController {
    /// The size that the controller prefers once it is loaded.
    var sizeWhenLoaded: CGSize?

    override func viewDidLoad() {
      super.viewDidLoad()
      if let sizeWhenLoaded { preferredContentSize = sizeWhenLoaded }
    }
  }

  private func content(_ size: CGSize) -> UIViewController {
    let content = Content()
    content.preferredContentSize = size
    return content
  }

  /// An app's container, which forwards its child's preferred size.
  private final class Forwarding: UIViewController {
    private(set) var heard = 0

    func show(_ child: UIViewController) {
      for old in children {
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      heard += 1
      preferredContentSize = container.preferredContentSize
    }
  }

  /// A stack that sets its own size, as apps do that want it without bars.
  private final class Copying: UINavigationController {
    override func preferredContentSizeDidChange(
      forChildContentContainer container: UIContentContainer
    ) {
      preferredContentSize = container.preferredContentSize
    }
  }

  /// A presentation, and the changes to it with the resulting size.
  private typealias Story = (
    shown: UIViewController, start: CGSize, steps: [(String, () -> Void, CGSize)]
  )

  private func stories(animated: Bool) -> [(name: String, story: Story)] {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    func stack(_ size: CGSize) -> UINavigationController {
      UINavigationController(rootViewController: content(size))
    }
    let plain = stack(a)
    let own = CGSize(width: 400, height: 350)
    let plainStory: Story = (
      plain, a,
      [
        ("push", { plain.pushViewController(self.content(b), animated: animated) }, b),
        ("push more", { plain.pushViewController(self.content(c), animated: animated) }, c),
        ("pop", { plain.popViewController(animated: animated) }, b),
        ("push again", { plain.pushViewController(self.content(c), animated: animated) }, c),
        ("pop to root", { plain.popToRootViewController(animated: animated) }, a),
        ("set", { plain.setViewControllers([self.content(b)], animated: animated) }, b),
        ("set two", { plain.viewControllers = [self.content(b), self.content(a)] }, a),
        ("top", { plain.topViewController?.preferredContentSize = c }, c),
        ("of its own", { plain.preferredContentSize = own }, own),
        ("under it", { plain.pushViewController(self.content(a), animated: animated) }, own),
        ("no more", { plain.preferredContentSize = .zero }, a),
        (
          "when loaded",
          {
            let late = Content()
            late.sizeWhenLoaded = b
            plain.pushViewController(late, animated: animated)
          }, b
        ),
      ]
    )
    let inner = stack(a)
    let outer = UINavigationController()
    outer.viewControllers = [inner]
    let nested: Story = (
      outer, a,
      [
        ("push inside", { inner.pushViewController(self.content(b), animated: animated) }, b),
        ("pop inside", { inner.popViewController(animated: animated) }, a),
        ("push outside", { outer.pushViewController(self.content(c), animated: animated) }, c),
        ("pop outside", { outer.popViewController(animated: animated) }, a),
      ]
    )
    let tabs = UITabBarController()
    let (first, second) = (stack(a), stack(b))
    tabs.viewControllers = [first, second, content(c)]
    let tabStory: Story = (
      tabs, a,
      [
        ("select", { tabs.selectedIndex = 1 }, b),
        ("push", { second.pushViewController(self.content(c), animated: animated) }, c),
        ("push unseen", { first.pushViewController(self.content(own), animated: false) }, c),
        ("select the first", { tabs.selectedIndex = 0 }, own),
        ("pop", { first.popViewController(animated: animated) }, a),
        ("select a plain one", { tabs.selectedIndex = 2 }, c),
        ("replace", { tabs.viewControllers = [stack(b)] }, b),
      ]
    )
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([content(a)], direction: .forward, animated: false)
    let pageStory: Story = (
      pages, a,
      [
        (
          "turn",
          {
            pages.setViewControllers(
              [self.content(b)], direction: .forward, animated: animated)
          }, b
        ),
        ("page", { pages.viewControllers?.first?.preferredContentSize = c }, c),
      ]
    )
    let list = stack(a)
    let split = UISplitViewController()
    split.viewControllers = [list, content(b)]
    let splitStory: Story = (
      split, b,
      [
        ("pop", { list.popViewController(animated: animated) }, a),
        ("detail", { split.showDetailViewController(self.content(c), sender: nil) }, c),
      ]
    )
    let container = Forwarding()
    let held = stack(a)
    container.preferredContentSize = a
    container.show(held)
    let forwarding: Story = (
      container, a,
      [
        ("push", { held.pushViewController(self.content(b), animated: animated) }, b),
        ("pop", { held.popViewController(animated: animated) }, a),
        (
          "replace",
          {
            let late = Content()
            late.sizeWhenLoaded = c
            container.show(late)
          }, c
        ),
        ("child", { container.children.first?.preferredContentSize = b }, b),
      ]
    )
    let copying = Copying(rootViewController: content(a))
    let copied: Story = (
      copying, a,
      [
        ("push", { copying.pushViewController(self.content(b), animated: animated) }, b),
        ("pop", { copying.popViewController(animated: animated) }, a),
        ("top", { copying.topViewController?.preferredContentSize = c }, c),
      ]
    )
    return [
      ("stack", plainStory), ("stack in a stack", nested), ("tabs", tabStory), ("pages", pageStory),
      ("split", splitStory), ("container", forwarding), ("copying stack", copied),
    ]
  }

  /// An app's presentation that depends on the size.
  private final class Centered: UIPresentationController {
    private(set) var told = 0

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(origin: .zero, size: presentedViewController.preferredContentSize)
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      if container === presentedViewController { told += 1 }
    }
  }

  private final class Centering: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Centered(presentedViewController: presented, presenting: presenting)
    }
  }

  nonisolated static let pads: [(Device, OSVersion)] = [
    (.iPadAir2, "8.4"), (.iPadAir2, "12.0"), (.iPadAir2, "13.0"), (.iPadPro11, "17.0"),
    (.iPadAir5, "26.1"),
  ]

  /// The size of the presented view, without a popover's arrow, which points up.
  private func size(_ shown: UIViewController) -> CGSize {
    var size = shown.presentationController?.presentedView?.frame.size ?? .zero
    if shown.modalPresentationStyle == .popover { size.height -= PopoverGeometry.arrowLength }
    return size
  }

  private func present(
    _ shown: UIViewController, as style: UIModalPresentationStyle, on root: UIViewController,
    animated: Bool
  ) {
    shown.modalPresentationStyle = style
    shown.popoverPresentationController?.sourceView = root.view
    shown.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 200, width: 10, height: 10)
    shown.popoverPresentationController?.permittedArrowDirections = .up
    root.present(shown, animated: animated)
  }

  @Test(
    "F4: pushed, popped, set, selected or embedded content determines the size", arguments: pads)
  func everyContainer(device: Device, os: OSVersion) {
    for style in [UIModalPresentationStyle.popover, .formSheet, .custom] {
      for animated in [false, true] {
        // Adjacent columns have no size in common.
        for (name, story) in stories(animated: animated) where style != .custom || name != "split" {
          let root = UIViewController()
          let host = SimulationHost(device, os, root: root)
          let centering = Centering()
          if style == .custom { story.shown.transitioningDelegate = centering }
          present(story.shown, as: style, on: root, animated: animated)
          host.settle()
          #expect(size(story.shown) == story.start, "\(style) \(name) \(animated)")
          for (step, change, expected) in story.steps {
            change()
            host.settle()
            #expect(size(story.shown) == expected, "\(style) \(name), \(step) \(animated)")
            #expect(story.shown.preferredContentSize == expected, "\(style) \(name), \(step)")
          }
          let presentation = story.shown.presentationController as? Centered
          #expect(presentation.map { $0.told > 0 } ?? true, "\(name)")
          #expect(host.takeIssues().isEmpty, "\(style) \(name) \(animated)")
        }
      }
    }
  }

  @Test("F4: changes while a presentation is in progress count, and ones behind a modal")
  func early() {
    for style in [UIModalPresentationStyle.popover, .formSheet] {
      let root = UIViewController()
      let host = SimulationHost(.iPadPro11, "16.0", root: root)
      let stack = UINavigationController(rootViewController: content(Self.a))
      present(stack, as: style, on: root, animated: true)
      stack.pushViewController(content(Self.c), animated: false)
      host.advance(by: 0.1)
      #expect(stack.isBeingPresented)
      stack.pushViewController(content(Self.b), animated: true)
      host.settle()
      #expect(size(stack) == Self.b, "\(style)")
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      stack.present(cover, animated: false)
      host.settle()
      stack.popToRootViewController(animated: false)
      host.settle()
      stack.dismiss(animated: false)
      host.settle()
      #expect(size(stack) == Self.a, "\(style)")
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("nothing is queried for a size that makes no difference")
  func notAsked() {
    final class Fussy: UIViewController {
      static var questions = 0
      override var preferredContentSize: CGSize {
        get {
          Self.questions += 1
          return CGSize(width: 1, height: 1)
        }
        set {}
      }
    }
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let stack = UINavigationController(rootViewController: Fussy())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    host.setRoot(tabs)
    stack.pushViewController(Fussy(), animated: true)
    host.settle()
    stack.popViewController(animated: true)
    host.settle()
    #expect(Fussy.questions == 0)
  }

  // MARK: Histories

  /// The state of a presented stack of tabs: everything that its size may depend on.
  private struct State {
    var stacks: [[CGSize]] = [[FollowedSizeTests.a], [FollowedSizeTests.b]]
    var selected = 0
  }

  private func build(_ state: State) -> (UITabBarController, [UINavigationController]) {
    let stacks = state.stacks.map { sizes in
      let stack = UINavigationController()
      stack.viewControllers = sizes.map { content($0) }
      return stack
    }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    tabs.selectedIndex = state.selected
    return (tabs, stacks)
  }

  @Test(
    "F4: after any history a popover or sheet is as large as a fresh one in its state",
    arguments: [
      (Device.iPadPro11, "12.0"), (.iPadPro11, "17.0"), (.iPhone8Plus, "11.2"),
      (.iPhone11, "14.0"), (.iPhoneDuo, "27.1"),
    ] as [(Device, OSVersion)])
  func histories(device: Device, os: OSVersion) {
    for seed in 0..<24 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      let styles: [UIModalPresentationStyle] = [.popover, .formSheet, .pageSheet]
      let style = styles[numbers.below(styles.count)]
      var state = State()
      let root = UIViewController()
      let host = SimulationHost(device, os, root: root)
      let (tabs, stacks) = build(state)
      present(tabs, as: style, on: root, animated: numbers.below(2) == 0)
      if numbers.below(2) == 0 { host.settle() }
      var told = "\(style)"
      for _ in 0..<(2 + numbers.below(6)) {
        let index = numbers.below(2)
        let size = CGSize(width: 200 + 10 * numbers.below(12), height: 120 + 10 * numbers.below(12))
        let animated = numbers.below(2) == 0
        let kind = numbers.below(8)
        told += ", \(kind) of \(index)"
        switch kind {
        case 0:
          stacks[index].pushViewController(content(size), animated: animated)
          state.stacks[index].append(size)
        case 1 where state.stacks[index].count > 1:
          stacks[index].popViewController(animated: animated)
          state.stacks[index].removeLast()
        case 2:
          stacks[index].setViewControllers([content(size)], animated: animated)
          state.stacks[index] = [size]
        case 3:
          stacks[index].topViewController?.preferredContentSize = size
          state.stacks[index][state.stacks[index].count - 1] = size
        case 4:
          tabs.selectedIndex = index
          state.selected = index
        case 5:
          host.turn(to: [.portrait, .landscapeLeft, .landscapeRight][numbers.below(3)])
        case 6 where device.idiom == .pad:
          let shares: [Device.Multitasking] = [.fullScreen, .slideOver, .splitView(.twoThirds)]
          host.setMultitasking(shares[numbers.below(3)])
        case 7 where device.isFoldable:
          host.fold(to: numbers.below(2) == 0 ? .closed : .open)
        default: host.advance(by: 0.1)
        }
        if numbers.below(3) > 0 { host.settle() }
      }
      host.settle()
      let presented = tabs.presentation.controller?.presentedView
      let old = presented.map { $0.convert($0.bounds, to: nil) }
      root.dismiss(animated: false)
      host.settle()
      let (fresh, _) = build(state)
      present(fresh, as: style, on: root, animated: false)
      host.settle()
      let other = fresh.presentation.controller?.presentedView
      #expect(old == other.map { $0.convert($0.bounds, to: nil) }, "\(seed): \(told)")
      // Stacks may be changed during transitions, which is logged.
      #expect(host.takeIssues().filter { !$0.isLogged }.isEmpty, "\(seed): \(told)")
    }
  }
}
