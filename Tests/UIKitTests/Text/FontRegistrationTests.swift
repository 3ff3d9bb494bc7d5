import CoreText
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct FontRegistrationTests {
  private static let noto = "/usr/share/fonts/truetype/noto"

  @Test func aRegisteredFileCreatesFontsByName() throws {
    let name = "NotoSansGeorgian-Regular"
    let url = URL(fileURLWithPath: "\(Self.noto)/\(name).ttf")
    #expect(UIFont(name: name, size: 10) == nil)
    #expect(CTFontManagerRegisterFontsForURLs([url] as CFArray, .process, nil))
    #expect(UIFont(name: name, size: 10)?.familyName == "Noto Sans Georgian")
    #expect(UIFont.familyNames.contains("Noto Sans Georgian"))
    #expect(UIFont.fontNames(forFamilyName: "Noto Sans Georgian") == [name])
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    let again = try #require(error?.takeRetainedValue())
    #expect(CFErrorGetCode(again) == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CFErrorGetDomain(again) == kCTFontManagerErrorDomain)
  }

  @Test func theBytesOfAFontCreateFontsByName() throws {
    let name = "NotoSansArmenian-Regular"
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.noto)/\(name).ttf"))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == name)
    #expect(UIFont(name: name, size: 10) == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: name, size: 10)?.fontName == name)
    #expect(try CGFont(#require(CGDataProvider(data: Data("no font".utf8)))) == nil)
  }

  @Test func aFileThatIsNoFontIsRefused() {
    let missing = URL(fileURLWithPath: "/nowhere/a.ttf")
    let other = URL(fileURLWithPath: #filePath)
    var errors: CFArray?
    #expect(!CTFontManagerRegisterFontsForURLs([missing, other] as CFArray, .process, &errors))
    let codes = (errors ?? []).compactMap { ($0 as? NSError)?.code }
    #expect(
      codes
        == [CTFontManagerError.fileNotFound, .unrecognizedFormat].map(\.rawValue))
  }

  @Test func viewsWithTextAdoptTheProtocolOfTheirFonts() {
    let views: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    for view in views {
      view.adjustsFontForContentSizeCategory = true
      #expect(view.adjustsFontForContentSizeCategory)
    }
    let images: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [
      UIImageView(), UIButton(),
    ]
    for view in images {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
    }
  }
}
