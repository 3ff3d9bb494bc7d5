import LayoutTrees

/// What view code decides and frames only follow from: the answers to "why did it move".
///
/// Defaults are left out, so that a plain view says nothing.
extension UIView {
  /// What this view was given: constraints, flags, colours, traits of its own.
  var layoutInputs: [LayoutAttribute] {
    var inputs = InputList(traits: traitCollection)
    inputs.add(traitsOf: self)
    inputs.color("backgroundColor", backgroundColor)
    inputs.color("tintColor", assignedTint)
    // Scroll views clip unless they are told not to, other views the other way around.
    if clipsToBounds != (self is UIScrollView) {
      inputs.add("clipsToBounds", .flag(clipsToBounds))
    }
    if layer.cornerRadius != 0 { inputs.add("cornerRadius", .number(layer.cornerRadius)) }
    if layer.borderWidth != 0 { inputs.add("borderWidth", .number(layer.borderWidth)) }
    if layer.shadowOpacity != 0 {
      inputs.add("shadowOpacity", .number(Double(layer.shadowOpacity)))
      inputs.add("shadowRadius", .number(layer.shadowRadius))
    }
    inputs.flag("preservesSuperviewLayoutMargins", marginState.preservesSuperview)
    if !marginState.insetsFromSafeArea {
      inputs.add("insetsLayoutMarginsFromSafeArea", .flag(false))
    }
    if let extra = owningController?.additionalSafeAreaInsets, extra != .zero {
      inputs.add("additionalSafeAreaInsets", .insets(extra))
    }
    addOwnInputs(to: &inputs)
    inputs.add(constraintsOf: self)
    return inputs.attributes
  }

  private func addOwnInputs(to inputs: inout InputList) {
    switch self {
    case let label as UILabel:
      guard label.text != nil else { return }
      inputs.color("textColor", label.textColor)
      if label.numberOfLines != 1 {
        inputs.add("numberOfLines", .number(Double(label.numberOfLines)))
      }
      if label.textAlignment != .natural {
        inputs.add("textAlignment", .text("\(label.textAlignment)"))
      }
      if label.lineBreakMode != .byTruncatingTail {
        inputs.add("lineBreakMode", .text("\(label.lineBreakMode)"))
      }
    case let stack as UIStackView:
      inputs.add("axis", .text(stack.axis == .horizontal ? "horizontal" : "vertical"))
      inputs.add("spacing", .number(stack.spacing))
      inputs.add("alignment", .text("\(stack.alignment)"))
      inputs.add("distribution", .text("\(stack.distribution)"))
    case is UIImageView:
      inputs.add("contentMode", .text("\(contentMode)"))
    case let scroll as UIScrollView:
      if scroll.contentInsetAdjustmentBehavior != .automatic {
        inputs.add(
          "contentInsetAdjustmentBehavior", .text("\(scroll.contentInsetAdjustmentBehavior)"))
      }
      if let table = scroll as? UITableView, table.rowHeight > 0 {
        inputs.add("rowHeight", .number(table.rowHeight))
      }
    default:
      break
    }
  }
}

/// Collects the inputs of one view.
@MainActor
private struct InputList {
  let traits: UITraitCollection
  var attributes: [LayoutAttribute] = []
  /// What the siblings that constraints mention are called.
  private var names: [ObjectIdentifier: String] = [:]

  init(traits: UITraitCollection) {
    self.traits = traits
  }

  mutating func add(_ name: String, _ value: LayoutValue) {
    attributes.append(LayoutAttribute(name, value))
  }

  mutating func flag(_ name: String, _ value: Bool) {
    if value { add(name, .flag(true)) }
  }

  mutating func color(_ name: String, _ color: UIColor?) {
    guard let color = color?.fixed ?? color?.resolvedColor(with: traits).cgColor else { return }
    add(name, .text(Self.hexadecimal(color)))
  }

