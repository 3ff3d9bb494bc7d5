import SystemFacts
import Testing

@testable import SwiftUI
@testable import UIKit

@Suite @MainActor struct TextFieldTests {
  /// Recorded on iOS 13.7 to 18.5 (facts: layout §3.2).
  @Test(arguments: ["16.4", "18.5"]) func fieldsHaveTheRecordedHeight(os: OSVersion) throws {
    let stage = Stage(device: .iPhone15, os: os, Form().padding(.horizontal, 20))
    let field = try #require(stage.views(UITextField.self).first)
    #expect(field.bounds.size == CGSize(width: 353, height: 22))
    #expect(field.placeholder == "Name")
  }

  @Test func bordersHaveTheRecordedHeight() throws {
    let stage = Stage(device: .iPhone15, Form().textFieldStyle(.roundedBorder))
    let field = try #require(stage.views(UITextField.self).first)
    #expect(field.bounds.height == 34)
    #expect(field.borderStyle == .roundedRect)
  }

  @Test func fieldsSetTheirBinding() throws {
    let stage = Stage(Form())
    let field = try #require(stage.views(UITextField.self).first)
    field.text = "Ada"
    field.sendActions(for: .editingChanged)
    stage.host.settle()
    #expect(stage.texts == ["Hello, Ada"])
  }
}

private struct Form: View {
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Hello, \(name)")
      TextField("Name", text: $name)
    }
  }
}
