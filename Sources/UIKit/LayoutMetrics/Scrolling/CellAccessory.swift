/// An accessory at the end of a cell.
package enum CellAccessory: Hashable, Sendable {
  case disclosureIndicator
  /// A button with an i in a circle.
  case detailButton
  /// The button and the indicator.
  case detailDisclosureButton
  case checkmark
}
