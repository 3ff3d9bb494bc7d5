/// What assistive technology knows about a view.
struct AccessibilityState {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var isElement = false
}
