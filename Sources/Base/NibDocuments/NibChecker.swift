/// Traverses a document once: collects its elements by their `id`, and the problems in them.
struct NibChecker {
  private struct Reference {
    let element: NibElement
    let attribute: String
    let id: String
  }

  /// The maximum number of notes, and of other problems; a document with more is damaged.
  static let problemLimit = 1000
  /// The maximum number of controllers created along with one, through embed segues; real scenes
  /// embed a few.
  static let embeddedLimit = 5000

  let file: String
  private(set) var places: [String: NibDocument.Place] = [:]
  private(set) var customModules: [String] = []
  private var knownModules: Set<String> = []
  private var problems: [NibProblem] = []
  private var noteCount = 0
  private var references: [Reference] = []
  /// The `id`s that anything other than a constraint refers to.
  private(set) var referenced: Set<String> = []
  /// The controllers that are created with a controller, with the segue to each.
  private var contents: [(source: String, segue: NibElement, destination: String)] = []
  private var controllers: [String] = []

  init(file: String) { self.file = file }

  /// The problems, sorted by line.
  var sortedProblems: [NibProblem] {
    problems.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  /// Checks a document's root and its descendants.
  mutating func check(_ root: NibElement) {
    check(root, in: nil, owner: nil, controller: nil)
    // An element's attributes have no order.
    let ordered = references.filter { places[$0.id] == nil }.sorted {
      ($0.element.line, $0.attribute, $0.id) < ($1.element.line, $1.attribute, $1.id)
    }
    for reference in ordered {
      checkReference(reference.id, reference.attribute, of: reference.element)
    }
  }

  /// Adds a problem if an attribute's value isn't the `id` of any element.
  mutating func checkReference(_ id: String, _ attribute: String, of element: NibElement) {
    if places[id] == nil { add(.missingReference(attribute: attribute, id: id), element) }
  }

  private mutating func add(_ kind: NibProblem.Kind, _ element: NibElement) {
    let problem = NibProblem(kind, file: file, at: element)
    // Notes are common, and must not displace errors.
    let isNote = problem.severity == .note
    guard (isNote ? noteCount : problems.count - noteCount) < Self.problemLimit else { return }
    if isNote { noteCount += 1 }
    problems.append(problem)
  }

  // MARK: Elements

  private mutating func check(
    _ element: NibElement, in parent: NibElement?, owner: NibElement?, controller: String?
  ) {
    let kind = element.kind
    if kind?.role == .editor { return }
    if let kind {
      let type = element.name == "variation" ? parent?.kind : kind
      checkAttributes(of: element, type: type ?? kind)
      checkContents(of: element, kind, owner: owner, controller: controller)
    } else {
      add(.unknownElement, element)
    }
    if let module = element.attributes["customModule"], knownModules.insert(module).inserted {
      customModules.append(module)
    }
    if let id = element.id, !id.isEmpty {
      if let first = places[id] {
        add(.duplicateID(firstLine: first.element.line), element)
      } else {
        places[id] = NibDocument.Place(element: element, owner: owner?.id)
      }
    }
    let isObject = kind?.isObject ?? (element.id != nil)
    var controller = controller
    if kind?.role == .controller, let id = element.id {
      controller = id
      controllers.append(id)
    }
    for child in element.children {
      check(child, in: element, owner: isObject ? element : owner, controller: controller)
    }
  }

  private mutating func checkContents(
    of element: NibElement, _ kind: NibElementKind, owner: NibElement?, controller: String?
  ) {
    switch kind.role {
    case .constraint: checkConstraint(element, owner)
    case .connection: checkConnection(element, controller)
    default: break
    }
    switch element.name {
    case "color" where NibColor(element) == nil: add(.missing("the colour"), element)
    case "userDefinedRuntimeAttribute" where NibRuntimeAttribute(element) == nil:
      add(
        .invalidValue(
          attribute: element.attributes["keyPath"] ?? "keyPath",
          value: element.attributes["value"] ?? "", expected: "a value of the attribute's type"),
        element)
    default: break
    }
  }

  private mutating func checkConstraint(_ element: NibElement, _ owner: NibElement?) {
    for (name, item) in [("firstAttribute", nil), ("secondAttribute", "secondItem")] {
      if let item, element.attributes[item] == nil { continue }
      guard let value = element.attributes[name] else {
        add(.missing(name), element)
        continue
      }
      if NibConstraint.Attribute(document: value) == nil {
        add(.invalidValue(attribute: name, value: value, expected: "a layout attribute"), element)
      }
    }
    if owner?.id == nil { add(.missing("the view that has the constraint, or its id"), element) }
  }

  /// The required attributes of connections.
  private static let needed: [String: [String]] = [
    "outlet": ["property", "destination"], "outletCollection": ["property", "destination"],
    "action": ["selector", "destination"], "segue": ["destination", "kind"],
  ]

  private mutating func checkConnection(_ element: NibElement, _ controller: String?) {
    // The two segues of a preview only specify what differs (“Peek and Pop”).
    if element.attributes["inheritsFrom"] != nil { return }
    for name in Self.needed[element.name] ?? [] where element.attributes[name] == nil {
      add(.missing(name), element)
    }
    guard element.name == "segue" else { return }
    if let kind = element.attributes["kind"], NibSegue.Kind(rawValue: kind) == nil {
      add(.invalidValue(attribute: "kind", value: kind, expected: "a kind of segue"), element)
    }
    if let controller, let segue = NibSegue(element), segue.isPartOfSource {
      contents.append((controller, element, segue.destination))
    }
  }

  // MARK: Attributes

  private mutating func checkAttributes(of element: NibElement, type: NibElementKind) {
    var found: [(name: String, kind: NibProblem.Kind)] = []
    for (name, value) in element.attributes {
      guard let type = type.attributes[name] ?? element.kind?.attributes[name] else {
        found.append((name, .unknownAttribute(name)))
        continue
      }
      if NibVocabulary.isUnused(name, of: element.name) {
        found.append((name, .unusedAttribute(name)))
      }
      switch type {
      case .reference:
        references.append(Reference(element: element, attribute: name, id: value))
        if element.kind?.role != .constraint { referenced.insert(value) }
      case .choice(let values):
        if !values.contains(value) {
          found.append((name, .unknownValue(attribute: name, value: value)))
        }
      default:
        if let expected = Self.expected(type, value) {
          let kind = NibProblem.Kind.invalidValue(
            attribute: name, value: value, expected: expected)
          found.append((name, kind))
        }
      }
    }
    guard !found.isEmpty else { return }
    for (_, kind) in found.sorted(by: { $0.name < $1.name }) { add(kind, element) }
  }

  /// Describes the expected form of a value's type; `nil` if the value has it.
  private static func expected(_ type: NibElementKind.ValueType, _ value: String) -> String? {
    switch type {
    case .text, .editor, .reference, .choice: nil
    case .flag: value == "YES" || value == "NO" ? nil : "YES or NO"
    case .number: NibElement.number(value) == nil ? "a number" : nil
    case .integer: Int(value) == nil ? "an integer" : nil
    case .length: NibElement.length(value) == nil ? "a number of at most ten million" : nil
    case .multiplier:
      NibElement.multiplier(value) == nil ? "a number, or a ratio of two" : nil
    }
  }

  // MARK: Cycles

  /// Returns the segues that lead back to a controller that contains their own, or to too many
  /// controllers, and adds a problem for each.
  mutating func breakCycles() -> Set<NibElement> {
    var segues: [String: [(segue: NibElement, destination: String)]] = [:]
    for content in contents {
      segues[content.source, default: []].append((content.segue, content.destination))
    }
    var broken: Set<NibElement> = []
    /// The number of controllers that each scene creates, including itself, for scenes that have
    /// been counted.
    var made: [String: Int] = [:]
    for start in controllers where made[start] == nil {
      // Without recursion: a chain of controllers may be long.
      var path: [(id: String, next: Int)] = [(start, 0)]
      var onPath: Set<String> = [start]
      while let (id, next) = path.last {
        guard let all = segues[id], next < all.count else {
          path.removeLast()
          onPath.remove(id)
          var count = 1
          for (segue, destination) in segues[id] ?? [] where !broken.contains(segue) {
            // Scenes that each embed the next one twice double the number with each.
            let more = made[destination] ?? 0
            if count + more > Self.embeddedLimit {
              add(.tooManyEmbedded(maximum: Self.embeddedLimit), segue)
              broken.insert(segue)
            } else {
              count += more
            }
          }
          made[id] = count
          continue
        }
        path[path.count - 1].next += 1
        let (segue, destination) = all[next]
        if onPath.contains(destination) {
          let from = path.firstIndex { $0.id == destination } ?? 0
          add(.cycle(path[from...].map(\.id) + [destination]), segue)
          broken.insert(segue)
        } else if made[destination] == nil, places[destination] != nil {
          path.append((destination, 0))
          onPath.insert(destination)
        }
      }
    }
    return broken
  }
}
