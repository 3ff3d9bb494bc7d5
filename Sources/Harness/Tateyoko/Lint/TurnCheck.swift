import Devices
import Findings
import LayoutTrees
import UIKit

/// Rotates or folds a device there and back, and compares the layout before and after.
struct TurnCheck: Sendable {
  /// The orientation to rotate the device to.
  private let orientation: UIDeviceOrientation
  /// The posture to fold or unfold the device to.
  private let posture: Device.Posture?

  /// Chooses what to rotate and fold to from a cell.
  init(_ cell: SnapshotMatrix.Cell) {
    let display = cell.device.display(in: cell.posture ?? cell.device.initialPosture)
    let target: UIInterfaceOrientation =
      cell.orientation.isLandscape ? .portrait : .landscapeRight
    orientation = target.deviceOrientation(on: display)
    let current = cell.posture ?? cell.device.initialPosture
    let postures = cell.device.postures
    posture = postures.count > 1 ? postures.first { $0 != current && $0 != .halfOpen } : nil
  }

  /// Properties that UIKit itself may leave different after a rotation.
  private static let passing: Set<LayoutProperty> = [
    .boundsOrigin, .contentOffset, .editing, .highlighted, .firstBaseline, .lastBaseline,
    .animating, .progress,
  ]

  /// How long a screen is watched for changes that happen by themselves, such as by a timer, in
  /// seconds: before a rotation, so that deferred work is done, and after one that seems to have
  /// changed something.
  private static let pause = 1.0

  /// Returns the differences afterwards; none for a screen that can't be simulated in that state.
  @MainActor
  func findings(_ simulator: Simulator) -> [ScreenFinding] {
    simulator.advance(by: Self.pause)
    let before = simulator.tree
    var findings: [ScreenFinding] = []
    let held = simulator.host.deviceOrientation
    let interface = simulator.orientation
    simulator.rotate(to: orientation)
    simulator.rotate(to: held)
    if simulator.orientation == interface, let found = finding(before, simulator, "a rotation") {
      findings.append(found)
    }
    if let posture {
      let before = simulator.tree
      let current = simulator.posture
      simulator.fold(to: posture)
      simulator.fold(to: current)
      if simulator.posture == current, simulator.orientation == interface,
        let found = finding(before, simulator, "a fold")
      {
        findings.append(found)
      }
    }
    return findings
  }

  @MainActor
  private func finding(
    _ before: LayoutTree, _ simulator: Simulator, _ what: String
  ) -> ScreenFinding? {
    let after = simulator.tree
    let difference = LayoutTreeDifference(from: before, to: after)
    guard !difference.changes.isEmpty else { return nil }
    simulator.advance(by: Self.pause)
    let moving = Set(LayoutTreeDifference(from: after, to: simulator.tree).changes.map(\.path))
    let lists = Self.classesOfLists(in: simulator.window)
    let scrolled = difference.changes
      .filter { Self.isScrolling($0) || Self.isSizeOfContent($0, of: lists) }.map(\.path)
    let changes = difference.changes.filter { change in
      if let property = change.subject?.property, Self.passing.contains(property) { return false }
      if Self.isSizeOfContent(change, of: lists) { return false }
      // When a view changes by itself, the frames of others may follow.
      if !moving.isEmpty, Self.isFrame(change) || moving.contains(change.path) { return false }
      // The contents of a scrolled view depend on its content offset, and a list's on the heights of the rows above.
      return !scrolled.contains { change.path.isInside($0) }
    }
    // Frames come last, because the properties that were set explain more.
    guard let first = changes.first(where: { !Self.isFrame($0) }) ?? changes.first else {
      return nil
    }
    let others = changes.count - 1
    let more = others > 0 ? " and \(others) more difference\(others == 1 ? "" : "s")" : ""
    let window = simulator.window.bounds
    return ScreenFinding(
      rule: .changedByTurn, severity: .warning, view: first.path.brief,
      path: first.path.texts,
      frame: LayoutArea(
        x: 0, y: 0, width: Double(window.width), height: Double(window.height)),
      reason: .changed(after: "\(what) there and back", difference: first.description + more))
  }

  /// Whether only the size of a list's content differs: offscreen rows have estimated heights until they're measured,
  /// and a rotation measures other rows.
  private static func isSizeOfContent(_ change: LayoutChange, of lists: Set<String>) -> Bool {
    change.subject?.property == .contentSize && lists.contains(change.path.className)
  }

  @MainActor
  private static func classesOfLists(in view: UIView) -> Set<String> {
    let isList = view is UITableView || view is UICollectionView
    return view.subviews.reduce(into: isList ? [String(describing: type(of: view))] : []) {
      $0.formUnion(classesOfLists(in: $1))
    }
  }

  private static func isScrolling(_ change: LayoutChange) -> Bool {
    let property = change.subject?.property
    return property == .boundsOrigin || property == .contentOffset
  }

  private static func isFrame(_ change: LayoutChange) -> Bool {
    change.subject?.property == .frame
  }
}
