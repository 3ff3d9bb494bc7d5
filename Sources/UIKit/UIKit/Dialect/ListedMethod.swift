/// A method listed in a class's table.
package struct ListedMethod: Sendable {
  /// The method's declared role.
  package enum Role: Sendable {
    case method
    /// `@IBAction`
    case action
    /// `@IBSegueAction`
    case segueAction
  }

  /// The Objective-C name, with the way to call the method.
  package var selector: Selector
  package var role: Role
}
