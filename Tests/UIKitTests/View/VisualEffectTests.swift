import Testing
import UIKit

/// Materials (facts: controls §5).
@Suite("Visual effects")
@MainActor
struct VisualEffectTests {
  private func shown(_ view: UIVisualEffectView) -> UIColor? {
    view.subviews.first { $0 !== view.contentView }?.backgroundColor?
      .resolvedColor(with: view.traitCollection)
  }

  @Test("content lies over the tint, both as large as the view")
  func layout() {
    _ = SimulationHost()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    #expect(view.subviews.count == 2 && view.subviews.last === view.contentView)
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

  @Test("a material follows the traits, unless its style names a side")
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
