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
  /// The view whose height its constraints gave.
  private weak var measuredView: UIView?
  /// Whether a hardware keyboard is connected, with which only accessory views appear.
  var hasHardwareKeyboard = false {
    didSet { if hasHardwareKeyboard != oldValue { responderDidChange() } }
  }

  /// What is shown for a responder.
  private struct Content {
    var input: UIView?
    var accessory: UIView?
    var keys: UIKeyboardView.Look?
    /// How high the accessory view is, in points.
    var accessoryHeight: CGFloat = 0
    /// On the screen.
    var frame: CGRect

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
    let key = host.keyWindow.flatMap { $0.isOnScreen ? $0.firstResponder : nil }
    return key ?? host.visibleWindows.reversed().lazy.compactMap(\.firstResponder).first
  }

  // MARK: Content

  private func content(for responder: UIResponder) -> Content? {
    let input = first(in: responder) { $0.inputView }
    let accessory = first(in: responder) { $0.inputAccessoryView }
    let typing = responder as? any UIKeyInput
    let hasKeys = input == nil && typing != nil && !hasHardwareKeyboard
    guard hasKeys || input != nil || accessory != nil else { return nil }
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
    let screen = host.geometry.bounds
    var height = keys.map { metrics.height(withSuggestions: $0.hasSuggestions) } ?? 0
    let bottom = host.windowSafeAreaInsets.bottom
    if let input { height = self.height(of: input, in: screen.width) + bottom }
    if height == 0 { height = bottom }
    let above = accessory.map { self.height(of: $0, in: screen.width) } ?? 0
    height = min(height + above, screen.height)
    return Content(
      input: input, accessory: accessory, keys: keys, accessoryHeight: min(above, height),
      frame: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
  }

  private func first(in responder: UIResponder, _ view: (UIResponder) -> UIView?) -> UIView? {
    var current: UIResponder? = responder
    while let one = current {
      if let view = view(one) { return view }
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
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return max(0, fitting.height)
  }

  // MARK: Coming and going

  private func update() {
    let old = shown
    let new = responder.flatMap { content(for: $0) }
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
    let window = window ?? UITextEffectsWindow(host: host, frame: host.geometry.bounds)
    self.window = window
    window.frame = host.geometry.bounds
    window.take(
      input: content.input ?? content.keys.map { UIKeyboardView($0) },
      accessory: content.accessory, height: content.accessoryHeight, at: content.frame)
    window.isHidden = false
  }
}
