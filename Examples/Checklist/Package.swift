// swift-tools-version: 6.2
import PackageDescription

// A screen written for the Objective-C run time, as most apps' are. DialectPlugin rewrites it before each
// build; the compiler reads what it wrote. Without these lines, `swift package snapshots test` does both.
func dialect(_ target: String) -> [SwiftSetting] {
  [
    .unsafeFlags([
      "-vfsoverlay", "\(Context.packageDirectory)/.build/dialect/\(target)/overlay.yaml",
    ])
  ]
}
let rewriting: [Target.PluginUsage] = [.plugin(name: "DialectPlugin", package: "tateyoko")]

let package = Package(
  name: "checklist",
  dependencies: [.package(name: "tateyoko", path: "../..")],
  targets: [
    .target(
      name: "Checklist",
      dependencies: [.product(name: "UIKit", package: "tateyoko")],
      swiftSettings: dialect("Checklist"), plugins: rewriting),
    .testTarget(
      name: "ChecklistTests",
      dependencies: ["Checklist", .product(name: "Tateyoko", package: "tateyoko")],
      exclude: ["__Snapshots__"],
      swiftSettings: dialect("ChecklistTests"), plugins: rewriting),
  ],
  swiftLanguageModes: [.v5]
)
