import Devices
import UIKit

extension HistoryCase {
  /// A history that once failed, made as small as it gets.
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
        HistoryState(
          orientation: .landscapeRight,
          content: .list(
            ListState(kind: .table(TableState(footers: true)), data: ListData([[]])))),
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
        HistoryState(
          orientation: .landscapeRight,
          content: .list(
            ListState(
              kind: .table(TableState(style: .insetGrouped, rows: .automatic)),
              data: ListData([Array(repeating: 1, count: 39)])))),
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
      "a popover follows a push",
      HistoryCase(
        .iPadPro11, "12.4", HistoryState(content: .presented(PresentedState())),
        steps: [
          [
            .presented(
              .push(PresentedState.Page(size: CGSize(width: 250, height: 480)), animated: false))
          ]
        ])),
  ]
}

extension HistoryCase {
  /// Whether it can meet a fault that is known and not mended yet: backgrounds and shadows of bars at
  /// launch (iOS 13 to 18), list cells under another text size or appearance, and presenting and
  /// dismissing at once.
  package var isOpen: Bool {
    let bars =
      switch start.surroundings {
      case .tab, .tabbedNavigation, .toolbar, .navigation, .largeTitle:
        Self.openSystems.contains(os)
      case .none: false
      }
    let covers = steps.contains { $0.contains(.cover) && $0.contains(.uncover) }
    guard case .list(let list) = start.content else { return bars || covers }
    return bars || covers || list.cells == .configured && !list.kind.isTable || isSlow
  }

  private static let openSystems: [OSVersion] = [
    "13.4", "14.4", "15.0", "16.4", "17.0", "18.4",
  ]

  /// Lists that take minutes to measure themselves: sections of estimated sizes in landscape and at
  /// large text sizes.
  private var isSlow: Bool {
    guard case .list(let list) = start.content else { return false }
    return list.padding > 0 && list.kind.isSelfSizing && !list.kind.isTable
  }
}

extension HistoryState {
  /// A list of sections whose items have these numbers of words, without anything around it.
  fileprivate static func list(_ kind: ListKind, _ words: [[Int]]) -> HistoryState {
    HistoryState(content: .list(ListState(kind: kind, data: ListData(words))))
  }
}
