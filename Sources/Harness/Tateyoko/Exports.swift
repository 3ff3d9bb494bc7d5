// Which modules the compiler adds to a file that imports Tateyoko.
@_exported import CTateyokoOverlays
// The modules that a test file needs: devices, pictures, layout trees and traces.
@_exported import Devices
@_exported import Findings
@_exported import ImageDiff
@_exported import InfoPlists
@_exported import LayoutTrees
@_exported import Pixels
@_exported import RunRecord
@_exported import Traces
// With Apple's XCTest, a test file that imports it also sees UIKit, and many import nothing else.
@_exported import UIKit
// So that a test target that exports Tateyoko can have XCTest classes on the main actor.
@_exported import XCTestEntries
