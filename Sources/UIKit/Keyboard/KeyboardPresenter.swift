import Devices
import SystemFacts

/// Brings the keyboard, or the views that stand for it, for the first responder, and takes it away.
///
/// Who is first responder is looked at after the code that changes it, so that a change from one field to
/// another moves nothing. The notifications come in the order of facts, controls §4 (high).
@MainActor
final class KeyboardPresenter {
  unowned let host: SimulationHost
  private var window: UITextEffectsWindow?
  /// What is on the screen.
  private var shown: Content?
  private var isUpdateWaiting = false
  /// Whether the update that waits asks the first responder for its views, as one of another size doesn't.
  private var asksAgain = false
  /// The view in place of the keyboard whose height its constraints gave.
  private weak var measuredView: UIView?
  /// Whether what is edited lies in the accessory view.
  private var editsAccessory = false
  private var isMeasuring = false
  /// Whether a hardware keyboard is connected, with which only accessory views appear.
  var hasHardwareKeyboard = false {
    didSet { if hasHardwareKeyboard != oldValue { responderDidChange() } }
  }

  /// What is shown for a responder.
  private struct Content {
    var input: UIView?
    var accessory: UIView?
    /// The responder that the accessory view belongs to.
    weak var owner: UIResponder?
    var keys: UIKeyboardView.Look?
    /// How high the accessory view is, in points.
    var accessoryHeight: CGFloat = 0
    /// On the screen.
    var frame = CGRect.zero

    func isSame(as other: Content) -> Bool {
      input === other.input && accessory === other.accessory && keys == other.keys
        && frame == other.frame
    }
  }

  init(host: SimulationHost) {
    self.host = host
  }

  /// Where the keyboard lies with all that belongs to it, in points of the screen; nil while it is away.
  var shownFrame: CGRect? { shown?.frame }

  /// The window of keyboard and accessory views, while there is one.
  var shownWindow: UIWindow? { shown == nil ? nil : window }

  var hasKeys: Bool { shown?.keys != nil }

  /// Whether a first responder brings the keyboard or views in its place.
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

  /// Follows a turn or another change of the screen.
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

  /// The responder that the accessory view on the screen belongs to, if another one lies in that view.
  func owner(of responder: UIResponder) -> UIResponder? {
    guard let shown, let accessory = shown.accessory, responder.lies(in: accessory) else {
      return nil
    }
    return shown.owner
  }

  /// Has the controller whose accessory view was edited be first responder again once that is over, so
  /// that its bar goes down with the keyboard and stays at the bottom of the screen, as in every chat
  /// (high). A text field whose accessory view was edited doesn't come back, as the keyboard would never
  /// go (low).
  private func returnToOwner() {
    guard host.firstResponder.responder == nil, editsAccessory, let owner = shown?.owner,
      !(owner is any UIKeyInput), owner.responderWindow?.isOnScreen == true
    else { return }
    owner.becomeFirstResponder()
  }

  /// Keeps the controller whose accessory view was edited from becoming first responder again.
  func letOwnerRest() { editsAccessory = false }

  /// Brings what an ended presentation had put away: the accessory view of one responder, in which the other
  /// is edited.
  func bringBack(_ responder: UIResponder, in owner: UIResponder) {
    owner.becomeFirstResponder()
    asksAgain = true
    update()
    responder.becomeFirstResponder()
  }

  // MARK: Content

  /// What is shown for a responder, but for its place.
  private func content(for responder: UIResponder) -> Content? {
    let input = first(in: responder) { $0.inputView }?.view
    // What is edited in an accessory view keeps that.
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

  /// The same with its place, for which an accessory view is put where it is going to be.
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

  /// Pads of digits and texts that aren't to be corrected have no suggestions (medium).
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
    // What was measured by its constraints has got its height here, and may need another one by now.
    if view.bounds.height > 0, measuredView !== view { return view.bounds.height }
    if natural > 0 { return natural }
    measuredView = view
    return max(0, fittingHeight(of: view))
  }

  /// How high an accessory view is above what is as high as given, in points.
  ///
  /// One that is laid out by constraints, or whose height is flexible, has the height that its content
  /// asks for in its place: the bottom of the screen, where it has the home indicator in its safe area, or
  /// above the keyboard, where it hasn't (Apple's reply to radar 34411433; Stack Overflow 46282987; high).
  /// Others have the height of their frame, or else of their content.
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
    // One that is shown begins with the height that it has, so that it doesn't go there and back.
    var height = view.followedSize?.given?.height ?? own
    // The safe area in its place may follow from its height.
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
    for window in host.visibleWindows { window.keyboardDidMove() }
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

  /// The frame that notifications tell: from iOS 26 on without the accessory view (medium).
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

  /// A frame that is set while the view is shown is looked at when something else changes (medium).
  func followedSizeDidChange() {}
}

extension UIResponder {
  /// Whether the responder is a view, or behind it in the responder chain.
  fileprivate func lies(in view: UIView) -> Bool {
    var current: UIResponder? = self
    while let one = current {
      if one === view { return true }
      current = one.next
    }
    return false
  }
}
