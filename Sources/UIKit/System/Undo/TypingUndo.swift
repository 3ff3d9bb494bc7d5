import Foundation

/// Has what is typed into a text taken back, a run of typing or deleting at a time.
///
/// A run goes on as long as the caret stays where it left it (low: where UIKit ends one isn't
/// documented).
@MainActor
struct TypingUndo {
  /// The text and what was selected.
  struct State {
    var text: NSAttributedString
    var selection: NSRange
  }

  private struct Run: Equatable {
    var deletes: Bool
    /// Where it left the caret.
    var caret: Int
  }

  /// The manager of the text, made when it is first asked for.
  private(set) var made: UndoManager?
  private var run: Run?

  var manager: UndoManager {
    mutating get {
      if let made { return made }
      let manager = UndoManager()
      made = manager
      return manager
    }
  }

  /// Notes that text takes the place of a range.
  ///
  /// - Returns: Whether a run begins, so that the text as it is has to be registered.
  mutating func begins(_ text: String, in range: NSRange) -> Bool {
    let deletes = text.isEmpty
    let length = (text as NSString).length
    let goesOn: Bool
    if let run, run.deletes == deletes {
      goesOn =
        deletes
        ? range.location + range.length == run.caret
        : range == NSRange(location: run.caret, length: 0)
    } else {
      goesOn = false
    }
    run = Run(deletes: deletes, caret: range.location + length)
    return !goesOn
  }

  /// Ends the run, so that what is typed next is taken back by itself.
  mutating func endRun() { run = nil }

  /// Forgets all that was typed, as a text that code sets has nothing to do with it (recalled;
  /// medium).
  mutating func forget() {
    run = nil
    made?.removeAllActions()
  }
}

/// A text that remembers what was typed.
@MainActor
protocol UndoableText: UIResponder {
  var typingUndo: TypingUndo { get set }
  var undoState: TypingUndo.State { get }
  /// Shows a text as it was, and tells whoever hears of typing.
  func show(_ state: TypingUndo.State)
}

extension UndoableText {
  /// Registers the text as it is before something is typed.
  func noteTyping(_ text: String, in range: NSRange) {
    guard typingUndo.begins(text, in: range) else { return }
    registerRestoring()
    typingUndo.manager.setActionName("Typing")
  }

  private func registerRestoring() {
    let state = undoState
    typingUndo.manager.registerUndo(withTarget: self) { text in
      text.registerRestoring()
      text.typingUndo.endRun()
      text.show(state)
    }
  }
}
