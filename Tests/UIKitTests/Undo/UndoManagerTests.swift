import Foundation
import Testing

@testable import UIKit

/// A number whose changes can be undone.
@MainActor
private final class Counter: NSObject {
  let manager: UndoManager
  private(set) var value = 0

  init(_ manager: UndoManager) {
    self.manager = manager
    super.init()
  }

  func set(_ new: Int, name: String? = nil) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    if let name { manager.setActionName(name) }
    value = new
  }

  static let setSelector = Selector("setNumber:") { target, sender in
    guard let counter = target as? Counter, let number = sender as? Int else { return }
    counter.set(number)
  }
}

@MainActor
@Suite("Undo managers") struct UndoManagerTests {
  private let host = SimulationHost(device: .iPhone15, os: "26.1")
  private let manager = UndoManager()
  private let counter: Counter

  init() {
    counter = Counter(manager)
  }

  /// Makes changes within the simulation.
  private func turn(_ body: () -> Void) {
    host.use {
      host.perform(body)
      host.settle()
    }
  }

  @Test("changes in one turn of the run loop are undone and redone together")
  func turns() {
    turn {
      counter.set(1)
      counter.set(2)
      #expect(manager.groupingLevel == 1)
      #expect(manager.canUndo)
    }
    #expect(manager.groupingLevel == 0)
    turn { counter.set(3) }
    #expect(manager.undoCount == 2)
    turn { manager.undo() }
    #expect(counter.value == 2)
    #expect(manager.canUndo && manager.canRedo)
    turn { manager.undo() }
    #expect(counter.value == 0)
    #expect(!manager.canUndo && manager.redoCount == 2)
    turn { manager.undo() }
    #expect(counter.value == 0)
    turn { manager.redo() }
    #expect(counter.value == 2)
    turn { manager.redo() }
    #expect(counter.value == 3)
    #expect(!manager.canRedo)
    turn { manager.redo() }
    turn { manager.undo() }
    #expect(counter.value == 2)
    // A new change clears the redo stack.
    turn { counter.set(9) }
    #expect(!manager.canRedo && manager.undoCount == 2)
  }

  @Test("undo closes the open group")
  func openGroup() {
    turn {
      counter.set(1)
      manager.undo()
      #expect(counter.value == 0 && manager.groupingLevel == 0)
      manager.redo()
      #expect(counter.value == 1)
    }
  }

  @Test("groups can be nested, and the innermost can be undone by itself")
  func nesting() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    #expect(manager.groupingLevel == 1)
    counter.set(4)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 4)
  }

  @Test("groups of one turn are undone together unless grouping by event is off")
  func groupsWithinTurns() {
    turn {
      for value in 1...2 {
        manager.beginUndoGrouping()
        counter.set(value)
        manager.endUndoGrouping()
      }
    }
    #expect(manager.undoCount == 1)
    manager.groupsByEvent = false
    for value in 3...4 {
      manager.beginUndoGrouping()
      counter.set(value)
      manager.endUndoGrouping()
    }
    #expect(manager.undoCount == 3)
    manager.undo()
    #expect(counter.value == 3)
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("a group that a turn leaves open includes later changes, and both end together")
  func leftOpen() {
    turn {
      manager.beginUndoGrouping()
      counter.set(1)
    }
    #expect(manager.groupingLevel == 2)
    turn {
      counter.set(2)
      manager.endUndoGrouping()
    }
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    turn { manager.undo() }
    #expect(counter.value == 0)
  }

  @Test("action names belong to their actions, also on redo")
  func names() {
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    turn { counter.set(1, name: "Count") }
    turn { counter.set(2, name: "Add") }
    #expect(manager.undoActionName == "Add" && manager.undoMenuItemTitle == "Undo Add")
    turn { manager.undo() }
    #expect(manager.undoActionName == "Count" && manager.redoActionName == "Add")
    #expect(manager.redoMenuItemTitle == "Redo Add")
    turn { manager.redo() }
    #expect(manager.undoActionName == "Add" && manager.redoActionName.isEmpty)
  }

  @Test("the oldest groups are dropped beyond the number of levels")
  func levels() {
    for value in 1...5 { turn { counter.set(value) } }
    manager.levelsOfUndo = 2
    for _ in 0..<5 { turn { manager.undo() } }
    #expect(counter.value == 3)
  }

  @Test("nothing is registered while registration is disabled, which can be nested")
  func disabling() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    turn { counter.set(1) }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    turn { counter.set(2) }
    turn { manager.undo() }
    #expect(counter.value == 1)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled && !manager.canRedo)
  }

  @Test("targets aren't retained, and can be removed one by one")
  func targets() {
    var gone: Counter? = Counter(manager)
    weak let kept = gone
    turn { gone?.set(1) }
    turn { counter.set(5) }
    gone = nil
    #expect(kept == nil)
    let other = Counter(manager)
    turn {
      other.set(7)
      counter.set(6)
    }
    manager.removeAllActions(withTarget: counter)
    turn { manager.undo() }
    #expect(other.value == 0 && counter.value == 6)
    // The registrations of a deallocated target do nothing.
    turn { manager.undo() }
    #expect(counter.value == 6 && !manager.canUndo)
  }

  @Test("a selector is called with its object")
  func selectors() {
    turn { manager.registerUndo(withTarget: counter, selector: Counter.setSelector, object: 4) }
    turn { manager.undo() }
    #expect(counter.value == 4)
    turn { manager.redo() }
    #expect(counter.value == 0)
  }

  @Test("it reports its state, and posts notifications in order")
  func notifications() {
    final class Ear: @unchecked Sendable { var names: [String] = [] }
    let ear = Ear()
    let center = NotificationCenter.default
    let all: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
      .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = all.map { name in
      center.addObserver(forName: name, object: manager, queue: nil) { note in
        ear.names.append(
          note.name.rawValue.replacing("NSUndoManager", with: "").replacing(
            "Notification", with: ""))
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    turn { counter.set(1) }
    #expect(ear.names == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    ear.names = []
    var seen: [Bool] = []
    manager.registerUndo(withTarget: counter) { counter in
      seen = [counter.manager.isUndoing, counter.manager.isRedoing]
    }
    manager.undo()
    #expect(seen == [true, false])
    #expect(
      ear.names == [
        "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange",
        "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
      ])
    #expect(!manager.isUndoing)
  }

  @Test("what raises an exception on a device is reported, and changes nothing")
  func mistakes() {
    host.use {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.groupsByEvent = false
      counter.set(1)
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      counter.set(2)
      manager.undo()
    }
    #expect(counter.value == 2)
    #expect(
      host.issues.map(\.location) == [
        "UndoManager.endUndoGrouping", "UndoManager.enableUndoRegistration",
        "UndoManager.registerUndo", "UndoManager.undo",
      ])
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test("responders share their window's manager")
  func responders() throws {
    let controller = UIViewController()
    host.setRoot(controller)
    let view = UIView()
    controller.view.addSubview(view)
    let manager = try #require(view.undoManager)
    #expect(manager === controller.undoManager && manager === host.window.undoManager)
    #expect(UIView().undoManager == nil)
  }
}

