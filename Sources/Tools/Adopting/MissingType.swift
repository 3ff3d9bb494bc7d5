import AssetCatalogs

/// A missing type, declared to match its uses.
struct MissingType: Hashable {
  enum Kind: Hashable {
    case aClass(superclass: String)
    case aProtocol(ofClasses: Bool)
  }

  let name: String
  let use: NameUse
  let kind: Kind
  /// `public` in a generated module; empty among an app's own files.
  let access: String

  /// The superclasses implied by the endings of class names; the first match applies.
  private static let superclasses: [(ending: String, superclass: String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"),
    ("AlertController", "UIAlertController"),
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("TableViewCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"),
    ("HeaderFooterView", "UITableViewHeaderFooterView"),
    ("TableView", "UITableView"), ("CollectionView", "UICollectionView"),
    ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"), ("StackView", "UIStackView"),
    ("TextField", "UITextField"), ("TextView", "UITextView"), ("SearchBar", "UISearchBar"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("Control", "UIControl"),
    ("Switch", "UISwitch"), ("Slider", "UISlider"), ("Toolbar", "UIToolbar"),
    ("GestureRecognizer", "UIGestureRecognizer"), ("FlowLayout", "UICollectionViewFlowLayout"),
    ("View", "UIView"), ("Layer", "CALayer"),
  ]

  /// Members that are only overridden in subclasses of these classes.
  private static let overridden: [(member: String, superclass: String)] = [
    ("viewDidLoad", "UIViewController"), ("viewWillAppear", "UIViewController"),
    ("viewDidAppear", "UIViewController"), ("layoutSubviews", "UIView"), ("draw", "UIView"),
  ]

  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "able", "ible", "Type", "Providing", "Convertible",
  ]

  /// - Returns: `nil` for a name that no file uses as a type.
  init?(_ name: String, _ use: NameUse, access: String = "public") {
    self.name = name
    self.use = use
    self.access = access
    let isMade = !use.calls.isEmpty || !use.statics.isEmpty
    let looksLikeProtocol = Self.protocolEndings.contains(where: name.hasSuffix)
    if !isMade, use.isInherited || use.isConstraint || use.isSuperclass && looksLikeProtocol {
      kind = .aProtocol(ofClasses: !use.isInherited || looksLikeProtocol)
      return
    }
    if !isMade, looksLikeProtocol, ["Delegate", "DataSource"].contains(where: name.hasSuffix) {
      kind = .aProtocol(ofClasses: true)
      return
    }
    let known = Self.overridden.first { use.overridden.contains($0.member) }?.superclass
    // Foundation's and generic controllers show nothing.
    let isModel = name.hasPrefix("NS") || use.generics > 0
    let named = Self.superclasses.first {
      name.hasSuffix($0.ending) && name != $0.superclass && !($0.ending == "Controller" && isModel)
    }
    kind = .aClass(superclass: named?.superclass ?? known ?? "NSObject")
  }

  private var prefix: String { access.isEmpty ? "" : access + " " }
  private var openPrefix: String { access == "public" ? "open " : prefix }

  /// The declaration in Swift.
  var text: String {
    switch kind {
    case .aProtocol(let ofClasses):
      return "\(prefix)protocol \(SwiftName.code(name))\(ofClasses ? ": AnyObject" : "") {}\n"
        + "extension \(HoleSupport.valueType): \(SwiftName.code(name)) {}\n"
    case .aClass(let superclass): return classText(superclass)
    }
  }

  private func classText(_ superclass: String) -> String {
    let parameters = (0..<use.generics).map { "T\($0)" }
    let generics = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    // An error is thrown, or the failure of a result.
    let conformance =
      name.hasSuffix("Error") && superclass == "NSObject" ? ", Error, @unchecked Sendable" : ""
    var lines = [
      "\(openPrefix)class \(SwiftName.code(name))\(generics): \(superclass)\(conformance) {"
    ]
    for labels in use.calls where isOwn(labels, superclass) { lines += initializer(labels) }
    for (member, calls) in use.statics.sorted(by: { $0.key < $1.key }) {
      if calls.isEmpty, Self.instances.contains(member), parameters.isEmpty {
        lines += [
          "  \(prefix)static var \(SwiftName.code(member)): \(SwiftName.code(name)) {",
          "    _adoptedHole(\"\", 0, \"\(name).\(member) is not here\")",
          "    return \(SwiftName.code(name))()", "  }",
        ]
      }
      for labels in calls { lines += method(member, labels) }
    }
    for type in use.types where !type.isEmpty {
      lines.append("  \(openPrefix)class \(SwiftName.code(type)): NSObject {}")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The usual names of a type's shared instance.
  private static let instances: Set<String> = [
    "shared", "sharedInstance", "default", "standard", "main", "current", "instance",
  ]

  /// Whether no superclass has an initialiser with these labels.
  private func isOwn(_ labels: [String], _ superclass: String) -> Bool {
    let known: [[String]] = [
      [], ["frame"], ["coder"], ["nibName", "bundle"], ["style"], ["rootViewController"],
      ["style", "reuseIdentifier"], ["collectionViewLayout"], ["frame", "style"],
      ["frame", "collectionViewLayout"], ["title", "message", "preferredStyle"], ["image"],
      ["target", "action"], ["type"],
    ]
    return superclass == "NSObject" ? !labels.isEmpty : !known.contains(labels)
  }

  private func parameters(_ labels: [String]) -> String {
    labels.enumerated().map { "\(Self.label($1)) _\($0): Any?" }.joined(separator: ", ")
  }

  /// Returns an argument label, in backticks if it's a keyword that begins a declaration or a type.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  private func initializer(_ labels: [String]) -> [String] {
    let name = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    return [
      "  \(prefix)convenience init(\(parameters(labels))) {", "    self.init()",
      "    _adoptedHole(\"\", 0, \"\(name) is not here\")", "  }",
    ]
  }

  private func method(_ member: String, _ labels: [String]) -> [String] {
    let title = "\(name).\(member)(\(labels.map { $0 + ":" }.joined()))"
    return [
      "  \(prefix)static func \(SwiftName.code(member))(\(parameters(labels))) {",
      "    _adoptedHole(\"\", 0, \"\(title) is not here\")", "  }",
    ]
  }
}
