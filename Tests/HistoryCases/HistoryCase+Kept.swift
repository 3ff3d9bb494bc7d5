import Devices
import UIKit

extension HistoryCase {
  /// A history that once failed, reduced to a minimum.
  package struct Kept: Sendable, CustomStringConvertible {
    package var words: String
    package var history: HistoryCase
    package var description: String { words }

    init(_ words: String, _ history: HistoryCase) {
      self.words = words
      self.history = history
    }
  }

  package static let kept: [Kept] = [
    Kept(
      "titles of sections follow the text size",
      HistoryCase(
        .iPhoneX, "15.0", .list(.table(TableState(headers: true)), [[]]),
        steps: [[.textSize(.small)]])),
    Kept(
      "a table that keeps to the readable width follows the text size, with its headers",
      HistoryCase(
        .iPhoneX, "11.4",
        .list(.table(TableState(footers: true)), [[]], orientation: .landscapeRight),
        steps: [[.textSize(.extraExtraExtraLarge)]])),
    Kept(
      "a moved row lies among the others as if it had always been there",
      HistoryCase(
        .iPhoneX, "15.0", .list(.table(TableState()), [[1, 1]]),
        steps: [[.edit([.move(0, to: 9)], .plain)]])),
    Kept(
      "rows lie in front of the lines of empty rows",
      HistoryCase(
        .iPhone8, "11.0", .list(.table(TableState()), [[]]),
        steps: [[.edit([.insert(0, words: 1)], .plain)]])),
    Kept(
      "a row that is lower than estimated, and so lies above the bounds, is put away",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(
          .table(TableState(style: .insetGrouped, rows: .automatic)),
          [Array(repeating: 1, count: 39)], orientation: .landscapeRight),
        steps: [[.scroll(percent: 30)]])),
    Kept(
      "a stack shares its room by the heights of wrapped texts, whenever it is arranged",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          content: .stack(StackState([.label(words: 20), .box(width: 20, height: 20)]))),
        steps: [[.stack(.distribution(.fillProportionally))], [.stack(.spacingAfter(1, nil))]])),
    Kept(
      "views in a row share its room by the widths that texts have on one line",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          content: .stack(
            StackState(
              [.label(words: 20), .box(width: 20, height: 20)], axis: .horizontal,
              distribution: .fillProportionally))),
        steps: [[.stack(.move(3, to: 1))]])),
    Kept(
      "a header that floated is as before when it is in its place again",
      HistoryCase(
        .iPhoneX, "12.0",
        .list(.table(TableState(headers: true)), [Array(repeating: 1, count: 30)]),
        steps: [[.scroll(percent: 60)], [.scroll(percent: 0)]])),
    Kept(
      "items of a flow layout that size themselves do so again after an insertion",
      HistoryCase(
        .iPhoneX, "15.0", .list(.flow(FlowState(sizing: .estimated)), [[1]]),
        steps: [[.edit([.insert(0, words: 1)], .plain)]])),
    Kept(
      "items of a flow layout that size themselves do so again after an invalidation",
      HistoryCase(
        .iPhoneX, "15.0", .list(.flow(FlowState(sizing: .automatic)), [[1]]),
        steps: [[.invalidate]])),
    Kept(
      "an empty flow layout that is turned fills the other direction",
      HistoryCase(
        .iPhoneX, "15.0", .list(.flow(FlowState()), []),
        steps: [[.layout(.flow(FlowState(isHorizontal: true)))]])),
    Kept(
      "a layout that keeps its attributes learns of deletions",
      HistoryCase(
        .iPhoneX, "15.0", .list(.custom(CustomState(style: .cachingGrid)), [[1]]),
        steps: [[.edit([.delete(0)], .plain)]])),
    Kept(
      "cells of a layout of the app's own size themselves again after an insertion",
      HistoryCase(
        .iPhoneX, "15.0", .list(.custom(CustomState(style: .column)), [[1]]),
        steps: [[.edit([.insert(0, words: 1)], .plain)]])),
    Kept(
      "a compositional layout follows the safe area",
      HistoryCase(
        .iPhoneX, "15.0", .list(.compositional(CompositionalState()), [[1]]),
        steps: [[.safeArea(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))]])),
    Kept(
      "a list that fits once it is measured isn't long again by its estimates",
      HistoryCase(
        .iPhoneX, "14.4",
        HistoryState(
          orientation: .landscapeRight, surroundings: .toolbar,
          content: .list(
            ListState(
              kind: .list(.sidebarPlain, headers: false),
              data: ListData([[12, 0, 12, 1, 0], [1, 1, 12, 0, 2], [2, 12, 2, 2, 1]]),
              padding: 20))),
        steps: [[.edit([.insert(11, words: 2)], .plain)]])),
    Kept(
      "sections that scroll across keep what they measured as insets come and go",
      HistoryCase(
        .iPhone15, "26.1",
        HistoryState(
          surroundings: .tabbedNavigation,
          content: .list(
            ListState(
              kind: .compositional(
                CompositionalState(height: .estimated, columns: 3, isAcross: true)),
              cells: .manual,
              data: ListData([[0, 12, 2, 1, 2], [1, 12, 0, 1, 1], [12, 12, 0, 12, 0]])))),
        steps: [
          [.padding(10), .cover, .textSize(.accessibilityLarge)],
          [.textSize(.extraExtraExtraLarge)],
        ])),
    Kept(
      "sizes stay measured while a large title comes and goes",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          surroundings: .largeTitle,
          content: .list(
            ListState(
              kind: .list(.plain, headers: false), data: ListData([Array(repeating: 1, count: 37)])
            ))),
        steps: [[.scroll(percent: 100)]])),
    Kept(
      "rows of lists follow the text size, all of them",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(
          .list(.plain, headers: false), [[1, 1, 1, 1, 1], [1, 1, 1]], cells: .configured,
          orientation: .landscapeRight),
        steps: [[.textSize(.extraExtraExtraLarge)]])),
    Kept(
      "rows have the background of the list that they get into",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(.list(.sidebarPlain, headers: false), [[1]], cells: .configured),
        steps: [[.layout(.list(.plain, headers: false))]])),
    Kept(
      "rows of a list that get into another layout have no lines",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(.list(.plain, headers: false), [[1]], cells: .configured),
        steps: [[.layout(.flow(FlowState()))]])),
    Kept(
      "a table that comes back to a place while it measures shows the rows of that",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(
          .table(TableState(rows: .automatic)), [[1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1]],
          cells: .manual, orientation: .landscapeRight),
        steps: [[.scroll(percent: 100), .scrollToItem(17)]])),
    Kept(
      "rows that get another list while they are covered keep their margins",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(.list(.grouped, headers: false), [[1]], cells: .configured),
        steps: [[.cover], [.layout(.list(.grouped, headers: false))]])),
    Kept(
      "a delegate is asked again for the sizes of items that are filled again",
      HistoryCase(
        .iPhoneX, "15.0", .list(.flow(FlowState(sizing: .delegate)), [[1, 1]]),
        steps: [[.edit([.change(0, words: 0, .reconfigure)], .plain)]])),
    Kept(
      "a delegate is asked again for the heights of rows that are filled again before they show",
      HistoryCase(
        .iPhoneX, "15.0", .list(.table(TableState(rows: .delegate)), [[]]),
        steps: [
          [
            .edit([.insert(0, words: 1)], .plain),
            .edit([.change(0, words: 3, .reconfigure)], .plain),
          ]
        ])),
    Kept(
      "a popover follows a push",
      HistoryCase(
        .iPadPro11, "12.4", HistoryState(content: .presented(PresentedState())),
        steps: [
          [
            .presented(
              .push(PresentedState.Page(size: CGSize(width: 250, height: 480)), animated: false))
          ]
        ])),
    Kept(
      "a presentation that has not begun isn't dismissed, and can be later",
      HistoryCase(.iPhoneX, "15.0", HistoryState(), steps: [[.cover, .uncover]])),
    Kept(
      "a bar has the line of its look, whatever looks it had before",
      HistoryCase(
        .iPhone8, "13.4", HistoryState(surroundings: .largeTitle, content: .stack(StackState())),
        steps: [[.turn(.landscapeRight)], [.turn(.portrait)]])),
    Kept(
      "a large title that was scrolled away is so when its controller comes back",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          surroundings: .largeTitle,
          content: .list(
            ListState(
              kind: .custom(CustomState(rowHeight: 80)),
              data: ListData([Array(repeating: 1, count: 60)])))),
        steps: [[.scrollToItem(30)], [.cover]])),
    Kept(
      "a large title that is partly scrolled away stays so over content that has become short",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          surroundings: .largeTitle,
          content: .list(ListState(kind: .table(TableState(rows: .automatic))))),
        steps: [
          [
            .edit(
              [.insertSection(0, [5, 12, 0, 5, 0, 1]), .insertSection(0, [2, 0, 12, 1, 12])], .plain
            ),
            .scroll(percent: 100),
          ]
        ])),
    Kept(
      "headers and footers lie in the order of their sections, however the table was scrolled",
      HistoryCase(
        .iPhone8, "15.0",
        .list(
          .table(TableState(headers: true, footers: true)),
          [[1, 1], Array(repeating: 1, count: 12)]),
        steps: [[.scroll(percent: 100)], [.scroll(percent: 0)]])),
    Kept(
      "the safe area reaches what was put in place while its screen was covered",
      HistoryCase(
        .iPhone8, "11.0",
        HistoryState(surroundings: .tab, content: .list(ListState(kind: .flow(FlowState())))),
        steps: [[.turn(.landscapeRight)], [.cover], [.detach]])),
    Kept(
      "equal distances between middles give way from the last to the first",
      HistoryCase(
        .iPhoneX, "15.0",
        .row([.label(words: 20)] + Array(repeating: .box(width: 20, height: 20), count: 3)),
        steps: [[.stack(.insert(2, .label(words: 0)))]])),
    Kept(
      "a text between two views gives way to both or to none, however it came there",
      HistoryCase(
        .iPhoneX, "15.0",
        .row([.box(width: 20, height: 20), .label(words: 1), .box(width: 20, height: 20)]),
        steps: [[.stack(.change(1, .label(words: 20)))]])),
    Kept(
      "of empty views that share room in proportion the first has all of it, however they came there",
      HistoryCase(
        .iPhoneX, "15.0",
        .column([.label(words: 0), .constrained(width: 80, height: 44), .label(words: 0)]),
        steps: [[.stack(.remove(1))]])),
    Kept(
      "titles of sections follow the margins of their table",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          content: .list(
            ListState(
              kind: .table(TableState(headers: true)), data: ListData([[]]),
              contentInset: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10), padding: 20))),
        steps: [[.safeArea(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))]])),
    Kept(
      "rows are measured again where insets at the sides move the margins in them",
      HistoryCase(
        .iPhoneX, "15.0",
        .list(
          .table(TableState(style: .insetGrouped, rows: .automatic)), [[12]], cells: .configured),
        steps: [
          [.padding(10)], [.contentInset(UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))],
        ])),
    Kept(
      "a large title follows content that was scrolled while it was out of the window",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          surroundings: .largeTitle,
          content: .list(ListState(data: ListData([Array(repeating: 1, count: 16)])))),
        steps: [[.detach], [.scrollToItem(8)]])),
    Kept(
      "a large title follows content that was scrolled while it was covered",
      HistoryCase(
        .iPhoneX, "15.0",
        HistoryState(
          surroundings: .largeTitle,
          content: .list(
            ListState(
              kind: .table(TableState(style: .grouped)),
              data: ListData([Array(repeating: 1, count: 9), Array(repeating: 1, count: 5)])))),
        steps: [[.cover], [.scroll(percent: 100)]])),
    Kept(
      "a popover forgets the wish of a page that was at the top for a moment",
      HistoryCase(
        .iPadPro11, "15.0",
        HistoryState(
          content: .presented(
            PresentedState(pages: [PresentedState.Page(size: CGSize(width: 320, height: 300))]))),
        steps: [
          [
            .presented(
              .push(PresentedState.Page(size: CGSize(width: 300, height: 100)), animated: false)),
            .presented(.resize(.zero)), .presented(.pop(animated: false)),
          ],
          [.presented(.push(PresentedState.Page(), animated: false))],
        ])),
    Kept(
      "a view that has no size has none either when its stack comes back from another arrangement",
      HistoryCase(
        .iPhoneX, "15.0", HistoryState(content: .stack(StackState([.label(words: 0)]))),
        steps: [[.detach], [.stack(.alignment(.leading))]])),
    Kept(
      "a text that a row leaves no width doesn't wrap, however the row came to squeeze it",
      HistoryCase(
        .iPhone15, "26.1", .fullRow, steps: [[.stack(.distribution(.fill))]])),
  ]
}

