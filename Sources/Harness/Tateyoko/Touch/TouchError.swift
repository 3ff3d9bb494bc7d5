import Foundation

/// Why a finger can't be put where a test requested it.
public struct TouchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public enum Reason: Hashable, Sendable {
    /// Nothing on the screen has this name; the associated value contains similar names.
    case unknownName(near: [String])
    /// Several views have this name; the associated value describes them.
    case ambiguous([String])
    /// The view is in no window, hidden, or scrolled out of sight.
    case outOfSight
    /// Another view would receive the touch; the associated value describes it.
    case covered(by: String)
    /// No view that accepts touches is at this point.
    case nothingThere
    /// The view isn't in a scroll view, or isn't one.
    case notScrollable
    /// The scroll destination wasn't reached; the associated value is the last offset.
    case stopped(at: CGPoint)
    /// The list has no such row or item.
    case noSuchRow
    /// The finger is on the screen already.
    case fingerIsDown(Int)
    /// Nothing that text can be typed into is being edited.
    case notTyping
    /// A field can't be typed into; the associated value is the reason.
    case notEditable(String)
    /// No scroll view on the screen has a refresh control.
    case nothingToRefresh
    /// Neither the view nor one of its ancestors has a menu.
    case noMenu
    /// An argument is invalid, such as a count of 0 or a duration that isn't a number; the
    /// associated value describes the expected values.
    case badArgument(name: String, value: String, expected: String)
  }

  /// The test's call, such as `tap("Continue")`.
  public var call: String
  /// The problem.
  public var reason: Reason

  /// A description of the error, with advice.
  public var description: String { "\(call): \(problem)" }

  /// A description of the error without the call, as a sentence.
  var statement: String { problem.prefix(1).uppercased() + problem.dropFirst() }

  private var problem: String {
    switch reason {
    case .unknownName(let near) where near.isEmpty:
      "nothing on the screen has this identifier, label or text."
    case .unknownName(let near):
      "nothing on the screen has this identifier, label or text. Similar ones are: "
        + near.map { "“\($0)”" }.joined(separator: ", ") + "."
    case .ambiguous(let views):
      "\(views.count) views have this name: " + views.joined(separator: "; ")
        + ". Give one an accessibilityIdentifier, or pass the view."
    case .outOfSight:
      "the view is hidden or scrolled out of sight. Scroll to it first."
    case .covered(let other): "\(other) covers it and would get the touch."
    case .nothingThere: "no view takes touches there."
    case .notScrollable: "it is not a scroll view, nor inside one."
    case .stopped(let offset):
      "the content stopped at (\(offset.x), \(offset.y)) before that was reached."
    case .noSuchRow: "it has no such row or item."
    case .fingerIsDown(let finger): "finger \(finger) is on the screen already. Lift it first."
    case .notTyping:
      "nothing that text can be typed into is first responder. Tap a field first."
    case .notEditable(let why): "it can't be typed into: \(why)."
    case .noMenu: "neither it nor a superview has a menu to open."
    case .badArgument(let name, let value, let expected):
      "the argument “\(name)” is \(value); \(expected) is expected."
    case .nothingToRefresh: "no scroll view on the screen has a refreshControl."
    }
  }
}
