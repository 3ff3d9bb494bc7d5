import Foundation
import Testing

@testable import UIKit

/// Content shown large while a finger rests on it.
@Suite("Large content") @MainActor
struct LargeContentTests {
  private let host = SimulationHost(device: .iPhone8, os: "17.0")

  @Test("views keep assigned values; labels and buttons have their texts")
  func values() {
    let label = UILabel()
    label.text = "Text"
    #expect(!label.showsLargeContentViewer && label.largeContentTitle == "Text")
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    #expect(button.largeContentTitle == "Title" && button.largeContentImage == nil)
    button.largeContentTitle = "Own"
    button.showsLargeContentViewer = true
    button.largeContentImageInsets.top = 3
    #expect(button.largeContentTitle == "Own" && button.showsLargeContentViewer)
    #expect(button.largeContentImageInsets.top == 3 && !button.scalesLargeContentImage)
    let item: any UILargeContentViewerItem = button
    #expect(item.largeContentTitle == "Own")
  }

  @Test("an interaction knows its view, and is enabled at the accessibility sizes")
  func interaction() {
    let interaction = UILargeContentViewerInteraction()
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate == nil)
    let usual = SimulationHost(device: .iPhone8)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    var options = SimulationHost.Options()
    options.contentSizeCategory = .accessibilityMedium
    let other = SimulationHost(device: .iPhone8, options: options)
    #expect(UILargeContentViewerInteraction.isEnabled)
    _ = (usual, other)
  }

  @Test("bar items are listed with their titles and images")
  func bars() {
    var options = SimulationHost.Options()
    options.contentSizeCategory = .accessibilityMedium
    let host = SimulationHost(device: .iPhone8, options: options)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    item.largeContentSizeImage = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 7)).image {
      _ in
    }
    bar.setItems(
      [
        item, .flexibleSpace(),
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      ],
      animated: false)
    host.window.addSubview(bar)
    bar.layoutIfNeeded()
    #expect(LargeContent(of: bar).description == "“Send” image 6 × 7\n“Add”")
    bar.isHidden = true
    #expect(LargeContent(of: bar).description == "no items")
  }
}
