import Graphics

extension UICollectionView {
  func registerNib(_ nib: NibPrototype?, _ key: ReuseKey) {
    pool.classes[key] = nil
    pool.nibs[key] = nib
  }

  func makeNibView(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    guard let prototype = pool.nibs[key] else { return nil }
    let made = prototype.make()
    let isCell = key.kind == nil
    guard let view = made as? UICollectionReusableView, !isCell || view is UICollectionViewCell
    else {
      let base = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
      report(
        "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one "
          + "top level object which must be a \(base) instance",
        advice: "Make a \(base) the nib's only object.")
      return nil
    }
    if !frame.isEmpty { view.frame = frame }
    return view
  }
}

extension ReuseKey {
  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(kind: nil, identifier: identifier) }

  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }
}
