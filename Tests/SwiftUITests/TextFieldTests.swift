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

  /// The parent is evaluated at each of the keys.
  @Test func formattedValuesAreReadOnceTheyAreEdited() throws {
    let stage = Stage(AmountForm())
    let field = try #require(stage.views(UITextField.self).first)
    field.becomeFirstResponder()
    for text in ["1", "10", "100", "1000"] {
      field.text = text
      field.sendActions(for: .editingChanged)
      stage.host.advance(by: 0.1)
      stage.host.settle()
    }
    stage.tapView("redraw")
    #expect(field.text == "1000")
    #expect(stage.texts.first == "0 once")
    field.resignFirstResponder()
    stage.host.advance(by: 0.1)
    stage.host.settle()
    #expect(stage.texts.first == "1000 once")
    #expect(field.text == "1,000")
  }
}

private struct AmountForm: View {
  @State private var amount = 0
  @State private var number = 0

  var body: some View {
    VStack {
      Text("\(String(amount)) \(number == 0 ? "never" : "once")")
      TextField("Amount", value: $amount, format: .number)
      Button("Redraw") { number = 1 }.identified("redraw")
    }
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
