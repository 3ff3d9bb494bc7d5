// swift-tools-version: 6.2
import PackageDescription

// A depending package, as a user's is: scripts/bench measures a whole verification through it, in a
// debug build too.
let package = Package(
  name: "screen-benchmark",
  dependencies: [.package(name: "tateyoko", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ScreenBenchmark",
      dependencies: [
        .product(name: "UIKit", package: "tateyoko"),
        .product(name: "Tateyoko", package: "tateyoko"),
      ])
  ]
)
