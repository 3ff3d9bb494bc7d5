/// The elements and attributes that Interface Builder writes for iOS.
///
/// Source: a census of 1,310 documents of 78 public repositories, the newest version of each, which
/// have 131 different elements; additional names come from Apple's object library. Only Interface
/// Builder defines the format, so unknown names are noted and not rejected.
package enum NibVocabulary {
  typealias Kind = NibElementKind

  package static let kinds: [String: NibElementKind] = Dictionary(
    uniqueKeysWithValues: (groups + views + controllers + objects + values).map { ($0.name, $0) })

  /// The attributes of any object.
  static let object: Kind.Attributes = .all(
    .texts("id key customClass customModule sceneMemberID"),
    .editor("userLabel customModuleProvider restorationIdentifier propertyAccessControl"))

  // MARK: The document and what groups others

  static let groups: [Kind] =
    [
      Kind(
        "document", .group,
        .texts("type version targetRuntime initialViewController"),
        .flags("useAutolayout useTraitCollections useSafeAreas colorMatched launchScreen"),
        .editor("toolsVersion systemVersion propertyAccessControl variant")),
      Kind("scene", .group, .texts("sceneID"), .editor("userLabel")),
      Kind("mask", .group, .choice("key", "constraints subviews")),
      Kind("exclude", .group, .references("reference")),
      Kind("include", .group, .references("reference")),
      Kind("deployment", .group, .texts("identifier version")),
      Kind("customFonts", .group, .texts("key")),
      Kind("array", .group, .texts("key")),
      Kind("mutableArray", .group, .texts("key")),
    ]
    + [
      "scenes", "objects", "resources", "dependencies", "subviews", "constraints", "connections",
      "userDefinedRuntimeAttributes", "layoutGuides", "toolbarItems", "items", "cells",
      "prototypes", "sections", "segments", "gestureRecognizers", "leftBarButtonItems",
      "rightBarButtonItems", "userGuides",
    ].map { Kind($0, .group) }
    // Elements that only the editor reads.
    + [
      "device", "adaptation", "plugIn", "capability", "designables", "designable", "animations",
      "inferredMetricsTieBreakers", "accessibilityOverrides", "simulatedMetricsContainer",
      "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
      "simulatedToolbarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
      "freeformSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
      "modalFormSheetSimulatedSizeMetrics",
    ].map { Kind($0, .editor) }
}
