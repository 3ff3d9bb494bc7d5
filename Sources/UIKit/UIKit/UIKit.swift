// Room: UIKit. The semantics of views, controllers, traits, insets, scrolling and rotation. It
// knows neither the rasteriser nor files nor snapshots.

@_exported import Foundation
// Part of Foundation on a device.
@_exported import FoundationNetworking
@_exported import Graphics
@_exported import LayoutMetrics
@_exported import Layers
