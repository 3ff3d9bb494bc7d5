import Foundation
import Graphics

// Core Foundation's functions and constants that code calls on the value types which represent its
// types here (`CoreFoundationNames.swift`).

/// Core Foundation's null, in place of a missing value in a collection.
public let kCFNull: NSNull? = NSNull()
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// The keys of a bundle's property list.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }

/// A range of a text in Core Foundation's functions.
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex

  public init() { (location, length) = (0, 0) }
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// Core Foundation's name of a text with attributes.
public typealias CFAttributedString = NSAttributedString

/// Core Foundation's name of a text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString

// MARK: Results and units of other system libraries

/// The result of a system function.
public typealias OSStatus = Int32

/// The result of a system function that succeeded.
public let noErr: OSStatus = 0

/// Nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
