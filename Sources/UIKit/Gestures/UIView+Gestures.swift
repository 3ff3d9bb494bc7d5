extension UIView {
  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for gone in storedGestureRecognizers ?? []
    where !recognizers.contains(where: { $0 === gone }) {
      removeGestureRecognizer(gone)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    recognizer.storedView = self
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    recognizer.storedView = nil
    storedGestureRecognizers?.removeAll { $0 === recognizer }
  }
}
