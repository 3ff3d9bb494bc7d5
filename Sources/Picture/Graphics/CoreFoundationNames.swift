import Foundation

/// Core Foundation's name of an array, so that `[color1, color2] as CFArray` compiles.
public typealias CFArray = [Any]

/// Core Foundation's name of a dictionary.
public typealias CFDictionary = [AnyHashable: Any]

// The other names are aliases of the value types that correspond to Core Foundation's types, so
// that bridging casts compile; `CFString`'s own functions aren't declared.

/// Core Foundation's name of a string.
public typealias CFString = String

/// Core Foundation's name of bytes.
public typealias CFData = Data

/// Core Foundation's name of mutable bytes.
public typealias CFMutableData = NSMutableData

/// Core Foundation's name of a URL.
public typealias CFURL = URL

/// Core Foundation's name of a number.
public typealias CFNumber = NSNumber

/// Core Foundation's name of a date.
public typealias CFDate = Date

/// Core Foundation's name of an error.
public typealias CFError = NSError

/// Core Foundation's name of any object.
public typealias CFTypeRef = AnyObject

/// Core Foundation's name of an index or a count.
public typealias CFIndex = Int

/// A memory allocator; there is only one kind, which has no instances.
public enum CFAllocator: Sendable {}

/// The default allocator.
public var kCFAllocatorDefault: CFAllocator? { nil }

/// Creates mutable bytes; the capacity is ignored.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// A duration in seconds.
public typealias CFTimeInterval = Double

/// A time in seconds since the beginning of 2001, GMT.
public typealias CFAbsoluteTime = Double

/// The current time of the clock, which isn't simulated.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Calls the closure; objects are released as if there were no pool.
@_disfavoredOverload
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
