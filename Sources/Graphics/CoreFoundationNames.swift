import Foundation

/// The name Core Foundation gives an array, so that `[color1, color2] as CFArray` compiles.
public typealias CFArray = [Any]

/// The name Core Foundation gives a dictionary.
public typealias CFDictionary = [AnyHashable: Any]

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
