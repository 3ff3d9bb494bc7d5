// What a test file needs beside UIKit's own names: devices, pictures and layout trees.
@_exported import Devices
@_exported import ImageDiff
@_exported import LayoutTrees
@_exported import Pixels
@_exported import RunRecord
