/// Finds the views that constraints of a joined tree refer to.
enum ConstraintResolver {
  private typealias Side = (
    names: KeyPath<JoinedView, String?>,
    constraint: WritableKeyPath<JoinedConstraint, JoinedConstraint.Side?>
  )

  /// The names and the constraints of either tree.
  private static var sides: [Side] {
    [
      (\.names.reference, \.reference),
      (\.names.actual, \.actual),
    ]
  }

  /// Resolves the ends of the constraints of a view and its descendants in both trees.
  static func resolve(in view: inout JoinedView) {
    if !view.constraints.isEmpty {
      let holder = view
      for (names, side) in sides {
        let known = numbers(below: holder, names)
        for index in view.constraints.indices where view.constraints[index][keyPath: side] != nil {
          guard case .terms(let terms) = view.constraints[index].parts.content else { continue }
          let second = terms.second.flatMap { end($0, holder, known, prefersHolder: true) }
          // If both a view and a descendant match, the other end determines which is meant.
          let first = terms.first.flatMap {
            end($0, holder, known, prefersHolder: second?.view != holder.number)
          }
          view.constraints[index][keyPath: side]?.first = first
          view.constraints[index][keyPath: side]?.second = second
        }
      }
    }
    for index in view.children.indices { resolve(in: &view.children[index]) }
  }

  private static func end(
    _ operand: LayoutConstraint.Operand, _ holder: JoinedView, _ known: [String: Int],
    prefersHolder: Bool
  ) -> JoinedConstraint.End? {
    let isHolder = operand.item.isEmpty || operand.item == holder.className
    let number: Int? =
      if isHolder, prefersHolder || operand.item.isEmpty {
        holder.number
      } else {
        known[operand.item] ?? (isHolder ? holder.number : nil)
      }
    return number.map { .init(view: $0, guide: operand.guide, attribute: operand.attribute) }
  }

  /// Returns the number of the nearest descendant with each name, level by level.
  private static func numbers(
    below holder: JoinedView, _ name: KeyPath<JoinedView, String?>
  ) -> [String: Int] {
    var result: [String: Int] = [:]
    var level = holder.children
    while !level.isEmpty {
      for view in level {
        guard let name = view[keyPath: name], result[name] == nil else { continue }
        result[name] = view.number
      }
      level = level.flatMap(\.children)
    }
    return result
  }
}
