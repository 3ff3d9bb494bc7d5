import Graphics

// Classes that are known only at run time are instantiated through a subclass that declares the
// initialiser as required: the call uses the same entry of the class's method table, which holds
// the actual class's initialiser (decision 8). The twins are open so that the optimiser can't
// conclude that they have no subclasses.

@_spi(MethodTables) @preconcurrency @MainActor
open class _UICollectionReusableViewTwin: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables)
open class _UICollectionViewLayoutAttributesTwin: UICollectionViewLayoutAttributes {
  public required override init() { super.init() }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UICollectionViewLayoutInvalidationContextTwin:
  UICollectionViewLayoutInvalidationContext
{
  public required override init() { super.init() }
}

extension ReusableViewFactory {
  /// Creates a cell or supplementary view of a collection view.
  @inline(never)
  @_optimize(none)
  static func makeReusableView(
    _ type: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView {
    let twin = unsafeBitCast(type, to: _UICollectionReusableViewTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(twin.init(frame: frame)).toOpaque()
    return Unmanaged<UICollectionReusableView>.fromOpaque(made).takeRetainedValue()
  }
}

extension ReusableViewFactory {
  /// Creates a view of a statically known class.
  static func make<View: UICollectionReusableView>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(makeReusableView(type, frame: frame), to: View.self)
  }
}

extension UICollectionViewLayoutAttributes {
  @inline(never)
  @_optimize(none)
  static func make(
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    let twin = unsafeBitCast(type, to: _UICollectionViewLayoutAttributesTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(twin.init()).toOpaque()
    return Unmanaged<UICollectionViewLayoutAttributes>.fromOpaque(made).takeRetainedValue()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  @inline(never)
  @_optimize(none)
  static func make(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    let twin = unsafeBitCast(type, to: _UICollectionViewLayoutInvalidationContextTwin.Type.self)
    let made = Unmanaged<AnyObject>.passRetained(twin.init()).toOpaque()
    return Unmanaged<UICollectionViewLayoutInvalidationContext>.fromOpaque(made)
      .takeRetainedValue()
  }
}
