import Graphics
import LayoutTrees
import UIKit

/// A case being run: the app, and the violations found.
@MainActor
final class HistoryRun {
  private let historyCase: HistoryCase
  private let app: HistoryApp
  private var violations: [HistoryViolation] = []
  private var step = 0

  /// Runs a case; stops at the first step with a violation.
  static func run(_ historyCase: HistoryCase) -> [HistoryViolation] {
    let run = HistoryRun(historyCase)
    run.run()
    run.app.host.removeRoot()
    return run.violations
  }

  private init(_ historyCase: HistoryCase) {
    self.historyCase = historyCase
    app = HistoryApp(historyCase.device, historyCase.os, historyCase.start)
  }

  private func run() {
    guard check() else { return }
    for actions in historyCase.steps {
      step += 1
      for action in actions { app.perform(action) }
      app.settle()
      guard check() else { return }
    }
    app.finish()
    guard check() else { return }
    compare()
  }

  private func violate(_ invariant: HistoryViolation.Invariant, _ detail: String) {
    violations.append(HistoryViolation(invariant: invariant, step: step, detail: detail))
  }

  // MARK: What holds in itself

  private func check() -> Bool {
    for issue in app.host.takeIssues() where !issue.isLogged { violate(.issues, "\(issue)") }
    if let list = app.list, list.list.window != nil {
      if let table = list.table { check(table, list.state.data) }
      if let collection = list.collection { check(collection, list.state.data) }
    }
    return violations.isEmpty
  }

  private func check(_ table: UITableView, _ data: ListData) {
    checkCounts(
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, data)
    let shown = table.indexPathsForVisibleRows ?? []
    let wanted = data.paths.filter { table.rectForRow(at: $0).isSeen(in: table.bounds) }
    if shown != wanted {
      violate(
        .visible,
        "rows \(shown.map(Array.init)) are shown, and \(wanted.map(Array.init)) lie in the bounds")
    }
    for path in shown {
      guard let cell = table.cellForRow(at: path) else {
        violate(.visible, "there is no cell at \(Array(path))")
        continue
      }
      if !cell.frame.isNear(table.rectForRow(at: path)) {
        violate(
          .visible,
          "the row \(Array(path)) is at \(table.rectForRow(at: path)), its cell at \(cell.frame)")
      }
      if table.indexPath(for: cell) != path {
        violate(.contents, "the cell \(Array(path)) has another path")
      }
      checkText(of: cell, path, data)
    }
  }

