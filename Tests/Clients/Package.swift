// swift-tools-version: 6.2
import PackageDescription

// A package as independent users write it: view code the way app developers write it, in both language modes,
// depending on Tateyoko by path. scripts/check-clients builds and tests it.
let kits: [Target.Dependency] = [
  .product(name: "UIKit", package: "tateyoko")
]
let harness = kits + [.product(name: "Tateyoko", package: "tateyoko")]

let package = Package(
  name: "clients",
  dependencies: [.package(name: "tateyoko", path: "../..")],
  targets: [
    .target(name: "Swift5App", dependencies: kits, swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Swift6App", dependencies: kits, swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "ClientPresets", dependencies: harness, swiftSettings: [.swiftLanguageMode(.v5)]),
    // The README's own package, alongside targets that leave a mess.
    .target(name: "Screens", dependencies: kits),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens"] + harness, exclude: ["__Snapshots__"]),
    .testTarget(
      name: "Swift5AppTests", dependencies: ["ClientPresets", "Swift5App"] + harness,
      exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "Swift6AppTests", dependencies: ["Swift6App"] + harness,
      exclude: ["__Snapshots__"],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
