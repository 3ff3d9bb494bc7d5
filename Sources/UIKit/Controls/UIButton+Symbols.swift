extension UIButton {
  /// Gives a button the symbol that its type stands for.
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
