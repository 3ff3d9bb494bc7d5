import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct NavigationTests {
  private func navigation(_ stage: Stage<some View>) throws -> UINavigationController {
    try #require(stage.controller.children.first as? UINavigationController)
  }

  @Test func valuesPushTheirDestinations() throws {
    let stage = Stage(device: .iPhone15, PathScreen())
    let navigation = try navigation(stage)
    stage.tapView("three")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.navigationItem.title == "Number 3")
    navigation.popViewController(animated: true)
    stage.host.advance(by: 1)
    stage.host.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.viewControllers[0].view.texts.contains("0 on the path"))
  }

  @Test func pathsOfTheAppAreShown() throws {
    let stage = Stage(device: .iPhone15, PathScreen(path: [1, 2]))
    stage.host.advance(by: 1)
    let navigation = try navigation(stage)
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController?.navigationItem.title == "Number 2")
  }

  @Test func presentedDestinationsFollowTheirBinding() throws {
    let stage = Stage(device: .iPhone15, ShownScreen())
    let navigation = try navigation(stage)
    stage.tapView("show")
    #expect(navigation.viewControllers.count == 2)
    let button = try #require(navigation.topViewController?.view.first("back"))
    let frame = button.convert(button.bounds, to: nil)
    stage.tap(frame.midX, frame.midY)
    stage.host.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func toolbarsFillTheBar() throws {
    let log = CallLog()
    let stage = Stage(
      device: .iPhone15,
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Cancel") { log.calls.append("cancel") } }
          ToolbarItem { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(true) }
          ToolbarItem(placement: .principal) { Text("Middle") }
        }
      })
    let item = try #require(navigation(stage).topViewController?.navigationItem)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Cancel"])
    let trailing = try #require(item.rightBarButtonItems)
    #expect(trailing.count == 2)
    #expect(trailing[0].title == "Done")
    #expect(!trailing[0].isEnabled)
    #expect(trailing[0].style == .done)
    #expect(trailing[1].image != nil)
    #expect(item.titleView?.texts == ["Middle"])
  }

  @Test func hiddenBarsAreHidden() throws {
    let stage = Stage(
      device: .iPhone15,
      NavigationStack {
        Text("Root").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      })
    #expect(try navigation(stage).isNavigationBarHidden)
  }

  @Test func searchFieldsAreInTheBar() throws {
    let stage = Stage(
      device: .iPhone15,
      NavigationStack {
        Text("Root").navigationTitle("Title").searchable(text: .constant("abc"), prompt: "Find")
      })
    let search = try #require(navigation(stage).topViewController?.navigationItem.searchController)
    #expect(search.searchBar.text == "abc")
    #expect(search.searchBar.placeholder == "Find")
  }

  @Test func tabsHaveTheirItems() throws {
    let stage = Stage(device: .iPhone15, TabScreen())
    let tabs = try #require(stage.controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "More"])
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController?.view.texts == ["Second"])
  }
}

private struct PathScreen: View {
  @State var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("\(path.count) on the path")
        NavigationLink("Three", value: 3).identified("three")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { number in
        Text("\(number)").navigationTitle("Number \(number)")
      }
    }
  }
}

private struct ShownScreen: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("Show") { isShown = true }.identified("show")
        .navigationTitle("Root")
        .navigationDestination(isPresented: $isShown) {
          Button("Back") { isShown = false }.identified("back")
        }
    }
  }
}

private struct TabScreen: View {
  @State private var selection = 2

  var body: some View {
    TabView(selection: $selection) {
      Text("First").tabItem { Label("Home", systemImage: "house") }.tag(1)
      Text("Second").tabItem { Label("More", systemImage: "ellipsis") }.tag(2)
    }
  }
}
