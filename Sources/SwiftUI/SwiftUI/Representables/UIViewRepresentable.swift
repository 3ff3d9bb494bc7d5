import Graphics

/// A wrapper for a UIKit view that you use to integrate that view into your SwiftUI view hierarchy.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of view to present.
  associatedtype UIViewType: UIView
  /// A type to coordinate with the view.
  associatedtype Coordinator = Void

  /// Creates the view object and configures its initial state.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the state of the specified view with new information from SwiftUI.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the presented UIKit view (and coordinator) in anticipation of their removal.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the custom instance that you use to communicate changes from your view to other parts of your SwiftUI
  /// interface.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Given a proposed size, returns the preferred size of the composite view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Declares the content and behavior of this view.
  public var body: Never { fatalError("\(Self.self) is a view without a body") }
}

/// Contextual information about the state of the system that you use to create and update your UIKit view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The view's associated coordinator.
  public let coordinator: Representable.Coordinator
  /// The current transaction.
  public private(set) var transaction: Transaction
  /// Environment data that describes the current state of the system.
  public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
    transaction = Transaction()
  }
}

/// A view that represents a UIKit view controller.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of view controller to present.
  associatedtype UIViewControllerType: UIViewController
  /// A type to coordinate with the view controller.
  associatedtype Coordinator = Void

  /// Creates the view controller object and configures its initial state.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the state of the specified view controller with new information from SwiftUI.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up the presented view controller (and coordinator) in anticipation of their removal.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the custom instance that you use to communicate changes from your view controller to other parts of your
  /// SwiftUI interface.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Given a proposed size, returns the preferred size of the composite view.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Declares the content and behavior of this view.
  public var body: Never { fatalError("\(Self.self) is a view without a body") }
}

/// Contextual information about the state of the system that you use to create and update your UIKit view controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The view's associated coordinator.
  public let coordinator: Representable.Coordinator
  /// The current transaction.
  public private(set) var transaction: Transaction
  /// Environment values that describe the current state of the system.
  public private(set) var environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
    transaction = Transaction()
  }
}
