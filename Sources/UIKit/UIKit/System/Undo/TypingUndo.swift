import Foundation

/// Undoes typing in a text, one run of typing or deleting at a time.
///
/// A run continues as long as the caret stays at its end (low: UIKit's rule isn't documented).
@MainActor
struct TypingUndo {
  /// The text and its selection.
  struct State {
    var text: NSAttributedString
    var selection: NSRange
  }

  private struct Run: Equatable {
    var deletes: Bool
    /// The position of the caret at the end of the run.
    var caret: Int
  }

  /// The text's undo manager, created on first access.
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

  /// Records that text replaces a range.
  ///
  /// - Returns: Whether a run begins, so that the current text has to be registered.
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

  /// Ends the run, so that the next typing is undone separately.
  mutating func endRun() { run = nil }

  /// Forgets all typing, since it doesn't apply to a text set by code (recalled; medium).
  mutating func forget() {
    run = nil
    made?.removeAllActions()
  }
}

/// A text whose typing can be undone.
@MainActor
protocol UndoableText: UIResponder {
  var typingUndo: TypingUndo { get set }
  var undoState: TypingUndo.State { get }
  /// Shows a text in an earlier state, and notifies the ones that observe typing.
  func show(_ state: TypingUndo.State)
}

extension UndoableText {
  /// Registers the current text before something is typed.
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
