extension UISheetPresentationController {
  /// A height that a sheet can rest at.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen's height; inactive in compact height.
    public class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.mediumValue }
    }

    /// The full height of a sheet.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A custom height; `nil` makes the detent inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      if let identifier { return Detent(identifier, resolver: resolver) }
      let number = WorldScope.current.numbering.next()
      return Detent(Identifier("custom \(number)"), resolver: resolver)
    }

    /// The height without the safe area, in points; `nil` if the detent is inactive.
    open func resolvedValue(
      in context: UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The context for resolving a detent's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The largest possible value of a detent, in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that is notified of a sheet's changes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The value of the medium detent; `nil` in compact height.
  let mediumValue: CGFloat?

  init(_ geometry: SheetGeometry, traits: UITraitCollection) {
    containerTraitCollection = traits
    maximumDetentValue = geometry.maximumDetentValue
    mediumValue = geometry.isLow ? nil : geometry.mediumDetentValue
    super.init()
  }
}
