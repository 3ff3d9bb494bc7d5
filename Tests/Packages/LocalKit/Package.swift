// swift-tools-version: 6.2
import Foundation
import PackageDescription

let tateyoko = ProcessInfo.processInfo.environment["TATEYOKO_CHECKOUT"]!

let package = Package(
  name: "LocalKit",
  products: [.library(name: "LocalKit", targets: ["LocalKit"])],
  dependencies: [.package(name: "tateyoko", path: tateyoko)],
  targets: [
    .target(name: "LocalKit", dependencies: [.product(name: "UIKit", package: "tateyoko")])
  ])
