/// A method that a class's table lists.
package struct ListedMethod: Sendable {
  /// What the method was declared as.
  package enum Role: Sendable {
    case method
    /// `@IBAction`
    case action
    /// `@IBSegueAction`
    case segueAction
  }

  /// The name in Objective-C, with the way to call it.
  package var selector: Selector
  package var role: Role
}