extension HistoryState {
  /// A list of sections whose items have these numbers of words, without surroundings.
  fileprivate static func list(
    _ kind: ListKind, _ words: [[Int]], cells: ListState.Cells = .constraints,
    orientation: UIInterfaceOrientation = .portrait
  ) -> HistoryState {
    HistoryState(
      orientation: orientation,
      content: .list(ListState(kind: kind, cells: cells, data: ListData(words))))
  }

  /// A row of views with equal distances between their centres.
  fileprivate static func row(_ kinds: [StackState.Kind]) -> HistoryState {
    HistoryState(
      content: .stack(StackState(kinds, axis: .horizontal, distribution: .equalCentering)))
  }

  /// A column of views that fills the screen in proportion to their natural heights.
  fileprivate static func column(_ kinds: [StackState.Kind]) -> HistoryState {
    var stack = StackState(kinds, distribution: .fillProportionally)
    stack.placement = .filling
    return HistoryState(content: .stack(stack))
  }

  /// A row of equal lengths that fills the screen, with two texts that are each wider than it.
  fileprivate static var fullRow: HistoryState {
    var stack = StackState(
      [
        .box(width: 20, height: 20), .label(words: 20), .constrained(width: 80, height: 30),
        .label(words: 20),
      ], axis: .horizontal, distribution: .fillEqually)
    stack.alignment = .trailing
    stack.spacing = 8
    stack.margin = 12
    stack.placement = .filling
    stack.views[2].isHidden = true
    return HistoryState(content: .stack(stack))
  }
}
