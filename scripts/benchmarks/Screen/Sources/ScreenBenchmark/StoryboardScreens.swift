import Foundation
import UIKit

/// A storyboard of 30 screens, each with 12 views under 24 constraints, in a folder of its own.
struct StoryboardScreens {
  let count = 30
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboard-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scenes = (0..<count).map(Self.scene).joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="c0"><scenes>\(scenes)</scenes></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Screens.storyboard"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Makes every controller with its view.
  @MainActor func load() -> [UIViewController] {
    let storyboard = UIStoryboard(name: "Screens", bundle: Bundle(path: folder.path))
    return (0..<count).map { index in
      let controller = storyboard.instantiateViewController(withIdentifier: "Screen\(index)")
      controller.loadViewIfNeeded()
      return controller
    }
  }

  private static func scene(_ scene: Int) -> String {
    let views = (0..<12).map { Self.view(scene, $0) }.joined()
    let constraints = (0..<12).map { Self.constraints(scene, $0) }.joined()
    return """
      <scene sceneID="x\(scene)"><objects>
      <viewController storyboardIdentifier="Screen\(scene)" id="c\(scene)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="w\(scene)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="s\(scene)"/>
      <constraints>\(constraints)</constraints></view>
      <navigationItem key="navigationItem" title="Screen" id="n\(scene)"/></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f\(scene)" sceneMemberID="firstResponder"/>
      </objects></scene>
      """
  }

  private static func view(_ scene: Int, _ view: Int) -> String {
    let id = "v\(scene)-\(view)"
    let frame = #"<rect key="frame" x="20" y="\#(view * 40)" width="335" height="30"/>"#
    guard view % 3 == 2 else {
      return """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)<fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label>
        """
    }
    return """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)<state key="normal" title="Button"/><connections><segue destination="c\((scene + 1) % 30)" kind="show" id="g\(id)"/></connections></button>
      """
  }

  private static func constraints(_ scene: Int, _ view: Int) -> String {
    let id = "v\(scene)-\(view)"
    let above = view == 0 ? ("s\(scene)", "top") : ("v\(scene)-\(view - 1)", "bottom")
    return """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="s\(scene)" secondAttribute="leading" constant="20" id="k\(id)a"/>
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(above.0)" secondAttribute="\(above.1)" constant="12" id="k\(id)b"/>
      """
  }
}
