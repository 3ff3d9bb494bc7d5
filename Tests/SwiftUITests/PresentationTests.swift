import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct PresentationTests {
  @Test func sheetsArePresentedAndDismissed() throws {
    let log = CallLog()
    let stage = Stage(device: .iPhone15, SheetScreen(log: log))
    #expect(stage.controller.presentedViewController == nil)
    stage.tapView("open")
    let sheet = try #require(stage.controller.presentedViewController)
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(sheet.sheetPresentationController?.detents.count == 2)
    #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
    #expect(sheet.view.texts == ["Close"])
    let button = try #require(sheet.view.first("close"))
    let frame = button.convert(button.bounds, to: nil)
    stage.tap(frame.midX, frame.midY)
    stage.host.advance(by: 1)
    #expect(stage.controller.presentedViewController == nil)
    #expect(log.calls == ["dismissed"])
  }

  @Test func coversFillTheScreen() throws {
    let stage = Stage(
      device: .iPhone15,
      Color.red.fullScreenCover(isPresented: .constant(true)) { Text("Cover") })
    stage.host.advance(by: 1)
    let cover = try #require(stage.controller.presentedViewController)
    #expect(cover.modalPresentationStyle == .fullScreen)
    #expect(cover.view.bounds.height == 852)
  }

  @Test func alertsHaveTheirButtons() throws {
    let log = CallLog()
    let stage = Stage(
      device: .iPhone15,
      Text("Root").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) { log.calls.append("deleted") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It can't be undone.")
      })
    stage.host.advance(by: 1)
    let alert = try #require(stage.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "It can't be undone.")
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    #expect(alert.preferredStyle == .alert)
  }

  @Test func alertsWithoutButtonsHaveOne() throws {
    let stage = Stage(
      device: .iPhone15, Text("Root").alert("Done", isPresented: .constant(true)) {})
    stage.host.advance(by: 1)
    let alert = try #require(stage.controller.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["OK"])
  }

  @Test func dialogsAreActionSheets() throws {
    let stage = Stage(
      device: .iPhone15,
      Text("Root").confirmationDialog(
        "Sort", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Name") {}
        Button("Date") {}
      })
    stage.host.advance(by: 1)
    let dialog = try #require(stage.controller.presentedViewController as? UIAlertController)
    #expect(dialog.preferredStyle == .actionSheet)
    #expect(dialog.title == "Sort")
    #expect(dialog.actions.map(\.title) == ["Name", "Date", "Cancel"])
  }

  @Test func itemsArePassedToTheirContent() throws {
    let stage = Stage(
      device: .iPhone15,
      Text("Root").sheet(item: .constant(Named(id: 7))) { Text("Item \($0.id)") })
    stage.host.advance(by: 1)
    let sheet = try #require(stage.controller.presentedViewController)
    #expect(sheet.view.texts == ["Item 7"])
  }

  private struct ThirdDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  /// A sheet starts at its lowest detent, whatever order a set has.
  @Test func detentsAreOrderedByTheirHeight() throws {
    let detents: Set<PresentationDetent> = [
      .large, .height(120), .fraction(0.8), .medium, .custom(ThirdDetent.self), .height(160),
    ]
    let stage = Stage(
      device: .iPhone15,
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents(detents).presentationBackgroundInteraction(.enabled)
      })
    stage.host.advance(by: 1)
    let shown = try #require(stage.controller.presentedViewController)
    let sheet = try #require(shown.sheetPresentationController)
    let identifiers = sheet.detents.map(\.identifier.rawValue)
    #expect(identifiers.count == 6)
    #expect(Array(identifiers[..<2]) == ["height(120.0)", "height(160.0)"])
    #expect(identifiers[2].hasPrefix("custom(") && identifiers[2].contains("ThirdDetent"))
    #expect(
      Array(identifiers[3...]) == [
        "com.apple.UIKit.medium", "fraction(0.8)", "com.apple.UIKit.large",
      ])
    #expect(sheet.largestUndimmedDetentIdentifier == .large)
  }

  /// A loading cover may be over before it's there.
  @Test func whatIsntWantedAnyMoreIsDismissedOnceItIsThere() {
    let log = CallLog()
    var set: (Bool) -> Void = { _ in }
    let stage = Stage(device: .iPhone15, CoverScreen(log: log) { set = $0 })
    set(true)
    stage.host.advance(by: 0.1)
    #expect(stage.controller.presentedViewController?.isBeingPresented == true)
    set(false)
    stage.host.advance(by: 3)
    #expect(stage.controller.presentedViewController == nil)
    #expect(log.calls == ["dismissed"])
    set(true)
    stage.host.advance(by: 3)
    #expect(stage.controller.presentedViewController?.view.texts == ["Loading"])
  }

  @Test func aSheetLeavesWithItsOwnAlert() {
    let log = CallLog()
    var set: (Bool) -> Void = { _ in }
    let stage = Stage(device: .iPhone15, CoverScreen(log: log, hasAlert: true) { set = $0 })
    set(true)
    stage.host.advance(by: 3)
    let sheet = stage.controller.presentedViewController
    #expect(sheet?.presentedViewController is UIAlertController)
    set(false)
    stage.host.advance(by: 3)
    #expect(stage.controller.presentedViewController == nil)
    #expect(log.calls == ["dismissed"])
  }

  /// Also while the alert is on its way.
  @Test func aSheetLeavesWithAnAlertThatIsntThereYet() {
    let log = CallLog()
    var set: (Bool) -> Void = { _ in }
    let stage = Stage(device: .iPhone15, CoverScreen(log: log, hasAlert: true) { set = $0 })
    set(true)
    var rounds = 0
    while rounds < 60,
      stage.controller.presentedViewController?.presentedViewController?.isBeingPresented != true
    {
      stage.host.advance(by: 0.05)
      rounds += 1
    }
    #expect(rounds < 60)
    set(false)
    stage.host.advance(by: 3)
    #expect(stage.controller.presentedViewController == nil)
    #expect(log.calls == ["dismissed"])
  }

  @Test func shownAlertsFollowTheirViews() throws {
    let log = CallLog()
    let stage = Stage(device: .iPhone15, NameScreen(log: log))
    stage.host.advance(by: 1)
    let alert = try #require(stage.controller.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.isEnabled) == [false, true])
    #expect(alert.message == "No name")
    let field = try #require(alert.textFields?.first)
    field.text = "Ada"
    field.sendActions(for: .editingChanged)
    stage.host.advance(by: 0.1)
    stage.host.settle()
    #expect(alert.actions.map(\.isEnabled) == [true, true])
    #expect(alert.actions.map(\.title) == ["Save Ada", "Cancel"])
    #expect(alert.message == "3 letters")
    #expect(field.text == "Ada")
    alert.press(alert.actions[0])
    stage.host.advance(by: 1)
    #expect(log.calls == ["Ada"])
    #expect(stage.controller.presentedViewController == nil)
  }
}

private struct CoverScreen: View {
  let log: CallLog
  var hasAlert = false
  let connect: (@escaping (Bool) -> Void) -> Void
  @State private var isShown = false

  var body: some View {
    connect { isShown = $0 }
    return Text(isShown ? "Covered" : "Root")
      .fullScreenCover(isPresented: $isShown) {
        log.calls.append("dismissed")
      } content: {
        Text("Loading").alert("Failed", isPresented: .constant(hasAlert)) {}
      }
  }
}

private struct NameScreen: View {
  let log: CallLog
  @State private var name = ""
  @State private var isShown = true

  var body: some View {
    Text("Root").alert("Name", isPresented: $isShown) {
      TextField("Name", text: $name)
      Button(name.isEmpty ? "Save" : "Save \(name)") { log.calls.append(name) }
        .disabled(name.isEmpty)
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(name.isEmpty ? "No name" : "\(name.count) letters")
    }
  }
}

struct Named: Identifiable {
  var id: Int
}

private struct SheetScreen: View {
  let log: CallLog
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.identified("open")
      .sheet(isPresented: $isOpen) {
        log.calls.append("dismissed")
      } content: {
        SheetContent().presentationDetents([.medium, .large])
      }
  }
}

private struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() }.identified("close") }
}
