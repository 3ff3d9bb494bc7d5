/// How a view is shown large, as it says or as its class has it; nil if nothing is said.
@MainActor
struct LargeContentState {
  var isShown: Bool?
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
