import Foundation
import Graphics
import Layers
import LayoutMetrics

// Names of UIKit in Swift 3 and 4, which apps of that `SWIFT_VERSION` use.

public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIButtonType = UIButton.ButtonType
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewStyle = UITableView.Style
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewContentMode = UIView.ContentMode

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

public var NSFontAttributeName: NSAttributedString.Key { .font }
public var NSForegroundColorAttributeName: NSAttributedString.Key { .foregroundColor }
public var NSBackgroundColorAttributeName: NSAttributedString.Key { .backgroundColor }
public var NSParagraphStyleAttributeName: NSAttributedString.Key { .paragraphStyle }
public var NSKernAttributeName: NSAttributedString.Key { .kern }
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key { .strikethroughStyle }
public var NSStrikethroughColorAttributeName: NSAttributedString.Key { .strikethroughColor }
public var NSUnderlineStyleAttributeName: NSAttributedString.Key { .underlineStyle }
public var NSUnderlineColorAttributeName: NSAttributedString.Key { .underlineColor }
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
public var NSShadowAttributeName: NSAttributedString.Key { .shadow }
public var NSAttachmentAttributeName: NSAttributedString.Key { .attachment }
public var NSLinkAttributeName: NSAttributedString.Key { .link }
public var NSBaselineOffsetAttributeName: NSAttributedString.Key { .baselineOffset }
public var NSTextEffectAttributeName: NSAttributedString.Key { .textEffect }
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }

extension NSNotification.Name {
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
  public static var UIKeyboardWillChangeFrame: Self {
    UIResponder.keyboardWillChangeFrameNotification
  }
  @MainActor public static var UIApplicationDidBecomeActive: Self {
    UIApplication.didBecomeActiveNotification
  }
  @MainActor public static var UIApplicationWillResignActive: Self {
    UIApplication.willResignActiveNotification
  }
  @MainActor public static var UIApplicationDidEnterBackground: Self {
    UIApplication.didEnterBackgroundNotification
  }
  @MainActor public static var UIApplicationWillEnterForeground: Self {
    UIApplication.willEnterForegroundNotification
  }
  @MainActor public static var UIDeviceOrientationDidChange: Self {
    UIDevice.orientationDidChangeNotification
  }
  public static var UITextFieldTextDidChange: Self {
    UITextField.textDidChangeNotification
  }
}

extension UIActivityIndicatorView {
  public typealias ActivityIndicatorViewStyle = Style

  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  public func removeFromParentViewController() { removeFromParent() }
  public func didMove(toParentViewController parent: UIViewController?) {
    call(.didMoveToParent(parent))
  }
  public func willMove(toParentViewController parent: UIViewController?) {
    call(.willMoveToParent(parent))
  }
}
