import Graphics
import SwiftUICore
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct AccessibilityTests {
  /// What VoiceOver says, line by line.
  private func lines(_ view: some View) -> [String] {
    let stage = Stage(view)
    return AccessibilityTree(of: stage.controller.view).description
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private var parts: some View {
    VStack {
      Text("Tea")
      Text("2 cups").accessibilityValue("hot")
    }
  }

  @Test func combinedElementsAreReadAsOne() {
    #expect(lines(parts.accessibilityElement(children: .combine)) == ["1. Tea, 2 cups: hot"])
    #expect(
      lines(
        VStack {
          Image(systemName: "star").accessibilityLabel("Favourite")
          Text("Tea").accessibilityAddTraits(.isHeader)
        }.accessibilityElement(children: .combine)) == ["1. Favourite, Tea. Heading."])
    #expect(
      lines(parts.accessibilityElement(children: .combine).accessibilityLabel("Order"))
        == ["1. Order: hot"])
  }

  @Test func ignoredElementsAreReplaced() {
    #expect(
      lines(parts.accessibilityElement().accessibilityLabel("Order").accessibilityValue("2"))
        == ["1. Order: 2"])
  }

  @Test func containersAreAnnounced() {
    #expect(
      lines(parts.accessibilityElement(children: .contain).accessibilityLabel("Order"))
        == ["[group Order]", "1. Tea", "2. 2 cups: hot"])
  }

  @Test func prioritiesDetermineTheOrder() {
    let view = VStack {
      Text("First")
      Text("Second").accessibilitySortPriority(2)
      Text("Third").accessibilitySortPriority(1)
      Text("Last").accessibilitySortPriority(-1)
    }
    #expect(lines(view) == ["1. Second", "2. Third", "3. First", "4. Last"])
    #expect(
      lines(view.accessibilityElement(children: .combine))
        == ["1. Second, Third, First, Last"])
  }

  @Test func actionsAreListedAndPerformed() throws {
    var log: [String] = []
    let stage = Stage(
      Text("Message")
        .accessibilityAction { log.append("open") }
        .accessibilityAction(named: "Reply") { log.append("reply") }
        .accessibilityAction(.escape) { log.append("escape") }
        .accessibilityInputLabels(["Mail"])
        .accessibilityAdjustableAction { log.append("\($0)") }
        .identified("message"))
    let tree = AccessibilityTree(of: stage.controller.view)
    #expect(tree.elements.first?.actions == ["Reply"])
    #expect(tree.elements.first?.traits.contains(.adjustable) == true)
    let view = try #require(stage.view("message"))
    #expect(view.accessibilityActivate())
    #expect(
      view.accessibilityCustomActions?.first?.actionHandler?(
        view.accessibilityCustomActions![0]) == true)
    #expect(view.accessibilityPerformEscape())
    view.accessibilityIncrement()
    #expect(log == ["open", "reply", "escape", "increment"])
    #expect(view.accessibilityUserInputLabels == ["Mail"])
  }

  @Test func buttonsOfACombinedElementAreItsActions() throws {
    var log: [String] = []
    let stage = Stage(
      HStack {
        Text("Message")
        Button("Reply") { log.append("reply") }
        Button("Delete") { log.append("delete") }
      }.accessibilityElement(children: .combine).identified("message"))
    let element = try #require(AccessibilityTree(of: stage.controller.view).elements.first)
    #expect(element.actions == ["Reply", "Delete"])
    let one = Stage(
      HStack {
        Text("Message")
        Button("Reply") { log.append("reply") }
      }.accessibilityElement(children: .combine).identified("message"))
    #expect(lines(of: one) == ["1. Message, Reply. Button.", "identifier: message"])
    #expect(one.view("message")?.accessibilityActivate() == true)
    #expect(log == ["reply"])
  }

  private func lines(of stage: Stage<some View>) -> [String] {
    AccessibilityTree(of: stage.controller.view).description
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func togglesSayTheirState() {
    #expect(
      lines(Text("Wi-Fi").accessibilityAddTraits(.isToggle).accessibilityValue("1"))
        == [
          "1. Wi-Fi. Switch Button. On.", "hint: Double tap to toggle setting.",
        ])
  }
}
