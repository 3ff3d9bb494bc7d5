@testable import Scenarios
import Tateyoko
import Testing
import UIKit

/// B7 for modals: the numbers behind the pictures.
@MainActor
@Suite struct UnderModalTests {
  private func turnedUnderModal<Root: TilesViewController>(_ root: Root) -> (Simulator, Root) {
    let simulator = Simulator(.iPhoneX, os: "12.4")
    simulator.launch(root)
    root.presentNote()
    simulator.rotate(to: .landscapeLeft)
    root.dismiss(animated: true)
    _ = simulator.tree
    return (simulator, root)
  }

  @Test("B7: frames set alongside a rotation under a modal use the old bounds")
  func alongside() {
    let (simulator, root) = turnedUnderModal(AlongsideTilesViewController())
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    // Still two per row in 375 × 812: inset by 60 and 16, in three rows.
    #expect(root.tiles[0].frame.minX == 16)
    #expect(root.tiles[0].frame.width == 166.5)
    #expect(root.tiles[5].frame.maxY > 375)
    simulator.rotate(to: .portrait)
    #expect(abs(root.tiles[5].frame.maxY - 762) < 1e-9)
    #expect(simulator.issues.isEmpty)
  }

  @Test("B7: frames set in layout are right when the screen comes back")
  func laidOut() {
    let (simulator, root) = turnedUnderModal(LaidOutTilesViewController())
    // Three per row in 812 × 375 less 44, 21 and 44.
    #expect(root.tiles[0].frame.minX == 60)
    #expect(root.tiles[0].frame.minY == 16)
    #expect(root.tiles[5].frame.maxX == 752)
    #expect(root.tiles[5].frame.maxY == 338)
    simulator.rotate(to: .portrait)
    #expect(root.tiles[0].frame.minX == 16)
    #expect(abs(root.tiles[5].frame.maxY - 762) < 1e-9)
  }
}
