import Devices
import Testing
import UIKit

/// The traits that presenters, and presentations in their contexts, inherit from their surroundings.
@MainActor
struct PresenterTraitsTests {
  private final class Presenter: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    var changes = 0

    private func note() {
      styles.append(traitCollection.userInterfaceStyle)
      transitionCoordinator?.animate { [unowned self] _ in
        styles.append(traitCollection.userInterfaceStyle)
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      changes += 1
    }
  }

  @Test(
    "a presenter has its window's traits while a full-screen modal comes and goes",
    arguments: ["13.0", "17.0", "26.0"] as [OSVersion])
  func fullScreen(os: OSVersion) {
    let presenter = Presenter()
    let host = SimulationHost(.iPhone8, os, root: presenter)
    host.window.overrideUserInterfaceStyle = .dark
    presenter.styles = []
    presenter.changes = 0
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    presenter.present(modal, animated: true)
    host.settle()
    presenter.dismiss(animated: true)
    host.settle()
    #expect(presenter.styles == [.dark, .dark, .dark, .dark])
    #expect(presenter.changes == 0)
  }

  /// Records the styles that are announced to it.
  private final class Listener: UIViewController {
    var told: [UITraitCollection] = []

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      told.append(newCollection)
    }
  }

  /// On iOS 27 from its view's superviews, according to the release notes' 170005251.
  @Test(
    "a presentation in a context gets the surrounding traits, not its presenter's overrides",
    arguments: ["13.0", "17.0", "26.0", "27.0"] as [OSVersion],
    [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func inContext(os: OSVersion, style: UIModalPresentationStyle) {
    let presenter = UIViewController()
    presenter.definesPresentationContext = true
    presenter.overrideUserInterfaceStyle = .dark
    let host = SimulationHost(.iPhone8, os, root: presenter)
    let modal = Listener()
    host.present(modal, as: style, on: presenter)
    #expect(presenter.traitCollection.userInterfaceStyle == .dark)
    #expect(modal.traitCollection.userInterfaceStyle == .light)
    host.turn(to: .landscapeLeft)
    #expect(modal.told.map(\.userInterfaceStyle) == [.light])
    #expect(modal.told.map(\.verticalSizeClass) == [.compact])
    #expect(modal.traitCollection.verticalSizeClass == .compact)
  }

  @Test("a presentation in a form's context is compact and on its level")
  func inAForm() {
    let host = SimulationHost(device: .iPadPro11, os: "17.0")
    host.setRoot(UIViewController())
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.definesPresentationContext = true
    form.overrideUserInterfaceStyle = .dark
    host.window.rootViewController?.present(form, animated: false)
    host.settle()
    let modal = UIViewController()
    host.present(modal, as: .overCurrentContext, on: form)
    let traits = modal.traitCollection
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.userInterfaceLevel == .elevated)
    #expect(traits.userInterfaceStyle == .light)
  }

  @Test("before iOS 13 a full-screen modal returns a popover's view next to the arrow")
  func popover() throws {
    let root = UIViewController()
    let host = SimulationHost(.iPadPro11, "12.0", root: root)
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController?.sourceView = root.view
    menu.popoverPresentationController?.sourceRect = CGRect(x: 200, y: 200, width: 20, height: 20)
    root.present(menu, animated: false)
    host.settle()
    let place = menu.view.convert(menu.view.bounds, to: nil)
    let popover = try #require(menu.presentationController?.presentedView)
    #expect(place.size != popover.bounds.size)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    menu.present(cover, animated: true)
    host.settle()
    #expect(menu.view.window == nil)
    menu.dismiss(animated: true)
    var onTheWay: CGRect?
    menu.transitionCoordinator?.animate { _ in
      onTheWay = menu.view.convert(menu.view.bounds, to: nil)
    }
    host.settle()
    #expect(onTheWay == place)
    #expect(menu.view.convert(menu.view.bounds, to: nil) == place)
  }

  @Test("what a child presents in its context stays on the screen when a sheet adapts")
  func childsContext() {
    let root = UIViewController()
    let host = SimulationHost(.iPhone8Plus, "12.0", root: root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    let child = UIViewController()
    child.definesPresentationContext = true
    sheet.addChild(child)
    child.view.frame = sheet.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.view.addSubview(child.view)
    child.didMove(toParent: sheet)
    root.present(sheet, animated: false)
    host.settle()
    let log = CallbackLog()
    let top = LoggingController("top", log)
    let stack = UINavigationController(rootViewController: top)
    host.present(stack, as: .overCurrentContext, on: child)
    let style = sheet.presentationController?.presentationStyle
    _ = log.take()
    host.turn(to: .landscapeLeft)
    #expect(sheet.view.bounds.size != host.window.bounds.size, "\(String(describing: style))")
    #expect(log.take().filter { $0.contains("ppear") } == [])
    #expect(top.view.window === host.window)
  }

  /// Counts its child's trait queries.
  private final class Counting: UIViewController {
    var count = 0

    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? {
      count += 1
      return nil
    }
  }

  @Test("new traits reach presentations in nested contexts once")
  func nestedContexts() {
    let host = SimulationHost(device: .iPhone8, os: "17.0")
    let counting = Counting()
    let child = UIViewController()
    counting.addChild(child)
    counting.view.addSubview(child.view)
    child.didMove(toParent: counting)
    let chain = (0..<8).map { _ in UIViewController() } + [counting]
    for controller in chain {
      controller.definesPresentationContext = true
      controller.modalPresentationStyle = .overCurrentContext
    }
    host.setRoot(chain[0])
    for (below, above) in zip(chain, chain.dropFirst()) {
      below.present(above, animated: false)
      host.settle()
    }
    #expect(child.view.window === host.window)
    counting.count = 0
    host.window.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(counting.count == 1)
  }
}
