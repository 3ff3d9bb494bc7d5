// Classes known only at run time are instantiated through these twins (decision 8): each declares
// initialisers of its superclass `required`, and is never instantiated itself. They are open so
// that the optimiser can't conclude that they have no subclasses.

@_spi(MethodTables)
open class _NSObjectTwin: NSObject {
  public required override init() { super.init() }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UIViewTwin: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UIViewControllerTwin: UIViewController {
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UINavigationControllerTwin: UINavigationController {
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UITableViewTwin: UITableView {
  public required override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UICollectionViewTwin: UICollectionView {
  public required override init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UIImageViewTwin: UIImageView {
  public required override init(image: UIImage?) { super.init(image: image) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UIGestureRecognizerTwin: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

@_spi(MethodTables) @preconcurrency @MainActor
open class _UIStoryboardSegueTwin: UIStoryboardSegue {
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

@_spi(MethodTables)
open class _UIColorTwin: UIColor, @unchecked Sendable {
  public required override init(white: CGFloat, alpha: CGFloat) {
    super.init(white: white, alpha: alpha)
  }

  public required override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
