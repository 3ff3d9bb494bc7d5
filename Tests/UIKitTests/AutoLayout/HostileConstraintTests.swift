import Devices
import Foundation
import Testing

@testable import UIKit

/// Systems and view code that nobody should write. None may crash or hang; each test ends within a minute
/// even on a busy machine (on an idle one all take a few seconds together).
@MainActor
final class HostileConstraintTests {
  /// Created by a test's first line, so that its device is the current one.
  private lazy var stage = ConstraintStage(
    CGSize(width: 300, height: 600), device: .iPhone8, os: "16.0")

  private func box() -> UIView { stage.add(UIView()) }

  private func isSane(_ view: UIView) -> Bool {
    let frame = view.frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
  }

  // MARK: Systems

  @Test func circles() {
    let views = (0..<50).map { _ in box() }
    for (index, view) in views.enumerated() {
      let next = views[(index + 1) % views.count]
      view.leadingAnchor.constraint(equalTo: next.leadingAnchor, constant: 1).isActive = true
      view.widthAnchor.constraint(equalTo: next.widthAnchor, multiplier: 2).isActive = true
      view.topAnchor.constraint(greaterThanOrEqualTo: next.bottomAnchor).isActive = true
    }
    stage.settle()
    #expect(views.allSatisfy(isSane))
    // Only the cycle of positions is contradictory; zero lengths satisfy the others.
    #expect(stage.host.takeIssues().count == 1)
    #expect(views.allSatisfy { $0.frame.width == 0 })
  }

