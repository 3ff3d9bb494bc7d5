/// The name Objective-C gives an integer as wide as a pointer.
public typealias NSInteger = Int

/// The name Objective-C gives an integer without a sign, as wide as a pointer.
public typealias NSUInteger = UInt
