import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct AppStorageTests {
  /// A suite of its own, since the standard one is shared by all tests of a process.
  private func store(_ name: String) throws -> UserDefaults {
    let store = try #require(UserDefaults(suiteName: "AppStorageTests.\(name)"))
    store.removeObject(forKey: "count")
    return store
  }

  @Test func viewsOfOneKeyChangeTogether() throws {
    let store = try store("together")
    let log = CallLog()
    let stage = Stage(
      VStack {
        StoredCount(name: "A", store: store)
        StoredCount(name: "B", store: store)
        OtherCount(store: store, log: log)
      })
    #expect(stage.texts == ["A 0", "B 0", "other 5"])
    stage.tapView("A")
    #expect(stage.texts == ["A 1", "B 1", "other 5"])
    stage.tapView("B")
    #expect(stage.texts == ["A 2", "B 2", "other 5"])
    #expect(log.calls == ["other"])
  }

  /// What a view stores for the scene is read by the others of the scene, also those in other hierarchies.
  @Test func viewsOfASceneShareTheirValues() {
    let stage = Stage(
      device: .iPhone15,
      TabView {
        VStack {
          SceneCount(name: "A")
          SceneCount(name: "B")
        }
        .tabItem { Text("Tab") }
      })
    #expect(stage.texts == ["A 0 none", "B 0 none"])
    stage.tapView("A")
    #expect(stage.texts == ["A 1 A", "B 1 A"])
    stage.tapView("B")
    #expect(stage.texts == ["A 2 B", "B 2 B"])
    #expect(Stage(SceneCount(name: "A")).texts == ["A 0 none"])
  }

  @Test func viewsOfOtherObjectsOfTheSuiteChange() throws {
    let store = try store("suite")
    let stage = Stage(
      VStack {
        StoredCount(name: "A", store: store)
        StoredCount(name: "B", store: UserDefaults(suiteName: "AppStorageTests.suite") ?? store)
      })
    stage.tapView("A")
    #expect(stage.texts == ["A 1", "B 1"])
  }

  @Test func otherCodeChangesViews() throws {
    let store = try store("code")
    let stage = Stage(
      NavigationStack { StoredCount(name: "A", store: store) })
    store.set(7, forKey: "count")
    stage.host.settle()
    #expect(stage.texts == ["A 7"])
    store.removeObject(forKey: "count")
    stage.host.settle()
    #expect(stage.texts == ["A 0"])
  }

  @Test func viewsInSheetsChange() throws {
    let store = try store("sheet")
    let stage = Stage(
      device: .iPhone15,
      StoredCount(name: "A", store: store).sheet(isPresented: .constant(true)) {
        StoredCount(name: "B", store: store)
      })
    stage.host.advance(by: 1)
    let sheet = try #require(stage.controller.presentedViewController)
    store.set(3, forKey: "count")
    stage.host.settle()
    #expect(stage.texts == ["A 3"])
    #expect(sheet.view.texts == ["B 3"])
  }

  @Test func changesAreSeenOnce() throws {
    let store = try store("once")
    let log = CallLog()
    let stage = Stage(StoredCount(name: "A", store: store, log: log))
    store.set(1, forKey: "count")
    stage.host.settle()
    stage.host.settle()
    store.set(1, forKey: "count")
    stage.host.settle()
    #expect(log.calls == ["A 0", "A 1"])
  }
}

private struct StoredCount: View {
  let name: String
  var log: CallLog?
  @AppStorage private var count: Int

  init(name: String, store: UserDefaults, log: CallLog? = nil) {
    self.name = name
    self.log = log
    _count = AppStorage(wrappedValue: 0, "count", store: store)
  }

  var body: some View {
    log?.calls.append("\(name) \(count)")
    return Button("\(name) \(count)") { count += 1 }.identified(name)
  }
}

/// A view of another key.
private struct OtherCount: View {
  let log: CallLog
  @AppStorage private var count: Int

  init(store: UserDefaults, log: CallLog) {
    self.log = log
    _count = AppStorage(wrappedValue: 5, "other", store: store)
  }

  var body: some View {
    log.calls.append("other")
    return Text("other \(count)")
  }
}

private struct SceneCount: View {
  let name: String
  @SceneStorage("count") private var count = 0
  @SceneStorage("last") private var last: String?

  var body: some View {
    Text("\(name) \(count) \(last ?? "none")").identified(name).onTapGesture {
      count += 1
      last = name
    }
  }
}
