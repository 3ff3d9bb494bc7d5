@testable import Scenarios
import Tateyoko
import Testing
import UIKit

/// B7 for tabs: the numbers behind the pictures.
@MainActor
@Suite struct OtherTabTests {
  private func stage<Board: CardBoardViewController>(
    _ board: Board
  ) -> (Simulator, BoardTabsController<Board>) {
    let simulator = Simulator(.iPhoneX, os: "12.0")
    let tabs = BoardTabsController(board: board)
    simulator.launch(tabs)
    tabs.selectedIndex = 1
    simulator.window.layoutIfNeeded()
    return (simulator, tabs)
  }

  private func turnBehind<Board>(
    _ stage: (simulator: Simulator, tabs: BoardTabsController<Board>)
  ) {
    stage.tabs.selectedIndex = 0
    stage.simulator.rotate(to: .landscapeLeft)
    stage.tabs.selectedIndex = 1
    stage.simulator.window.layoutIfNeeded()
  }

  @Test("B7: frames set alongside the rotation use the old bounds in another tab")
  func alongside() {
    let stage = stage(AlongsideBoardViewController())
    let cards = stage.1.board.cards
    // 375 × 812 less 44 and 83, in two columns.
    #expect(cards[0].frame == CGRect(x: 12, y: 56, width: 171.5, height: 159.25))
    turnBehind(stage)
    let board = stage.1.board
    #expect(board.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(board.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 53, right: 44))
    // Four columns, but in a width of 375; heights of a screen that is 812 high.
    #expect(cards[0].frame == CGRect(x: 12, y: 12, width: 81.75, height: 390))
    #expect(cards[7].frame.maxX == 363)
    stage.0.rotate(to: .portrait)
    #expect(cards[0].frame == CGRect(x: 12, y: 56, width: 171.5, height: 159.25))
    #expect(stage.0.issues.isEmpty)
  }

  @Test("B7: frames set in layout are right when the tab is shown again")
  func laidOut() {
    let stage = stage(LaidOutBoardViewController())
    let cards = stage.1.board.cards
    turnBehind(stage)
    // 812 × 375 less 44, 53 and 44, in four columns.
    #expect(cards[0].frame == CGRect(x: 56, y: 12, width: 169, height: 145))
    #expect(cards[7].frame.maxX == 756)
    stage.0.rotate(to: .portrait)
    #expect(cards[0].frame == CGRect(x: 12, y: 56, width: 171.5, height: 159.25))
  }
}
