import Graphics

extension CALayer {
  /// Creates a layer of a class known only at run time, with the class's own `init()`.
  ///
  /// Swift requires a `required` initialiser for that. `CALayer.init()` isn't one, so that layers
  /// written for iOS, which declare `override init()`, compile. The call goes through a subclass
  /// that does declare it required: it uses the same entry of the class's method table.
  @inline(never)
  @_optimize(none)
  package static func make(_ type: CALayer.Type) -> CALayer {
    let maker = unsafeBitCast(type, to: _CALayerTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(maker.init()).toOpaque()
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }

  /// Creates a copy of a layer with the class's own `init(layer:)`, in the same way.
  @inline(never)
  @_optimize(none)
  static func make(_ type: CALayer.Type, copying layer: CALayer) -> CALayer {
    let maker = unsafeBitCast(type, to: _CALayerTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(maker.init(layer: layer)).toOpaque()
    return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
  }
}
