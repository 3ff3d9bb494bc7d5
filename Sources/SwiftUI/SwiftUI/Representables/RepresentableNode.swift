import Graphics

/// Makes the contents of representables.
struct Representables: ForeignViews {
  @MainActor func content<V: View>(for view: V) -> (any ForeignContent<V>)? {
    if let type = V.self as? any UIViewRepresentable.Type {
      return viewContent(type) as? any ForeignContent<V>
    }
    if let type = V.self as? any UIViewControllerRepresentable.Type {
      return controllerContent(type) as? any ForeignContent<V>
    }
    return nil
  }

  @MainActor private func viewContent<R: UIViewRepresentable>(_ type: R.Type) -> AnyObject {
    RepresentableContent<ViewBridge<R>>()
  }

  @MainActor private func controllerContent<R: UIViewControllerRepresentable>(
    _ type: R.Type
  ) -> AnyObject {
    RepresentableContent<ControllerBridge<R>>()
  }
}

/// What a representable does with the view that it made, whichever kind it is.
@MainActor protocol RepresentableBridge<Represented> {
  associatedtype Represented: View
  associatedtype Coordinator

  static func makeCoordinator(_ view: Represented) -> Coordinator
  static func make(
    _ view: Represented, _ coordinator: Coordinator, _ environment: EnvironmentValues
  ) -> HostedBox
  static func update(
    _ view: Represented, _ box: HostedBox, _ coordinator: Coordinator,
    _ environment: EnvironmentValues)
  static func dismantle(_ box: HostedBox, _ coordinator: Coordinator)
  static func size(
    _ view: Represented, _ proposal: ProposedViewSize, _ box: HostedBox,
    _ coordinator: Coordinator, _ environment: EnvironmentValues
  ) -> CGSize?
}

/// The view of a representable: it's made once, and updated whenever the representable is evaluated (facts: layout §4.3,
/// high).
final class RepresentableContent<Bridge: RepresentableBridge>: ForeignContent {
  typealias Represented = Bridge.Represented

  private var made: (box: HostedBox, coordinator: Bridge.Coordinator)?

  func update(_ view: Represented, _ environment: EnvironmentValues) {
    let made = made ?? make(view, environment)
    self.made = made
    Bridge.update(view, made.box, made.coordinator, environment)
    // The box must not hold itself.
    made.box.answer = { [unowned box = made.box, coordinator = made.coordinator] in
      Bridge.size(view, $0, box, coordinator, environment)
    }
  }

  private func make(
    _ view: Represented, _ environment: EnvironmentValues
  ) -> (box: HostedBox, coordinator: Bridge.Coordinator) {
    let coordinator = Bridge.makeCoordinator(view)
    let box = Bridge.make(view, coordinator, environment)
    box.sizeChanged = pendingChange
    return (box, coordinator)
  }

  var sizeChanged: (() -> Void)? {
    get { made?.box.sizeChanged ?? pendingChange }
    set {
      pendingChange = newValue
      made?.box.sizeChanged = newValue
    }
  }

  private var pendingChange: (() -> Void)?
  private var box: HostedBox { made?.box ?? HostedBox(UIView()) }
  var leaf: any LayoutLeaf { HostedLeaf(box: box) }
  var placedContent: any PlacedContent { RepresentedContent(box: box) }

  func leave() {
    guard let made else { return }
    Bridge.dismantle(made.box, made.coordinator)
  }
}

enum ViewBridge<V: UIViewRepresentable>: RepresentableBridge {
  static func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }

  static func make(
    _ view: V, _ coordinator: V.Coordinator, _ environment: EnvironmentValues
  ) -> HostedBox {
    HostedBox(view.makeUIView(context: .init(coordinator, environment)))
  }

  static func update(
    _ view: V, _ box: HostedBox, _ coordinator: V.Coordinator, _ environment: EnvironmentValues
  ) {
    view.updateUIView(uiView(box), context: .init(coordinator, environment))
  }

  static func dismantle(_ box: HostedBox, _ coordinator: V.Coordinator) {
    V.dismantleUIView(uiView(box), coordinator: coordinator)
  }

  static func size(
    _ view: V, _ proposal: ProposedViewSize, _ box: HostedBox, _ coordinator: V.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    view.sizeThatFits(
      proposal, uiView: uiView(box), context: .init(coordinator, environment))
  }

  private static func uiView(_ box: HostedBox) -> V.UIViewType {
    unsafeDowncast(box.view, to: V.UIViewType.self)
  }
}

enum ControllerBridge<V: UIViewControllerRepresentable>: RepresentableBridge {
  static func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }

  static func make(
    _ view: V, _ coordinator: V.Coordinator, _ environment: EnvironmentValues
  ) -> HostedBox {
    let controller = view.makeUIViewController(context: .init(coordinator, environment))
    return HostedBox(controller.view, controller: controller)
  }

  static func update(
    _ view: V, _ box: HostedBox, _ coordinator: V.Coordinator, _ environment: EnvironmentValues
  ) {
    guard let controller = controller(box) else { return }
    view.updateUIViewController(controller, context: .init(coordinator, environment))
  }

  static func dismantle(_ box: HostedBox, _ coordinator: V.Coordinator) {
    guard let controller = controller(box) else { return }
    V.dismantleUIViewController(controller, coordinator: coordinator)
  }

  static func size(
    _ view: V, _ proposal: ProposedViewSize, _ box: HostedBox, _ coordinator: V.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    guard let controller = controller(box) else { return nil }
    return view.sizeThatFits(
      proposal, uiViewController: controller, context: .init(coordinator, environment))
  }

  private static func controller(_ box: HostedBox) -> V.UIViewControllerType? {
    box.controller.map { unsafeDowncast($0, to: V.UIViewControllerType.self) }
  }
}
