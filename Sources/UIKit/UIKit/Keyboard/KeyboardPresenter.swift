import Devices
import SystemFacts

/// Shows the keyboard, or the views that replace it, for the first responder, and hides it.
///
/// The first responder is examined after the code that changes it, so that a change from one field
/// to another doesn't move anything. The order of the notifications is the one in facts, controls
/// §4 (high).
@MainActor
final class KeyboardPresenter {
  unowned let host: SimulationHost
  private var window: UITextEffectsWindow?
  /// The content on the screen.
  private var shown: Content?
  private var isUpdateWaiting = false
  /// Whether the pending update queries the first responder for its views; an update for a size
  /// change doesn't.
  private var asksAgain = false
  /// The replacement for the keyboard whose height was determined by its constraints.
  private weak var measuredView: UIView?
  /// Whether the text being edited is in the accessory view.
  private var editsAccessory = false
  private var isMeasuring = false
  /// Whether a hardware keyboard is connected; if so, only accessory views appear.
  var hasHardwareKeyboard = false {
    didSet { if hasHardwareKeyboard != oldValue { responderDidChange() } }
  }

  /// The content shown for a responder.
  private struct Content {
    var input: UIView?
    var accessory: UIView?
    /// The responder that owns the accessory view.
    weak var owner: UIResponder?
    var keys: UIKeyboardView.Look?
    /// The height of the accessory view, in points.
    var accessoryHeight: CGFloat = 0
    /// In screen coordinates.
    var frame = CGRect.zero

    func isSame(as other: Content) -> Bool {
      input === other.input && accessory === other.accessory && keys == other.keys
        && frame == other.frame
    }
  }

  init(host: SimulationHost) {
    self.host = host
  }

  /// The frame of the keyboard and its accessories, in points of the screen; nil while it is
  /// hidden.
  var shownFrame: CGRect? { shown?.frame }

  /// The window of the keyboard and accessory views, while there is one.
  var shownWindow: UIWindow? { shown == nil ? nil : window }

  var hasKeys: Bool { shown?.keys != nil }

  /// Returns whether a first responder shows the keyboard or views in its place.
  func serves(_ responder: UIResponder) -> Bool { content(for: responder) != nil }

  func responderDidChange() {
    asksAgain = true
    scheduleUpdate()
  }

  private func scheduleUpdate() {
    guard !isUpdateWaiting else { return }
    isUpdateWaiting = true
    host.post { [unowned self] in
      isUpdateWaiting = false
      host.perform { update() }
    }
  }

  /// Adapts to a rotation or another change of the screen.
  func screenDidChange() {
    guard let window, shown != nil, window.frame != host.geometry.bounds else { return }
    window.frame = host.geometry.bounds
    responderDidChange()
  }

  private var responder: UIResponder? {
    guard let window = host.firstResponder.window, window.isOnScreen else { return nil }
    return host.firstResponder.responder
  }

  // MARK: Editing in accessory views

  /// Returns the owner of the accessory view on the screen, if a different responder is inside that
  /// view.
  func owner(of responder: UIResponder) -> UIResponder? {
    guard let shown, let accessory = shown.accessory, responder.lies(in: accessory) else {
      return nil
    }
    return shown.owner
  }

  /// Makes the controller whose accessory view was edited first responder again once editing ends,
  /// so that its bar moves down with the keyboard and stays at the bottom of the screen, as in
  /// every chat (high). A text field whose accessory view was edited doesn't become first responder
  /// again, as the keyboard would never disappear (low).
  private func returnToOwner() {
    guard host.firstResponder.responder == nil, editsAccessory, let owner = shown?.owner,
      !(owner is any UIKeyInput), owner.responderWindow?.isOnScreen == true
    else { return }
    owner.becomeFirstResponder()
  }

  /// Prevents the controller whose accessory view was edited from becoming first responder again.
  func letOwnerRest() { editsAccessory = false }

