import Foundation

extension Bundle {
  /// Instantiates a nib; returns nil if it doesn't exist.
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
