/// A capsule behind buttons of iOS 26, whose glass is approximated by a colour that lets some
/// content through, with neighbours in one capsule and those that end something on the tint.
@MainActor
enum BarCapsule {
  /// A stretch along a bar.
  struct Run {
    var start: CGFloat
    var end: CGFloat
    var isProminent: Bool
  }

  /// How high capsules are, and how wide at least (from pictures; low).
  static let side: CGFloat = 44

  /// Room for a button's content on both sides together.
  static let padding: CGFloat = 24

  static func width(content: CGFloat) -> CGFloat { max(side, content + padding) }

  /// Joins neighbouring buttons; what is no button ends a run.
  static func runs(
    _ items: [UIBarButtonItem], starts: [CGFloat], widths: [CGFloat]
  ) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for (index, item) in items.enumerated() {
      guard !item.isSpace, item.customView == nil else {
        isOpen = false
        continue
      }
      let isProminent = item.style == .done
      let end = starts[index] + widths[index]
      if isOpen, !isProminent {
        runs[runs.count - 1].end = end
      } else {
        runs.append(Run(start: starts[index], end: end, isProminent: isProminent))
      }
      isOpen = !isProminent
    }
    return runs
  }

  /// Shows capsules in a view behind what lies there; those of before are used again, so that
  /// nothing waits for layout when nothing has changed.
  static func show(
    _ places: [(frame: CGRect, isProminent: Bool)], in view: UIView, above index: Int,
    tint: UIColor?, _ capsules: inout [UIView]
  ) {
    while capsules.count > places.count { capsules.removeLast().removeFromSuperview() }
    while capsules.count < places.count {
      let capsule = UIView()
      view.insertSubview(capsule, at: index)
      capsules.append(capsule)
    }
    for (capsule, place) in zip(capsules, places) {
      capsule.frame = place.frame
      capsule.backgroundColor =
        place.isProminent ? tint : UIColor.systemBackground.withAlphaComponent(0.8)
      capsule.layer.cornerRadius = place.frame.height / 2
      capsule.layer.shadowColor = CGColor(gray: 0, alpha: 1)
      capsule.layer.shadowOpacity = place.isProminent ? 0 : 0.1
      capsule.layer.shadowRadius = 8
      capsule.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
  }
}