  /// A colour as `#RRGGBB`, with its opacity where that is not full.
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

  /// Adds the traits that layout and colours depend on, where they are not the superview's.
  mutating func add(traitsOf view: UIView) {
    let own = traits
    let outer = view.storedSuperview?.traitCollection
    if outer === own { return }
    func add(_ name: String, _ value: String, _ above: String?) {
      if value != above { attributes.append(LayoutAttribute(name, .text(value))) }
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
    add("style", style(own), outer.map(style))
    add(
      "textSize", own.preferredContentSizeCategory.rawValue,
      outer?.preferredContentSizeCategory.rawValue)
    add("direction", direction(own), outer.map(direction))
    add("contrast", contrast(own), outer.map(contrast))
    add(
      "horizontalSizeClass", size(own.horizontalSizeClass),
      outer.map { size($0.horizontalSizeClass) })
    add(
      "verticalSizeClass", size(own.verticalSizeClass), outer.map { size($0.verticalSizeClass) })
  }

  /// Adds the constraints that the view holds: what is related is the name, the constant the value.
  mutating func add(constraintsOf view: UIView) {
    let constraints = view.constraints
    guard !constraints.isEmpty else { return }
    var seen: [String: Int] = [:]
    for constraint in constraints where !isArrangement(constraint) {
      var name = "constraint " + relation(constraint, in: view)
      let count = seen[name, default: 0] + 1
      seen[name] = count
      if count > 1 { name += " (\(count))" }
      add(name, .number(constraint.constant))
    }
  }

  /// Whether a stack view made the constraint, whose own settings say why.
  private func isArrangement(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.identifier?.hasPrefix("UISV-") == true
  }

  private mutating func relation(_ constraint: NSLayoutConstraint, in holder: UIView) -> String {
    if let identifier = constraint.identifier, !identifier.isEmpty { return "“\(identifier)”" }
    var text = "nothing"
    if let first = constraint.first { text = operand(first, in: holder) }
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " ≤ "
    case .greaterThanOrEqual: text += " ≥ "
    }
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.shortText) × " }
      text += operand(second, in: holder)
    } else {
      text += "constant"
    }
    if constraint.priority != .required { text += " @\(constraint.priority.rawValue.shortText)" }
    return text
  }

  private mutating func operand(_ operand: LayoutOperand, in holder: UIView) -> String {
    "\(name(operand.item, in: holder)).\(operand.attribute.name)"
  }

  private mutating func name(_ item: LayoutItem, in holder: UIView) -> String {
    if let view = item.view { return name(view, in: holder) }
    guard let guide = item.guide else { return "nothing" }
    let kind =
      switch guide.kind {
      case .safeArea: "safeArea"
      case .margins: "layoutMargins"
      case .readable: "readableContent"
      default: guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      }
    guard let owner = guide.owningView, owner !== holder else { return kind }
    return "\(name(owner, in: holder)).\(kind)"
  }

  private mutating func name(_ view: UIView, in holder: UIView) -> String {
    if let known = names[ObjectIdentifier(view)] { return known }
    let name = String(describing: type(of: view))
    guard view !== holder, let parent = view.storedSuperview else { return name }
    // All siblings at once: asking each for its number would take long in long lists.
    var counts: [String: Int] = [:]
    for sibling in parent.storedSubviews {
      counts[String(describing: type(of: sibling)), default: 0] += 1
    }
    var numbers: [String: Int] = [:]
    for sibling in parent.storedSubviews {
      let className = String(describing: type(of: sibling))
      let number = numbers[className, default: 0]
      numbers[className] = number + 1
      names[ObjectIdentifier(sibling)] =
        if let identifier = sibling.layoutIdentifier {
          "\(className) “\(identifier)”"
        } else {
          counts[className] == 1 ? className : "\(className)[\(number)]"
        }
    }
    return names[ObjectIdentifier(view)] ?? name
  }
}
