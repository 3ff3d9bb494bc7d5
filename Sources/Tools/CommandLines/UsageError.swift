/// An error in a command line.
package struct UsageError: Error, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }
}