  private func check(_ view: UICollectionView, _ data: ListData) {
    checkCounts((0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }, data)
    let window = view.boundsInLayout
    let elements = view.collectionViewLayout.layoutAttributesForElements(in: window) ?? []
    let seen = elements.filter { $0.frame.isSeen(in: window) && !$0.isHidden }
    let wanted = Set(seen.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let shown = Set(view.indexPathsForVisibleItems)
    if shown != wanted {
      violate(
        .visible,
        "items \(shown.sorted().map(Array.init)) are shown, and \(wanted.sorted().map(Array.init)) lie in the bounds"
      )
    }
    for path in shown.sorted() {
      guard let cell = view.cellForItem(at: path) else {
        violate(.visible, "there is no cell at \(Array(path))")
        continue
      }
      if let frame = view.layoutAttributesForItem(at: path)?.frame, !frame.isNear(cell.frame),
        elements.contains(where: { $0.indexPath == path && $0.frame == frame })
      {
        violate(.visible, "the item \(Array(path)) is at \(frame), its cell at \(cell.frame)")
      }
      if view.indexPath(for: cell) != path {
        violate(.contents, "the cell \(Array(path)) has another path")
      }
      checkText(of: cell, path, data)
    }
  }

  private func checkCounts(_ counts: [Int], _ data: ListData) {
    let wanted = data.sections.map(\.items.count)
    if counts != wanted { violate(.contents, "the view has \(counts) items, the data \(wanted)") }
  }

  private func checkText(of cell: UIView, _ path: IndexPath, _ data: ListData) {
    let text = cell.firstText
    let wanted = data.item(path)?.text
    if text != wanted {
      violate(
        .contents,
        "the cell \(Array(path)) shows \(text ?? "nothing"), its item is \(wanted ?? "none")")
    }
  }

  // MARK: The fresh screen

  private func compare() {
    let fresh = HistoryApp(historyCase.device, historyCase.os, app.reached)
    defer { fresh.host.removeRoot() }
    let issues = fresh.host.takeIssues()
    for issue in issues where !issue.isLogged {
      violate(.issues, "of the fresh screen: \(issue)")
    }
    // Which of several conflicting constraints breaks isn't guaranteed.
    let contradicts = issues.contains { $0.problem.hasPrefix("Unable to simultaneously satisfy") }
    guard violations.isEmpty, !contradicts else { return }
    if let list = app.list?.list, let other = fresh.list?.list {
      guard app.list!.state.kind.isSelfSizing else {
        other.contentOffset = list.contentOffset
        fresh.settle()
        return compareAll(fresh)
      }
      // If everything is visible at once, nothing is estimated.
      if !list.offsetRange.isSomewhere, !other.offsetRange.isSomewhere {
        takeOverTitle(of: list, to: other, in: fresh)
        return compareAll(fresh)
      }
      compareMeasured(fresh, list, other)
    } else {
      compareAll(fresh)
    }
  }

  /// Scrolls a fresh list to match this one's large title: a partly scrolled title stays so even after the
  /// content has become shorter.
  private func takeOverTitle(of list: UIScrollView, to other: UIScrollView, in fresh: HistoryApp) {
    guard historyCase.start.surroundings == .largeTitle,
      list.contentOffset.isNear(list.offsetRange.origin)
    else { return }
    other.contentOffset = list.contentOffset
    fresh.settle()
  }

  /// Visible sizes must be right; positions depend on estimates until everything was shown.
  private func compareMeasured(_ fresh: HistoryApp, _ list: UIScrollView, _ other: UIScrollView) {
    var sizes: [IndexPath: CGSize] = [:]
    list.forEachCell { cell, path in sizes[path] = cell.frame.size }
    // The rows' margins depend on their horizontal position.
    fresh.walk(other, from: list.contentOffset.x) { cell, path in
      guard let size = sizes.removeValue(forKey: path) else { return }
      guard abs(size.width - cell.frame.width) + abs(size.height - cell.frame.height) > 0.001
      else { return }
      violate(
        .fresh, "the cell \(Array(path)) is \(size), and \(cell.frame.size) on a fresh screen")
    }
    guard violations.isEmpty else { return }
    app.host.becomeCurrent()
    app.walk(list)
    let end = other.offsetRange
    let offset = CGPoint(
      x: min(list.contentOffset.x, end.maxX), y: min(list.contentOffset.y, end.maxY))
    func scroll(_ one: HistoryApp, _ list: UIScrollView) {
      one.host.becomeCurrent()
      list.contentOffset = offset
      one.settle()
      guard list.offsetRange.width > 0 else { return }
      // A large title that came back changed the height, so items are measured again.
      one.walkAcross(list)
      list.contentOffset.x = offset.x
      one.settle()
    }
    scroll(app, list)
    scroll(fresh, other)
    compareAll(fresh)
  }

  private func compareAll(_ fresh: HistoryApp) {
    if let list = app.list?.list, let other = fresh.list?.list {
      if !list.contentSize.isNear(other.contentSize) {
        violate(
          .offset, "the content is \(list.contentSize), and \(other.contentSize) on a fresh screen")
      } else if !list.contentOffset.isNear(other.contentOffset) {
        violate(
          .offset,
          "the offset is \(list.contentOffset), and \(other.contentOffset) on a fresh screen")
      }
    }
    let difference = LayoutTreeDifference(from: fresh.layout, to: app.layout)
    if !difference.isEmpty {
      violate(.fresh, difference.sentences(limit: 3).joined(separator: "; "))
    } else if violations.isEmpty, app.list != nil {
      comparePictures(fresh)
    }
  }

  /// Lengths that views get from autoresizing may differ in their last digits.
  private func comparePictures(_ fresh: HistoryApp) {
    let (drawn, wanted) = (app.host.displayList().commands, fresh.host.displayList().commands)
    guard drawn != wanted else { return }
    for place in 0..<max(drawn.count, wanted.count) {
      func words(_ commands: [DrawCommand]) -> String {
        place < commands.count ? "\(commands[place])".withRoundedNumbers : "nothing"
      }
      let (one, other) = (words(drawn), words(wanted))
      guard one != other else { continue }
      return violate(
        .picture,
        "the layout is the same, and what is drawn is not: command \(place) is \(one), and \(other) on a fresh screen"
      )
    }
  }
}

extension String {
  /// The text with its numbers in millionths.
  fileprivate var withRoundedNumbers: String {
    var text = ""
    var number = ""
    func end() {
      let rounded = Double(number).map { "\(($0 * 1_000_000).rounded() / 1_000_000)" }
      text += number.contains(".") ? rounded ?? number : number
      number = ""
    }
    for character in self {
      if character.isNumber || character == "." || character == "-"
        || (character == "e" && !number.isEmpty)
      {
        number.append(character)
      } else {
        end()
        text.append(character)
      }
    }
    end()
    return text
  }
}

extension CGRect {
  /// Whether a nonempty part of it is inside the bounds.
  fileprivate func isSeen(in bounds: CGRect) -> Bool {
    width > 0 && height > 0 && minX < bounds.maxX && maxX > bounds.minX && minY < bounds.maxY
      && maxY > bounds.minY
  }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && size.isNear(other.size)
  }

  /// Whether it has any extent.
  fileprivate var isSomewhere: Bool { width > 0 || height > 0 }
}

extension UICollectionView {
  /// The bounds in the layout's coordinates, which a view mirrors from right to left if the layout flips.
  fileprivate var boundsInLayout: CGRect {
    guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return bounds }
    return CGRect(
      origin: CGPoint(x: contentSize.width - bounds.maxX, y: bounds.minY), size: bounds.size)
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001
  }
}

extension UIView {
  /// The first text in it.
  fileprivate var firstText: String? {
    if let label = self as? UILabel, let text = label.text, !text.isEmpty { return text }
    for view in subviews {
      if let text = view.firstText { return text }
    }
    return nil
  }
}
