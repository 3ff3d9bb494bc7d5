import Testing
import UIKit

@testable import UIKit

@Suite("The recipients of actions, notifications and timers, and their order")
@MainActor
struct ActionOrderTests {
  let host = SimulationHost(device: .iPhone8, os: "15.0")
  let plain = _dialectSelector("plain", Receiver.self, { $0.plain() })

  private func problems() -> [String] { host.takeIssues().map(\.problem) }

  private final class Screen: UIViewController {
    var heard: [String] = []
    var allows = true
    weak var other: UIResponder?

    func go(_ sender: Any?) { heard.append("go") }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      allows && super.canPerformAction(action, withSender: sender)
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      other?.target(forAction: action, withSender: sender)
        ?? super.target(forAction: action, withSender: sender)
    }
  }

  private let go = _dialectSelector("go:", Screen.self, { $0.go($1) })

  @Test("the first responder comes before the sender, and each responder in between is queried")
  func nilTargets() {
    let (outer, inner) = (Screen(), Screen())
    let (field, button) = (UITextField(), UIButton())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(field)
    outer.view.addSubview(button)
    host.setRoot(outer)
    button.addTarget(nil, action: go, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(outer.heard == ["go"])
    #expect(field.becomeFirstResponder())
    button.sendActions(for: .touchUpInside)
    #expect(inner.heard == ["go"])
    inner.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(outer.heard.count == 2)
    outer.allows = false
    #expect(!UIApplication.shared.sendAction(go, to: nil, from: button, for: nil))
    let aside = Screen()
    inner.other = aside
    button.sendActions(for: .touchUpInside)
    #expect(aside.heard == ["go"])
    #expect(outer.heard.count == 2)
    #expect(problems().isEmpty)
  }

  @Test("the chain ends with the app's delegate")
  func delegates() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var heard = 0
      func go(_ sender: Any?) { heard += 1 }
    }
    let delegate = Delegate()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = before }
    host.setRoot(UIViewController())
    let go = _dialectSelector("go:", Delegate.self, { $0.go($1) })
    #expect(UIApplication.shared.sendAction(go, to: nil, from: nil, for: nil))
    #expect(delegate.heard == 1)
  }

  @Test("editing commands find the responder that implements them, not one that inherits them")
  func editActions() {
    for copy in [Selector("copy:"), _dialectSelector("copy:", UIResponder.self, { $0.copy($1) })] {
      #expect(!UIViewController().canPerformAction(copy, withSender: nil))
      #expect(Copier().canPerformAction(copy, withSender: nil))
    }
    #expect(!Copier().canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test("actions of all kinds run in the order they were added, ones removed too late still run")
  func controlEvents() {
    let control = UIControl()
    let receiver = Receiver()
    var heard: [String] = []
    let last = UIAction { _ in heard.append("last") }
    control.addAction(
      UIAction { _ in
        heard.append("first \(receiver.calls.count)")
        control.removeAction(last, for: .touchUpInside)
      }, for: .touchUpInside)
    control.addTarget(receiver, action: plain, for: .touchUpInside)
    control.addAction(
      UIAction { _ in heard.append("second \(receiver.calls.count)") }, for: .touchUpInside)
    control.addAction(last, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(heard == ["first 0", "second 1", "last"])
    control.sendActions(for: .touchUpInside)
    #expect(heard.suffix(2) == ["first 1", "second 2"])
  }

  @Test(
    "a touch's event reaches its methods, and no action that they send themselves")
  func events() {
    @MainActor final class Target: NSObject {
      var events: [UIEvent?] = []
      weak var other: UIControl?
      func down(_ sender: UIControl, _ event: UIEvent?) {
        events.append(event)
        let next = other
        other = nil
        next?.sendActions(for: .valueChanged)
      }
    }
    let (control, target) = (UIControl(), Target())
    let down = _dialectSelector("down:event:", Target.self, { $0.down($1, $2) })
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    control.addTarget(target, action: down, for: .touchDown)
    control.addTarget(target, action: down, for: .valueChanged)
    target.other = control
    let event = UIEvent()
    control.touchesBegan([UITouch()], with: event)
    #expect(target.events.count == 2)
    #expect(target.events.first.flatMap { $0 } === event)
    #expect(target.events.last.flatMap { $0 } == nil)
    target.other = nil
    control.sendActions(for: .touchDown)
    #expect(target.events.count == 3)
    #expect(target.events.last.flatMap { $0 } == nil)
  }

  // MARK: Notifications

  @MainActor private final class Listener: NSObject {
    let name: String
    var log: (String) -> Void
    var whenHeard: () -> Void = {}
    init(_ name: String, _ log: @escaping (String) -> Void) { (self.name, self.log) = (name, log) }
    func hear(_ notification: Notification) {
      log(name)
      whenHeard()
    }
  }

  @Test("observers are called in the order they were added, however many")
  func notificationOrder() {
    let center = NotificationCenter()
    let hear = _dialectSelector("hear:", Listener.self, { $0.hear($1) })
    let name = Notification.Name("n")
    var heard: [String] = []
    var listeners = (0..<100).map { index in Listener("\(index)") { heard.append($0) } }
    for listener in listeners {
      center.addObserver(listener, selector: hear, name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(heard == (0..<100).map { "\($0)" })
    // Deallocated ones are skipped, and one removed by another is no longer called.
    heard = []
    listeners.removeAll { Int($0.name)! % 2 == 0 }
    listeners[0].whenHeard = { [unowned listener = listeners[1]] in center.removeObserver(listener)
    }
    center.post(name: name, object: nil)
    #expect(heard.count == 49)
    #expect(heard.prefix(2) == ["1", "5"])
  }

  @Test("a sender that is a value is compared as a device boxes it")
  func valuesAsSenders() {
    let center = NotificationCenter()
    let hear = _dialectSelector("hear:", Listener.self, { $0.hear($1) })
    var heard: [String] = []
    let listener = Listener("a") { heard.append($0) }
    let name = Notification.Name("n")
    center.addObserver(listener, selector: hear, name: name, object: "left")
    center.post(name: name, object: "right")
    center.post(name: name, object: "left")
    center.post(name: Notification.Name("other"), object: "left")
    #expect(heard == ["a"])
    center.removeObserver(listener, name: name, object: "right")
    center.post(name: name, object: "left")
    #expect(heard.count == 2)
    center.removeObserver(listener, name: nil, object: "left")
    center.post(name: name, object: "left")
    #expect(heard.count == 2)
  }

  // MARK: Timers

  final class Ticker: NSObject {
    var ticks = 0
    func tick() { ticks += 1 }
  }
  private let tick = _dialectSelector("tick", Ticker.self, { $0.tick() })

  @Test("a timer retains its target until it is over: after its only call, or on invalidation")
  func timerTargets() {
    host.becomeCurrent()
    for repeats in [false, true] {
      var ticker: Ticker? = Ticker()
      weak let kept = ticker
      let timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: ticker!, selector: tick, userInfo: nil, repeats: repeats)
      ticker = nil
      host.advance(by: 0.25)
      #expect(kept != nil)
      host.advance(by: 0.5)
      #expect(kept?.ticks == (repeats ? 1 : nil))
      timer.invalidate()
      #expect(kept == nil)
      #expect(!timer.isValid)
    }
  }

  @Test("timers added to the run loop fire at their dates")
  func addedTimers() {
    host.becomeCurrent()
    let ticker = Ticker()
    let late = Timer(
      fireAt: Date(timeIntervalSinceNow: 1), interval: 0.5, target: ticker, selector: tick,
      userInfo: nil, repeats: true)
    let never = Timer(
      timeInterval: 0.1, target: ticker, selector: tick, userInfo: nil, repeats: true)
    RunLoop.main.add(late, forMode: .common)
    host.advance(by: 0.9)
    #expect(ticker.ticks == 0)
    host.advance(by: 0.7)
    #expect(ticker.ticks == 2)
    late.invalidate()
    never.invalidate()
    host.advance(by: 2)
    #expect(ticker.ticks == 2)
  }

  @Test("a performed method's return value lives until the simulation continues")
  func returnedObjects() {
    final class Maker: NSObject {
      weak var made: NSObject?
      func make() -> NSObject {
        let object = NSObject()
        made = object
        return object
      }
    }
    host.becomeCurrent()
    let maker = Maker()
    let make = _dialectSelector("make", Maker.self, { $0.make() })
    let result = maker.perform(make)
    #expect(maker.made != nil)
    #expect(result?.takeUnretainedValue() === maker.made)
    host.advance(by: 0.1)
    #expect(maker.made == nil)
  }
}

/// The rewriter's output for a responder that copies.
final class Copier: UIResponder {
  override func copy(_ sender: Any?) {}

  enum _Dialect: _DialectTable {
    static func describe(_ members: inout _DialectMembers) {
      members.method(_dialectSelector("copy:", Copier.self, { $0.copy($1) }))
    }
  }
}
