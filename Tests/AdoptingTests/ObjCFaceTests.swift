import Testing

@testable import Adopting

/// The Swift interface of Objective-C headers.
@Suite struct ObjCFaceTests {
  private func face(_ header: String, access: String = "") -> (ObjCDeclarations, ObjCFace) {
    var declarations = ObjCDeclarations()
    ObjCHeaderReader.read(Array(header.utf8), path: "App/A.h", into: &declarations)
    let types = ObjCSwiftType { [declarations] in
      $0 == "UIView" || $0 == "UIColor" || declarations.has($0)
    }
    return (declarations, ObjCFace(declarations: declarations, types: types, access: access))
  }

  private static let header = """
    #import <UIKit/UIKit.h>
    #define MANY(x) \\
      @interface NotThis
    /* @interface NorThis */
    @class Other;
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, FeedKind) { FeedKindURLList = 2, FeedKindPlain, };
    typedef NS_OPTIONS(NSUInteger, FeedParts) { FeedPartsHead = 1 << 0, FeedPartsBody = 1 << 3 };
    extern NSString * const FeedDidLoad;
    CGFloat FeedHeight(NSString *title, NSInteger count);
    @protocol FeedDelegate <NSObject>
    - (void)feed:(Feed *)feed didLoad:(BOOL)flag;
    @optional
    - (nullable UIView *)viewForFeed:(Feed *)feed;
    @end
    @interface Feed : UIView <FeedDelegate, NSCopying> { int _x; }
    @property (nonatomic, copy) NSString *title;
    @property (nonatomic, weak, nullable) id<FeedDelegate> delegate;
    @property (nonatomic) NSArray<NSString *> *names API_AVAILABLE(ios(9.0));
    @property (nonatomic, copy, nullable) void (^done)(NSError * _Nullable error, BOOL flag);
    @property (class, readonly) Feed *shared;
    - (instancetype)initWithFrame:(CGRect)frame;
    - (instancetype)initWithTitle:(NSString *)title kind:(FeedKind)kind NS_DESIGNATED_INITIALIZER;
    - (void)insertRow:(NSInteger)row atIndex:(NSUInteger)index;
    + (nullable Feed *)feedForTitle:(NSString *)title;
    - (BOOL)save:(NSError **)error;
    - (void)moveTo:(CGPoint)point NS_SWIFT_NAME(move(onto:));
    - (void)never NS_UNAVAILABLE;
    @end
    @interface UIColor (Feed)
    + (UIColor *)feedColor;
    @end
    NS_ASSUME_NONNULL_END
    """

