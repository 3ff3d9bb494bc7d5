import Swift6App
import Tateyoko
import Testing
import UIKit

@MainActor
@Suite struct ProfileTests {
  private let names = ["縦", "横", "Upright", "Sideways"]

  @Test func theTableStartsBelowTheHeader() throws {
    let simulator = Simulator(.iPadPro11, orientation: .landscapeLeft)
    let profile = ProfileViewController(names: names)
    simulator.launch(profile)
    let table = try #require(profile.view.subviews.compactMap { $0 as? UITableView }.first)
    #expect(table.frame.minY == profile.view.safeAreaInsets.top + 56)
    #expect(table.visibleCells.count == 4)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height == 60)
  }

  @Test(arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
  func looksTheSame(orientation: UIInterfaceOrientation) {
    assertSnapshot(
      of: ProfileViewController(names: names),
      as: .image(on: .iPhone15, orientation: orientation),
      named: orientation == .portrait ? "portrait" : "landscape")
  }
}
