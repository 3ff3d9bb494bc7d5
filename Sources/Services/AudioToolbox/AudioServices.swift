@_exported import Foundation
import UIKit

// Sounds of the system: none is played.

/// A sound of the system.
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Has no effect.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Has no effect.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls the completion before returning, as there is nothing to wait for.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Calls the completion before returning, as there is nothing to wait for.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Creates no sound; the identifier is the first that apps get (4096, Apple's header).
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0x1000
  return noErr
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  noErr
}
