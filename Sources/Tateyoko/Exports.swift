// What a test file needs beside UIKit's own names: devices, pictures, layout trees and traces.
@_exported import Devices
@_exported import ImageDiff
@_exported import InfoPlists
@_exported import LayoutTrees
@_exported import Pixels
@_exported import RunRecord
@_exported import Traces
