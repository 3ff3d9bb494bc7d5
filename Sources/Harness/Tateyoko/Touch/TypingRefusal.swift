import UIKit

/// Determines why a field can't be typed into, after a tap on it.
@MainActor
struct TypingRefusal {
  let host: SimulationHost
  /// The field: the target view, or one that it is part of.
  private let field: UIView
  /// The first responder before the tap.
  private let before: UIResponder?

  /// `nil` for a view that is part of no field.
  init?(host: SimulationHost, view: UIView) {
    var current: UIView? = view
    var found: UIView?
    while let one = current, found == nil {
      if let bar = one as? UISearchBar { found = bar.searchTextField }
      if one is UITextField || one is UITextView { found = one }
      current = one.superview
    }
    guard let found else { return nil }
    self.host = host
    field = found
    before = host.typingResponder
    host.refusingResponder = nil
  }

  /// Why the field isn't being edited; `nil` if it is, or if the app has another one edited
  /// instead.
  var reason: TouchError.Reason? {
    if let reason = ownReason { return .notEditable(reason) }
    guard !field.isFirstResponder else { return nil }
    let present = host.typingResponder
    guard present == nil || present === before else { return nil }
    return .notEditable(untouchable ?? answer)
  }

  /// Why a text view accepts no text even as first responder.
  var ownReason: String? {
    (field as? UITextView)?.isEditable == false
      ? "the text view isn't editable (isEditable is false)" : nil
  }

  /// Why the field receives no touch.
  var untouchable: String? {
    if (field as? UITextField)?.isEnabled == false {
      return "the field is disabled (isEnabled is false)"
    }
    var current: UIView? = field
    while let one = current {
      if !one.isUserInteractionEnabled {
        let name = one === field ? "it" : "the \(type(of: one)) around it"
        return "\(name) receives no touches (isUserInteractionEnabled is false)"
      }
      current = one.superview
    }
    return nil
  }

  private var answer: String {
    switch host.refusingResponder {
    case let one? where one === field:
      let name = field is UITextView ? "textView" : "textField"
      return "its delegate's \(name)ShouldBeginEditing(_:) returned false"
    case is UISearchBar: return "its delegate's searchBarShouldBeginEditing(_:) returned false"
    case let one? where one === before:
      return "the \(type(of: one)) being edited refuses to end editing"
    default:
      return field.canBecomeFirstResponder
        ? "a tap on it doesn't make it first responder"
        : "it can't become first responder (canBecomeFirstResponder is false)"
    }
  }
}
