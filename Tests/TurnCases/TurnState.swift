import UIKit

/// The state that an app's user has reached: the selection, presentations and scroll positions.
///
/// A fold must keep it.
@MainActor
struct TurnState {
  private var parts: [String: String] = [:]
  private var order: [String] = []

  init(_ scene: TurnScene) {
    for probe in scene.probes {
      let name = probe.notes.name
      note("\(name) presents", probe.presentedViewController.map(scene.name) ?? "nothing")
      switch probe {
      case let tabs as ProbeTabs: note("\(name) has selected tab", "\(tabs.selectedIndex)")
      case let pages as ProbePages:
        note("\(name) shows", (pages.viewControllers ?? []).map(scene.name).joined(separator: ", "))
      // Columns that collapse put their controllers on one stack (Apple).
      case let stack as ProbeNavigation where stack.splitViewController == nil:
        note("\(name) has", stack.viewControllers.map(scene.name).joined(separator: ", "))
      case let screen as ProbeScreen:
        if let list = screen.list, list.window != nil, list.isScrolled {
          note("\(name)'s line", "\(list.topLine)")
        }
      default: break
      }
    }
  }

  private mutating func note(_ part: String, _ value: String) {
    parts[part] = value
    order.append(part)
  }

  /// The differences from an earlier state, in words.
  ///
  /// Lists that weren't on the screen in both of them aren't compared.
  func difference(from other: TurnState) -> String? {
    for part in other.order {
      guard let before = other.parts[part], let now = parts[part], now != before else { continue }
      return "\(part) \(before) became \(now)"
    }
    return nil
  }
}
