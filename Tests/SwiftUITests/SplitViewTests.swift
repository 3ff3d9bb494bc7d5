import Devices
import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Columns on an iPad, and the stack that they are on a phone.
@Suite @MainActor struct SplitViewTests {
  private func split(_ stage: Stage<some View>) throws -> UISplitViewController {
    try #require(stage.controller.children.first as? UISplitViewController)
  }

  private func column(
    _ stage: Stage<some View>, _ column: UISplitViewController.Column
  ) throws -> UIView {
    try #require(try split(stage).viewController(for: column)?.view)
  }

  @Test func columnsAreSideBySideOnAnIPad() throws {
    let stage = Stage(
      device: .iPadPro11,
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Sidebar").navigationTitle("Mail").identified("sidebar")
      } detail: {
        Text("Detail").identified("detail")
      })
    #expect(try split(stage).style == .doubleColumn)
    let sidebar = try #require(stage.host.find("sidebar", in: stage))
    let detail = try #require(stage.host.find("detail", in: stage))
    #expect(sidebar.maxX <= detail.minX)
    #expect(try split(stage).displayMode == .oneBesideSecondary)
  }

  @Test func aSelectionShowsItsDetailOnAPhone() throws {
    struct Screen: View {
      final class Remote { var select: ((Int?) -> Void)? }
      let remote: Remote
      @State var selection: Int?

      var body: some View {
        NavigationSplitView {
          List(0..<5, id: \.self, selection: $selection) { Text("Row \($0)") }
            .onAppear { remote.select = { selection = $0 } }
        } detail: {
          Text(selection.map { "Detail \($0)" } ?? "None")
        }
      }
    }
    func count(_ stage: Stage<some View>) throws -> Int {
      try #require(stage.controller.children.first as? UINavigationController)
        .viewControllers.count
    }
    let remote = Screen.Remote()
    let none = Stage(device: .iPhone17, Screen(remote: remote, selection: nil))
    #expect(try count(none) == 1)
    remote.select?(3)
    none.host.settle()
    #expect(try count(none) == 2)
    #expect(none.texts.contains("Detail 3"))
    remote.select?(nil)
    none.host.settle()
    #expect(try count(none) == 1)
    let some = Stage(device: .iPhone17, Screen(remote: remote, selection: 2))
    #expect(try count(some) == 2)
    #expect(some.texts.contains("Detail 2"))
    #expect(some.host.takeIssues().isEmpty && none.host.takeIssues().isEmpty)
  }

  @Test func visibilityHidesColumns() throws {
    let stage = Stage(device: .iPadPro11, VisibilityScreen())
    #expect(try split(stage).displayMode == .secondaryOnly)
    #expect(try split(stage).style == .tripleColumn)
  }

  @Test func theSidebarHasAButton() throws {
    let stage = Stage(
      device: .iPadPro11,
      NavigationSplitView {
        Text("Sidebar").navigationTitle("Mail")
      } detail: {
        Text("Detail").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Own") {} } }
      })
    stage.host.settle()
    func items(_ column: UISplitViewController.Column) throws -> [String?] {
      let shown = try split(stage).viewController(for: column) as? UINavigationController
      return (shown?.viewControllers.first?.navigationItem.leftBarButtonItems ?? [])
        .map { $0.accessibilityLabel ?? $0.title }
    }
    // An iPad in portrait shows the detail alone.
    #expect(try split(stage).displayMode == .secondaryOnly)
    #expect(try items(.secondary) == ["Show Sidebar", "Own"])
    #expect(try items(.primary) == [])
    try split(stage).show(.primary)
    stage.host.advance(by: 1)
    stage.host.settle()
    #expect(try items(.primary) == ["Hide Sidebar"])
    #expect(try items(.secondary) == ["Own"])
  }

  @Test func listsInTheFirstColumnAreSidebars() throws {
    func accessories(_ device: Device) throws -> [Int] {
      let stage = Stage(
        device: device,
        NavigationSplitView(columnVisibility: .constant(.all)) {
          List(0..<2, id: \.self) { row in NavigationLink("Row \(row)") { Text("Detail") } }
        } detail: {
          Text("Nothing")
        })
      let list = try #require(stage.views(UICollectionView.self).first)
      return list.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.accessories.count }
    }
    #expect(try accessories(.iPadPro11) == [0, 0])
    #expect(try accessories(.iPhone15) == [1, 1])
  }

  @Test func widthsOfColumnsAreTheViews() throws {
    let stage = Stage(
      device: .iPadPro11,
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Sidebar").navigationSplitViewColumnWidth(250)
      } detail: {
        Text("Detail")
      })
    stage.host.settle()
    #expect(try split(stage).primaryColumnWidth == 250)
  }

  @Test func selectionsShowTheDetail() throws {
    let stage = Stage(device: .iPadPro11, MailScreen())
    #expect(try column(stage, .secondary).texts == ["Nothing"])
    stage.select(row: 1)
    #expect(try column(stage, .secondary).texts == ["Message 1"])
  }

  @Test func linksReplaceTheDetail() throws {
    let stage = Stage(
      device: .iPadPro11,
      NavigationSplitView(columnVisibility: .constant(.all)) {
        NavigationLink("First") { Text("Number one") }.identified("first")
        NavigationLink("Second") { Text("Number two") }.identified("second")
      } detail: {
        Text("Nothing")
      })
    for (name, text) in [("first", "Number one"), ("second", "Number two")] {
      let place = try #require(stage.host.find(name, in: stage))
      stage.tap(place.midX, place.midY)
      stage.host.advance(by: 1)
      #expect(try column(stage, .secondary).texts == [text])
    }
    let detail = try #require(split(stage).viewController(for: .secondary))
    #expect((detail as? UINavigationController)?.viewControllers.count == 1)
  }

  // MARK: On a phone

  @Test func phonesShowTheSidebar() throws {
    let stage = Stage(device: .iPhone15, MailScreen())
    let stack = try #require(stage.controller.children.first as? UINavigationController)
    #expect(stack.viewControllers.count == 1)
    stage.select(row: 2)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.view.texts == ["Message 2"])
    stack.popViewController(animated: true)
    stage.host.advance(by: 1)
    stage.host.settle()
    #expect(stack.viewControllers.count == 1)
    // Going back ends the selection.
    stage.select(row: 2)
    #expect(stack.topViewController?.view.texts == ["Message 2"])
  }

  @Test func thePreferredColumnIsOnTop() throws {
    let stage = Stage(
      device: .iPhone15,
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      })
    stage.host.advance(by: 1)
    stage.host.settle()
    let stack = try #require(stage.controller.children.first as? UINavigationController)
    #expect(stack.topViewController?.view.texts == ["Detail"])
  }
}

extension SimulationHost {
  /// The frame in the window of a view in a column.
  fileprivate func find(_ identifier: String, in stage: Stage<some View>) -> CGRect? {
    stage.frame(identifier)
  }
}

extension Stage {
  /// Taps a row of the only list.
  fileprivate func select(row: Int) {
    guard let list = views(UICollectionView.self).first,
      let cell = list.cellForItem(at: IndexPath(item: row, section: 0))
    else { return }
    let frame = cell.convert(cell.bounds, to: nil)
    tap(frame.midX, frame.midY)
    host.advance(by: 1)
    host.settle()
  }
}

private struct MailScreen: View {
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
    } detail: {
      if let selection { Text("Message \(selection)") } else { Text("Nothing") }
    }
  }
}

private struct VisibilityScreen: View {
  @State private var visibility = NavigationSplitViewVisibility.detailOnly

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.balanced)
  }
}
