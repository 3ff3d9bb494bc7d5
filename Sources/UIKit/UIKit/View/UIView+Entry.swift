extension ClassEntry {
  static let view = ClassEntry(
    UIView.self,
    keys: { ($0 as? any _UIViewKeys.Type)?.listUIView(&$1) },
    appearance: [
      AppearanceProperty(\UIView.backgroundColor),
      AppearanceProperty(
        get: { (view: UIView) in view.assignedTint }, set: { $0.tintColor = $1 }, isEqual: ==),
      AppearanceProperty(\UIView.assignedTintAdjustment),
      AppearanceProperty(\UIView.semanticContentAttribute),
      AppearanceProperty(\UIView.overrideUserInterfaceStyle),
      AppearanceProperty(\UIView.alpha),
      AppearanceProperty(\UIView.clipsToBounds),
      AppearanceProperty(\UIView.isExclusiveTouch),
      AppearanceProperty(\UIView.isMultipleTouchEnabled),
      AppearanceProperty(\UIView.isUserInteractionEnabled),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UIViewKeys: UIView {}
extension UIView: _UIViewKeys {}

extension _UIViewKeys {
  @MainActor static func listUIView(_ members: inout _DialectMembers) {
    members.system("frame", \Self.frame)
    members.system("bounds", \Self.bounds)
    members.system("center", \Self.center)
    members.system("transform", \Self.transform)
    members.system("transform3D", \Self.transform3D)
    members.system("anchorPoint", \Self.anchorPoint)
    members.system("contentMode", \Self.contentMode)
    members.system("contentScaleFactor", \Self.contentScaleFactor)
    members.system("autoresizesSubviews", \Self.autoresizesSubviews)
    members.system("autoresizingMask", \Self.autoresizingMask)
    members.system("hidden", \Self.isHidden)
    members.system("alpha", \Self.alpha)
    members.system("opaque", \Self.isOpaque)
    members.system("backgroundColor", \Self.backgroundColor)
    members.system("tintColor", \Self.tintColor)
    members.system("tintAdjustmentMode", \Self.tintAdjustmentMode)
    members.system("clipsToBounds", \Self.clipsToBounds)
    members.system("clearsContextBeforeDrawing", \Self.clearsContextBeforeDrawing)
    members.system("mask", \Self.mask)
    members.system("superview", \Self.superview)
    members.system("subviews", \Self.subviews)
    members.system("window", \Self.window)
    members.system("tag", \Self.tag)
    members.system("layer", \Self.layer)
    members.system("layoutMargins", \Self.layoutMargins)
    members.system("directionalLayoutMargins", \Self.directionalLayoutMargins)
    members.system("safeAreaInsets", \Self.safeAreaInsets)
    members.system("preservesSuperviewLayoutMargins", \Self.preservesSuperviewLayoutMargins)
    members.system("insetsLayoutMarginsFromSafeArea", \Self.insetsLayoutMarginsFromSafeArea)
    members.system(
      "translatesAutoresizingMaskIntoConstraints", \Self.translatesAutoresizingMaskIntoConstraints)
    members.system("overrideUserInterfaceStyle", \Self.overrideUserInterfaceStyle)
    members.system("semanticContentAttribute", \Self.semanticContentAttribute)
    members.system("userInteractionEnabled", \Self.isUserInteractionEnabled)
    members.system("multipleTouchEnabled", \Self.isMultipleTouchEnabled)
    members.system("exclusiveTouch", \Self.isExclusiveTouch)
    members.system("accessibilityIdentifier", \Self.accessibilityIdentifier)
    members.system("accessibilityLabel", \Self.accessibilityLabel)
    members.system("accessibilityValue", \Self.accessibilityValue)
    members.system("accessibilityHint", \Self.accessibilityHint)
    members.system("accessibilityElement", \Self.isAccessibilityElement)
    members.system("traitCollection", \Self.traitCollection)
  }
}
