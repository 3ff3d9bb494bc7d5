import Devices
import GeneratedCases
import UIKit

extension TurnCase: GeneratedCase {
  @MainActor
  package func run() -> [TurnViolation] { TurnScene.run(self) }

  /// The cases that are slightly simpler, the simplest first.
  package var simpler: [TurnCase] {
    var result: [TurnCase] = []
    func add(_ change: (inout TurnCase) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    for index in steps.indices { add { $0.steps.remove(at: index) } }
    for index in hooks.indices { add { $0.hooks.remove(at: index) } }
    for (number, step) in steps.enumerated() {
      for index in step.indices where step.count > 1 { add { $0.steps[number].remove(at: index) } }
    }
    for simpler in tree.simpler { add { $0.tree = simpler } }
    for (number, step) in steps.enumerated() {
      for (index, action) in step.enumerated() {
        for simpler in action.simpler { add { $0.steps[number][index] = simpler } }
      }
    }
    add { $0.hasDelegate = false }
    add { $0.start = .portrait }
    add { $0.posture = nil }
    add { $0.back = .simulator }
    for index in hooks.indices {
      let hook = hooks[index]
      switch hook.request {
      case .turn(let way, let orientation):
        if hook.moment != .mainQueue {
          add { $0.hooks[index].request = .turn(.simulator, orientation) }
        }
        add { $0.hooks[index].controller = hook.moment.isNotification ? "" : "A" }
        add { $0.hooks[index].request = .turn(way, .landscapeRight) }
      case .fold(let posture):
        add { $0.hooks[index].controller = hook.moment.isNotification ? "" : "A" }
        add { $0.hooks[index].request = .fold(posture.plainer) }
      }
    }
    for device in [Device.iPhone8, .iPhoneX, .iPadPro11]
    where device.runs(os) && isPlainer(device) {
      add { $0.device = device }
    }
    return result
  }

  private func isPlainer(_ other: Device) -> Bool {
    let order = [Device.iPhone8, .iPhoneX, .iPadPro11]
    return (order.firstIndex(of: other) ?? 9) < (order.firstIndex(of: device) ?? 9)
  }
}

extension TurnTree {
  /// Trees with one element less.
  var simpler: [TurnTree] {
    guard self != .screen else { return [] }
    var result = [TurnTree.screen]
    if case .split = self { return result }
    result += children
    func with(_ children: [TurnTree]) -> TurnTree {
      switch self {
      case .screen: .screen
      case .navigation: .navigation(children)
      case .tab: .tab(children)
      case .split(let columns, _): .split(columns, children)
      case .page(let pages, _): .page(pages, children)
      case .child(let filling, _): .child(filling, children[0])
      case .custom: .custom(children)
      }
    }
    for index in children.indices {
      if children.count > 1 {
        var fewer = children
        fewer.remove(at: index)
        result.append(with(fewer))
      }
      for simpler in children[index].simpler {
        var changed = children
        changed[index] = simpler
        result.append(with(changed))
      }
    }
    return result
  }
}

extension Device.Posture {
  /// Open, instead of half open.
  fileprivate var plainer: Device.Posture { status == .partlyOpen ? .open : self }
}

extension TurnAction {
  /// Actions of the same kind that do less.
  fileprivate var simpler: [TurnAction] {
    switch self {
    case .turn(let way, let orientation):
      [.turn(.simulator, orientation), .turn(way, .landscapeRight)].filter { $0 != self }
    case .fold(let posture): [.fold(posture.plainer)].filter { $0 != self }
    case .present(let style, let tree, let animated):
      tree.simpler.map { .present(style, $0, animated: animated) }
        + (animated ? [.present(style, tree, animated: false)] : [])
    case .push(let tree, let animated):
      tree.simpler.map { .push($0, animated: animated) }
        + (animated ? [.push(tree, animated: false)] : [])
    case .dismiss(true): [.dismiss(animated: false)]
    case .pop(true): [.pop(animated: false)]
    default: []
    }
  }
}
