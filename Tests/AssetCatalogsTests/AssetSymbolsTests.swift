import Testing

@testable import AssetCatalogs

/// Constants as Xcode writes them.
@Suite struct AssetSymbolsTests {
  /// Names from public files that Xcode generated.
  @Test func namesAreXcodes() {
    for (asset, kind, name) in [
      ("Brand", .color, "brand"), ("AccentColor", .color, "accent"), ("Color", .color, "color"),
      ("BGColorOne", .color, "bgColorOne"), ("color_FF453A", .color, "colorFF453A"),
      ("AVR_Red_Smarthome", .image, "avrRedSmarthome"), ("Smart HomeWHT", .image, "smartHomeWHT"),
      ("tv-monitor", .image, "tvMonitor"), ("8ru", .image, "_8Ru"),
      ("zen_wall64", .image, "zenWall64"),
      ("BackGroundImageV4", .image, "backGroundImageV4"), ("LogoImage", .image, "logo"),
      ("LogoColor", .image, "logoColor"), ("default", .image, "`default`"), ("--", .image, nil),
    ] as [(String, AssetKind, String?)] {
      #expect(AssetSymbols.name(of: asset, kind) == name, "\(asset)")
    }
  }

  @Test func filesOfSwiftUIGetItsColours() throws {
    let catalog = try Catalog()
    let color = #"{"colors": []}"#
    try catalog.add("Brand.colorset", color)
    try catalog.add("Dark", #"{"properties": {"provides-namespace": true}}"#)
    try catalog.add("Dark/Line.colorset", color)
    let source = try #require(
      AssetSymbols.source(of: catalog.index, beside: ["import Foundation", "import SwiftUI\n"]))
    #expect(source.hasPrefix("\nimport UIKit\nimport SwiftUI\n\nextension ColorResource"))
    #expect(
      source.hasSuffix(
        """
        extension SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }
          enum Dark {
            static var line: SwiftUI.Color { SwiftUI.Color(ColorResource.Dark.line) }
          }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }
        }

        """))
  }

  @Test func whatTheCodeDeclaresIsLeftToIt() throws {
    let catalog = try Catalog()
    #expect(AssetSymbols.source(of: catalog.index, beside: []) == nil)
    let color = #"{"colors": []}"#
    for set in ["Brand.colorset", "Brand-.colorset", "Own.colorset"] { try catalog.add(set, color) }
    try catalog.add("Icons", #"{"properties": {"provides-namespace": true}}"#)
    try catalog.add("Icons/Add.imageset", #"{"images": []}"#)
    let source = try #require(
      AssetSymbols.source(of: catalog.index, beside: ["extension UIColor { static let own = 1 }"]))
    #expect(
      source == """

        import UIKit

        extension ColorResource {
          static let brand = ColorResource(name: "Brand", bundle: .module)
          static let own = ColorResource(name: "Own", bundle: .module)
        }

        extension UIColor {
          static var brand: UIColor { UIColor(resource: .brand) }
        }

        extension ImageResource {
          enum Icons {
            static let add = ImageResource(name: "Icons/Add", bundle: .module)
          }
        }

        extension UIImage {
          enum Icons {
            static var add: UIImage { UIImage(resource: ImageResource.Icons.add) }
          }
        }

        """)
  }
}
