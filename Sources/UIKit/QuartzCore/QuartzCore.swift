@_exported import Graphics
@_exported import Layers
@_exported import func UIKit.CACurrentMediaTime
@_exported import class UIKit.CADisplayLink
@_exported import struct UIKit.CAFrameRateRange
