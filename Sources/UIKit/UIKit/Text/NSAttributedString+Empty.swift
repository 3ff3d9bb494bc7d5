import Foundation

extension NSAttributedString {
  /// Creates an empty text, for calls of `NSMutableAttributedString()`.
  ///
  /// Foundation on Linux has no initializer without arguments; one can't be added in an extension,
  /// but one with a defaulted argument can.
  public convenience init(_: Void = ()) { self.init(string: "") }
}
