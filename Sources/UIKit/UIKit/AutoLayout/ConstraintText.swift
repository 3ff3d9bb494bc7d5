extension UIView {
  /// Whether a cell, a window or one of UIKit's containers determines the size, which logs then
  /// call encapsulated: content views and controllers' root views (names in many logs).
  var hasEncapsulatedSize: Bool {
    if storedSuperview?.decidesSize(of: self) == true { return true }
    guard let owningController else { return false }
    return owningController.storedParent?.providesBars ?? true
  }
}

/// Formats constraints the way UIKit's log does.
///
/// UIKit prints addresses, which differ from run to run; here views and constraints are numbered in
/// the order a text mentions them in (formats: facts, layout §6.6).
@MainActor
final class ConstraintText {
  private var numbers: [ObjectIdentifier: Int] = [:]

  private func number(_ object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    let number = numbers[key] ?? numbers.count + 1
    numbers[key] = number
    return "0x" + String(number, radix: 16)
  }

  /// Returns a name such as `UILabel:0x1'Title'`.
  func name(_ item: LayoutItem) -> String {
    if let view = item.view {
      return "\(type(of: view)):\(number(view))" + (view.constraintName.map { "'\($0)'" } ?? "")
    }
    guard let guide = item.guide else { return "(released)" }
    let identifier = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
    return "\(type(of: guide)):\(number(guide))\(identifier)"
  }

  func operand(_ operand: LayoutOperand) -> String {
    let start = "\(name(operand.item)).\(operand.attribute.name)"
    guard let end = operand.end else { return start }
    return "(\(name(end.item)).\(end.attribute.name) - \(start))"
  }

  func anchorText(_ operand: LayoutOperand) -> String {
    let kind =
      operand.isLength
      ? "NSLayoutDimension"
      : operand.attribute.kind == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    return "<\(kind) \"\(self.operand(operand))\">"
  }

