import Devices
import Testing
import UIKit

/// Small members that app code uses everywhere.
@MainActor
struct EditingTests {
  @Test("the edit button toggles editing through the subclass's override")
  func editButton() {
    final class List: UIViewController {
      var calls: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append(editing)
      }
      override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    }
    _ = SimulationHost(device: .iPhone8, os: "13.0")
    let list = List()
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    #expect(list.editButtonItem === list.editButtonItem)
    #expect(list.editButtonItem.title == "Edit" && !list.isEditing)
    list.setEditing(true, animated: true)
    #expect(list.editButtonItem.title == "Done" && list.editButtonItem.style == .done)
    list.isEditing = false
    #expect(list.editButtonItem.title == "Edit" && list.editButtonItem.style == .plain)
    #expect(list.calls == [true, false])
  }

  @Test("endEditing resigns the first responder only in a view and its descendants")
  func endEditing() {
    final class Field: UIView {
      var refuses = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { !refuses }
    }
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let root = UIViewController()
    let field = Field()
    let other = UIView()
    root.view.addSubview(field)
    root.view.addSubview(other)
    host.setRoot(root)
    field.becomeFirstResponder()
    #expect(!other.endEditing(true))
    #expect(field.isFirstResponder)
    field.refuses = true
    #expect(!root.view.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(root.view.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("window levels are raised and lowered by numbers")
  func levels() {
    #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
    #expect(UIWindow.Level.normal - 1 < .normal)
  }
}
