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
