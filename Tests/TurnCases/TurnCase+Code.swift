import Devices
import UIKit

extension TurnCase: CustomStringConvertible {
  /// The case as Swift code, to keep it as a test.
  package var description: String {
    var lines = ["TurnCase("]
    var first = "  Device(id: \"\(device.id)\")!, \"\(os)\""
    if start != .portrait { first += ", start: .\(start)" }
    if let posture { first += ", posture: \(posture.code)" }
    if hasDelegate { first += ", hasDelegate: true" }
    lines.append("\(first), tree: \(tree.code)")
    if !hooks.isEmpty { lines[lines.count - 1] += "," }
    if !hooks.isEmpty { lines.append("  hooks: [\(hooks.map(\.code).joined(separator: ", "))]") }
    if !steps.isEmpty {
      lines[lines.count - 1] += ","
      let steps = steps.map { "[\($0.map(\.code).joined(separator: ", "))]" }
      lines.append("  steps: [\(steps.joined(separator: ", "))]")
    }
    if back != .simulator {
      lines[lines.count - 1] += ","
      lines.append("  back: .\(back)")
    }
    lines[lines.count - 1] += ")"
    return lines.joined(separator: "\n")
  }
}

extension TurnTree {
  var code: String {
    let list = "[\(children.map(\.code).joined(separator: ", "))]"
    return switch self {
    case .screen: ".screen"
    case .navigation: ".navigation(\(list))"
    case .tab: ".tab(\(list))"
    case .split(let columns, _): ".split(.\(columns), \(list))"
    case .page(let pages, _): ".page(.\(pages), \(list))"
    case .child(let filling, let child): ".child(.\(filling), \(child.code))"
    case .custom: ".custom(\(list))"
    }
  }
}

extension TurnHook {
  var code: String {
    let owner = controller.isEmpty ? "" : "of: \"\(controller)\", "
    return switch request {
    case .turn(let way, let orientation):
      "TurnHook(.\(moment), \(owner).\(way), .\(orientation))"
    case .fold(let posture): "TurnHook(.\(moment), \(owner)fold: \(posture.code))"
    }
  }
}

extension Device.Posture {
  fileprivate var code: String {
    switch status {
    case .closed: ".closed"
    case .open: ".open"
    case .partlyOpen: self == .halfOpen ? ".halfOpen" : ".halfOpen(degrees: \(degrees))"
    }
  }
}

extension TurnAction {
  var code: String {
    switch self {
    case .turn(let way, let orientation): ".turn(.\(way), .\(orientation))"
    case .fold(let posture): ".fold(\(posture.code))"
    case .free: ".free"
    case .present(let style, let tree, let animated):
      ".present(.\(style), \(tree.code), animated: \(animated))"
    case .dismiss(let animated): ".dismiss(animated: \(animated))"
    case .push(let tree, let animated): ".push(\(tree.code), animated: \(animated))"
    case .pop(let animated): ".pop(animated: \(animated))"
    case .select(let index): ".select(\(index))"
    case .showPage(let index, let animated): ".showPage(\(index), animated: \(animated))"
    case .wait(let hundredths): ".wait(\(hundredths))"
    }
  }
}
