extension NSLayoutConstraint {
  /// Creates the inactive constraints that a visual format string describes.
  ///
  /// A string that can't be parsed results in none, and an issue shows the position of the error.
  ///
  /// - Parameters:
  ///   - format: Such as `"H:|-[title]-(>=8)-[value(==60@750)]-margin-|"`.
  ///   - opts: The alignment across the layout, its direction, and where spaces begin and end.
  ///   - metrics: Numbers by their names in the string.
  ///   - views: Views and layout guides by their names in the string.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
      let visual = try parser.parse()
      if let reason = visual.objection(to: opts) {
        throw VisualFormatError(reason: reason, position: format.count)
      }
      return VisualFormatBuilder(format: visual, options: opts).build()
    } catch {
      let items = views.sorted { $0.key < $1.key }.compactMap { LayoutItem.of($0.value) }
      let host = items.lazy.compactMap { $0.ownerView?.storedWindow?.host }.first ?? .current
      host.report(
        SimulationIssue(
          where: "NSLayoutConstraint", what: error.text(format),
          advice: "The string creates no constraints."))
      return []
    }
  }
}

extension VisualFormat {
  /// Returns the reason why views can't be aligned along the direction of the layout itself.
  fileprivate func objection(to options: NSLayoutConstraint.FormatOptions) -> String? {
    let own: NSLayoutConstraint.Attribute.Kind = axis == .horizontal ? .horizontal : .vertical
    guard elements.count > 1, options.alignedAttributes.contains(where: { $0.kind == own }) else {
      return nil
    }
    let name = axis == .horizontal ? "horizontal" : "vertical"
    return "Options mask required views to be aligned on a \(name) edge, which is not allowed for "
      + "layout that is also \(name)."
  }
}

/// The builder of a format's constraints.
@MainActor
private struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let format: VisualFormat
  /// The attributes for the start and end of a view.
  let start: Attribute
  let end: Attribute
  /// The start and end within a superview's margins.
  let marginStart: Attribute
  let marginEnd: Attribute
  /// Whether the string runs against the axis, from right to left.
  let isReversed: Bool
  let isBaseline: Bool
  let aligned: [Attribute]
  var made: [NSLayoutConstraint] = []

  init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    let direction = options.intersection(.directionMask)
    let isVertical = format.axis == .vertical
    isReversed = !isVertical && direction == .directionRightToLeft
    isBaseline = isVertical && options.contains(.spacingBaselineToBaseline)
    aligned = options.alignedAttributes
    (start, end, marginStart, marginEnd) =
      if isVertical {
        (.top, .bottom, .topMargin, .bottomMargin)
      } else if direction == .directionLeftToRight {
        (.left, .right, .leftMargin, .rightMargin)
      } else if direction == .directionRightToLeft {
        (.right, .left, .rightMargin, .leftMargin)
      } else {
        (.leading, .trailing, .leadingMargin, .trailingMargin)
      }
  }

  func build() -> [NSLayoutConstraint] {
    var builder = self
    builder.addAll()
    return builder.made
  }

  private mutating func addAll() {
    for (index, element) in format.elements.enumerated() {
      if index == 0, let gap = format.start, let above = element.item.visualSuperview {
        addMargin(gap, (above, start, marginStart), (element.item, start), isStart: true)
      }
      if index > 0 {
        let previous = format.elements[index - 1].item
        add(
          format.gaps[index - 1], (previous, isBaseline ? .lastBaseline : end),
          (element.item, isBaseline ? .firstBaseline : start))
        for attribute in aligned {
          append((element.item, attribute), .equal, (previous, attribute))
        }
      }
      for size in element.sizes { addSize(size, of: element.item) }
    }
    if let gap = format.end, let last = format.elements.last?.item,
      let above = last.visualSuperview
    {
      addMargin(gap, (above, end, marginEnd), (last, end), isStart: false)
    }
  }

  /// Adds a gap at the superview's edge. The standard one ends at its margin: "the left and right
  /// edges of the subview are inset … by the corresponding layout margins" (Apple,
  /// UIView.layoutMargins).
  private mutating func addMargin(
    _ gap: VisualFormat.Gap, _ above: (LayoutItem, Attribute, margin: Attribute),
    _ view: (LayoutItem, Attribute), isStart: Bool
  ) {
    if case .standard = gap {
      append(view, .equal, (above.0, above.margin))
    } else {
      let edge = (above.0, above.1)
      add(gap, isStart ? edge : view, isStart ? view : edge)
    }
  }

  /// Adds the distance between a position and the next one in the string.
  private mutating func add(
    _ gap: VisualFormat.Gap, _ from: (LayoutItem, Attribute), _ to: (LayoutItem, Attribute)
  ) {
    let (first, second) = isReversed ? (from, to) : (to, from)
    switch gap {
    case .flush: append(first, .equal, second)
    case .standard:
      let spacing = SystemSpacing(steps: 1)
      let length = spacing.length(
        LayoutOperand(item: first.0, attribute: first.1),
        LayoutOperand(item: second.0, attribute: second.1))
      append(first, .equal, second, constant: length)
      made[made.count - 1].spacing = spacing
    case .predicates(let predicates):
      for predicate in predicates {
        guard case .constant(let constant) = predicate.length else { continue }
        append(
          first, predicate.relation, second, constant: constant, priority: predicate.priority)
      }
    }
  }

  private mutating func addSize(_ size: VisualFormat.Predicate, of item: LayoutItem) {
    let length: Attribute = format.axis == .horizontal ? .width : .height
    switch size.length {
    case .constant(let constant):
      append((item, length), size.relation, nil, constant: constant, priority: size.priority)
    case .view(let other):
      append((item, length), size.relation, (other, length), priority: size.priority)
    }
  }

  private mutating func append(
    _ first: (LayoutItem, Attribute), _ relation: NSLayoutConstraint.Relation,
    _ second: (LayoutItem, Attribute)?, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item: first.0, attribute: first.1), relation,
      second.map { LayoutOperand(item: $0.0, attribute: $0.1) }, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }
}
