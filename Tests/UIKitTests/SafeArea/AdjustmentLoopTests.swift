import Devices
import Testing

@testable import UIKit

/// Scroll views whose content respects the safe area through its margins, and is about as high or wide as its
/// container.
@MainActor
@Suite struct AdjustmentLoopTests {
  @MainActor private struct Stage {
    let host: SimulationHost
    let scroll = UIScrollView()
    let stack = UIStackView()
    let box = UIView()
    let length: NSLayoutConstraint

    /// - Parameters:
    ///   - nest: Puts the screen into a container.
    ///   - horizontal: Whether the content scrolls horizontally.
    init(
      _ device: Device, _ os: OSVersion, length: CGFloat, horizontal: Bool = false,
      behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic,
      nest: (UIViewController) -> UIViewController = { $0 }
    ) {
      host = SimulationHost(device: device, os: os)
      let root = UIViewController()
      for view in [scroll, stack, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      scroll.contentInsetAdjustmentBehavior = behavior
      root.view.addSubview(scroll)
      scroll.addSubview(stack)
      stack.addArrangedSubview(box)
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      self.length = (horizontal ? box.widthAnchor : box.heightAnchor)
        .constraint(equalToConstant: length)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: root.view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        horizontal
          ? stack.heightAnchor.constraint(equalTo: frame.heightAnchor)
          : stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
        self.length,
      ])
      host.setRoot(nest(root))
    }

    /// The values that must be the same however the screen reached its length.
    var state: [CGFloat] {
      let inset = scroll.adjustedContentInset
      return [
        inset.top, inset.left, inset.bottom, inset.right, scroll.contentSize.width,
        scroll.contentSize.height, scroll.contentOffset.x, scroll.contentOffset.y,
        stack.frame.height,
        box.frame.minY, box.frame.minX,
      ]
    }
  }

  private static let containers: [(UIViewController) -> UIViewController] = [
    { $0 }, { UINavigationController(rootViewController: $0) },
    {
      let tabs = UITabBarController()
      tabs.viewControllers = [$0]
      return tabs
    },
  ]

  private func check(_ stage: Stage, _ words: String) {
    #expect(stage.host.takeIssues().isEmpty, "\(words)")
    let range = stage.scroll.adjustedContentInset
    let size = stage.scroll.bounds.size
    // All of it can be scrolled clear of the areas covering the screen.
    let safe = stage.scroll.safeAreaInsets
    let frame = stage.box.convert(stage.box.bounds, to: stage.scroll)
    let endOffset = max(
      -range.top, stage.scroll.contentSize.height + range.bottom - size.height)
    #expect(frame.maxY - endOffset <= size.height - safe.bottom + 0.5, "\(words)")
    #expect(frame.minY + range.top >= safe.top - 0.5, "\(words)")
  }

  @Test("content of about the screen's height settles, adjusted, on every screen")
  func heights() {
    for (device, os) in [(.iPhone15, "17.0"), (.iPhoneX, "11.2"), (.iPhone8, "12.0")]
      as [(Device, OSVersion)]
    {
      for (index, nest) in Self.containers.enumerated() {
        for length in stride(from: 560, through: 850, by: 14.5) as StrideThrough<CGFloat> {
          let stage = Stage(device, os, length: length, nest: nest)
          check(stage, "\(device.id) \(index) \(length)")
        }
      }
    }
    // The band of the home indicator, in pixels.
    for length in stride(from: 717, through: 756, by: 4.0 / 3) as StrideThrough<CGFloat> {
      for behavior in [.automatic, .scrollableAxes] as [UIScrollView.ContentInsetAdjustmentBehavior]
      {
        check(Stage(.iPhone15, "17.0", length: length, behavior: behavior), "\(length)")
      }
    }
  }

  @Test("it reaches the same result from larger and smaller content, a rotation and another layout")
  func ways() {
    for length in [700, 725, 726.0 + 1 / 3, 740, 752, 760, 800] as [CGFloat] {
      let fresh = Stage(.iPhone15, "17.0", length: length).state
      for first in [100, 740, 900] as [CGFloat] {
        let stage = Stage(.iPhone15, "17.0", length: first)
        stage.length.constant = length
        stage.host.settle()
        #expect(stage.state == fresh, "\(first) \(length)")
        stage.scroll.superview?.setNeedsLayout()
        stage.host.settle()
        stage.host.turn(to: .landscapeLeft)
        stage.host.turn(to: .portrait)
        #expect(stage.state == fresh, "\(first) \(length) after a turn")
        #expect(stage.host.takeIssues().isEmpty)
      }
    }
  }

  @Test("so does content of about the screen's width in landscape")
  func widths() {
    for length in stride(from: 700, through: 860, by: 7.5) as StrideThrough<CGFloat> {
      let stage = Stage(.iPhone15, "17.0", length: 10, horizontal: true)
      stage.host.turn(to: .landscapeLeft)
      stage.length.constant = length
      stage.host.settle()
      #expect(stage.host.takeIssues().isEmpty, "\(length)")
    }
  }

  @Test("content sized by the screen's margins settles, too")
  func measured() {
    final class Measuring: UIViewController {
      let scroll = UIScrollView()
      let content = UIView()
      var height: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.addSubview(content)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let margins = content.layoutMargins
        content.frame = CGRect(
          x: 0, y: 0, width: view.bounds.width, height: height + margins.top + margins.bottom)
        scroll.contentSize = content.frame.size
      }
      override func viewLayoutMarginsDidChange() { view.setNeedsLayout() }
    }
    for height in stride(from: 715, through: 760, by: 5) as StrideThrough<CGFloat> {
      let host = SimulationHost(device: .iPhone15, os: "17.0")
      let root = Measuring()
      root.height = height
      host.setRoot(root)
      #expect(host.takeIssues().isEmpty, "\(height)")
    }
  }
}
