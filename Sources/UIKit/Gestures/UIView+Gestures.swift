extension UIView {
  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for gone in storedGestureRecognizers ?? []
    where !recognizers.contains(where: { $0 === gone }) {
      removeGestureRecognizer(gone)
    }
    for new in recognizers { addGestureRecognizer(new) }
    // Those that were there already lie where the new order has them.
    storedGestureRecognizers?.sort { a, b in
      let place = recognizers.firstIndex { $0 === a } ?? recognizers.count
      return place < recognizers.firstIndex { $0 === b } ?? recognizers.count
    }
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