  func text(_ constraint: NSLayoutConstraint) -> String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let head = "<\(type(of: constraint)):\(number(constraint))\(name) "
    let state = constraint.isActive ? "active" : "inactive"
    if let visual = visual(constraint) {
      let names = visual.superview.map { ", names: '|':\(self.name($0)) " } ?? ""
      return head + visual.text + "   (\(state)\(names))>"
    }
    return head + equation(constraint) + "   (\(state))>"
  }

  private func relation(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String {
    var text = constraint.first.map(operand) ?? "(null)"
    text += " \(relation(constraint.relation)) "
    let constant = constraint.constant
    if let second = constraint.second {
      if constraint.multiplier == -1 {
        text += "-"
      } else if constraint.multiplier != 1 {
        text += "\(constraint.multiplier.significantText)*"
      }
      text += operand(second)
      if constant != 0 {
        text += " \(constant < 0 ? "-" : "+") \(abs(constant).significantText)"
      }
    } else {
      text += constant.significantText
    }
    if constraint.priority != .required {
      text += " priority:\(constraint.priority.rawValue.shortText)"
    }
    return text
  }

  /// Returns text such as `H:|-(10)-[view]`, for edges of adjacent views or of a view in its
  /// superview.
  private func visual(
    _ constraint: NSLayoutConstraint
  ) -> (text: String, superview: LayoutItem?)? {
    guard constraint.multiplier == 1, !constraint.mixesAxes, let first = constraint.first,
      first.end == nil,
      let second = constraint.second, second.end == nil
    else { return nil }
    let starts: Set<NSLayoutConstraint.Attribute> = [.leading, .left, .top]
    let ends: Set<NSLayoutConstraint.Attribute> = [.trailing, .right, .bottom]
    let axis = first.attribute.kind == .vertical ? "V:" : "H:"
    let side = first.attribute.isAbsoluteSide ? "(LTR)" : ""
    func gap(_ constant: CGFloat, flipped: Bool) -> String {
      var sign = ""
      switch constraint.relation {
      case .equal: break
      case .lessThanOrEqual: sign = flipped ? ">=" : "<="
      case .greaterThanOrEqual: sign = flipped ? "<=" : ">="
      }
      let priority =
        constraint.priority == .required ? "" : "@\(constraint.priority.rawValue.shortText)"
      let length = constraint.spacing == nil ? constant.significantText : "NSSpace(8)"
      return "-(\(sign)\(length)\(priority))-"
    }
    let holds = second.item.view != nil && first.item.ownerView?.superview === second.item.view
    let isHeld = first.item.view != nil && second.item.ownerView?.superview === first.item.view
    if first.attribute == second.attribute, starts.contains(first.attribute) {
      if holds, first.item.view != nil {
        let gap = gap(constraint.constant, flipped: false)
        return ("\(axis)|\(gap)[\(name(first.item))]\(side)", second.item)
      }
      if isHeld {
        let gap = gap(-constraint.constant, flipped: true)
        return ("\(axis)|\(gap)[\(name(second.item))]\(side)", first.item)
      }
    }
    if first.attribute == second.attribute, ends.contains(first.attribute) {
      if holds, first.item.view != nil {
        let gap = gap(-constraint.constant, flipped: true)
        return ("\(axis)[\(name(first.item))]\(gap)|\(side)", second.item)
      }
      if isHeld {
        let gap = gap(constraint.constant, flipped: false)
        return ("\(axis)[\(name(second.item))]\(gap)|\(side)", first.item)
      }
    }
    let areNeighbours =
      first.item.view != nil && second.item.view != nil && first.item !== second.item
      && first.item.view?.superview === second.item.view?.superview
    guard areNeighbours else { return nil }
    if starts.contains(first.attribute), ends.contains(second.attribute) {
      let gap = gap(constraint.constant, flipped: false)
      return ("\(axis)[\(name(second.item))]\(gap)[\(name(first.item))]\(side)", nil)
    }
    if ends.contains(first.attribute), starts.contains(second.attribute) {
      let gap = gap(-constraint.constant, flipped: true)
      return ("\(axis)[\(name(first.item))]\(gap)[\(name(second.item))]\(side)", nil)
    }
    return nil
  }

  // MARK: What the engine adds of its own

  /// Returns the text of a fixed frame, as `<NSAutoresizingMaskLayoutConstraint h=--& v=--& …>`.
  func frameText(_ record: ItemRecord, _ part: Lowered.FramePart, _ value: Double) -> String {
    guard let view = record.item.view else { return "" }
    if view.hasEncapsulatedSize, part == .width || part == .height {
      let (name, attribute) = part == .width ? ("Width", "width") : ("Height", "height")
      return "<NSLayoutConstraint:\(number(record)) 'UIView-Encapsulated-Layout-\(name)' "
        + "\(self.name(record.item)).\(attribute) == \(CGFloat(value).significantText)   (active)>"
    }
    let mask = view.autoresizingMask
    func flags(
      _ a: UIView.AutoresizingMask, _ b: UIView.AutoresizingMask, _ c: UIView.AutoresizingMask
    ) -> String {
      let isFixed = !mask.contains(a) && !mask.contains(b) && !mask.contains(c)
      return (mask.contains(a) ? "&" : "-") + (mask.contains(b) ? "&" : "-")
        + (mask.contains(c) || isFixed ? "&" : "-")
    }
    let attribute =
      switch part {
      case .x: "minX"
      case .y: "minY"
      case .width: "width"
      case .height: "height"
      }
    let h = flags(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let v = flags(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "<NSAutoresizingMaskLayoutConstraint:\(number(record)) h=\(h) v=\(v) "
      + "\(name(record.item)).\(attribute) == \(CGFloat(value).significantText)   (active)>"
  }

  /// Returns text such as `'UIViewSafeAreaLayoutGuide-top' V:|-(44)-[UILayoutGuide:0x2'…']`.
  func guideText(_ record: ItemRecord, _ edge: String, _ constant: Double) -> String {
    let guide = record.item.guide
    let head = "<NSLayoutConstraint:\(number(record)) '"
    guard let guide, let view = guide.owningView,
      guide.kind == .safeArea || guide.kind == .margins || guide.kind == .readable
    else { return head + "\(guide?.identifier ?? "")-\(edge)' \(name(record.item))   (active)>" }
    let gap = "-(\(CGFloat(abs(constant)).significantText))-"
    let isStart = edge == "left" || edge == "top"
    let isHorizontal = edge == "left" || edge == "right"
    let box = "[\(name(record.item))]"
    let title =
      guide.kind == .margins
      ? "UIView-\(edge)Margin-guide-constraint" : "\(guide.identifier)-\(edge)"
    return head + title + "' " + (isHorizontal ? "H:" : "V:")
      + (isStart ? "|\(gap)\(box)" : "\(box)\(gap)|") + (isHorizontal ? "(LTR)" : "")
      + "   (active, names: '|':\(name(view.madeLayoutItem)) )>"
  }

  func contentText(_ record: ItemRecord, _ axis: NSLayoutConstraint.Axis, _ size: Double) -> String
  {
    let hugging = record.item.hugging
    let compression = record.item.compression
    let isHorizontal = axis == .horizontal
    let hug = isHorizontal ? hugging.horizontal : hugging.vertical
    let resist = isHorizontal ? compression.horizontal : compression.vertical
    return "<NSContentSizeLayoutConstraint:\(number(record)) \(isHorizontal ? "H" : "V"):"
      + "[\(name(record.item))(\(CGFloat(size).significantText))] Hug:\(hug.shortText) "
      + "CompressionResistance:\(resist.shortText)   (active)>"
  }
}
