import Testing
import UIKit

/// Members that code can set, override or call on a metatype, as with Apple's headers.
@Suite("Members as Apple declares them")
@MainActor
struct SettableNamesTests {
  final class Stack: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
  }

  final class Field: UIView {
    var ended: [Bool] = []
    override func endEditing(_ force: Bool) -> Bool {
      ended.append(force)
      return super.endEditing(force)
    }
  }

  @Test("titles and images of actions and commands can be set")
  func elements() {
    let action = UIAction(title: "a") { _ in }
    action.title = "b"
    let command = UIKeyCommand(input: "x", modifierFlags: .command, action: Selector(("go:")))
    command.title = "c"
    let element: UIMenuElement = action
    #expect(element.title == "b" && command.title == "c")
    action.image = UIImage()
    #expect(element.image != nil)
  }

  @Test("a stack's initialiser from a coder doesn't fail, and ending editing can be overridden")
  func overriding() {
    _ = SimulationHost()
    let field = Field()
    #expect(!field.endEditing(true) && field.ended == [true])
    #expect(Stack(frame: .zero).arrangedSubviews.isEmpty)
  }

  @Test("an alert is created through its class")
  func alerts() {
    _ = SimulationHost()
    let kind: UIAlertController.Type = UIAlertController.self
    let alert = kind.init(title: "a", message: "b", preferredStyle: .alert)
    #expect(alert.title == "a" && alert.message == "b" && alert.preferredStyle == .alert)
  }

  @Test("a search begun in code stays active")
  func searching() {
    _ = SimulationHost()
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive)
    search.isActive = true
    #expect(search.isActive)
  }

  @Test("a font's descriptor provides its attributes")
  func descriptors() {
    _ = SimulationHost()
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
    let plain = UIFont.systemFont(ofSize: 13).fontDescriptor
    #expect(plain.object(forKey: .textStyle) == nil)
    #expect((plain.object(forKey: .size) as? NSNumber)?.doubleValue == 13)
  }
}
