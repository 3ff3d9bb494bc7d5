import Devices
import Testing

@testable import UIKit

@MainActor
struct ArrangementControllerTests {
  private final class Pane: UIViewController {
    var log: [String] = []
    var told: [CGSize] = []

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.append(parent == nil ? "willLeave" : "willJoin")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.append(parent == nil ? "left" : "joined")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappeared")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append(size)
    }
  }

  private let container = UIArrangementViewController()
  private let primary = Pane()
  private let secondary = Pane()

  init() {
    container.setViewController(primary, for: .primary)
    container.setViewController(secondary, for: .secondary)
  }

  @Test("flat and half open in landscape: halves, then 455.5 on both sides of the fold")
  func split() {
    let host = duo(.open, .landscapeRight, root: container)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 475.5, height: 669).onPixels)
    host.fold(to: .halfOpen)
    #expect(primary.view.frame.width.rounded() == 456 || primary.view.frame.width == 455.5)
    #expect(abs(primary.view.frame.maxX - 455.5) < 0.5)
    #expect(abs(secondary.view.frame.minX - 495.5) < 0.5 && secondary.view.frame.maxX == 951)
    #expect(secondary.view.safeAreaInsets.right == 84 && primary.view.safeAreaInsets.right == 0)
    #expect(container.state(for: .primary)?.splitAxis == .horizontal)
    host.fold(to: .open)
    #expect(abs(primary.view.frame.maxX - 475.5) < 0.5)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a compact axis shows only the primary; the other stays in the hierarchy, hidden")
  func compact() {
    let host = duo(.closed, .landscapeRight, root: container)
    #expect(primary.view.frame == container.view.bounds && !primary.view.isHidden)
    #expect(secondary.view.isHidden && secondary.view.frame == container.view.bounds)
    #expect(container.state(for: .secondary)?.isHidden == true)
    #expect(container.state(for: .primary)?.isHidden == false)
    var vertical = UISplitArrangement().axes(.vertical)
    vertical.setViewProperties(vertical.defaultViewProperties, for: .primary)
    container.updateArrangement(vertical)
    host.settle()
    #expect(secondary.view.isHidden)
  }

  @Test("each child receives the size that it gets when the device rotates or unfolds")
  func toldIsGot() {
    let host = duo(.closed, root: container)
    #expect(!secondary.view.isHidden, "the outer display in portrait is split from top to bottom")
    primary.told = []
    secondary.told = []
    host.fold(to: .open)
    #expect(primary.told.last == primary.view.frame.size && primary.told.count == 1)
    #expect(secondary.told.last == secondary.view.frame.size)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("containment and appearance calls are balanced")
  func balanced() {
    let host = duo(.open, .landscapeRight, root: container)
    #expect(primary.log == ["willJoin", "joined", "willAppear", "appeared"])
    let other = Pane()
    container.setViewController(other, for: .primary)
    host.settle()
    #expect(
      primary.log.suffix(4).sorted() == ["disappeared", "left", "willDisappear", "willLeave"])
    #expect(other.log == ["willJoin", "willAppear", "joined", "appeared"])
    #expect(primary.parent == nil && other.parent === container)
    #expect(container.placement(for: other) == .primary)
    #expect(container.placement(for: primary) == nil)
    container.setViewController(nil, for: .secondary)
    host.settle()
    #expect(container.viewController(for: .secondary) == nil && secondary.view.superview == nil)
    #expect(other.view.frame == container.view.bounds)
    #expect(container.state(for: .secondary) == nil)
  }

  @Test("a controller put into the other place leaves the first")
  func exchange() {
    let host = duo(.open, .landscapeRight, root: container)
    container.setViewController(primary, for: .secondary)
    host.settle()
    #expect(container.viewController(for: .primary) == nil)
    #expect(container.placement(for: primary) == .secondary)
    #expect(secondary.parent == nil && primary.parent === container)
    #expect(primary.view.frame == container.view.bounds)
  }

  @Test("an overlay is in front, and parts surround the fold with the primary view behind it")
  func overlay() {
    primary.preferredContentSize = CGSize(width: 200, height: 100)
    container.updateArrangement(.overlay)
    let host = duo(.open, .landscapeRight, root: container)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(secondary.view.frame == container.view.bounds)
    #expect(container.view.subviews.last === primary.view)
    #expect(container.state(for: .primary)?.zIndex == 1)
    #expect(container.state(for: .secondary)?.zIndex == 0)
    host.fold(to: .halfOpen)
    #expect(abs(primary.view.frame.minX - 495.5) < 0.5)
    #expect(container.state(for: .primary)?.zIndex == 0)
    var leading = UIOverlayArrangement()
    var properties = leading.defaultViewProperties
    properties.edge = .leading
    leading.setViewProperties(properties, for: .primary)
    container.updateArrangement(leading)
    host.settle()
    #expect(primary.view.frame.minX == 0)
  }

  @Test("requested sizes of a split: a fraction, points, and the content's own")
  func sizes() {
    let host = duo(.open, .landscapeRight, root: container)
    func width(_ dimension: UISplitArrangement.Dimension) -> CGFloat {
      var split = UISplitArrangement.split
      var properties = split.defaultViewProperties
      properties.width.preferred = dimension
      split.setViewProperties(properties, for: .primary)
      container.updateArrangement(split, animated: true)
      host.settle()
      return primary.view.frame.width
    }
    #expect(abs(width(.fractional(0.4)) - 380.4) < 0.5)
    #expect(width(.absolute(330)) == 330)
    primary.preferredContentSize = CGSize(width: 250, height: 100)
    #expect(width(.intrinsic) == 250)
    #expect(container.children.first?.arrangementViewController === container)
  }

  @Test("the primary controller decides for both about vertical bars")
  func verticalBarPreference() {
    #expect(container.childForPreferredVerticalBarBehavior === primary)
  }

  @Test("a custom arrangement is an issue")
  func foreign() {
    struct Own: UIArrangementViewController.Arrangement {
      var defaultViewProperties: Int { 0 }
      mutating func setViewProperties(
        _ properties: Int, for placement: UIArrangementViewController.ViewPlacement
      ) {}
    }
    let host = duo(.open, root: container)
    container.updateArrangement(Own())
    #expect(host.takeIssues().count == 1)
  }
}

extension CGRect {
  fileprivate var onPixels: CGRect {
    PixelGrid(scale: 3).withEdgesOnPixels(self)
  }
}
