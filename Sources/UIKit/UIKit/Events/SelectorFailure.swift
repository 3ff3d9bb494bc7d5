/// The reason why a selector can't be sent to an object.
enum SelectorFailure: Error, Hashable {
  /// The object's class has no such method.
  case notRecognized
  /// The selector's method belongs to a class that the object isn't an instance of.
  case otherClass
  /// An argument, counted from 0, doesn't have its parameter's type.
  case argument(Int, expected: String)
}

extension Selector {
  /// Calls the method of an object.
  ///
  /// - Parameters:
  ///   - target: The object; an override by its class is called.
  ///   - arguments: At least as many as the method has parameters; the others are ignored.
  /// - Returns: The method's result; nil if it returns nothing.
  /// - Throws: The reason why it can't be called.
  @MainActor
  func perform(on target: AnyObject, _ arguments: [Any?]) throws(SelectorFailure) -> Any? {
    if let call {
      do {
        return try call(target, arguments)
      } catch .otherClass {
        // A device finds the method by its name, regardless of the selector's class.
      }
    }
    guard let method = ClassMembers.of(target).method(name), let call = method.call else {
      throw .notRecognized
    }
    return try call(target, arguments)
  }

  /// Whether an object's class has the method.
  func isRecognized(by target: AnyObject) -> Bool {
    accepts(target) || ClassMembers.of(target).method(name) != nil
  }

  /// Calls the method of an object if possible; otherwise reports an issue to the current
  /// simulation.
  ///
  /// - Returns: The method's result; nil also if it can't be called.
  @MainActor
  @discardableResult
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Any? {
    do {
      return try perform(on: target, arguments)
    } catch {
      SimulationHost.current.report(issue(of: error, target))
      return nil
    }
  }

  /// UIKit's exception message, as an issue.
  @MainActor
  private func issue(of failure: SelectorFailure, _ target: AnyObject) -> SimulationIssue {
    let type: AnyClass = type(of: target)
    switch failure {
    case .notRecognized, .otherClass:
      // The wording is Foundation's (NSInvalidArgumentException), without the object's address.
      return SimulationIssue(
        where: "\(type)", what: "-[\(type) \(name)]: unrecognized selector sent to instance.",
        advice: "Mark the method with @objc and build with the dialect's overlay, or name a "
          + "method that the class has; it was not called.")
    case .argument(let index, let expected):
      return SimulationIssue(
        where: "\(type)",
        what: "-[\(type) \(name)]: argument \(index + 1) is not of type \(expected).",
        advice: "Declare the parameter with the type that is sent; the method was not called.")
    }
  }
}