@MainActor
@Suite("Undoing typing") struct TypingUndoTests {
  private let bench = TouchBench()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))

  init() {
    bench.view.addSubview(field)
    bench.view.addSubview(view)
    bench.host.settle()
  }

  private func press(_ modifiers: UIKeyModifierFlags) -> Bool {
    defer { bench.host.settle() }
    return bench.host.press("z", modifiers: modifiers, code: .keyboardZ)
  }

  private func type(_ text: String) {
    _ = bench.host.typeByHand(text)
    bench.host.settle()
  }

  @Test("a field's typing is undone a run at a time by Command-Z, and redone with Shift")
  func typedIntoField() {
    final class Ear: NSObject, UITextFieldDelegate {
      var selections = 0
      func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
    }
    let ear = Ear()
    _ = field.becomeFirstResponder()
    type("Hello")
    type(" you")
    #expect(field.undoManager?.undoMenuItemTitle == "Undo Typing")
    _ = bench.host.deleteByHand()
    _ = bench.host.deleteByHand()
    bench.host.settle()
    #expect(field.text == "Hello y")
    field.delegate = ear
    #expect(press(.command))
    #expect(field.text == "Hello you")
    #expect(ear.selections == 1)
    #expect(press(.command))
    #expect(field.text == "")
    #expect(!press(.command))
    #expect(press([.command, .shift]))
    #expect(field.text == "Hello you")
    #expect(field.selection == NSRange(location: 9, length: 0))
    #expect(press([.command, .shift]))
    #expect(field.text == "Hello y")
    #expect(!press([.command, .shift]))
  }

  @Test("typing elsewhere is a separate run, and setting the text in code ends all")
  func runs() {
    _ = field.becomeFirstResponder()
    type("bc")
    field.selectText(from: 0, to: 0)
    type("a")
    #expect(field.text == "abc")
    #expect(press(.command))
    #expect(field.text == "bc")
    #expect(field.selection == NSRange(location: 0, length: 0))
    field.text = "set"
    #expect(!press(.command) && !press([.command, .shift]))
    type("!")
    #expect(press(.command))
    #expect(field.text == "set")
  }

  @Test("passwords aren't kept")
  func secure() {
    field.isSecureTextEntry = true
    _ = field.becomeFirstResponder()
    type("secret")
    #expect(!press(.command))
    #expect(field.text == "secret")
  }

  @Test("a text view's typing is undone with its attributes, and its delegate is notified")
  func typedIntoTextView() {
    final class Ear: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
    }
    let ear = Ear()
    let red = NSAttributedString(string: "red ", attributes: [.foregroundColor: UIColor.red])
    view.attributedText = red
    view.delegate = ear
    _ = view.becomeFirstResponder()
    type("one")
    view.selectedRange = NSRange(location: 0, length: 4)
    type("X")
    #expect(view.text == "Xone")
    ear.texts = []
    #expect(press(.command))
    #expect(view.text == "red one")
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    let color = view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red)
    #expect(press(.command))
    #expect(view.text == "red ")
    #expect(press([.command, .shift]))
    #expect(ear.texts == ["red one", "red ", "red one"])
    // Another responder's typing is separate.
    #expect(view.undoManager !== field.undoManager)
    #expect(view.undoManager !== bench.view.undoManager)
  }

  @Test("a controller's command for the same keys comes first")
  func commands() {
    final class Screen: UIViewController {
      var undone = 0
      static let undo = Selector("undoIt:") { target, _ in (target as? Screen)?.undone += 1 }
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "z", modifierFlags: .command, action: Self.undo)]
      }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.undo
      }
    }
    let screen = Screen()
    bench.host.setRoot(screen)
    bench.host.settle()
    #expect(press(.command))
    #expect(screen.undone == 1)
  }
}