  @Test("a thousand widths for one view: the first applies, and reports end at a hundred")
  func contradictions() {
    let view = box()
    for width in 0..<1_000 {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    stage.settle()
    #expect(view.frame.width == 0)
    #expect(stage.host.takeIssues().count == 100)
    #expect(view.constraints.count == 1_000)
    NSLayoutConstraint.deactivate(view.constraints)
    stage.settle()
    #expect(view.constraints.isEmpty)
  }

  @Test("invalid numbers, and ones that no screen has")
  func numbers() {
    let a = box()
    let b = stage.add(SizedView(10, 10))
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
      .leastNonzeroMagnitude, -0.0, 1e-300,
    ]
    for number in odd {
      let made = [
        a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: number),
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: number),
        a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: number, constant: number),
        a.heightAnchor.constraint(equalToConstant: number),
        b.topAnchor.constraint(
          equalToSystemSpacingBelow: stage.root.topAnchor, multiplier: number),
      ]
      for constraint in made { constraint.isActive = true }
      for constraint in made { constraint.constant = number }
      b.natural = CGSize(width: number, height: number)
      stage.settle()
      #expect(isSane(a), "\(number)")
      #expect(isSane(b), "\(number)")
      _ = stage.root.systemLayoutSizeFitting(CGSize(width: number, height: number))
      NSLayoutConstraint.deactivate(made)
    }
    for number in [Float.nan, .infinity, 0, -1, 1001, .leastNonzeroMagnitude] {
      a.setContentHuggingPriority(UILayoutPriority(number), for: .horizontal)
      b.setContentCompressionResistancePriority(UILayoutPriority(number), for: .vertical)
      let constraint = a.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = UILayoutPriority(number)
      constraint.isActive = true
      _ = a.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: UILayoutPriority(number),
        verticalFittingPriority: UILayoutPriority(number))
      constraint.isActive = false
    }
    stage.settle()
    #expect(isSane(a) && isSane(b))
  }

  @Test func numbersInStacksAndScrollViews() {
    stage.host.becomeCurrent()
    final class Odd: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .infinity) }
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 1e308)
      }
    }
    let views = [Odd(), Odd(), SizedView(.greatestFiniteMagnitude, -5), SizedView(1e200, 1e-200)]
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    let scroll = stage.add(UIScrollView())
    let inner = Odd()
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: -1e300),
      inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: 1e300),
      inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
    ])
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for distribution in distributions {
      stack.distribution = distribution
      for spacing in [CGFloat.nan, -CGFloat.infinity, 1e308, -50, UIStackView.spacingUseSystem] {
        stack.spacing = spacing
        stack.setCustomSpacing(spacing, after: views[1])
        stack.setCustomSpacing(spacing, after: UIView())
        stage.settle()
        #expect(views.allSatisfy(isSane))
        #expect(isSane(scroll))
      }
    }
    stack.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insertArrangedSubview(UIView(), at: -3)
    stack.insertArrangedSubview(UIView(), at: 99)
    stack.addArrangedSubview(stack)
    stack.addArrangedSubview(stage.root)
    #expect(!stack.arrangedSubviews.contains(stack) && !stack.arrangedSubviews.contains(stage.root))
    stage.settle()
    #expect(stack.subviews.allSatisfy(isSane))
    let size = scroll.contentSize
    #expect(size.width.isFinite && size.height.isFinite)
  }

  @Test("ten thousand views stacked vertically, and then another width")
  func manyViews() {
    var above = stage.root.topAnchor
    var last: UIView?
    let width = stage.root.widthAnchor
    for _ in 0..<10_000 {
      let view = box()
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: above, constant: 1),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 5),
        view.widthAnchor.constraint(equalTo: width, multiplier: 0.5),
      ])
      above = view.bottomAnchor
      last = view
    }
    stage.settle()
    #expect(last?.frame == CGRect(x: 5, y: 109_990, width: 150, height: 10))
    stage.window.frame.size.width = 400
    stage.settle()
    #expect(last?.frame.width == 200)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("lengths that grow tenfold a thousand times, or shrink, don't affect other views")
  func growth() {
    for factor in [CGFloat(10), 0.1] {
      let bystander = stage.add(SizedView(30, 20))
      bystander.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 3).isActive =
        true
      let views = (0..<1_000).map { _ in box() }
      for (view, next) in zip(views, views.dropFirst()) {
        next.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: factor).isActive = true
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      views[0].widthAnchor.constraint(equalToConstant: 1).isActive = true
      views[999].trailingAnchor.constraint(
        lessThanOrEqualTo: stage.root.trailingAnchor
      ).isActive = factor < 1
      stage.settle()
      #expect(views.allSatisfy(isSane))
      #expect(bystander.frame == CGRect(x: 3, y: 0, width: 30, height: 20))
      for view in stage.root.subviews { view.removeFromSuperview() }
      stage.settle()
    }
  }

  @Test("two thousand nested views, each inset by a point")
  func deepTree() {
    var around = stage.root
    var views: [UIView] = []
    for _ in 0..<2_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      around.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: around.topAnchor),
        view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 0.05),
        view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -0.05),
        view.bottomAnchor.constraint(equalTo: around.bottomAnchor),
      ])
      views.append(view)
      around = view
    }
    stage.settle()
    #expect(views[0].frame.height == 600)
    #expect(abs(views[1_999].frame.width - 100) < 0.51)
    stage.window.frame.size.width = 400
    stage.settle()
    #expect(abs(views[1_999].frame.width - 200) < 0.51)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test func manyArrangedViews() {
    stage.host.becomeCurrent()
    let views = (0..<2_000).map { _ in SizedView(10, 3) }
    let stack = stage.add(UIStackView(arrangedSubviews: views))
    stack.axis = .vertical
    stack.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stage.settle()
    #expect(views[1_999].frame.minY == 5_997)
    for index in stride(from: 0, to: 2_000, by: 2) { views[index].isHidden = true }
    stage.settle()
    #expect(views[1_999].frame.minY == 2_997)
  }

  // MARK: Views that change the system while it is solved

  /// Calls a block once from each method that view code can override.
  private final class Meddler: UIView {
    enum Place: CaseIterable {
      case natural, update, layout, insets, baseline, bounds, center, didMove
    }
    var place = Place.natural
    var action: () -> Void = {}
    private var isDone = false

    private func meddle(_ here: Place) {
      guard here == place, !isDone else { return }
      isDone = true
      action()
    }

    override class var requiresConstraintBasedLayout: Bool { true }
    override var intrinsicContentSize: CGSize {
      meddle(.natural)
      return CGSize(width: 10, height: 10)
    }
    override func updateConstraints() {
      meddle(.update)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      meddle(.layout)
    }
    override var alignmentRectInsets: UIEdgeInsets {
      meddle(.insets)
      return .zero
    }
    override var forLastBaselineLayout: UIView {
      meddle(.baseline)
      return self
    }
    override var bounds: CGRect { didSet { meddle(.bounds) } }
    override var center: CGPoint { didSet { meddle(.center) } }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview != nil { meddle(.didMove) }
    }
  }

  private enum Deed: CaseIterable {
    case leave, removeSibling, removeAll, deactivate, activate, addSibling, freeze, toOtherWindow,
      invalidate, layOut, measure, replaceGuide
  }

  @Test(
    "views, guides and constraints that come and go during solving",
    arguments: Meddler.Place.allCases, Deed.allCases)
  private func meddling(place: Meddler.Place, deed: Deed) {
    stage.host.becomeCurrent()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var sibling: UIView? = box()
    let meddler = Meddler()
    meddler.place = place
    let guide = UILayoutGuide()
    stage.root.addLayoutGuide(guide)
    var constraints: [NSLayoutConstraint] = []
    let root = stage.root
    meddler.action = { [unowned meddler] in
      switch deed {
      case .leave: meddler.removeFromSuperview()
      case .removeSibling:
        sibling?.removeFromSuperview()
        sibling = nil
      case .removeAll: for view in root.subviews { view.removeFromSuperview() }
      case .deactivate: NSLayoutConstraint.deactivate(constraints)
      case .activate:
        meddler.widthAnchor.constraint(equalToConstant: 33).isActive = true
      case .addSibling:
        let added = UIView()
        added.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(added)
        added.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      case .freeze: meddler.translatesAutoresizingMaskIntoConstraints.toggle()
      case .toOtherWindow: other.addSubview(meddler)
      case .invalidate:
        meddler.invalidateIntrinsicContentSize()
        meddler.setNeedsUpdateConstraints()
      case .layOut: root.layoutIfNeeded()
      case .measure: _ = root.systemLayoutSizeFitting(.zero)
      case .replaceGuide:
        root.removeLayoutGuide(guide)
        root.addLayoutGuide(UILayoutGuide())
      }
    }
    meddler.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(meddler)
    let wanted: [NSLayoutConstraint?] = [
      sibling.map { meddler.leadingAnchor.constraint(equalTo: $0.trailingAnchor) },
      sibling.map { meddler.lastBaselineAnchor.constraint(equalTo: $0.lastBaselineAnchor) },
      sibling?.widthAnchor.constraint(equalToConstant: 20),
      sibling?.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      guide.leadingAnchor.constraint(equalTo: meddler.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 12),
    ]
    constraints = wanted.compactMap { $0 }
    for constraint in constraints { constraint.isActive = true }
    stage.settle()
    for _ in 0..<3 {
      stage.window.frame.size.width += 10
      meddler.setNeedsLayout()
      stage.settle()
    }
    #expect(isSane(meddler))
    #expect(root.subviews.allSatisfy(isSane))
    // The hierarchy works as before: a view that is added now is laid out.
    let late = stage.add(SizedView(7, 8))
    NSLayoutConstraint.activate([
      late.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
      late.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
    ])
    stage.settle()
    #expect(late.frame == CGRect(x: 1, y: 2, width: 7, height: 8))
  }

  // MARK: Root views that nothing sizes

  @Test func aRootViewThatDoesNotTranslateItsMaskIsReported() {
    let containers: [(UIViewController) -> UIViewController] = [
      { UINavigationController(rootViewController: $0) },
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [$0]
        return tabs
      },
      {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([$0], direction: .forward, animated: false)
        return pages
      },
    ]
    for nest in containers {
      for isLabelled in [false, true] {
        let host = SimulationHost(device: .iPhone15, os: "17.0")
        let root = UIViewController()
        root.view.translatesAutoresizingMaskIntoConstraints = false
        if isLabelled {
          let label = UILabel()
          label.text = "text"
          label.translatesAutoresizingMaskIntoConstraints = false
          root.view.addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.view.topAnchor),
            label.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
          ])
        }
        host.setRoot(nest(root))
        host.turn(to: .landscapeLeft)
        let issues = host.takeIssues()
        #expect(issues.count == 1)
        #expect(issues.first?.problem.contains("translatesAutoresizingMaskIntoConstraints") == true)
      }
    }
  }

  /// Measured in pictures of a public suite on iOS 17.5.
  @Test func aWindowSizesARootViewThatDoesNotTranslateItsMask() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 10000))
    let root = UIViewController()
    root.view.translatesAutoresizingMaskIntoConstraints = false
    let content = UILabel()
    content.text = "text"
    content.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.view.topAnchor),
      content.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    root.view.frame = window.frame
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    #expect(content.frame.width == 375)
    #expect(content.frame.height == content.intrinsicContentSize.height)
    window.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds && content.frame.width == 500)
    #expect(host.takeIssues().isEmpty)
  }

  @Test func constraintsToItsWindowSizeARootView() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    guard let window = root.view.superview else { return }
    root.view.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      root.view.topAnchor.constraint(equalTo: window.topAnchor),
      root.view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      root.view.widthAnchor.constraint(equalToConstant: 100),
      root.view.heightAnchor.constraint(equalToConstant: 100),
    ]
    NSLayoutConstraint.activate(constraints)
    host.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(host.takeIssues().isEmpty)
    // Without them, it stays as it is.
    NSLayoutConstraint.deactivate(constraints)
    host.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  // MARK: What never settles

  private func onlyIssue() -> String {
    let issues = stage.host.takeIssues()
    #expect(!issues.isEmpty)
    return issues.first?.problem ?? ""
  }

  @Test func aConstantThatChangesInEachLayout() {
    stage.host.becomeCurrent()
    final class Restless: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant += 1
      }
    }
    let view = Restless()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    view.width = view.widthAnchor.constraint(equalToConstant: 1)
    view.width?.isActive = true
    stage.settle()
    #expect(onlyIssue().contains("Layout does not settle"))
  }

  @Test func anUpdateThatAsksForAnUpdate() {
    stage.host.becomeCurrent()
    final class Restless: UIView {
      var isAtOnce = false
      override func updateConstraints() {
        super.updateConstraints()
        setNeedsUpdateConstraints()
        if isAtOnce { updateConstraintsIfNeeded() }
      }
    }
    let view = Restless()
    stage.root.addSubview(view)
    view.setNeedsUpdateConstraints()
    stage.settle()
    #expect(onlyIssue().contains("updateConstraints requests another update"))
    view.isAtOnce = true
    view.setNeedsUpdateConstraints()
    stage.settle()
    #expect(onlyIssue().contains("updateConstraints requests another update"))
  }

  @Test func aNaturalSizeThatAsksForItself() {
    stage.host.becomeCurrent()
    final class Endless: UIView {
      override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let view = Endless()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    stage.settle()
    #expect(onlyIssue().contains("systemLayoutSizeFitting"))
    #expect(isSane(view))
  }

  @Test func aNaturalSizeThatInvalidatesItself() {
    stage.host.becomeCurrent()
    final class Restless: UIView {
      override var intrinsicContentSize: CGSize {
        invalidateIntrinsicContentSize()
        return CGSize(width: 10, height: 10)
      }
    }
    let view = Restless()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stage.settle()
    #expect(onlyIssue().contains("does not settle"))
    #expect(view.frame.width == 10)
  }

  @Test func aViewThatHidesItselfInItsStack() {
    final class Blinking: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        isHidden.toggle()
      }
    }
    let stack = stage.add(UIStackView(arrangedSubviews: [Blinking(), SizedView(10, 10)]))
    stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
    stage.settle()
    for view in stack.arrangedSubviews { #expect(isSane(view)) }
  }

  // MARK: Views that are gone

  @Test("constraints outlive their views")
  func deallocated() {
    let left = box()
    var right: UIView? = box()
    let gap = right!.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 4)
    let width = right!.widthAnchor.constraint(equalToConstant: 9)
    let idle = right!.heightAnchor.constraint(equalToConstant: 9)
    NSLayoutConstraint.activate([gap, width])
    stage.settle()
    weak let gone = right
    right!.removeFromSuperview()
    right = nil
    #expect(gone == nil)
    #expect(!gap.isActive)
    #expect(!width.isActive)
    #expect(gap.firstItem == nil)
    #expect(gap.secondItem === left)
    for constraint in [gap, width, idle] {
      constraint.constant = 12
      constraint.priority = .defaultLow
      constraint.isActive = true
      #expect(!constraint.isActive)
      _ = constraint.description
      constraint.isActive = false
    }
    #expect(stage.host.takeIssues().count == 3)
    left.addConstraint(gap)
    #expect(!gap.isActive)
    var guide: UILayoutGuide? = UILayoutGuide()
    let free = guide!.widthAnchor.constraint(equalToConstant: 3)
    free.isActive = true
    #expect(!free.isActive)
    guide = nil
    free.isActive = true
    #expect(!free.isActive)
    stage.settle()
    #expect(!stage.host.takeIssues().isEmpty)
  }

  @Test("a window is released together with views that constraints refer to")
  func windowGoes() {
    stage.host.becomeCurrent()
    var other: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    other!.addSubview(kept)
    let inside = kept.widthAnchor.constraint(equalToConstant: 5)
    let across = kept.leadingAnchor.constraint(equalTo: other!.leadingAnchor)
    NSLayoutConstraint.activate([inside, across])
    other!.layoutIfNeeded()
    #expect(kept.frame.width == 5)
    other = nil
    #expect(kept.superview == nil)
    #expect(!across.isActive)
    inside.constant = 8
    across.constant = 8
    kept.layoutIfNeeded()
    stage.root.addSubview(kept)
    stage.settle()
    #expect(kept.frame.width == 8)
  }

  @Test("two windows share nothing; views that move between them lose their constraints")
  func acrossWindows() {
    stage.host.becomeCurrent()
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.makeKeyAndVisible()
    let here = box()
    let there = UIView()
    there.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(there)
    let tie = here.leadingAnchor.constraint(equalTo: there.trailingAnchor)
    tie.isActive = true
    #expect(!tie.isActive)
    #expect(onlyIssue().contains("they have no common ancestor"))
    let own = here.widthAnchor.constraint(equalToConstant: 40)
    let left = here.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 9)
    NSLayoutConstraint.activate([own, left])
    stage.settle()
    #expect(here.frame.width == 40)
    other.addSubview(here)
    #expect(own.isActive)
    #expect(other.layoutEngine === here.layoutRoot.layoutEngine)
    #expect(!left.isActive)
    tie.isActive = true
    #expect(tie.isActive)
    let edge = there.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3)
    let wide = there.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([edge, wide])
    stage.settle()
    #expect(here.frame.minX == 23)
    #expect(here.frame.width == 40)
    #expect(stage.host.takeIssues().isEmpty)
  }
}
