// What a toolset compiles in the place of swift-snapshot-testing's module of this name (docs/install.md):
// the names of that library, and no others of ours, which an app's own could be mistaken for.
@_exported import Foundation
@_exported import UIKit
@_exported import XCTest

@_exported import struct Tateyoko.Async
@_exported import struct Tateyoko.Diffing
@_exported import struct Tateyoko.Snapshotting
@_exported import struct Tateyoko.SnapshotTestingConfiguration
@_exported import struct Tateyoko.ViewImageConfig
@_exported import class Tateyoko.XCTAttachment
@_exported import protocol Tateyoko.AnySnapshotStringConvertible
@_exported import typealias Tateyoko.SimplySnapshotting
@_exported import typealias Tateyoko.SnapshotTestCase
@_exported import func Tateyoko.assertSnapshot
@_exported import func Tateyoko.assertSnapshots
@_exported import func Tateyoko.verifySnapshot
@_exported import func Tateyoko.withSnapshotTesting
@_exported import var Tateyoko.diffTool
@_exported import var Tateyoko.isRecording
@_exported import var Tateyoko.record

/// Says in this program that it answers the library, whose names and pictures are looked for then.
@_cdecl("tateyoko_answers_snapshot_testing")
public func _answersSnapshotTesting() -> CInt { 1 }
