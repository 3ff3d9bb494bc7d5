import LayoutTrees

extension UIView {
  /// Describes the constraints that the view holds, their parts, and their constants.
  func describeConstraints(in description: inout LayoutDescription) {
    let constraints = constraints
    guard !constraints.isEmpty else { return }
    var namer = ConstraintNamer(holder: self)
    var seen: [String: Int] = [:]
    for constraint in constraints where !constraint.isArrangement {
      var parts = namer.parts(of: constraint)
      let count = seen[parts.name, default: 0] + 1
      seen[parts.name] = count
      parts.number = count
      description.add(parts, constant: constraint.constant)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a stack view created the constraint, whose own settings explain it.
  fileprivate var isArrangement: Bool { identifier?.hasPrefix("UISV-") == true }
}

/// Decomposes the constraints of one view.
@MainActor
private struct ConstraintNamer {
  let holder: UIView
  /// The names of siblings that constraints refer to.
  private var names: [ObjectIdentifier: String] = [:]

  init(holder: UIView) {
    self.holder = holder
  }

  mutating func parts(of constraint: NSLayoutConstraint) -> LayoutConstraint {
    if let identifier = constraint.identifier, !identifier.isEmpty {
      return LayoutConstraint(identifier: identifier)
    }
    let relation: LayoutConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LayoutConstraint(
      LayoutConstraint.Terms(
        first: constraint.first.map { operand($0) }, relation: relation,
        multiplier: constraint.multiplier, second: constraint.second.map { operand($0) },
        priority: Double(constraint.priority.rawValue)))
  }

  private mutating func operand(_ operand: LayoutOperand) -> LayoutConstraint.Operand {
    let attribute = operand.attribute.name
    if let view = operand.item.view {
      return .init(item: name(view), attribute: attribute)
    }
    guard let guide = operand.item.guide else {
      return .init(item: "nothing", attribute: attribute)
    }
    let owner = guide.owningView.flatMap { $0 === holder ? nil : name($0) } ?? ""
    let kind: LayoutConstraint.Guide
    switch guide.kind {
    case .safeArea: kind = .safeArea
    case .margins: kind = .layoutMargins
    case .readable: kind = .readableContent
    default:
      let own = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      return .init(item: owner.isEmpty ? own : "\(owner).\(own)", attribute: attribute)
    }
    return .init(item: owner, guide: kind, attribute: attribute)
  }

  private mutating func name(_ view: UIView) -> String {
    if let known = names[ObjectIdentifier(view)] { return known }
    let name = String(describing: type(of: view))
    guard view !== holder, let parent = view.storedSuperview else { return name }
    // Number all siblings together: querying each for its number would be slow in long lists.
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
