import Foundation

extension Bundle {
  /// Makes the objects of a nib; nil where it isn't there.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    let objects = nib.instantiate(withOwner: owner, options: options)
    return nib.isReadable ? objects : nil
  }
}
