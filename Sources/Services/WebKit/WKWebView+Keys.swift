import UIKit

extension WKWebView {
  /// The outlets that Interface Builder connects.
  public enum _Dialect: _DialectTable {
    public static func describe(_ members: inout _DialectMembers) {
      members.key("navigationDelegate", \WKWebView.navigationDelegate)
      members.key("UIDelegate", \WKWebView.uiDelegate)
    }
  }
}
