import Foundation
import Testing
import UIKit

// Code as apps write it: it must compile with Apple's names and signatures.

/// A drawing pad.
private class PadView: UIView, UIKeyInput {
  private var points: [CGPoint] = []
  private lazy var pan = UIPanGestureRecognizer(target: nil, action: nil)
  var characters = ""

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.type == .pencil || touch.phase == .began else { return }
    let all = event?.coalescedTouches(for: touch) ?? [touch]
    points += all.map { $0.preciseLocation(in: self) }
    if touch.force / max(touch.maximumPossibleForce, 1) > 0.5 { setNeedsDisplay() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    points += touches.map { $0.previousLocation(in: self) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) >= abs(velocity.y)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { UIToolbar() }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.allowsDirectInteraction) }
    set { super.accessibilityTraits = newValue }
  }
  override func accessibilityActivate() -> Bool { true }
  override func accessibilityIncrement() { points.append(.zero) }
  override func accessibilityDecrement() { points.removeAll() }

  override func copy(_ sender: Any?) { points.append(.zero) }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") || super.canPerformAction(action, withSender: sender)
  }

  var hasText: Bool { !characters.isEmpty }
  func insertText(_ text: String) { characters += text }
  func deleteBackward() { characters = String(characters.dropLast()) }
  var keyboardType: UIKeyboardType = .numberPad
}

/// A custom recognizer of an app.
private class OneFinger: UIGestureRecognizer {
  private var start = CGPoint.zero

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.location(in: view)
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
  override func reset() {
    super.reset()
    start = .zero
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private class Screen: UIViewController, UIGestureRecognizerDelegate, UITextFieldDelegate,
  UIContextMenuInteractionDelegate, UIPointerInteractionDelegate, UITableViewDelegate,
  UICollectionViewDelegate
{
  let pad = PadView()
  let field = UITextField()
  let button = UIButton(type: .system)
  var taps = 0

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("dismissMe"))
    let save = UIKeyCommand(
      title: "Save", action: Selector("save:"), input: "s", modifierFlags: [.command, .shift])
    save.discoverabilityTitle = "Save the drawing"
    save.wantsPriorityOverSystemBehavior = true
    return [escape, save]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pad)
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector("tapped:") { target, _ in (target as? Screen)?.taps += 1 })
    tap.numberOfTapsRequired = 2
    tap.delegate = self
    let long = UILongPressGestureRecognizer(target: self, action: Selector("held:") { _, _ in })
    long.minimumPressDuration = 0.3
    long.allowableMovement = 20
    tap.require(toFail: long)
    let swipe = UISwipeGestureRecognizer(target: self, action: Selector("swiped:") { _, _ in })
    swipe.direction = [.left, .right]
    let pinch = UIPinchGestureRecognizer()
    pinch.scale = 1
    let rotation = UIRotationGestureRecognizer()
    rotation.rotation = 0
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let hover = UIHoverGestureRecognizer()
    for recognizer in [tap, long, swipe, pinch, rotation, edge, hover, OneFinger()] {
      recognizer.name = "of the pad"
      pad.addGestureRecognizer(recognizer)
    }
    pad.addInteraction(UIContextMenuInteraction(delegate: self))
    pad.addInteraction(UIPointerInteraction(delegate: self))
    button.menu = UIMenu(children: [UICommand(title: "Copy", action: Selector("copy:"))])
    button.showsMenuAsPrimaryAction = true
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { button, effect, shape in
      UIPointerStyle(effect: effect, shape: shape)
    }
    field.delegate = self
    field.textContentType = .oneTimeCode
    field.keyboardAppearance = .dark
    field.smartQuotesType = .no
    field.enablesReturnKeyAutomatically = true
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.accessibilityIdentifier = "code"
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Undo") { _ in true }
    ]
    button.accessibilityIgnoresInvertColors = true
    UIAccessibility.post(notification: .screenChanged, argument: field)
    UIAccessibility.post(notification: .announcement, argument: "Ready")
    _ = NotificationCenter.default.addObserver(
      forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, key.keyCode == .keyboardReturnOrEnter,
      key.modifierFlags.contains(.command)
    else { return super.pressesBegan(presses, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { taps = 0 }
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == UIMenuSystem.main else { return }
    builder.remove(menu: .format)
    builder.insertChild(UIMenu(title: "Pad"), atEndOfMenu: .file)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view is PadView }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { UIViewController() }) { _ in
      UIMenu(title: "", children: [UIAction(title: "Open") { _ in }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: pad.bounds, cornerRadius: 8)
    return UITargetedPreview(view: pad, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in self?.taps += 1 }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let view = interaction.view else { return nil }
    return UIPointerStyle(
      effect: .highlight(UITargetedPreview(view: view)), shape: .roundedRect(view.frame))
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard
      let start = textField.position(from: textField.beginningOfDocument, offset: range.location),
      let end = textField.position(from: start, offset: range.length),
      let stretch = textField.textRange(from: start, to: end)
    else { return false }
    textField.replace(stretch, withText: string.uppercased())
    if let caret = textField.position(from: start, offset: string.count) {
      textField.selectedTextRange = textField.textRange(from: caret, to: caret)
    }
    return false
  }
}

/// A field for a code, which hides its caret.
private class CodeField: UITextField {
  var deletions = 0
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }
  override var selectedTextRange: UITextRange? {
    get { super.selectedTextRange }
    set { super.selectedTextRange = textRange(from: endOfDocument, to: endOfDocument) }
  }
}

@Suite("Events in apps' code")
@MainActor
struct EventsOfAppsTests {
  @Test("a screen with gestures, keys and menus loads and reacts")
  func screen() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.pad.gestureRecognizers?.count == 8)
    #expect(screen.keyCommands?.map(\.input) == [UIKeyCommand.inputEscape, "s"])
    #expect(screen.keyCommands?.last?.title == "Save")
    #expect(screen.pad.interactions.count == 2)
    screen.pad.insertText("12")
    screen.pad.deleteBackward()
    #expect(screen.pad.characters == "1")
    #expect(screen.pad.keyboardType == .numberPad && screen.pad.returnKeyType == .default)
    #expect(screen.accessibilityPerformEscape())
    #expect(screen.pad.accessibilityTraits == .allowsDirectInteraction)
  }

  @Test("a delegate that formats typed text finds its positions")
  func formatting() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    screen.field.text = "ab"
    let range = NSRange(location: 1, length: 1)
    #expect(
      !screen.textField(screen.field, shouldChangeCharactersIn: range, replacementString: "x"))
    #expect(screen.field.text == "aX")
    let code = CodeField()
    code.text = "1234"
    code.deleteBackward()
    #expect(code.text == "123" && code.deletions == 1)
    #expect(code.caretRect(for: code.endOfDocument) == .zero)
  }
}