  @Test func classes() throws {
    let text = try #require(face(Self.header).1.text(of: "Feed"))
    for line in [
      "class Feed: UIView {", "  lazy var title: String = _adoptedHoleValue(\"App/A.h\", 17,",
      "  var delegate: (any FeedDelegate)?", "  lazy var names: [String] = ",
      "  var done: (((any Error)?, Bool) -> Void)?", "  static var shared: Feed { get { return ",
      "  convenience init(title _0: String, kind _1: FeedKind) { self.init(); ",
      "func insertRow(_ _0: Int, atIndex _1: UInt) { ",
      "class func feed(forTitle _0: String) -> Feed? { return ",
      "func save() throws { ", "func move(onto _0: CGPoint) { ",
    ] { #expect(text.contains(line), "\(line)\nis not in\n\(text)") }
    #expect(!text.contains("init(frame"), "it is inherited")
    #expect(!text.contains("never"))
  }

  @Test func therest() throws {
    let (declarations, face) = face(Self.header, access: "public")
    #expect(
      try #require(face.text(of: "FeedKind"))
        == "public enum FeedKind: Int {\n  case urlList = 2\n  case plain = 3\n}\n")
    let parts = try #require(face.text(of: "FeedParts"))
    #expect(
      parts.contains(
        "public static let body = FeedParts(rawValue: UInt(truncatingIfNeeded: 8))"), "\(parts)")
    let delegate = try #require(face.text(of: "FeedDelegate"))
    #expect(delegate.hasPrefix("@objc public protocol FeedDelegate: NSObjectProtocol {"))
    #expect(delegate.contains("  func feed(_ _0: Feed, didLoad _1: Bool)\n"), "\(delegate)")
    #expect(delegate.contains("  @objc optional func view(for _0: Feed) -> UIView?\n"))
    #expect(
      try #require(face.text(of: "FeedHeight")).contains(
        "func FeedHeight(_ _0: String, _ _1: Int) -> CGFloat { return "))
    #expect(
      try #require(face.text(of: "FeedDidLoad")).hasPrefix(
        "public var FeedDidLoad: String { return "))
    let category = face.category(try #require(declarations.categories["UIColor"]))
    #expect(category.contains("extension UIColor {"))
    #expect(category.contains("public static func feedColor() -> UIColor { return "))
    #expect(face.needs("Feed") == ["FeedDelegate", "FeedKind"])
    #expect(declarations.classes["NotThis"] == nil && declarations.classes["NorThis"] == nil)
  }

  @Test(arguments: [
    ("1 << 3", 8), ("0x1F", 31), ("- 1", -1), ("010", 8), ("A | ( B << 2 )", 13), ("1u", 1),
    ("( NSUInteger ) 4", 4), ("~ 0", -1), ("0", 0), ("A + 2 * 3", 7), ("0UL", 0),
  ])
  func valuesOfConstants(text: String, value: Int) {
    let spaced = text.replacingOccurrences(of: "<<", with: "< <")
    #expect(ObjCValue.evaluate(spaced, known: ["A": 1, "B": 3]) == value)
  }

  @Test(arguments: ["", "1 +", "C", "( 1", "1 / 0", "9223372036854775807 + 1", "1 2", "\u{27} a"])
  func valuesThatAreNotKnown(text: String) {
    #expect(ObjCValue.evaluate(text, known: [:]) == nil)
  }

  /// Other names of a value, empty enumerations and types.
  @Test func unusualEnumerations() throws {
    let (_, face) = face(
      """
      typedef NS_ENUM(uint8_t, Level) { LevelLow = 1 << 1, LevelMin = LevelLow, LevelHigh, LevelLOW };
      typedef NS_ENUM(NSInteger, Empty) { };
      typedef NS_OPTIONS(uint32_t, Parts) { PartsNone = 0, PartsA = 1, PartsAll = ~0u };
      """)
    #expect(
      try #require(face.text(of: "Level")) == """
        enum Level: UInt8 {
          case low = 2
          static var min: Level { .low }
          case high = 3
        }

        """)
    #expect(try #require(face.text(of: "Empty")).hasPrefix("struct Empty: RawRepresentable"))
    let parts = try #require(face.text(of: "Parts"))
    #expect(parts.contains("static let all = Parts(rawValue: UInt32(truncatingIfNeeded: -1))"))
  }

  /// Nesting is bounded, and so is what is generated for it.
  @Test func deeplyNestedTypes() throws {
    let depth = 20_000
    let generic = String(repeating: "NSArray<", count: depth) + String(repeating: ">", count: depth)
    let block = String(repeating: "void (^)(", count: depth) + String(repeating: ")", count: depth)
    let value = String(repeating: "(", count: depth)
    let (_, face) = face(
      """
      @interface A : NSObject
      @property (nonatomic) \(generic) *a;
      - (void)b:(\(block))c;
      @end
      typedef NS_ENUM(NSInteger, E) { EA = \(value) };
      """)
    #expect(try #require(face.text(of: "A")).utf8.count < 10_000)
    #expect(try #require(face.text(of: "E")).contains("EA") == false)
  }

  @Test(arguments: [
    "@interface", "@interface A", "@interface A : B <", "@property (", "- (", "typedef NS_ENUM(",
    "typedef enum {", "@protocol", "(((((", "\"", "/*", "@", "- (void)a:(", "extern int f(", "^",
    "@interface A\n@property (nonatomic) void (^", "typedef struct { int a; } B; @end",
  ])
  func damagedHeadersAreReadToTheirEnd(text: String) {
    for end in text.indices {
      _ = face(String(text[...end]))
      _ = face(String(text[end...]))
    }
  }

  @Test func importsOfHeaders() {
    let found = HeaderImport.all(
      in: """
        #import "A.h"
          #  include <Kit/B.h>
        @import MapKit;
        #define X
        import <No.h>
        """)
    #expect(
      found == [.file("A.h"), .module("Kit"), .file("B.h"), .module("MapKit")])
  }
}
