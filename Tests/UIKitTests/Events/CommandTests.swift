import Foundation
import Testing

@testable import UIKit

@Suite("Commands, menus and interactions")
@MainActor
struct CommandTests {
  private let host = SimulationHost(device: .iPhone8, os: "12.0")

  @Test("an action finds the first responder in the chain that can perform it")
  func targetOfAction() {
    final class Owner: UIViewController {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("save:") && sender == nil
      }
    }
    let owner = Owner()
    let view = UIView()
    owner.view.addSubview(view)
    #expect(view.target(forAction: Selector("save:"), withSender: nil) as? Owner === owner)
    #expect(view.target(forAction: Selector("save:"), withSender: 1) == nil)
    #expect(view.target(forAction: Selector("open:"), withSender: nil) == nil)
    #expect(!view.canPerformAction(Selector("open:"), withSender: nil))
  }

  @Test("the edit menu knows whether it is visible, notifies so, and belongs to its simulation")
  func menuController() {
    let menu = UIMenuController.shared
    #expect(UIMenuController.shared === menu)
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let log = Log()
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
        log.names.append($0.name.rawValue)
      }
    }
    menu.menuItems = [UIMenuItem(title: "Quote", action: Selector("quote:"))]
    menu.showMenu(from: UIView(), rect: .zero)
    #expect(menu.isMenuVisible)
    menu.isMenuVisible = true
    menu.hideMenu()
    #expect(!menu.isMenuVisible)
    #expect(log.names == names.map(\.rawValue))
    tokens.forEach(NotificationCenter.default.removeObserver)
    let other = SimulationHost(device: .iPhone8, os: "12.0")
    #expect(UIMenuController.shared !== menu)
    #expect(other.menus.controller === UIMenuController.shared)
  }

  @Test("interactions move between views; a button's menu adds one")
  func interactions() {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in
          UIMenu(title: "Row")
        }
      }
    }
    let owner = Owner()
    let view = UIView()
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.delegate === owner)
    UIView().addInteraction(interaction)
    #expect(view.interactions.isEmpty)
    let configuration = owner.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
    #expect(configuration?.identifier as? NSString == "row")
    #expect(configuration?.actionProvider?([])?.title == "Row")

    let button = UIButton(type: .system)
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = UIMenu()
    #expect(button.contextMenuInteraction?.view === button)
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
    #expect(button.interactions.isEmpty)
  }

  @Test("a preview is at its view's position, or at its target")
  func previews() {
    let outer = UIView()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === outer)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.size == CGSize(width: 30, height: 40))
    let elsewhere = UIPreviewTarget(container: view, center: .zero)
    #expect(preview.retargetedPreview(with: elsewhere).target === elsewhere)
  }
}
