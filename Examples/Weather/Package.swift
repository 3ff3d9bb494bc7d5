// swift-tools-version: 6.2
import PackageDescription

// An app's screens with snapshot tests, as a package that uses Tateyoko. In your own package the
// dependency is `.package(url: "…", from: "0.1.0")` in place of the path.
let package = Package(
  name: "weather",
  dependencies: [.package(name: "tateyoko", path: "../..")],
  targets: [
    .target(
      name: "Weather",
      dependencies: [.product(name: "UIKit", package: "tateyoko")]),
    .testTarget(
      name: "WeatherTests",
      dependencies: ["Weather", .product(name: "Tateyoko", package: "tateyoko")],
      exclude: ["__Snapshots__"]),
  ]
)
