/// The value that must be in the first stored property of classes whose instances are attribute
/// values.
///
/// Foundation on Linux stores attributes in a Core Foundation dictionary and compares values with
/// `CFEqual`, which takes the word after the object header for Core Foundation's own and reads a
/// type number from its bits 8 to 17. If these happen to be 0, it takes the object for "no type"
/// and traps instead of calling `isEqual(_:)`. All ones is a type that never gets registered, so
/// every comparison is Swift's.
enum AttributeValueHeader {
  static let word: UInt = 0x3_FF00
}
