import LayoutTrees

/// The properties that layout trees describe for every view: measurements and their inputs.
///
/// Values that are the same as in a plain view are omitted, so that a plain view's description is
/// short.
extension UIView {
  /// Describes the common properties of every view; its constraints come last, after its class's
  /// properties.
  func describeAnyView(in description: inout LayoutDescription) {
    describeGeometry(in: &description)
    describeTraits(in: &description)
    description.add(.backgroundColor, color: backgroundColor, in: traitCollection)
    description.add(.tintColor, color: assignedTint, in: traitCollection)
    describeLayer(in: &description)
    if marginState.preservesSuperview {
      description.add(.preservesSuperviewLayoutMargins, .flag(true))
    }
    if !marginState.insetsFromSafeArea {
      description.add(.insetsLayoutMarginsFromSafeArea, .flag(false))
    }
    if let extra = owningController?.additionalSafeAreaInsets, extra != .zero {
      description.add(.additionalSafeAreaInsets, .insets(extra))
    }
    if let outletName { description.add(.outlet, .text(outletName)) }
    describeReadableContent(in: &description)
  }

  private func describeGeometry(in description: inout LayoutDescription) {
    description.add(.frame, .rect(frame))
    if bounds.origin != .zero { description.add(.boundsOrigin, .point(bounds.origin)) }
    if isHidden { description.add(.hidden, .flag(true)) }
    if alpha != 1 { description.add(.alpha, .number(alpha)) }
    let transform = transform
    if !transform.isIdentity {
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      description.add(.transform, .text(parts.map(\.shortText).joined(separator: " ")))
    }
    if safeAreaInsets != .zero { description.add(.safeAreaInsets, .insets(safeAreaInsets)) }
    description.add(.layoutMargins, .insets(layoutMargins))
  }

  private func describeLayer(in description: inout LayoutDescription) {
    if clipsToBounds != clipsByDefault {
      description.add(.clipsToBounds, .flag(clipsToBounds))
    }
    if layer.cornerRadius != 0 { description.add(.cornerRadius, .number(layer.cornerRadius)) }
    if layer.borderWidth != 0 { description.add(.borderWidth, .number(layer.borderWidth)) }
    if layer.shadowOpacity != 0 {
      description.add(.shadowOpacity, .number(Double(layer.shadowOpacity)))
      description.add(.shadowRadius, .number(layer.shadowRadius))
    }
  }

  /// Describes the traits that affect layout and colours, if they differ from the superview's.
  private func describeTraits(in description: inout LayoutDescription) {
    let own = traitCollection
    let outer = storedSuperview?.traitCollection
    if outer === own { return }
    func add(_ property: LayoutProperty, _ value: String, _ above: String?) {
      if value != above { description.add(property, .text(value)) }
    }
    func style(_ traits: UITraitCollection) -> String {
      traits.userInterfaceStyle == .dark ? "dark" : "light"
    }
    func direction(_ traits: UITraitCollection) -> String {
      traits.layoutDirection == .rightToLeft ? "right to left" : "left to right"
    }
    func contrast(_ traits: UITraitCollection) -> String {
      traits.accessibilityContrast == .high ? "high" : "normal"
    }
    func size(_ size: UIUserInterfaceSizeClass) -> String {
      switch size {
      case .compact: "compact"
      case .regular: "regular"
      default: "unspecified"
      }
    }
    add(.style, style(own), outer.map(style))
    add(
      .textSize, own.preferredContentSizeCategory.rawValue,
      outer?.preferredContentSizeCategory.rawValue)
    add(.direction, direction(own), outer.map(direction))
    add(.contrast, contrast(own), outer.map(contrast))
    add(
      .horizontalSizeClass, size(own.horizontalSizeClass),
      outer.map { size($0.horizontalSizeClass) })
    add(
      .verticalSizeClass, size(own.verticalSizeClass), outer.map { size($0.verticalSizeClass) })
  }
}

extension LayoutDescription {
  /// Adds a colour as resolved for the traits, if there is one.
  @MainActor
  mutating func add(_ property: LayoutProperty, color: UIColor?, in traits: UITraitCollection) {
    guard let color = color?.fixed ?? color?.resolvedColor(with: traits).cgColor else { return }
    add(property, .text(Self.hexadecimal(color)))
  }

  /// Returns a colour as `#RRGGBB`, with its opacity unless it's opaque.
  private static func hexadecimal(_ color: CGColor) -> String {
    let parts = color.components ?? []
    let levels: [CGFloat] =
      switch parts.count {
      case 4...: [parts[0], parts[1], parts[2], parts[3]]
      case 2, 3: [parts[0], parts[0], parts[0], parts[1]]
      default: [0, 0, 0, color.alpha]
      }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "#")]
    for (index, level) in levels.enumerated() {
      let value = Int((min(max(level.isFinite ? level : 0, 0), 1) * 255).rounded())
      if index == 3, value == 255 { break }
      bytes += [digits[value >> 4], digits[value & 15]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
