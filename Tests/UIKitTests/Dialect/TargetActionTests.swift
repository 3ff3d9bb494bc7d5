import Testing
import UIKit

@testable import UIKit

/// The rewriter's output for a class with `@objc` methods, and for a subclass.
@MainActor class Receiver: UIResponder {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func tapped(_ sender: UIControl) { calls.append("tapped") }
  func labelled(_ label: UILabel) { calls.append("labelled") }
  func named(_ name: String?) -> String { "named \(name ?? "nil")" }

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.method(_dialectSelector("plain", Receiver.self, { $0.plain() }))
      members.action(_dialectSelector("tapped:", Receiver.self, { $0.tapped($1) }))
      members.method(_dialectSelector("labelled:", Receiver.self, { $0.labelled($1) }))
      members.method(_dialectSelector("named:", Receiver.self, { $0.named($1) }))
    }
  }
}

@MainActor final class SubReceiver: Receiver {
  override func plain() { calls.append("overridden") }
}

@Suite("Target and action")
@MainActor
struct TargetActionTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")
  let tapped = _dialectSelector("tapped:", Receiver.self, { $0.tapped($1) })
  let plain = _dialectSelector("plain", Receiver.self, { $0.plain() })

  private func problems() -> [String] { host.takeIssues().map(\.problem) }

  @Test("a control calls methods with as many arguments as they take, overrides first")
  func calls() {
    let control = UIControl()
    let receiver = SubReceiver()
    control.addTarget(receiver, action: tapped, for: .touchUpInside)
    control.addTarget(receiver, action: plain, for: [.touchUpInside, .valueChanged])
    control.addTarget(receiver, action: tapped, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.calls == ["tapped", "overridden"])
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["tapped:", "plain"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == ["plain"])
    #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == nil)
    #expect(control.allTargets == [receiver])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeTarget(receiver, action: plain, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(receiver.calls == ["tapped", "overridden", "tapped", "overridden"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
    #expect(problems().isEmpty)
  }

  @Test("a target isn't retained, and a deallocated one isn't called")
  func weakTargets() {
    let control = UIControl()
    var receiver: Receiver? = Receiver()
    weak let ended = receiver
    control.addTarget(receiver, action: tapped, for: .touchUpInside)
    receiver = nil
    #expect(ended == nil)
    control.sendActions(for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
    #expect(problems().isEmpty)
  }

  @Test("without a target the responder chain is searched")
  func responderChain() {
    final class Screen: UIViewController {
      var heard: [String] = []
      func go(_ sender: Any?) { heard.append(sender is UIButton ? "button" : "?") }
    }
    let screen = Screen()
    let button = UIButton()
    screen.view.addSubview(button)
    host.setRoot(screen)
    button.addTarget(
      nil, action: _dialectSelector("go:", Screen.self, { $0.go($1) }), for: .touchUpInside)
    button.addTarget(nil, action: plain, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.heard == ["button"])
    #expect(button.allTargets.count == 1)
    #expect(button.allTargets.first?.base is NSNull)
    #expect(!UIApplication.shared.sendAction(plain, to: nil, from: button, for: nil))
    #expect(problems().isEmpty)
  }

  @Test("an action that can't be called is an issue in UIKit's words")
  func unrecognized() {
    let receiver = Receiver()
    let control = UIControl()
    control.addTarget(receiver, action: Selector("gone:"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(problems() == ["-[Receiver gone:]: unrecognized selector sent to instance."])
    control.addTarget(receiver, action: Selector("labelled:"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(problems() == ["-[Receiver labelled:]: argument 1 is not of type UILabel."])
    #expect(receiver.calls.isEmpty)
  }

  @Test("a name alone is looked up in the tables of the class and its superclasses")
  func names() {
    let receiver = SubReceiver()
    receiver.perform(Selector("plain"))
    #expect(receiver.calls == ["overridden"])
    let result = receiver.perform(NSSelectorFromString("named:"), with: "x")
    #expect(result?.takeUnretainedValue() as? String == "named x")
    let none = receiver.perform("named:", with: nil)
    #expect(none?.takeUnretainedValue() as? String == "named nil")
    #expect(receiver.responds(to: "tapped:"))
    #expect(!receiver.responds(to: "tapped"))
    #expect(!NSObject().responds(to: plain))
    #expect(NSStringFromSelector(plain) == "plain")
    #expect(_dialectMethod(receiver, "plain") == plain)
    #expect(_dialectMethod(nil, "plain") == nil)
  }

  @Test("delayed calls run in simulated time, unless they are cancelled")
  func delays() {
    host.becomeCurrent()
    let receiver = Receiver()
    receiver.perform(plain, with: nil, afterDelay: 0.5)
    receiver.perform(Selector("labelled:"), with: UILabel(), afterDelay: 0.2)
    receiver.perform(tapped, with: UIControl(), afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(
      withTarget: receiver, selector: Selector("labelled:"), object: nil)
    host.advance(by: 0.25)
    #expect(receiver.calls == ["labelled"])
    host.advance(by: 0.1)
    #expect(receiver.calls == ["labelled", "tapped"])
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    host.advance(by: 1)
    #expect(receiver.calls == ["labelled", "tapped"])
  }

  @Test("timers and display links call methods in simulated time")
  func timers() {
    final class Ticker: NSObject {
      var ticks = 0
      var frames = 0
      var last: Timer?
      func tick(_ timer: Timer) {
        ticks += 1
        last = timer
        if ticks == 3 { timer.invalidate() }
      }
      func frame() { frames += 1 }
    }
    host.becomeCurrent()
    let ticker = Ticker()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: ticker,
      selector: _dialectSelector("tick:", Ticker.self, { $0.tick($1) }), userInfo: nil,
      repeats: true)
    host.advance(by: 1.25)
    #expect(ticker.ticks == 2)
    #expect(ticker.last === timer)
    host.advance(by: 5)
    #expect(ticker.ticks == 3)
    let link = CADisplayLink(
      target: ticker, selector: _dialectSelector("frame", Ticker.self, { $0.frame() }))
    link.add(to: .main, forMode: .common)
    #expect(ticker.frames == 0)
    host.advance(by: 0.51)
    #expect(ticker.frames == 30)
    #expect(link.duration == 1.0 / 60)
    link.isPaused = true
    host.advance(by: 0.5)
    #expect(ticker.frames == 30)
    link.isPaused = false
    link.preferredFramesPerSecond = 10
    host.advance(by: 0.5)
    #expect((34...35).contains(ticker.frames))
    link.invalidate()
    host.advance(by: 0.5)
    #expect((34...35).contains(ticker.frames))
  }

  @Test("a bar button's method is called, through the responder chain if the target is gone")
  func barButtons() {
    final class Screen: UIViewController {
      var heard = 0
      func go(_ sender: Any?) { heard += sender is UIBarButtonItem ? 1 : 0 }
    }
    var receiver: Receiver? = Receiver()
    let item = UIBarButtonItem(title: "x", style: .plain, target: receiver, action: plain)
    item.trigger()
    #expect(receiver?.calls == ["plain"])
    receiver = nil
    item.trigger()
    let screen = Screen()
    let field = UITextField()
    screen.view.addSubview(field)
    host.setRoot(screen)
    #expect(field.becomeFirstResponder())
    var owner: NSObject? = NSObject()
    item.target = owner
    item.action = _dialectSelector("go:", Screen.self, { $0.go($1) })
    owner = nil
    item.trigger()
    #expect(screen.heard == 1)
    #expect(problems().isEmpty)
  }

  @Test("notifications reach observers' methods until they end or are removed")
  func notifications() {
    final class Observer: NSObject {
      var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    }
    let center = NotificationCenter()
    let (a, b) = (Notification.Name("a"), Notification.Name("b"))
    let hear = _dialectSelector("hear:", Observer.self, { $0.hear($1) })
    let (sender, observer) = (NSObject(), Observer())
    center.addObserver(observer, selector: hear, name: a, object: sender)
    center.addObserver(observer, selector: hear, name: b, object: nil)
    center.post(name: a, object: nil)
    center.post(name: a, object: sender)
    center.post(name: b, object: NSObject())
    #expect(observer.heard == ["a", "b"])
    center.removeObserver(observer, name: b, object: nil)
    center.post(name: b, object: nil)
    center.post(name: a, object: sender)
    #expect(observer.heard == ["a", "b", "a"])
    center.removeObserver(observer)
    center.post(name: a, object: sender)
    #expect(observer.heard.count == 3)
    var ending: Observer? = Observer()
    weak let ended = ending
    center.addObserver(ending!, selector: hear, name: nil, object: nil)
    ending = nil
    #expect(ended == nil)
    center.post(name: a, object: nil)
    // A token of Foundation's own is still removed by the same method.
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in count += 1 }
    center.removeObserver(token)
    center.post(name: a, object: nil)
    #expect(count == 0)
  }

  @Test("a display link fires as often as its rate in each second, and again after its host")
  func displayLinkFrames() {
    final class Ticker: NSObject {
      var frames = 0
      func frame() { frames += 1 }
    }
    let ticker = Ticker()
    let link = CADisplayLink(
      target: ticker, selector: _dialectSelector("frame", Ticker.self, { $0.frame() }))
    for rate in [24, 30, 60, 120] {
      // Each host ends with a pending frame.
      let host = SimulationHost(device: .iPhone8, os: "12.0")
      host.advance(by: 0.35)
      host.use {
        link.preferredFramesPerSecond = rate
        link.isPaused = false
        link.add(to: .main, forMode: .common)
      }
      for _ in 0..<3 {
        ticker.frames = 0
        host.advance(by: 1)
        #expect(ticker.frames == rate)
      }
    }
    link.invalidate()
  }
}
