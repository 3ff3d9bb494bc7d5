import UIKit

extension MKMapView {
  /// The outlets that Interface Builder connects.
  public enum _Dialect: _DialectTable {
    public static func describe(_ members: inout _DialectMembers) {
      members.key("delegate", \MKMapView.delegate)
    }
  }
}
