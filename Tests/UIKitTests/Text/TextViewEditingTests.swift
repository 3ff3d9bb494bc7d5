import Foundation
import Testing

@testable import UIKit

/// The order of calls while a text view is edited, as recorded (iOS 26.1; facts: controls, text view).
@Suite("Editing a text view") @MainActor
final class TextViewEditingTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("shouldBegin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("shouldEnd")
      return allows
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("shouldChange \(range) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      calls.append("selection \(textView.selectedRange)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let host = SimulationHost(device: .iPhoneX, os: "17.0")
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let delegate = Delegate()
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  init() {
    view.delegate = delegate
    host.window.addSubview(view)
    let delegate = delegate
    for (name, word) in [
      (UITextView.textDidChangeNotification, "posted change"),
      (UITextView.textDidBeginEditingNotification, "posted begin"),
      (UITextView.textDidEndEditingNotification, "posted end"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
          MainActor.assumeIsolated { delegate.calls.append(word) }
        })
    }
  }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  @Test("typing reports the selection, the text, and posts; the delegate isn't queried")
  func typing() {
    view.insertText("a")
    #expect(delegate.take() == ["selection {1, 0}", "change", "posted change"])
    view.insertText("😀")
    #expect(view.text == "a😀" && view.selectedRange == NSRange(location: 3, length: 0))
    _ = delegate.take()
    view.deleteBackward()
    #expect(view.text == "a", "the whole pair")
    #expect(delegate.take() == ["selection {1, 0}", "change", "posted change"])
    view.deleteBackward()
    view.deleteBackward()
    #expect(delegate.take() == ["selection {0, 0}", "change", "posted change"])
    #expect(!view.hasText)
  }

  @Test("setting text moves the caret to its end, and reports only that")
  func setting() {
    view.text = "abc"
    #expect(delegate.take() == ["selection {3, 0}"])
    view.text = "xyz"
    #expect(delegate.take() == [])
    view.selectedRange = NSRange(location: 1, length: 1)
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(delegate.take() == ["selection {1, 1}"])
    view.insertText("--")
    #expect(view.text == "x--z" && view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test("beginning and ending query, notify and post")
  func responder() {
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    #expect(delegate.take() == ["shouldBegin", "didBegin", "posted begin"])
    #expect(view.becomeFirstResponder())
    #expect(delegate.take() == [])
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
    #expect(delegate.take() == ["shouldEnd", "didEnd", "posted end"])
    delegate.allows = false
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(delegate.take() == ["shouldBegin"])
  }

  @Test("a view that isn't editable becomes first responder without being edited")
  func readOnly() {
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    #expect(delegate.take() == [])
    view.resignFirstResponder()
    view.isSelectable = false
    #expect(!view.becomeFirstResponder())
  }

  @Test("shouldChangeText queries the delegate, and replacing text doesn't")
  func asking() throws {
    view.text = "abc"
    _ = delegate.take()
    let range = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.shouldChangeText(in: range, replacementText: "x"))
    delegate.allows = false
    #expect(!view.shouldChangeText(in: range, replacementText: "x"))
    #expect(delegate.take() == ["shouldChange {0, 3} x", "shouldChange {0, 3} x"])
    view.replace(range, withText: "new")
    #expect(view.text == "new")
  }

  @Test("typed text has the attributes of the preceding text, or the typing attributes until then")
  func typingAttributes() {
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    text.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    view.attributedText = text
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("x")
    #expect(
      view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 20))
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 33)]
    view.insertText("y")
    #expect(
      view.textStorage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 33))
    view.clearsOnInsertion = true
    view.insertText("z")
    #expect(view.text == "z" && !view.clearsOnInsertion)
  }

  @Test("the caret, or the selection, is shown while the view is edited")
  func selection() {
    view.font = .systemFont(ofSize: 17)
    view.text = "Hello"
    view.layoutIfNeeded()
    let shown = view.content.selectionView
    #expect(shown.isHidden && shown.caret == nil)
    view.becomeFirstResponder()
    #expect(!shown.isHidden && shown.caret == view.caretRect(for: view.endOfDocument))
    view.selectAll(nil)
    #expect(shown.caret == nil && shown.marked.count == 1)
    view.resignFirstResponder()
    #expect(shown.isHidden)
  }

  @Test("typing at the end scrolls to the caret")
  func scrolling() {
    view.font = .systemFont(ofSize: 17)
    view.layoutIfNeeded()
    view.becomeFirstResponder()
    for number in 0..<20 { view.insertText("\(number)\n") }
    view.layoutIfNeeded()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentOffset.y > 100)
    #expect(caret.maxY <= view.bounds.maxY + 1)
  }

  @Test("editing commands can be performed when they apply")
  func commands() {
    func can(_ name: String) -> Bool { view.canPerformAction(Selector(name), withSender: nil) }
    #expect(!can("copy:") && !can("cut:") && !can("selectAll:"))
    view.text = "one two"
    #expect(can("selectAll:") && can("select:"))
    view.selectedRange = NSRange(location: 5, length: 0)
    view.select(nil)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(can("copy:") && can("cut:") && !can("paste:"))
    view.isEditable = false
    #expect(can("copy:") && !can("cut:"))
    view.isEditable = true
    view.delete(nil)
    #expect(view.text == "one ")
  }

  @Test("deleting removes a character as a reader sees it, of however many scalars")
  func characters() {
    for character in ["🏳️‍🌈", "👨‍👩‍👧‍👦", "e\u{301}", "👍🏽", "\r\n", "🇫🇷"] {
      view.text = "a" + character
      view.deleteBackward()
      #expect(view.text == "a", "\(character.unicodeScalars.map { $0.value })")
      let start = view.beginningOfDocument
      view.text = character + "b"
      view.selectedRange = NSRange(location: character.utf16.count, length: 0)
      view.deleteBackward()
      #expect(view.text == "b" && view.offset(from: start, to: view.endOfDocument) == 1)
    }
    // Between an accent and its letter only the letter precedes the caret.
    view.text = "xe\u{301}"
    #expect(
      view.deletedRange(before: NSRange(location: 2, length: 0))
        == NSRange(location: 1, length: 1))
    // A position within a scalar counts as the one after it.
    view.text = "a😀"
    #expect(
      view.deletedRange(before: NSRange(location: 2, length: 0))
        == NSRange(location: 1, length: 2))
  }

  @Test("the end of editing is reported even if the view became read-only meanwhile")
  func readOnlyMeanwhile() {
    view.becomeFirstResponder()
    _ = delegate.take()
    view.isEditable = false
    #expect(view.isFirstResponder)
    view.resignFirstResponder()
    #expect(delegate.take() == ["shouldEnd", "didEnd", "posted end"])
    view.becomeFirstResponder()
    view.isEditable = true
    view.resignFirstResponder()
    #expect(delegate.take() == [], "what didn't begin doesn't end")
    view.isSelectable = false
    view.becomeFirstResponder()
    _ = delegate.take()
    view.isEditable = false
    #expect(!view.isFirstResponder)
    #expect(delegate.take() == ["shouldEnd", "didEnd", "posted end"])
  }
}