  /// Restores what an ended presentation had hidden: the accessory view of one responder, with the
  /// other being edited in it.
  func bringBack(_ responder: UIResponder, in owner: UIResponder) {
    owner.becomeFirstResponder()
    asksAgain = true
    update()
    responder.becomeFirstResponder()
  }

  // MARK: Content

  /// Returns the content for a responder, without its frame.
  private func content(for responder: UIResponder) -> Content? {
    let input = first(in: responder) { $0.inputView }?.view
    // Editing inside an accessory view keeps that view.
    let holder = owner(of: responder)
    let accessory: (view: UIView?, owner: UIResponder?)? =
      holder.map { (shown?.accessory, $0) } ?? first(in: responder) { $0.inputAccessoryView }
    let typing = responder as? any UIKeyInput
    let hasKeys = input == nil && typing != nil && !hasHardwareKeyboard
    guard hasKeys || input != nil || accessory?.view != nil else { return nil }
    var keys: UIKeyboardView.Look?
    if hasKeys, let typing {
      let isDark =
        typing.keyboardAppearance == .dark
        || typing.keyboardAppearance == .default && host.options.userInterfaceStyle == .dark
      keys = UIKeyboardView.Look(
        type: typing.keyboardType, returnKey: typing.returnKeyType,
        isUppercase: typing.autocapitalizationType == .allCharacters,
        hasSuggestions: Self.hasSuggestions(typing), isDark: isDark,
        isPad: metrics.idiom == .pad, isLarge: metrics.isLarge,
        isGlass: TouchFacts.keyboardIsGlass[host.release])
    }
    return Content(
      input: input, accessory: accessory?.view, owner: accessory?.owner, keys: keys)
  }

  /// Returns the content with its frame; to determine it, an accessory view is moved to its future
  /// position.
  private func placed(_ content: Content) -> Content {
    var content = content
    let screen = host.geometry.bounds
    var below: CGFloat = 0
    if let keys = content.keys {
      below = metrics.height(withSuggestions: keys.hasSuggestions)
    } else if let input = content.input {
      below = height(of: input, in: screen.width) + host.windowSafeAreaInsets.bottom
    }
    let above = content.accessory.map { height(ofAccessory: $0, over: below) } ?? 0
    let whole = min(below + above, screen.height)
    content.accessoryHeight = min(above, whole)
    content.frame = CGRect(
      x: 0, y: screen.height - whole, width: screen.width, height: whole)
    return content
  }

  private func first(
    in responder: UIResponder, _ view: (UIResponder) -> UIView?
  ) -> (view: UIView?, owner: UIResponder?)? {
    var current: UIResponder? = responder
    while let one = current {
      if let view = view(one) { return (view, one) }
      current = one.next
    }
    return nil
  }

