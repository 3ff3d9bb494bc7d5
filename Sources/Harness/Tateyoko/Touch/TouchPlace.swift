import NearNames
import UIKit

/// Finds where a finger must touch down.
@MainActor
struct TouchPlace {
  let host: SimulationHost
  /// The test's call, for errors.
  let call: String

  private func error(_ reason: TouchError.Reason) -> TouchError {
    TouchError(call: call, reason: reason)
  }

  /// The target view, with its touchable part, in points of the screen.
  struct Found {
    var view: UIView?
    var point: CGPoint
    var area: CGRect
  }

  func find(_ target: any Touchable) throws -> Found {
    switch target {
    case let name as String: return try find(named: name)
    case let view as UIView: return try find(view)
    case let point as CGPoint:
      let place = screenPlace(point)
      guard host.touches.target(at: place) != nil else { throw error(.nothingThere) }
      return Found(view: nil, point: place, area: CGRect(origin: place, size: .zero))
    default: throw error(.nothingThere)
    }
  }

  /// Converts a point of the window to one of the screen.
  func screenPlace(_ point: CGPoint) -> CGPoint {
    host.touches.screenPlace(point, in: host.application.keyWindow ?? host.window)
  }

  /// Returns the target view, regardless of its position.
  func view(_ target: any Touchable) throws -> UIView {
    switch target {
    case let view as UIView: return view
    case let name as String:
      let matches = matches(name)
      guard let first = matches.first else { throw unknown(name) }
      return first.view
    case let point as CGPoint:
      guard let hit = host.touches.target(at: screenPlace(point)) else {
        throw error(.nothingThere)
      }
      return hit.1
    default: throw error(.nothingThere)
    }
  }

  private func unknown(_ name: String) -> TouchError {
    var names: [String] = []
    for known in host.namedElements().flatMap(\.names) where !names.contains(known) {
      names.append(known)
    }
    return error(.unknownName(near: NearNames.suggestions(for: name, among: names)))
  }

  /// Returns the views with a name, except those inside another of them.
  private func matches(_ name: String) -> [NamedElement] {
    let all = host.namedElements()
    let ways: [(NamedElement) -> Bool] = [
      { $0.identifier == name }, { $0.label == name }, { $0.texts.contains(name) },
    ]
    for way in ways {
      let found = all.filter(way)
      guard !found.isEmpty else { continue }
      return found.filter { one in
        !found.contains { $0.view !== one.view && one.view.isDescendant(of: $0.view) }
      }
    }
    return []
  }

  private func find(named name: String) throws -> Found {
    let matches = matches(name)
    guard !matches.isEmpty else { throw unknown(name) }
    if matches.count == 1 { return try find(matches[0].view) }
    let results = matches.map { match in Result { try find(match.view) } }
    let reachable = results.compactMap { try? $0.get() }
    if reachable.count > 1 {
      // Prefer a button to a text with the same words, such as an alert's title.
      let buttons = reachable.filter { $0.view.map(Self.isButton) ?? false }
      if buttons.count == 1 { return buttons[0] }
      throw error(.ambiguous(reachable.compactMap { $0.view.map(describe) }))
    }
    if let only = reachable.first { return only }
    // A covered view is more relevant than one that is out of sight.
    let failures = results.compactMap { result -> (any Error)? in
      if case .failure(let failure) = result { failure } else { nil }
    }
    let covered = failures.first { ($0 as? TouchError)?.reason != .outOfSight }
    throw covered ?? error(.outOfSight)
  }

  /// Whether touching a view triggers an action.
  static func isButton(_ view: UIView) -> Bool {
    view is UIControl || view.accessibilityTraits.contains(.button)
  }

  private func find(_ view: UIView) throws -> Found {
    guard let window = view.window, let part = view.visiblePart(of: view.bounds) else {
      throw error(.outOfSight)
    }
    let origin = host.touches.screenPlace(part.origin, in: window)
    let area = CGRect(origin: origin, size: part.size)
    let middle = CGPoint(x: area.midX, y: area.midY)
    guard let hit = host.touches.target(at: middle)?.1 else { throw error(.nothingThere) }
    guard hit.isDescendant(of: view) || letsThrough(view, to: hit, at: part) else {
      throw error(.covered(by: describe(hit)))
    }
    return Found(view: view, point: middle, area: area)
  }

  /// Whether a view naturally leaves touches to an ancestor, as labels do: controls don't, and the
  /// parts of a view outside of its parent receive none.
  private func letsThrough(_ view: UIView, to hit: UIView, at part: CGRect) -> Bool {
    guard view.isDescendant(of: hit), !(view is UIControl), let window = view.window else {
      return false
    }
    guard view.isUserInteractionEnabled else { return true }
    let middle = CGPoint(x: part.midX, y: part.midY)
    var current = view.superview
    while let one = current, one !== hit {
      if !one.isUserInteractionEnabled { return true }
      if !one.bounds.contains(one.convert(middle, from: window)) { return false }
      current = one.superview
    }
    return true
  }

  private func describe(_ view: UIView) -> String {
    let frame = view.window.map { view.convert(view.bounds, to: $0) } ?? view.frame
    let name = view.accessibilityIdentifier.map { " “\($0)”" } ?? ""
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0)" }
    return "\(type(of: view))\(name) at (\(numbers[0]), \(numbers[1])), "
      + "\(numbers[2]) × \(numbers[3])"
  }
}
