import Devices
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

  @Test func searchFieldsAreAtAPhonesLowerEdge() throws {
    func field(_ os: OSVersion, _ place: SearchFieldPlacement) throws -> CGRect {
      let stage = Stage(
        device: .iPhone17, os: os,
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title")
            .searchable(text: .constant(""), placement: place)
        })
      let bar = try #require(stage.views(UISearchBar.self).first)
      let list = try #require(stage.views(UICollectionView.self).first)
      #expect(list.adjustedContentInset.bottom == (place.isBelowTitle ? 34 : 76))
      return bar.convert(bar.bounds, to: nil)
    }
    #expect(try field("26.1", .automatic) == CGRect(x: 28, y: 798, width: 346, height: 48))
    #expect(try field("26.1", .navigationBarDrawer(displayMode: .always)).maxY < 300)
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

  @Test func tabsAreSelectedByTheirValue() throws {
    let stage = Stage(device: .iPhone15, ValueTabs(selection: .constant(Place.more)))
    let tabs = try #require(stage.controller.children.first as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "More", "Search"])
    #expect(tabs.selectedIndex == 1)
    let selection: Binding<Place?> = .constant(.find)
    let optional = Stage(device: .iPhone15, ValueTabs(selection: selection))
    let others = try #require(optional.controller.children.first as? UITabBarController)
    #expect(others.selectedIndex == 2)
  }

  @Test func tabsSetTheirValue() throws {
    var chosen = Place.home
    let stage = Stage(
      device: .iPhone15,
      ValueTabs(selection: Binding(get: { chosen }, set: { chosen = $0 })))
    let tabs = try #require(stage.controller.children.first as? UITabBarController)
    tabs.delegate?.tabBarController(tabs, didSelect: try #require(tabs.viewControllers?[1]))
    #expect(chosen == .more)
  }

  @Test func shownItemsFollowTheirViews() throws {
    let stage = Stage(device: .iPhone15, ItemScreen())
    let item = try #require(navigation(stage).topViewController?.navigationItem)
    let before = try #require(item.rightBarButtonItems?.first)
    #expect(before.accessibilityLabel == "Like")
    #expect(before.tintColor != nil)
    #expect(before.isEnabled)
    stage.tapView("change")
    let after = try #require(item.rightBarButtonItems?.first)
    #expect(after.image == UIImage(systemName: "heart.fill"))
    #expect(after.accessibilityLabel == "Unlike")
    #expect(after.tintColor == .label)
    #expect(!after.isEnabled)
  }

  /// A hosting controller in an app's own navigation controller.
  @Test func theAppsOwnItemIsKept() {
    let stage = Stage(device: .iPhone15, Text("Root"))
    let controller = UIHostingController(
      rootView: BarScreen(hasBackground: false, hasToolbar: true))
    let item = controller.navigationItem
    let appearance = UINavigationBarAppearance()
    (item.standardAppearance, item.scrollEdgeAppearance) = (appearance, appearance)
    item.hidesBackButton = true
    item.titleView = UIView()
    item.leftBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
    stage.host.setRoot(UINavigationController(rootViewController: controller))
    stage.host.settle()
    #expect(item.standardAppearance === appearance)
    #expect(item.scrollEdgeAppearance === appearance)
    #expect(item.hidesBackButton)
    #expect(item.titleView != nil)
    #expect(item.leftBarButtonItem?.title == "Own")
    #expect(item.rightBarButtonItem?.title == "Add")
    controller.rootView = BarScreen(hasBackground: true, hasToolbar: true)
    stage.host.settle()
    #expect(item.standardAppearance !== appearance)
    controller.rootView = BarScreen(hasBackground: false, hasToolbar: false)
    stage.host.settle()
    #expect(item.standardAppearance === appearance)
    #expect(item.rightBarButtonItems?.isEmpty != false)
    #expect(item.leftBarButtonItem?.title == "Own")
  }

  /// What was popped asks for nothing any more.
  @Test func screensThatAreGoneAreForgotten() throws {
    let stage = Stage(device: .iPhone15, PathScreen(path: [1, 2]))
    stage.host.advance(by: 1)
    let navigation = try #require(try navigation(stage) as? HostedNavigationController)
    #expect(navigation.driver?.knownScreens == 3)
    navigation.popToRootViewController(animated: true)
    stage.host.advance(by: 1)
    stage.host.settle()
    #expect(navigation.driver?.knownScreens == 1)
  }
}

private struct ValueTabs<Selection: Hashable>: View {
  let selection: Binding<Selection>

  var body: some View {
    TabView(selection: selection) {
      Tab("Home", systemImage: "house", value: Place.home) { Text("First") }
      Tab(value: Place.more) {
        Text("Second")
      } label: {
        Text("More")
      }
      Tab(value: Place.find, role: .search) { Text("Third") }
    }
  }
}

private enum Place: Hashable {
  case home, more, find
}

private struct ItemScreen: View {
  @State private var isOn = false

  var body: some View {
    NavigationStack {
      Button("Change") { isOn = true }.identified("change").navigationTitle("Title").toolbar {
        Button {
        } label: {
          Image(systemName: isOn ? "heart.fill" : "heart")
        }
        .tint(isOn ? nil : .red).disabled(isOn).accessibilityLabel(isOn ? "Unlike" : "Like")
      }
    }
  }
}

private struct BarScreen: View {
  let hasBackground: Bool
  let hasToolbar: Bool

  var body: some View {
    Text("Root")
      .modifier(Bar(hasBackground: hasBackground))
      .toolbar {
        if hasToolbar { Button("Add") {} }
      }
  }

  private struct Bar: ViewModifier {
    let hasBackground: Bool

    func body(content: Content) -> some View {
      if hasBackground { content.toolbarBackground(.red, for: .navigationBar) } else { content }
    }
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
