/// What a view says of how it is shown large; nil is what follows from its class.
@MainActor
struct LargeContentState {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
