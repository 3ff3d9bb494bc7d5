import Foundation

// Members and names that Linux's Foundation lacks.

extension NSObject {
  /// The class itself: a class is an object too, and this is its own answer to `classForCoder`.
  public class func classForCoder() -> AnyClass { self }
}

extension NSMutableString {
  /// Appends a text with values for the placeholders of its format.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: format as String, arguments: args))
  }
}

extension NSURL {
  /// Requests access to a file outside of the app: granted for every file, as there is no sandbox.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Relinquishes access; does nothing.
  public func stopAccessingSecurityScopedResource() {}
}

extension _TimerMaking {
  /// Creates a timer that isn't scheduled and never fires.
  public init() {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    self = timer as! Self
  }
}

/// The key for a whole sentence about a failure.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// The key for several errors that caused one.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
