import Foundation
import Graphics
import Observation
import Testing

@testable import SwiftUI
@testable import UIKit

/// What is wrong in views is reported, and the picture is taken nevertheless.
@Suite @MainActor struct IssueTests {
  private func issues(_ content: some View) -> (problems: [String], texts: [String]) {
    let host = SimulationHost(device: .iPhone15)
    let controller = UIHostingController(rootView: content)
    host.setRoot(controller)
    host.settle()
    return (host.takeIssues().map { "\($0.location): \($0.problem)" }, controller.view.texts)
  }

  @Test func statesChangedInBodies() {
    let (problems, texts) = issues(VStack { Settling() })
    #expect(texts == ["1"])
    #expect(
      problems == [
        "Settling: Modifying state during view update, this will cause undefined behavior."
      ])
  }

  @Test func viewsThatNeverSettle() {
    let (problems, texts) = issues(NavigationStack { List { NeverSettling() } })
    #expect(texts.count == 1)
    #expect(
      problems == [
        "NeverSettling: Modifying state during view update, this will cause undefined behavior.",
        "NeverSettling: It changes its own state each time it's evaluated.",
      ])
  }

  @Test func repeatedIDs() {
    let words = "ForEach: the ID 2 occurs multiple times within the collection."
    let stack = issues(VStack { Numbers() })
    #expect(stack.texts == ["1", "2", "2"])
    #expect(stack.problems == ["Numbers: " + words])
    let list = issues(List { Numbers() })
    #expect(list.texts == ["1", "2", "2"])
    #expect(list.problems == ["Numbers: " + words])
    let lazy = issues(ScrollView { LazyVStack { Numbers() } })
    #expect(lazy.texts == ["1", "2", "2"])
    #expect(lazy.problems == ["Numbers: " + words])
  }

  @Test func missingObjects() {
    let (problems, texts) = issues(
      VStack {
        Text("above")
        NeedsObject()
        NeedsObservable()
        Text("changed").modifier(ObjectModifier())
        KeepsObject()
      })
    #expect(texts == ["above", "changed", "kept"])
    let object = "No ObservableObject of type Shared found. A View.environmentObject(_:) for Shared"
    #expect(
      problems == [
        "NeedsObject: \(object) may be missing as an ancestor of this view.",
        "NeedsObservable: No Observable object of type Watched found. "
          + "A View.environment(_:) for Watched may be missing as an ancestor of this view.",
        "ObjectModifier: \(object) may be missing as an ancestor of this view.",
      ])
  }

  /// A view that gets its object later is shown then.
  @Test func objectsThatComeLater() {
    let host = SimulationHost(device: .iPhone15)
    let controller = UIHostingController(rootView: AnyView(NeedsObject()))
    host.setRoot(controller)
    host.settle()
    #expect(controller.view.texts == [])
    controller.rootView = AnyView(NeedsObject().environmentObject(Shared()))
    host.settle()
    #expect(controller.view.texts == ["shared"])
  }
}

private struct Settling: View {
  @State private var count = 0

  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

private struct NeverSettling: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("restless")
  }
}

private struct Numbers: View {
  var body: some View {
    ForEach([1, 2, 2], id: \.self) { Text("\($0)") }
  }
}

private final class Shared: ObservableObject {
  @Published var name = "shared"
}

@Observable private final class Watched {
  var name = "watched"
}

private struct NeedsObject: View {
  @EnvironmentObject private var shared: Shared

  var body: some View { Text(shared.name) }
}

private struct NeedsObservable: View {
  @Environment(Watched.self) private var watched

  var body: some View { Text(watched.name) }
}

private struct ObjectModifier: ViewModifier {
  @EnvironmentObject private var shared: Shared

  func body(content: Content) -> some View {
    VStack {
      content
      Text(shared.name)
    }
  }
}

/// Reads the object in an action only.
private struct KeepsObject: View {
  @EnvironmentObject private var shared: Shared

  var body: some View { Text("kept").onTapGesture { shared.name = "tapped" } }
}
