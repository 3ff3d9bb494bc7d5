import Foundation
import Testing

@testable import UIKit

/// A field's clear button, and the highlight behind the selection.
@Suite("Parts of an edited field") @MainActor
struct FieldPartsTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var allows = true
    var asked = 0
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      asked += 1
      return allows
    }
  }

  private let host = SimulationHost(device: .iPhone8, os: "15.0")
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  private func show(_ text: String) {
    field.text = text
    host.window.addSubview(field)
    field.layoutIfNeeded()
  }

  private var clearButton: UIButton? { field.subviews.lazy.compactMap { $0 as? UIButton }.first }

  @Test("the clear button appears by its mode, with a text and without a right view")
  func presence() {
    field.clearButtonMode = .always
    show("")
    #expect(clearButton == nil)
    field.text = "a"
    field.layoutIfNeeded()
    #expect(clearButton?.frame == CGRect(x: 176, y: 5.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(clearButton == nil)
    field.rightViewMode = .never
    field.clearButtonMode = .whileEditing
    field.layoutIfNeeded()
    #expect(clearButton == nil)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(clearButton != nil)
  }

  @Test("the button clears the text if the delegate agrees")
  func clearing() throws {
    let delegate = Delegate()
    field.delegate = delegate
    field.clearButtonMode = .always
    show("abc")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let button = try #require(clearButton)
    delegate.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "abc" && delegate.asked == 1)
    delegate.allows = true
    button.sendActions(for: .touchUpInside)
    #expect(field.text == "" && changes == 1)
  }

  @Test("the selection is highlighted while the field is edited")
  func selection() {
    show("Hello")
    func marked() -> [CGRect] {
      field.layoutIfNeeded()
      return field.subviews.lazy.compactMap { $0 as? TextSelectionView }.first?.marked ?? []
    }
    field.becomeFirstResponder()
    #expect(marked() == [])
    field.selectAll(nil)
    #expect(marked().count == 1 && marked().first?.width ?? 0 > 20)
    field.resignFirstResponder()
    #expect(marked() == [])
  }
}
