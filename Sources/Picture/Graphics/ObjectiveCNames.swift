/// Objective-C's name of an integer as wide as a pointer.
public typealias NSInteger = Int

/// Objective-C's name of an unsigned integer as wide as a pointer.
public typealias NSUInteger = UInt
