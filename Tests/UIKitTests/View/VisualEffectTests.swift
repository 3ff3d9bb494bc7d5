import Testing

@testable import UIKit

/// Materials (facts: controls §5).
@Suite("Visual effects")
@MainActor
struct VisualEffectTests {
  private func shown(_ view: UIVisualEffectView) -> UIColor? {
    view.subviews.first { $0 is _UIVisualEffectSubview }?.backgroundColor?
      .resolvedColor(with: view.traitCollection)
  }

  @Test("content is over the tint, both as large as the view")
  func layout() {
    _ = SimulationHost()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    #expect(view.subviews.count == 3 && view.subviews.last === view.contentView)
    for part in view.subviews {
      #expect(part.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    view.effect = nil
    #expect(view.subviews == [view.contentView])
    view.effect = UIBlurEffect(style: .dark)
    #expect(view.subviews.first !== view.contentView)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)
    #expect(view.subviews == [view.contentView])
  }

  @Test("a material follows the traits, unless its style is explicitly light or dark")
  func tints() {
    _ = SimulationHost()
    let light = UIColor(red: 245 / 255, green: 249 / 255, blue: 249 / 255, alpha: 0.78)
    let dark = UIColor(red: 36 / 255, green: 37 / 255, blue: 40 / 255, alpha: 0.72)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.overrideUserInterfaceStyle = .light
    #expect(shown(view) == light)
    view.overrideUserInterfaceStyle = .dark
    #expect(shown(view) == dark)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(shown(view) == light)
    view.overrideUserInterfaceStyle = .light
    view.effect = UIBlurEffect(style: .systemMaterialDark)
    #expect(shown(view) == dark)
  }

  @Test("the background under the tint is blurred according to style and traits")
  func backdrops() throws {
    _ = SimulationHost()
    func backdrop(_ view: UIVisualEffectView) -> BackdropStyle? {
      (view.subviews.first as? _UIVisualEffectBackdropView)?.backdrop
    }
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    view.overrideUserInterfaceStyle = .light
    #expect(backdrop(view) == BackdropStyle(sigma: 32))
    view.overrideUserInterfaceStyle = .dark
    #expect(backdrop(view) == BackdropStyle(sigma: 32, saturation: 1.3))
    view.effect = UIBlurEffect(style: .systemUltraThinMaterial)
    #expect(backdrop(view) == BackdropStyle(sigma: 20))
    view.effect = UIBlurEffect(style: .regular)
    #expect(backdrop(view) == BackdropStyle(sigma: 24, saturation: 1.6))
    view.effect = nil
    #expect(backdrop(view) == nil)
  }

  @Test("a backdrop in a faded view is drawn once, in the view's group")
  func drawing() throws {
    _ = SimulationHost()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    view.alpha = 0.5
    let list = LayerRenderer.displayList(
      for: view.layer, size: CGSize(width: 100, height: 100), scale: 2)
    let styles = list.commands.compactMap {
      if case .backdrop(let path, let style) = $0 { return (path.boundingBox, style) }
      return nil
    }
    #expect(styles.count == 1)
    #expect(styles.first?.0 == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(styles.first?.1 == BackdropStyle(sigma: 28))
  }

  @Test("blurs are equal by style, vibrancies by their blurs")
  func equality() {
    let dark = UIBlurEffect(style: .dark)
    #expect(dark == UIBlurEffect(style: .dark) && dark != UIBlurEffect(style: .light))
    #expect(dark.hash == UIBlurEffect(style: .dark).hash)
    let label = UIVibrancyEffect(blurEffect: dark, style: .label)
    #expect(label == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
    #expect(label != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
  }
}
