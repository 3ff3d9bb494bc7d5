import Graphics

/// Declares a view's initialiser required, so that bars whose class is known only at run time can
/// be made: the call takes the same entry of the class's method table (decision 8).
@_spi(MethodTables) @preconcurrency @MainActor
open class _UIBarTwin: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// Makes a view of a class by the class's own `init(frame:)`.
  @inline(never)
  @_optimize(none)
  static func makeBar<Bar: UIView>(_ type: Bar.Type) -> Bar {
    let twin = unsafeBitCast(type as UIView.Type, to: _UIBarTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(twin.init(frame: .zero)).toOpaque()
    return unsafeDowncast(Unmanaged<UIView>.fromOpaque(made).takeRetainedValue(), to: Bar.self)
  }
}
