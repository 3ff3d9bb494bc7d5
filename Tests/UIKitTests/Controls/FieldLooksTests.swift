import Devices
import Testing

@testable import UIKit

/// Appearance of text fields that is set after the first layout: the field matches one that had it before.
@MainActor
struct FieldLooksTests {
  private typealias Change = (UITextField) -> Void

  private static func icon() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 24)) }

  private static let changes: [(name: String, first: Change, then: Change)] = [
    ("rounded", { _ in }, { $0.borderStyle = .roundedRect }),
    ("bezel", { _ in }, { $0.borderStyle = .bezel }),
    ("line", { _ in }, { $0.borderStyle = .line }),
    ("no border", { $0.borderStyle = .roundedRect }, { $0.borderStyle = .none }),
    ("left view", { $0.leftViewMode = .always }, { $0.leftView = icon() }),
    (
      "no left view",
      {
        $0.leftView = icon()
        $0.leftViewMode = .always
      }, { $0.leftView = nil }
    ),
    ("left mode", { $0.leftView = icon() }, { $0.leftViewMode = .unlessEditing }),
    ("right view", { $0.rightViewMode = .always }, { $0.rightView = icon() }),
    ("right mode", { $0.rightView = icon() }, { $0.rightViewMode = .always }),
    ("clear button", { _ in }, { $0.clearButtonMode = .always }),
    ("font", { _ in }, { $0.font = .systemFont(ofSize: 30) }),
    ("placeholder", { $0.text = nil }, { $0.placeholder = "A placeholder" }),
    (
      "attributed placeholder", { $0.text = nil },
      {
        $0.attributedPlaceholder = NSAttributedString(
          string: "A placeholder", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      }
    ),
    (
      "attributed text", { _ in },
      {
        $0.attributedText = NSAttributedString(
          string: "Some text", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      }
    ),
    ("secure", { $0.text = "iiiiii" }, { $0.isSecureTextEntry = true }),
    // A view shown only during editing takes its space only then.
    (
      "editing begins",
      {
        $0.leftView = icon()
        $0.leftViewMode = .whileEditing
      }, { $0.becomeFirstResponder() }
    ),
    (
      "editing ends",
      {
        $0.leftView = icon()
        $0.leftViewMode = .unlessEditing
      },
      {
        $0.becomeFirstResponder()
        $0.window?.layoutIfNeeded()
        $0.resignFirstResponder()
      }
    ),
  ]

  /// A field in a stack that gives it the requested size.
  private func shown(
    _ os: OSVersion, _ prepare: Change
  ) -> (host: SimulationHost, field: UITextField) {
    let field = UITextField()
    field.text = "t"
    let root = UIViewController()
    let host = SimulationHost(device: .iPhone8, os: os)
    prepare(field)
    let stack = UIStackView(arrangedSubviews: [field])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
    ])
    host.setRoot(root)
    return (host, field)
  }

  @Test("a field's size adapts", arguments: ["12.0", "17.0"] as [OSVersion])
  func sizes(os: OSVersion) {
    for change in Self.changes {
      let late = shown(os, change.first)
      change.then(late.field)
      late.host.settle()
      let early = shown(os) { field in
        change.first(field)
        change.then(field)
      }
      if change.name.hasPrefix("editing begins") {
        change.then(early.field)
        early.field.invalidateIntrinsicContentSize()
        early.host.settle()
      }
      #expect(late.field.frame == early.field.frame, "\(change.name)")
      #expect(late.field.frame.size == late.field.intrinsicContentSize, "\(change.name)")
    }
  }
}
