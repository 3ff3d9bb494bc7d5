import Graphics

extension UIView {
  /// Makes a view of a class by the class's own `init(frame:)`.
  @inline(never)
  @_optimize(none)
  static func makeBar<Bar: UIView>(_ type: Bar.Type) -> Bar {
    let twin = unsafeBitCast(type as UIView.Type, to: _UIViewTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(twin.init(frame: .zero)).toOpaque()
    return unsafeDowncast(Unmanaged<UIView>.fromOpaque(made).takeRetainedValue(), to: Bar.self)
  }
}
