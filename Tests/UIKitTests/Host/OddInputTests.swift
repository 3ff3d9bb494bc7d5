import Devices
import Testing
import UIKit

/// Code that would overflow the stack or never end on a device ends in an issue here.
@MainActor
@Suite struct OddInputTests {
  let host = SimulationHost(device: .iPhoneX, os: "17.0")
  let controller = UIViewController()

  private func square() -> CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }

  final class Endless: UIView {
    override func layoutSubviews() {
      // Each creates the next and lays it out, endlessly.
      guard subviews.isEmpty else { return }
      let next = Endless(frame: bounds)
      addSubview(next)
      next.layoutIfNeeded()
    }
  }

  @Test("a layout that immediately triggers itself is cut off with an issue")
  func nestedLayout() throws {
    controller.view.addSubview(Endless(frame: square()))
    host.setRoot(controller)
    let issue = try #require(host.takeIssues().first)
    #expect(issue.description.contains("Endless"))
    #expect(issue.description.contains("does not settle"))
    // Others are laid out as before.
    for view in controller.view.subviews { view.removeFromSuperview() }
    let calm = Counting(frame: square())
    controller.view.addSubview(calm)
    calm.layoutIfNeeded()
    #expect(calm.count == 1)
    #expect(host.issues.isEmpty)
  }

  final class Counting: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  final class Remover: UIView {
    override func layoutSubviews() {
      for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
    }
  }

  @Test("a view removed by a sibling's layout is no longer laid out")
  func removedDuringLayout() {
    let late = (0..<3).map { _ in Counting(frame: square()) }
    controller.view.addSubview(Remover(frame: square()))
    for view in late { controller.view.addSubview(view) }
    host.setRoot(controller)
    #expect(late.map(\.count) == [0, 0, 0])
  }

  @Test("fifteen thousand nested views: the ones too deep are rejected, and the rest stays")
  func endlessHierarchy() throws {
    var view: UIView = controller.view
    var added = 0
    for _ in 0..<15_000 {
      let inner = UIView(frame: square())
      view.addSubview(inner)
      guard inner.superview != nil else { continue }
      view = inner
      added += 1
    }
    // The root view is one of them.
    #expect(added == UIView.depthLimit - 1)
    host.setRoot(controller)
    host.turn(to: .landscapeLeft)
    #expect(host.takeIssues().contains { $0.description.contains("deeper than 2500 views") })
  }

  @Test("fifteen thousand nested layers: the ones too deep are rejected, and the rest is drawn")
  func endlessLayers() throws {
    var layer = controller.view.layer
    var added = 0
    for _ in 0..<15_000 {
      let inner = CALayer()
      inner.frame = square()
      layer.addSublayer(inner)
      guard inner.superlayer != nil else { continue }
      layer = inner
      added += 1
    }
    #expect(added == CALayer.depthLimit - 1)
    layer.backgroundColor = .black
    host.setRoot(controller)
    _ = host.displayList()
    #expect(host.takeIssues().contains { $0.description.contains("deeper than 5000 layers") })
  }

  @Test("fifteen thousand nested view controllers: the ones too deep are rejected")
  func endlessControllers() throws {
    var parent = controller
    var added = 0
    for _ in 0..<15_000 {
      let child = UIViewController()
      parent.addChild(child)
      guard child.parent != nil else { continue }
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
      added += 1
    }
    #expect(added == UIViewController.depthLimit - 1)
    host.setRoot(controller)
    host.turn(to: .landscapeLeft)
    let issues = host.takeIssues().map(\.description)
    #expect(issues.contains { $0.contains("deeper than 1000 view controllers") })
  }

  @Test("view controllers that have children count with them")
  func controllersWithChildren() {
    func chain(_ count: Int) -> (top: UIViewController, last: UIViewController) {
      let all = (0..<count).map { _ in UIViewController() }
      for (parent, child) in zip(all, all.dropFirst()) { parent.addChild(child) }
      return (all[0], all[count - 1])
    }
    let upper = chain(600)
    let tooDeep = chain(401)
    upper.last.addChild(tooDeep.top)
    #expect(tooDeep.top.parent == nil)
    let fitting = chain(400)
    upper.last.addChild(fitting.top)
    #expect(fitting.top.parent === upper.last)
  }

  @Test("removed view controllers don't count towards the nesting depth")
  func removedControllers() {
    let outer = UIViewController()
    let parent = UIViewController()
    var all = [UIViewController()]
    for _ in 1..<UIViewController.depthLimit {
      let child = UIViewController()
      all[all.count - 1].addChild(child)
      all.append(child)
    }
    outer.addChild(parent)
    parent.addChild(all[0])
    #expect(all[0].parent == nil)
    all[2].removeFromParent()
    parent.addChild(all[0])
    #expect(all[0].parent === parent)
    // The outer one counts the ones added below the other.
    let deep = (0..<UIViewController.depthLimit - 3).map { _ in UIViewController() }
    for (above, child) in zip(deep, deep.dropFirst()) { above.addChild(child) }
    deep[deep.count - 1].addChild(outer)
    #expect(outer.parent == nil)
  }

  @Test("removed layers don't count towards a hierarchy's depth")
  func removedLayers() {
    func chain(_ count: Int) -> (top: CALayer, all: [CALayer]) {
      let all = (0..<count).map { _ in CALayer() }
      for (layer, inner) in zip(all, all.dropFirst()) { layer.addSublayer(inner) }
      return (all[0], all)
    }
    let deep = chain(4_000)
    let other = chain(2_000)
    other.all[1_999].addSublayer(deep.top)
    #expect(deep.top.superlayer == nil)
    deep.all[1].removeFromSuperlayer()
    other.all[1_999].addSublayer(deep.top)
    #expect(deep.top.superlayer === other.all[1_999])
  }

  @Test("a layer's outdated depth hides no layer from its superlayers")
  func layersBelowAnOutdatedCount() {
    func chain(_ count: Int) -> [CALayer] {
      let all = (0..<count).map { _ in CALayer() }
      for (layer, inner) in zip(all, all.dropFirst()) { layer.addSublayer(inner) }
      return all
    }
    let cut = chain(4_000)
    cut[2].removeFromSuperlayer()
    let middle = chain(2_000)
    // Counts the first layer of `cut` again, and not the second.
    middle[1_999].addSublayer(cut[0])
    cut[1].addSublayer(chain(2_900)[0])
    let outer = chain(2_900)
    outer[2_899].addSublayer(middle[0])
    #expect(middle[0].superlayer == nil)
  }

  @Test("a view whose layers are nested too deep isn't added as a subview")
  func viewOfDeepLayers() {
    let views = (0..<1_500).map { _ in UIView(frame: square()) }
    for (view, inner) in zip(views, views.dropFirst()) { view.addSubview(inner) }
    let view = UIView(frame: square())
    var layer = view.layer
    for _ in 0..<4_000 {
      let inner = CALayer()
      layer.addSublayer(inner)
      layer = inner
    }
    views[1_499].addSubview(view)
    #expect(view.superview == nil)
    #expect(host.takeIssues().count == 1)
  }

  @Test("a deep hierarchy built from the inside is rejected where it gets too deep")
  func deepHierarchyFromWithin() throws {
    var view = UIView(frame: square())
    for _ in 1..<UIView.depthLimit {
      let outer = UIView(frame: square())
      outer.addSubview(view)
      #expect(view.superview === outer)
      view = outer
    }
    let outer = UIView(frame: square())
    outer.addSubview(view)
    #expect(view.superview == nil)
    #expect(host.takeIssues().count == 1)
    // Emptied, it is as flat as any other.
    view.subviews.first?.removeFromSuperview()
    outer.addSubview(view)
    #expect(view.superview === outer)
  }

  @Test("thousands of nested views are laid out; the ones too deep aren't drawn")
  func deepHierarchy() throws {
    var view: UIView = controller.view
    for _ in 0..<2_400 {
      let inner = UIView(frame: square())
      view.addSubview(inner)
      view = inner
    }
    view.backgroundColor = .red
    host.setRoot(controller)
    host.turn(to: .landscapeLeft)
    _ = host.displayList()
    let issue = try #require(host.takeIssues().first)
    #expect(issue.description.contains("not drawn"))
    var depth = 0
    var node = host.layoutTree().root
    while let child = node.children.first {
      node = child
      depth += 1
    }
    #expect(depth == 239)
    #expect(controller.view.recursiveDescription().split(separator: "\n").count == 1000)
  }

  @Test("transforms, margins and insets that aren't finite are rejected with an issue")
  func numbers() {
    host.setRoot(controller)
    let view = UIView(frame: square())
    controller.view.addSubview(view)
    let margins = view.layoutMargins
    view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(view.transform == .identity)
    view.layoutMargins = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: .infinity, bottom: 0, trailing: 0)
    #expect(view.layoutMargins == margins)
    controller.additionalSafeAreaInsets.left = .nan
    #expect(controller.additionalSafeAreaInsets == .zero)
    let words = host.takeIssues().map(\.description)
    #expect(words.count == 3)
    #expect(words.first?.contains("transform") == true)
    #expect(words.last?.contains("additionalSafeAreaInsets") == true)
  }
}
