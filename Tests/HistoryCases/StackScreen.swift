import UIKit

/// A controller with a stack view.
final class StackScreen: HistoryScreen {
  private var state: StackState
  private let stack = UIStackView()
  private var made: [Int: UIView] = [:]

  init(_ state: StackState) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The outer stack, if there is one: a view that leaves a stack is no longer arranged by it.
  override var content: UIView { stack.superview as? UIStackView ?? stack }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = state.axis
    stack.alignment = state.alignment
    stack.distribution = state.distribution
    stack.spacing = state.spacing
    setMargin()
    for (index, view) in state.views.enumerated() { insert(view, at: index) }
    for view in state.views {
      if let spacing = view.spacingAfter { stack.setCustomSpacing(spacing, after: made[view.id]!) }
    }
    place()
  }

  private func place() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.safeAreaLayoutGuide
    func edges(_ inner: UIView, below: Bool = true) -> [NSLayoutConstraint] {
      [
        inner.topAnchor.constraint(equalTo: guide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ] + (below ? [inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor)] : [])
    }
    switch state.placement {
    case .top, .filling:
      view.addSubview(stack)
      NSLayoutConstraint.activate(edges(stack, below: state.placement == .filling))
    case .scrolling:
      let scroll = UIScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroll)
      scroll.addSubview(stack)
      NSLayoutConstraint.activate(
        edges(scroll) + [
          stack.topAnchor.constraint(equalTo: scroll.topAnchor),
          stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
          stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
          stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
    case .nested:
      let label = UILabel()
      label.text = "Beside"
      // Otherwise it would be undefined which of the two is wider.
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
      let outer = UIStackView(arrangedSubviews: [stack, label])
      outer.spacing = 8
      outer.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(outer)
      NSLayoutConstraint.activate(edges(outer, below: false))
    }
  }

  private func setMargin() {
    stack.insetsLayoutMarginsFromSafeArea = !state.hasSeveralRests
    stack.isLayoutMarginsRelativeArrangement = state.margin != nil
    let margin = state.margin ?? 0
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  private func insert(_ arranged: StackState.Arranged, at index: Int) {
    let view = make(arranged)
    view.accessibilityIdentifier = "\(arranged.id)"
    view.isHidden = arranged.isHidden
    made[arranged.id] = view
    stack.insertArrangedSubview(view, at: index)
  }

  private func make(_ arranged: StackState.Arranged) -> UIView {
    let kind = arranged.kind
    switch kind {
    case .label:
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      set(kind, on: label)
      return label
    case .button:
      let button = UIButton(type: .system)
      set(kind, on: button)
      return button
    case .box, .constrained:
      let box = StackBox(number: arranged.id)
      set(kind, on: box)
      return box
    }
  }

  private func set(_ kind: StackState.Kind, on view: UIView) {
    switch (kind, view) {
    case (.label(let words), let label as UILabel):
      label.text = Array(repeating: "word", count: words).joined(separator: " ")
    case (.button(let words), let button as UIButton):
      button.setTitle(Array(repeating: "tap", count: words).joined(separator: " "), for: .normal)
    case (.box(let width, let height), let box as StackBox):
      box.natural = CGSize(width: width, height: height)
    case (.constrained(let width, let height), let box as StackBox):
      box.fix(CGSize(width: width, height: height))
    default: break
    }
  }

  func perform(_ edit: StackEdit) {
    switch edit {
    case .insert(let number, let kind):
      let index = number % (state.views.count + 1)
      insert(state.insert(kind, at: index), at: index)
    case .remove(let number):
      guard let index = index(number) else { return }
      let view = made.removeValue(forKey: state.views.remove(at: index).id)
      view?.removeFromSuperview()
    case .move(let number, let target):
      guard let index = index(number) else { return }
      let moved = state.views.remove(at: index)
      let place = target % (state.views.count + 1)
      state.views.insert(moved, at: place)
      stack.insertArrangedSubview(made[moved.id]!, at: place)
    case .hide(let number, let isHidden):
      guard let index = index(number) else { return }
      state.views[index].isHidden = isHidden
      made[state.views[index].id]?.isHidden = isHidden
    case .change(let number, let kind):
      guard let index = index(number), state.views[index].kind.isLike(kind) else { return }
      state.views[index].kind = kind
      set(kind, on: made[state.views[index].id]!)
    case .axis(let axis):
      state.axis = axis
      stack.axis = axis
    case .alignment(let alignment):
      state.alignment = alignment
      stack.alignment = alignment
    case .distribution(let distribution):
      state.distribution = distribution
      stack.distribution = distribution
      setMargin()
    case .spacing(let spacing):
      state.spacing = spacing
      stack.spacing = spacing
    case .spacingAfter(let number, let spacing):
      guard let index = index(number) else { return }
      state.views[index].spacingAfter = spacing
      stack.setCustomSpacing(
        spacing ?? UIStackView.spacingUseDefault, after: made[state.views[index].id]!)
    case .margin(let margin):
      state.margin = margin
      setMargin()
    }
  }

  private func index(_ number: Int) -> Int? {
    state.views.isEmpty ? nil : number % state.views.count
  }

  var current: StackState { state }
}

extension StackState.Kind {
  /// Whether the same view can show both.
  func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.label, .label), (.box, .box), (.button, .button), (.constrained, .constrained): true
    default: false
    }
  }
}

/// A view with a natural size, or with constraints for its size.
private final class StackBox: UIView {
  var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var size: [NSLayoutConstraint] = []
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }

  /// Adds constraints that break if the stack requires another size, one box's before another's: otherwise it
  /// is undefined which of two equal ones breaks.
  func fix(_ size: CGSize) {
    if self.size.isEmpty {
      self.size = [
        widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
      ]
      for constraint in self.size { constraint.priority = UILayoutPriority(900 - Float(number)) }
      NSLayoutConstraint.activate(self.size)
    }
    self.size[0].constant = size.width
    self.size[1].constant = size.height
  }
}
