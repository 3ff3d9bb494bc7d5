// swift-tools-version: 6.2
import PackageDescription

// An app's screens with previews and no snapshot at all: `swift package snapshots lint` says what is
// wrong with them. In your own package the dependency is `.package(url: "…", from: "0.1.0")` in place
// of the path.
let package = Package(
  name: "postcards",
  defaultLocalization: "en",
  dependencies: [.package(name: "tateyoko", path: "../..")],
  targets: [
    .target(
      name: "Postcards",
      dependencies: [.product(name: "UIKit", package: "tateyoko")],
      resources: [
        .process("de.lproj/Localizable.strings"), .process("en.lproj/Localizable.strings"),
      ]),
    .testTarget(
      name: "PostcardsTests",
      dependencies: ["Postcards", .product(name: "Tateyoko", package: "tateyoko")]),
  ]
)