  /// Number pads and texts without correction have no suggestions (medium).
  private static func hasSuggestions(_ typing: any UIKeyInput) -> Bool {
    switch typing.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: typing.autocorrectionType != .no
    }
  }

  private var metrics: KeyboardMetrics {
    let bottom = host.windowSafeAreaInsets.bottom
    return KeyboardMetrics(
      idiom: host.device.idiom == .pad ? .pad : .phone, release: host.release,
      screen: host.geometry.size, bottomInset: bottom, hasHomeIndicator: bottom > 0)
  }

  private func height(of view: UIView, in width: CGFloat) -> CGFloat {
    let natural = view.intrinsicContentSize.height
    // A view measured by its constraints got its height here, and may need another one by now.
    if view.bounds.height > 0, measuredView !== view { return view.bounds.height }
    if natural > 0 { return natural }
    measuredView = view
    return max(0, fittingHeight(of: view))
  }

  /// Returns the height of an accessory view above content of the given height, in points.
  ///
  /// One that is laid out by constraints, or whose height is flexible, has the height that its
  /// content needs at its position: at the bottom of the screen, with the home indicator in its
  /// safe area, or above the keyboard, without it (Apple's reply to radar 34411433; Stack Overflow
  /// 46282987; high). Others have the height of their frame, or else of their content.
  private func height(ofAccessory view: UIView, over below: CGFloat) -> CGFloat {
    let window = madeWindow
    let isSizedByContent =
      !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight)
      || (view as? UIInputView)?.allowsSelfSizing == true
    let own = view.sizeSetByCode?.height ?? 0
    if own > 0, !isSizedByContent {
      window.hold(view, height: own, over: below, for: self)
      return own
    }
    isMeasuring = true
    defer { isMeasuring = false }
    // A visible one starts with its current height, so that it doesn't move back and forth.
    var height = view.followedSize?.given?.height ?? own
    // The safe area at its position may depend on its height.
    for _ in 0..<3 {
      window.hold(view, height: height, over: below, for: self)
      let natural = view.intrinsicContentSize.height
      var wanted = isSizedByContent || natural <= 0 ? fittingHeight(of: view) : natural
      if wanted <= 0 { wanted = natural > 0 ? natural : own }
      if wanted == height { break }
      height = wanted
    }
    window.hold(view, height: height, over: below, for: self)
    return height
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let target = CGSize(
      width: host.geometry.size.width, height: UIView.layoutFittingCompressedSize.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Coming and going

  private func update() {
    returnToOwner()
    let old = shown
    let asks = asksAgain || old == nil
    asksAgain = false
    let new = (asks ? responder.flatMap { content(for: $0) } : old).map(placed)
    defer { editsAccessory = responder.map { owner(of: $0) != nil } ?? false }
    if let old, let new, old.isSame(as: new) { return }
    guard old != nil || new != nil else { return }
    let screen = host.geometry.bounds
    let away = CGRect(
      x: 0, y: screen.maxY, width: screen.width, height: (new ?? old)?.frame.height ?? 0)
    let (from, to) = (announced(old) ?? away, announced(new) ?? away)
    let info = userInfo(from: from, to: to)
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    post(
      new == nil
        ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification, info)
    shown = new
    show(new)
    for window in host.windows.visible { window.keyboardDidMove() }
    host.schedule(after: KeyboardMetrics.duration) { [unowned self] in
      host.perform {
        post(UIResponder.keyboardDidChangeFrameNotification, info)
        post(
          new == nil
            ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
          info)
      }
    }
  }

  /// Returns the frame that notifications report: from iOS 26 on without the accessory view
  /// (medium).
  private func announced(_ content: Content?) -> CGRect? {
    guard let content else { return nil }
    guard !TouchFacts.keyboardFrameHasAccessory[host.release], content.keys != nil else {
      return content.frame
    }
    var frame = content.frame
    frame.origin.y += content.accessoryHeight
    frame.size.height -= content.accessoryHeight
    return frame
  }

  private func userInfo(from: CGRect, to: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: KeyboardMetrics.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: host.screen, userInfo: info)
  }

  private func show(_ content: Content?) {
    guard let content else {
      window?.isHidden = true
      window?.take(input: nil, accessory: nil, height: 0, at: .zero)
      return
    }
    let window = madeWindow
    window.take(
      input: content.input ?? content.keys.map { UIKeyboardView($0) },
      accessory: content.accessory, height: content.accessoryHeight, at: content.frame)
    window.isHidden = false
  }

  /// The window, as large as the screen.
  private var madeWindow: UITextEffectsWindow {
    let window = window ?? UITextEffectsWindow(host: host, frame: host.geometry.bounds)
    self.window = window
    window.frame = host.geometry.bounds
    return window
  }
}

extension KeyboardPresenter: ContentSizeFollower {
  func followedContentDidChange() {
    if shown?.accessory != nil, !isMeasuring { scheduleUpdate() }
  }

  /// A frame set while the view is shown is read when something else changes (medium).
  func followedSizeDidChange() {}
}

extension UIResponder {
  /// Whether the view is in the responder's chain, including the responder itself.
  fileprivate func lies(in view: UIView) -> Bool {
    var current: UIResponder? = self
    while let one = current {
      if one === view { return true }
      current = one.next
    }
    return false
  }
}
