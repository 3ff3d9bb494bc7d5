// What a test file needs: devices, pictures, layout trees and traces.
@_exported import Devices
@_exported import Findings
@_exported import ImageDiff
@_exported import InfoPlists
@_exported import LayoutTrees
@_exported import Pixels
@_exported import RunRecord
@_exported import Traces
// Where XCTest is Apple's, a test file that imports it sees UIKit too, and many import nothing else.
@_exported import UIKit
// So that a test target that exports Tateyoko may have XCTest classes of the main actor.
@_exported import XCTestEntries
