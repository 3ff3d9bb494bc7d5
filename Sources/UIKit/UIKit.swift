// Room: UIKit. The semantics of views, controllers, traits, insets, scrolling and turning.
// It knows neither the rasteriser nor files nor snapshots.

@_exported import Foundation
// A part of Foundation on a device.
@_exported import FoundationNetworking
@_exported import Graphics
@_exported import LayoutMetrics
@_exported import Layers
