/// A view's large content settings, explicit or from its class; nil if unspecified.
@MainActor
struct LargeContentState {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
