import Foundation

/// The name Core Foundation gives an array, so that `[color1, color2] as CFArray` compiles.
public typealias CFArray = [Any]

/// The name Core Foundation gives a dictionary.
public typealias CFDictionary = [AnyHashable: Any]

// The other names are those of the values that Core Foundation's types stand for, so that bridging casts
// compile; `CFString`'s own functions are not declared.

/// The name Core Foundation gives a string.
public typealias CFString = String

/// The name Core Foundation gives bytes.
public typealias CFData = Data

/// The name Core Foundation gives bytes that can be changed.
public typealias CFMutableData = NSMutableData

/// The name Core Foundation gives a URL.
public typealias CFURL = URL

/// The name Core Foundation gives a number.
public typealias CFNumber = NSNumber

/// The name Core Foundation gives a date.
public typealias CFDate = Date

/// The name Core Foundation gives an error.
public typealias CFError = any Error

/// The name Core Foundation gives any object.
public typealias CFTypeRef = AnyObject

/// The name Core Foundation gives an index or a count.
public typealias CFIndex = Int

/// What memory comes from; there is one kind, which needs no name.
public enum CFAllocator: Sendable {}

/// The usual allocator.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// Creates bytes that can be changed; the capacity is ignored.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// A time in seconds since the beginning of 2001, GMT.
public typealias CFAbsoluteTime = Double

/// The time that the clock says, which isn't simulated.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs the closure; objects are released as they are without a pool.
@_disfavoredOverload
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
