import Devices
import GeneratedCases
import UIKit

extension HistoryCase {
  package var simpler: [HistoryCase] {
    var result: [HistoryCase] = []
    func add(_ change: (inout HistoryCase) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    for index in steps.indices { add { $0.steps.remove(at: index) } }
    for (number, step) in steps.enumerated() {
      for index in step.indices where step.count > 1 { add { $0.steps[number].remove(at: index) } }
    }
    for simpler in start.simpler { add { $0.start = simpler } }
    for (number, step) in steps.enumerated() {
      for (index, action) in step.enumerated() {
        for simpler in action.simpler { add { $0.steps[number][index] = simpler } }
      }
      // Whether the actions are in one step rarely matters.
      if step.count > 1 {
        add { $0.steps.replaceSubrange(number...number, with: step.map { [$0] }) }
      }
    }
    let plain: [(Device, OSVersion)] = [(.iPhoneX, "15.0"), (.iPhone8, os), (.iPhoneX, os)]
    let rank = plain.firstIndex { $0 == (device, os) } ?? plain.count
    for (device, os) in plain.prefix(rank) where device.runs(os) {
      add {
        $0.device = device
        $0.os = os
      }
    }
    return result
  }
}

/// Copies of a value with one element removed each.
private func variants<Value: Equatable>(
  _ value: Value, _ changes: [(inout Value) -> Void]
) -> [Value] {
  changes.compactMap { change in
    var copy = value
    change(&copy)
    return copy == value ? nil : copy
  }
}

extension HistoryState {
  var simpler: [HistoryState] {
    let plain = HistoryState()
    var result = variants(
      self,
      [
        { $0.surroundings = .none }, { $0.safeArea = .zero }, { $0.margin = nil },
        { $0.textSize = .large }, { $0.isRightToLeft = false }, { $0.isDark = false },
        { $0.orientation = plain.orientation },
      ])
    func add(_ contents: [HistoryContent]) {
      for content in contents {
        var copy = self
        copy.content = content
        result.append(copy)
      }
    }
    switch content {
    case .list(let list): add(list.simpler.map { .list($0) })
    case .stack(let stack): add(stack.simpler.map { .stack($0) })
    case .presented(let presented): add(presented.simpler.map { .presented($0) })
    }
    return result
  }
}

extension ListState {
  var simpler: [ListState] {
    var result = variants(
      self,
      [
        { $0.isDiffable = false }, { $0.cells = .constraints }, { $0.contentInset = .zero },
        { $0.padding = 0 },
      ])
    for words in data.simpler { result += variants(self, [{ $0.data = words }]) }
    for kind in kind.simpler { result += variants(self, [{ $0.kind = kind }]) }
    return result
  }
}

extension ListData {
  /// Data with fewer items or shorter texts; items are renumbered.
  fileprivate var simpler: [ListData] {
    let words = sections.map { $0.items.map(\.words) }
    var result: [[[Int]]] = []
    for section in words.indices {
      var fewer = words
      fewer.remove(at: section)
      result.append(fewer)
      let count = words[section].count
      if count > 1 {
        var half = words
        half[section] = Array(words[section].prefix(count / 2))
        result.append(half)
      }
      if count > 0 {
        var less = words
        less[section].removeLast()
        result.append(less)
      }
      if words[section].contains(where: { $0 != 1 }) {
        var plain = words
        plain[section] = plain[section].map { _ in 1 }
        result.append(plain)
      }
    }
    return result.map { ListData($0) }
  }
}

extension ListKind {
  fileprivate var simpler: [ListKind] {
    switch self {
    case .table(let table):
      variants(
        table,
        [
          { $0.headers = false }, { $0.footers = false }, { $0.style = .plain },
          { $0.rows = .fixed },
        ]
      ).map { .table($0) }
    case .flow(let flow):
      variants(
        flow,
        [
          { $0.headers = false }, { $0.pinsHeaders = false }, { $0.isHorizontal = false },
          { $0.sizing = .fixed }, { $0.spacing = 10 }, { $0.inset = 0 },
          { $0.reference = .fromContentInset },
        ]
      ).map { .flow($0) }
    case .compositional(let layout):
      variants(
        layout,
        [
          { $0.headers = false }, { $0.isAcross = false }, { $0.columns = 1 }, { $0.spacing = 0 },
          { $0.inset = 0 }, { $0.height = .absolute },
        ]
      ).map { .compositional($0) }
    case .list(let appearance, let headers):
      (headers ? [.list(appearance, headers: false)] : [])
        + (appearance == .plain ? [] : [.list(.plain, headers: headers)])
    case .custom(let layout):
      variants(layout, [{ $0.rowHeight = 60 }, { $0.style = .grid }]).map { .custom($0) }
    }
  }
}

extension StackState {
  var simpler: [StackState] {
    var changes: [(inout StackState) -> Void] = []
    for index in views.indices { changes.append { $0.views.remove(at: index) } }
    changes += [
      { $0.placement = .top }, { $0.alignment = .fill }, { $0.distribution = .fill },
      { $0.spacing = 0 }, { $0.margin = nil }, { $0.axis = .vertical },
    ]
    for index in views.indices {
      changes += [
        { $0.views[index].isHidden = false }, { $0.views[index].spacingAfter = nil },
        { $0.views[index].kind = .box(width: 20, height: 20) },
        {
          if case .label = $0.views[index].kind { $0.views[index].kind = .label(words: 1) }
        },
      ]
    }
    return variants(self, changes)
  }
}

extension PresentedState {
  var simpler: [PresentedState] {
    var changes: [(inout PresentedState) -> Void] = []
    for index in pages.indices where pages.count > 1 {
      changes.append { $0.pages.remove(at: index) }
    }
    for index in pages.indices {
      changes.append { $0.pages[index].isEmbedded = false }
      changes.append { $0.pages[index].size = .zero }
    }
    changes += [
      { if $0.pages.count == 1 { $0.isStack = false } }, { $0.style = .popover },
    ]
    return variants(self, changes)
  }
}

extension HistoryAction {
  fileprivate var simpler: [HistoryAction] {
    switch self {
    case .edit(let edits, let telling):
      var result: [HistoryAction] = []
      for index in edits.indices {
        if edits.count > 1 {
          var fewer = edits
          fewer.remove(at: index)
          result.append(.edit(fewer, telling))
        }
        for simpler in edits[index].simpler {
          var plainer = edits
          plainer[index] = simpler
          result.append(.edit(plainer, telling))
        }
      }
      if telling != .plain { result.append(.edit(edits, .plain)) }
      return result
    case .layout(let kind): return kind.simpler.map { .layout($0) }
    case .turn(let orientation):
      return orientation == .landscapeRight ? [] : [.turn(.landscapeRight)]
    case .scrollToItem(let number): return number == 0 ? [] : [.scrollToItem(number / 2)]
    case .scroll(let percent): return percent == 100 ? [] : [.scroll(percent: 100)]
    case .presented(.push(let page, let animated)):
      return (animated ? [.presented(.push(page, animated: false))] : [])
        + (page.isEmbedded
          ? [.presented(.push(PresentedState.Page(size: page.size), animated: animated))] : [])
    case .presented(.pop(true)): return [.presented(.pop(animated: false))]
    case .presented(.set(let pages, let animated)):
      return (animated ? [.presented(.set(pages, animated: false))] : [])
        + (pages.count > 1 ? [.presented(.set(Array(pages.suffix(1)), animated: animated))] : [])
    default: return []
    }
  }
}

extension ListEdit {
  fileprivate var simpler: [ListEdit] {
    switch self {
    case .insert(let place, let words):
      return (place > 0 ? [.insert(0, words: words), .insert(place / 2, words: words)] : [])
        + (words != 1 ? [.insert(place, words: 1)] : [])
    case .delete(let place): return place > 0 ? [.delete(0), .delete(place / 2)] : []
    case .move(let place, let target):
      return (place > 0 ? [.move(0, to: target), .move(place / 2, to: target)] : [])
        + (target > 0 ? [.move(place, to: target / 2)] : [])
    case .change(let place, let words, let refresh):
      return place > 0
        ? [.change(0, words: words, refresh), .change(place / 2, words: words, refresh)] : []
    case .insertSection(let place, let words):
      return words.count > 1
        ? [.insertSection(place, Array(words.prefix(words.count / 2)))]
        : place > 0 ? [.insertSection(0, words)] : []
    case .deleteSection(let place): return place > 0 ? [.deleteSection(place / 2)] : []
    default: return []
    }
  }
}
