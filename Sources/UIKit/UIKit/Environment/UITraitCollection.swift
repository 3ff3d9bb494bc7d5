/// The traits of an environment, such as size classes, idiom, scale, style and text size.
///
/// Values are immutable. Traits that haven't been set are unspecified, and merging fills them in.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // Set by initialisers only.
  @exclusivity(unchecked) package private(set) final var values = Values()

  public override init() { super.init() }

  // Designated initialisers that aren't public would prevent subclasses from inheriting the others.
  package convenience init(values: Values) {
    self.init()
    self.values = values
  }

  /// Merges collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for collection in traitCollections { merged.merge(collection.values) }
    self.init(values: merged)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: Values { $0.userInterfaceIdiom = idiom })
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values { $0.horizontalSizeClass = horizontalSizeClass })
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values { $0.verticalSizeClass = verticalSizeClass })
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(values: Values { $0.displayScale = scale })
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: Values { $0.displayGamut = displayGamut })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: Values { $0.userInterfaceStyle = userInterfaceStyle })
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: Values { $0.userInterfaceLevel = userInterfaceLevel })
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: Values { $0.layoutDirection = layoutDirection })
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: Values { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: Values { $0.accessibilityContrast = accessibilityContrast })
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: Values { $0.legibilityWeight = legibilityWeight })
  }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(values: Values { $0.forceTouchCapability = forceTouchCapability })
  }

  /// Unknown unless set: here, nobody presses the screen.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels per point, or 0 when unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The edge with the system's vertical bars, whether or not one is visible (iOS 27.1).
  open var verticalBarEdge: UIVerticalBarEdge { values.verticalBarEdge }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether the appearance of a dynamic colour may differ under the other traits.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceIdiom != other.userInterfaceIdiom
      || values.displayGamut != other.displayGamut
      || values.customColorTraits != other.customColorTraits
      || values.release != other.release
  }

  /// Runs the closure while ``current`` is this collection.
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = CurrentTraits.replace(with: self)
    actions()
    outer.restore()
  }

  /// The traits for resolving colours outside of a view: the current simulation's, unless they were
  /// set.
  open class var current: UITraitCollection {
    get { CurrentTraits.value }
    set { _ = CurrentTraits.replace(with: newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values)
    return hasher.finalize()
  }

  open override var description: String { "<UITraitCollection; \(values.description)>" }
}
