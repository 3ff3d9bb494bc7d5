import Foundation

extension NSAttributedString {
  /// Makes a text without characters, as `NSMutableAttributedString()` asks for one.
  ///
  /// Foundation on Linux has no initializer without arguments; one can't be added in an extension,
  /// but one whose argument has a default can.
  public convenience init(_: Void = ()) { self.init(string: "") }
}
