import Devices
import Testing

@testable import UIKit

/// A controller that shows bars of given heights over its only child.
private final class Bars: UIViewController {
  let holder = UIView()
  let content = UIViewController()

  init(_ insets: UIEdgeInsets) {
    super.init(nibName: nil, bundle: nil)
    holder.barInsets = insets
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    holder.frame = view.bounds
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(holder)
    addChild(content)
    content.view.frame = holder.bounds
    holder.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override var providesBars: Bool { true }
}

@MainActor
struct BarInsetsTests {
  @Test("insets from bars and from the screen reach children, whichever is larger")
  func whicheverIsMore() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let bars = Bars(UIEdgeInsets(88, 0, 10, 5))
    host.setRoot(bars)
    #expect(bars.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(bars.holder.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(bars.content.view.safeAreaInsets == UIEdgeInsets(88, 0, 34, 5))
    #expect(bars.content.topLayoutGuide.length == 88)
    bars.holder.barInsets.bottom = 83
    #expect(bars.content.view.safeAreaInsets == UIEdgeInsets(88, 0, 83, 5))
    bars.content.additionalSafeAreaInsets.top = 10
    #expect(bars.content.view.safeAreaInsets.top == 98)
    bars.content.view.frame = CGRect(x: 0, y: 88, width: 370, height: 641)
    #expect(bars.content.view.safeAreaInsets == UIEdgeInsets(10, 0, 0, 0))
    bars.holder.barInsets = .zero
    #expect(bars.content.view.safeAreaInsets == UIEdgeInsets(10, 0, 0, 0))
    bars.content.view.frame = bars.holder.bounds
    #expect(bars.content.view.safeAreaInsets == UIEdgeInsets(54, 0, 34, 0))
  }

  @Test("numbers that aren't finite leave the insets unchanged")
  func infinite() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let bars = Bars(UIEdgeInsets(88, 0, 0, 0))
    host.setRoot(bars)
    bars.holder.barInsets.top = .nan
    #expect(bars.content.view.safeAreaInsets == UIEdgeInsets(88, 0, 34, 0))
    #expect(host.takeIssues().count == 1)
  }

  @Test("E5: before iOS 11 the strips give the guides their lengths, as far as they reach in")
  func guides() {
    let host = SimulationHost(device: .iPhone7, os: "10.3")
    let outer = Bars(UIEdgeInsets(0, 0, 49, 0))
    let inner = Bars(UIEdgeInsets(64, 0, 0, 0))
    outer.content.loadViewIfNeeded()
    host.setRoot(outer)
    outer.content.addChild(inner)
    outer.content.view.addSubview(inner.view)
    let content = inner.content
    #expect(content.view.safeAreaInsets == .zero)
    // The controller in between isn't a container of bars: its child has its lengths.
    #expect(inner.topLayoutGuide.length == 20)
    #expect(inner.bottomLayoutGuide.length == 49)
    #expect(content.topLayoutGuide.length == 64)
    #expect(content.bottomLayoutGuide.length == 49)
    content.view.frame = CGRect(x: 0, y: 64, width: 375, height: 554)
    #expect(content.topLayoutGuide.length == 0)
    #expect(content.bottomLayoutGuide.length == 0)
    inner.holder.barInsets.top = 100
    #expect(content.topLayoutGuide.length == 36)
    let child = UIViewController()
    content.addChild(child)
    child.view.frame.origin.y = 300
    content.view.addSubview(child.view)
    #expect(child.topLayoutGuide.length == 36)
  }

  @Test("before iOS 11 a scroll view in bars is inset by the area they cover")
  func scrollView() {
    let host = SimulationHost(device: .iPhone7, os: "10.3")
    let bars = Bars(UIEdgeInsets(64, 0, 49, 0))
    let table = UITableView()
    bars.content.view.addSubview(table)
    host.setRoot(bars)
    #expect(table.contentInset == UIEdgeInsets(64, 0, 49, 0))
    bars.holder.barInsets.top = 96
    #expect(table.contentInset == UIEdgeInsets(96, 0, 49, 0))
  }
}
