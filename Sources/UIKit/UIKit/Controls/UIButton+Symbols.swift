extension UIButton {
  /// Sets the symbol of the button's type.
  func showSymbol() {
    let symbol: ButtonSymbol? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: .info
      case .contactAdd: .plus
      case .close: .cross
      case .custom, .system: nil
      }
    guard let symbol else { return }
    setImage(symbol.image(release: hostOfView.release), for: .normal)
  }
}
