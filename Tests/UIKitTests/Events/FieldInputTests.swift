import Foundation
import Testing

@testable import UIKit

@Suite("A field's text input")
@MainActor
struct FieldInputTests {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var selections = 0
    func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
  }

  private let host = SimulationHost(device: .iPhone8, os: "12.0")
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  private func edit(_ text: String) {
    field.text = text
    host.window.addSubview(field)
    #expect(field.becomeFirstResponder())
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange? {
    guard let from = field.position(from: field.beginningOfDocument, offset: start),
      let to = field.position(from: field.beginningOfDocument, offset: end)
    else { return nil }
    return field.textRange(from: from, to: to)
  }

  private func selected() -> Range<Int>? {
    field.selectedTextRange.map {
      let start = field.offset(from: field.beginningOfDocument, to: $0.start)
      return start..<start + field.offset(from: $0.start, to: $0.end)
    }
  }

  @Test("positions are counted in UTF-16 units")
  func positions() throws {
    field.text = "aé😀b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 5)
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
    let all = try #require(range(0, 5))
    #expect(field.text(in: all) == "aé😀b")
    #expect(field.text(in: try #require(range(2, 4))) == "😀")
    #expect(try #require(range(2, 2)).isEmpty)
    #expect(field.compare(all.start, to: all.end) == .orderedAscending)
    #expect(field.compare(all.end, to: all.start) == .orderedDescending)
    #expect(field.compare(all.end, to: field.endOfDocument) == .orderedSame)
    let backwards = field.textRange(from: all.end, to: all.start)
    #expect(backwards?.start == all.start)
  }

  @Test("the caret is after the text once editing begins, and there is none before")
  func selection() {
    field.text = "Hello"
    #expect(field.selectedTextRange == nil)
    let delegate = Delegate()
    field.delegate = delegate
    edit("Hello")
    #expect(selected() == 5..<5)
    field.selectedTextRange = range(1, 3)
    #expect(selected() == 1..<3)
    #expect(delegate.selections == 2)
    field.text = "Hi"
    #expect(selected() == 2..<2)
    field.resignFirstResponder()
    #expect(field.selectedTextRange == nil)
  }

  @Test("typing replaces the selection, sends an event, and moves the caret")
  func typing() {
    edit("Hello")
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.selectedTextRange = range(1, 4)
    field.insertText("😀y")
    #expect(field.text == "H😀yo")
    #expect(selected() == 4..<4)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "Ho")
    #expect(selected() == 1..<1)
    #expect(changes == 3)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "o")
    #expect(changes == 4)
    if let all = range(0, 1) { field.replace(all, withText: "abc") }
    #expect(field.text == "abc")
    #expect(field.hasText)
  }

  @Test("commands depend on the selection")
  func commands() {
    edit("two words")
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(field.canPerformAction(Selector("select:"), withSender: nil))
    field.selectedTextRange = range(5, 5)
    field.select(field)
    #expect(selected() == 4..<9)
    #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    field.selectAll(field)
    #expect(selected() == 0..<9)
    #expect(!field.canPerformAction(Selector("selectAll:"), withSender: nil))
    field.delete(field)
    #expect(field.text == "")
  }

  @Test("positions follow the text's widths and its alignment")
  func places() throws {
    field.text = "Hello"
    let font = UIFont.systemFont(ofSize: 17)
    let width = NSAttributedString(string: "Hel", attributes: [.font: font]).size().width
    let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
    #expect(abs(field.caretRect(for: third).minX - width) < 0.01)
    let first = try #require(range(0, 3))
    #expect(abs(field.firstRect(for: first).width - width) < 0.01)
    #expect(field.selectionRects(for: first).count == 1)
    #expect(field.closestPosition(to: CGPoint(x: width + 1, y: 0)) == third)
    #expect(field.characterRange(at: CGPoint(x: width - 1, y: 0)) == range(2, 3))
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 200) < 0.01)
  }

  @Test("the tokenizer finds words")
  func tokenizer() throws {
    field.text = "It's a test."
    let tokenizer = field.tokenizer
    func word(at offset: Int) throws -> String? {
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return tokenizer.rangeEnclosingPosition(
        place, with: .word, inDirection: .storage(.forward)
      ).flatMap { field.text(in: $0) }
    }
    #expect(try word(at: 0) == "It's")
    #expect(try word(at: 4) == nil)
    #expect(try word(at: 8) == "test")
    let end = tokenizer.position(
      from: field.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { field.offset(from: field.beginningOfDocument, to: $0) } == 4)
    #expect(
      tokenizer.isPosition(
        field.beginningOfDocument, atBoundary: .word, inDirection: .storage(.backward)))
    #expect(
      !tokenizer.isPosition(
        field.beginningOfDocument, atBoundary: .word, inDirection: .storage(.forward)))
  }

  @Test("fields have no input views until they are given some")
  func inputViews() {
    #expect(field.inputView == nil && field.inputAccessoryView == nil)
    let bar = UIToolbar()
    field.inputAccessoryView = bar
    field.reloadInputViews()
    #expect(field.inputAccessoryView === bar)
    #expect(field.inputAssistantItem === field.inputAssistantItem)
    #expect(UIView().inputView == nil)
  }
}
