import Tateyoko
import Testing
import UIKit

@testable import Garden

/// An app of storyboards, launched from its Info.plist and used by touch.
@MainActor
@Suite struct GardenTests {
  private func infoPlist() throws -> InfoPlist {
    try InfoPlist(
      contentsOf: URL(
        filePath: "../../Sources/Garden/Info.plist", relativeTo: URL(filePath: #filePath)))
  }

  private func simulator(_ language: String = "en") throws -> Simulator {
    let simulator = Simulator(
      .iPhone15, infoPlist: try infoPlist(), delegate: AppDelegate(),
      locale: Locale(identifier: language))
    simulator.launch()
    return simulator
  }

  // MARK: Pictures

  @Test func launch() throws {
    assertSnapshots(
      launching: { AppDelegate() },
      on: SnapshotMatrix(
        [.iPhone15, .iPadPro11], orientations: [.portrait, .landscapeRight],
        styles: [.standard, .dark], infoPlist: try infoPlist()))
  }

  @Test func plant() throws {
    assertSnapshots(
      launching: { AppDelegate() },
      on: SnapshotMatrix(
        [.iPhone15], orientations: [.portrait, .landscapeRight], styles: [.standard, .dark],
        infoPlist: try infoPlist())
    ) { simulator in
      try list(simulator).tableView.selectFirstPlant()
      simulator.advance(by: 1)
    }
  }

  /// One call per language, and one for a pseudolanguage that no translation should exceed in length.
  @Test func settings() throws {
    let languages: [SnapshotStyle] = ["en", "de", "ja"].map { .language($0) }
    assertSnapshots(
      launching: { AppDelegate() },
      on: SnapshotMatrix(
        [.iPhone15], styles: languages + [.pseudo(.double), .pseudo(.rightToLeft)],
        infoPlist: try infoPlist())
    ) { simulator in
      try tabs(simulator).selectedIndex = 1
      simulator.advance(by: 1)
    }
  }

  // MARK: Hands

  @Test func aPlantIsAddedAndKept() throws {
    let simulator = try simulator()
    let list = try list(simulator)
    list.performSegue(withIdentifier: "AddPlant", sender: nil)
    simulator.advance(by: 1)
    let navigation = try #require(list.presentedViewController as? UINavigationController)
    let form = try #require(navigation.topViewController as? AddPlantViewController)
    let field = try #require(form.view.subviews.compactMap { $0 as? UITextField }.first)
    field.text = "Mint"
    form.performSegue(withIdentifier: "Save", sender: nil)
    simulator.advance(by: 1)
    #expect(list.presentedViewController == nil)
    #expect(list.plants.map(\.name) == ["Basil", "Fern", "Olive tree", "Mint"])
    #expect(list.summaryLabel.text == "4 plants")
  }

  @Test func theButtonOfTheStoryboardWaters() throws {
    let simulator = try simulator()
    try list(simulator).tableView.selectFirstPlant()
    simulator.advance(by: 1)
    let navigation = try #require(
      try tabs(simulator).selectedViewController as? UINavigationController)
    let plant = try #require(navigation.topViewController as? PlantViewController)
    #expect(plant.title == "Basil")
    #expect(plant.pictures.count == 2)
    #expect(plant.children.first is CareViewController)
    let stack = try #require(plant.nameLabel.superview as? UIStackView)
    let button = try #require(stack.arrangedSubviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(plant.timesWatered == 1)
  }

  @Test(arguments: [
    ("en", "1 plant needs water"), ("de", "1 Pflanze braucht Wasser"), ("ja", "1 鉢に水が必要"),
  ])
  func pluralsFollowTheLanguage(language: String, expected: String) throws {
    let list = try list(try simulator(language))
    #expect(list.tableView.visibleCells.first?.textLabel?.text == expected)
  }

  // MARK: Helpers

  private func tabs(_ simulator: Simulator) throws -> UITabBarController {
    try #require(simulator.window.rootViewController as? UITabBarController)
  }

  private func list(_ simulator: Simulator) throws -> PlantListViewController {
    let navigation = try #require(
      try tabs(simulator).viewControllers?.first as? UINavigationController)
    return try #require(navigation.viewControllers.first as? PlantListViewController)
  }
}

extension UITableView {
  /// Selects the first plant with a tap.
  fileprivate func selectFirstPlant() throws {
    let row = IndexPath(row: 0, section: 1)
    selectRow(at: row, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: row)
  }
}
