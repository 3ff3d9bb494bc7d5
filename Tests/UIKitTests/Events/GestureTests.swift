import Foundation
import Testing

@testable import UIKit

@Suite("Gesture recognizers fired by a test")
@MainActor
struct GestureTests {
  /// Records the recognizer's state in each call.
  private final class Target: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var begins = true

    @MainActor static let act = Selector("act:") { target, sender in
      guard let target = target as? Target, let recognizer = sender as? UIGestureRecognizer else {
        return
      }
      target.states.append(recognizer.state)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  private final class Counting: UITapGestureRecognizer {
    var resets = 0
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  private final class Stubborn: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }
  }

  private let host = SimulationHost(device: .iPhone8, os: "12.0")
  private let target = Target()

  @Test("an action is sent in the next turn, in its state, and a reset follows")
  func tap() {
    let tap = Counting(target: target, action: Target.act)
    UIView().addGestureRecognizer(tap)
    tap.state = .recognized
    #expect(tap.state == .ended)
    #expect(target.states.isEmpty)
    host.settle()
    #expect(target.states == [.ended])
    #expect(tap.state == .possible)
    #expect(tap.resets == 1)
    tap.state = .ended
    host.settle()
    #expect(target.states == [.ended, .ended])
  }

  @Test("each state of a continuous gesture sends the actions, in order")
  func pan() {
    let view = UIView()
    let pan = UIPanGestureRecognizer(target: target, action: Target.act)
    view.addGestureRecognizer(pan)
    pan.state = .began
    pan.state = .changed
    pan.state = .changed
    pan.state = .ended
    host.settle()
    #expect(target.states == [.began, .changed, .changed, .ended])
    pan.state = .began
    host.settle()
    #expect(pan.state == .began)
    pan.isEnabled = false
    host.settle()
    #expect(target.states.suffix(2) == [.began, .cancelled])
    #expect(pan.state == .possible)
    pan.state = .began
    host.settle()
    #expect(pan.state == .possible)
    #expect(target.states.count == 6)
  }

  @Test("failing sends nothing, and a finished state stays until the reset")
  func failing() {
    let pan = UIPanGestureRecognizer(target: target, action: Target.act)
    pan.state = .failed
    pan.state = .began
    #expect(pan.state == .failed)
    host.settle()
    #expect(target.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("view and delegate can prevent a gesture from beginning")
  func shouldBegin() {
    let tap = UITapGestureRecognizer(target: target, action: Target.act)
    tap.delegate = target
    target.begins = false
    UIView().addGestureRecognizer(tap)
    tap.state = .ended
    #expect(tap.state == .failed)
    host.settle()
    #expect(target.states.isEmpty)
    target.begins = true
    let stubborn = Stubborn()
    stubborn.addGestureRecognizer(tap)
    tap.state = .ended
    host.settle()
    #expect(target.states.isEmpty)
    let willing = UIView()
    willing.addGestureRecognizer(tap)
    tap.state = .ended
    host.settle()
    #expect(target.states == [.ended])
  }

  @Test("a gesture doesn't begin while one that has to fail is in progress")
  func requirement() {
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer(target: target, action: Target.act)
    tap.require(toFail: pan)
    pan.state = .began
    host.settle()
    tap.state = .ended
    #expect(tap.state == .failed)
    host.settle()
    pan.state = .cancelled
    host.settle()
    tap.state = .ended
    host.settle()
    #expect(target.states == [.ended])
  }

  @Test("a target-action pair is called once, until it is removed or the target is gone")
  func targets() {
    let tap = UITapGestureRecognizer(target: target, action: Target.act)
    tap.addTarget(target, action: Target.act)
    var other: Target? = Target()
    weak let weakOther = other
    if let other { tap.addTarget(other, action: Target.act) }
    other = nil
    #expect(weakOther == nil)
    tap.state = .ended
    host.settle()
    #expect(target.states == [.ended])
    tap.removeTarget(nil, action: Target.act)
    tap.state = .ended
    host.settle()
    #expect(target.states == [.ended])
  }

  @Test("a recognizer belongs to one view, and to none once that is gone")
  func views() {
    let tap = UITapGestureRecognizer()
    var view: UIView? = UIView()
    let other = UIView()
    #expect(other.gestureRecognizers == nil)
    view?.addGestureRecognizer(tap)
    #expect(tap.view === view)
    other.addGestureRecognizer(tap)
    #expect(tap.view === other)
    #expect(view?.gestureRecognizers?.isEmpty == true)
    other.addGestureRecognizer(tap)
    #expect(other.gestureRecognizers?.count == 1)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    view?.gestureRecognizers = [tap]
    #expect(tap.view === view)
    view = nil
    #expect(tap.view == nil)
  }

  @Test("a pan's translation is given in each view's coordinates")
  func translation() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scaled = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    window.addSubview(scaled)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = UIPanGestureRecognizer()
    scaled.addGestureRecognizer(pan)
    pan.setTranslation(CGPoint(x: 10, y: -20), in: scaled)
    #expect(pan.translation(in: scaled) == CGPoint(x: 10, y: -20))
    #expect(pan.translation(in: window) == CGPoint(x: 20, y: -40))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: -40))
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("scroll views and navigation controllers have their own recognizers")
  func owned() {
    let scroll = UIScrollView()
    let pan = scroll.panGestureRecognizer
    #expect(scroll.gestureRecognizers?.contains(pan) == true)
    #expect(scroll.panGestureRecognizer === pan)
    #expect(scroll.pinchGestureRecognizer == nil)
    #expect(scroll.directionalPressGestureRecognizer.view == nil)
    #expect(UITableView().gestureRecognizers?.count == 1)

    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.interactivePopGestureRecognizer == nil)
    navigation.loadViewIfNeeded()
    let pop = navigation.interactivePopGestureRecognizer
    #expect(pop?.view === navigation.view)
    #expect((pop as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    #expect(navigation.interactivePopGestureRecognizer === pop)
    #expect(navigation.interactiveContentPopGestureRecognizer?.view === navigation.view)
  }

  @Test("assigned recognizers keep their order, including existing ones")
  func order() {
    let view = UIView()
    let taps = (0..<3).map { _ in UITapGestureRecognizer() }
    view.gestureRecognizers = taps
    view.gestureRecognizers = [taps[2], taps[0]]
    #expect(view.gestureRecognizers == [taps[2], taps[0]])
    view.gestureRecognizers = taps
    #expect(view.gestureRecognizers == taps)
  }
}
