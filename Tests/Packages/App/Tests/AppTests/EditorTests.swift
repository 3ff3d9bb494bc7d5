import Tateyoko
import Testing
import UIKit

@testable import App

@MainActor
@Suite struct EditorTests {
  @Test func saves() {
    let editor = Editor()
    Simulator(.iPhone15).launch(editor)
    #expect(editor.saved == 1)
    #expect(editor.card.presses == 1)
    #expect(editor.badge.presses == 1)
  }

  @Test func looks() {
    assertSnapshot(of: Editor(), as: .image(on: .iPhone13))
  }
}
