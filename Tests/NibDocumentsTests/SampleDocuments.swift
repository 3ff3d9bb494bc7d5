import Foundation
import NibDocuments
import Testing

/// Documents as Interface Builder writes them, made for these tests.
enum SampleDocuments {
  static let header = #"<?xml version="1.0" encoding="UTF-8"?>"#
  static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  static let nibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  /// A nib with an owner and some top-level objects.
  static func nib(_ objects: String, resources: String = "", owner: String = "") -> String {
    """
    \(header)
    <document type="\(nibType)" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner" customModule="App">
                <connections>\(owner)</connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  }

  /// A storyboard with scenes, the first of whose controllers has the `id` of `initial`.
  static func storyboard(_ scenes: String, initial: String? = nil, more: String = "") -> String {
    """
    \(header)
    <document type="\(storyboardType)" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\
    \(initial.map { #" initialViewController="\#($0)""# } ?? "")>
        <dependencies><deployment identifier="iOS"/></dependencies>
        \(more)
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  static func scene(_ id: String, _ objects: String) -> String {
    """
    <scene sceneID="\(id)"><objects>
    \(objects)
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="10" y="20"/></scene>
    """
  }

  static func read(_ text: String, file: String = "Test.xib") throws -> NibDocument {
    try NibDocument(data: Data(text.utf8), file: file)
  }

  /// The element with an `id` in a nib with some objects, which is free of problems.
  static func element(
    _ objects: String, _ id: String = "v", _ location: SourceLocation = #_sourceLocation
  ) throws -> NibElement {
    let document = try read(nib(objects))
    #expect(document.problems == [], sourceLocation: location)
    return try #require(document.element(id), sourceLocation: location)
  }

  /// The documents that together contain every element.
  static let all: [(name: String, text: String)] = [
    ("Views.xib", views), ("Cells.xib", cells), ("Values.xib", values),
    ("Main.storyboard", controllers),
  ]

  static func geometry(_ frame: String = "0 0 100 44") -> String {
    let parts = frame.split(separator: " ")
    return """
      <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      """
  }
}
