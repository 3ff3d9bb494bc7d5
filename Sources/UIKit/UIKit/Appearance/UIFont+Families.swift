import Typography

extension UIFont {
  /// The families whose fonts can be created by name: fewer than on a device.
  public class var familyNames: [String] { FontLibrary.shared.families }

  /// Returns the names of a family's fonts; none if the family isn't available.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.fontNames(inFamily: familyName)
  }
}
