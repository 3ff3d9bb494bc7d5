// swift-tools-version: 6.2
import PackageDescription

// A package that uses Combine, as independent users do. scripts/check-combine builds and tests it; it has a
// separate build because the trait applies to the whole package.
let package = Package(
  name: "combine-client",
  dependencies: [.package(name: "tateyoko", path: "../..", traits: ["Combine"])],
  targets: [
    .testTarget(
      name: "CombineClientTests",
      dependencies: [
        .product(name: "Combine", package: "tateyoko"),
        .product(name: "SwiftUI", package: "tateyoko"),
        .product(name: "Tateyoko", package: "tateyoko"),
        .product(name: "UIKit", package: "tateyoko"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
