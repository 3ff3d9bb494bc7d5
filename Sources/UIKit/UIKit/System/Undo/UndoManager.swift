import Foundation

/// Records operations for undo and redo.
///
/// It replaces Foundation's, which Linux doesn't have. It groups by run loop turns in simulated
/// time; outside of a simulation a group stays open until ``undo()``. The rules are from Apple's
/// documentation of the class, unless noted otherwise. When Apple's raises an exception, this one
/// reports an issue and does nothing.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// The open groups, from the outermost in.
  private var openGroups: [UndoGroup] = []
  /// The group of this run loop turn.
  private weak var turnGroup: UndoGroup?
  /// Whether that turn has ended while groups within its group were still open.
  private var isTurnOver = false
  private var disablings = 0

  public override init() { super.init() }

  // MARK: Registering

  /// Registers an undo operation for an object, which isn't retained.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(
      UndoCall(target) { [weak target] in
        if let target { handler(target) }
      })
  }

  /// Registers a method as an undo operation for an object, which isn't retained; its argument is.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(
      UndoCall(target) { [weak target] in
        if let target { selector.send(to: target, [anObject]) }
      })
  }

  private func register(_ call: UndoCall) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return refuse(
          "registerUndo",
          "The manager is in invalid state, must begin a group before registering undo.",
          advice: "Call beginUndoGrouping() first, or leave groupsByEvent on.")
      }
      openTurnGroup()
    }
    openGroups.last?.parts.append(.call(call))
    if !isUndoing, !isRedoing { redoGroups = [] }
  }

  open var isUndoRegistrationEnabled: Bool { disablings == 0 }

  /// Disables registration until a matching call of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disablings += 1 }

  open func enableUndoRegistration() {
    guard disablings > 0 else {
      return refuse(
        "enableUndoRegistration",
        "It may only be invoked with matching call to disableUndoRegistration.",
        advice: "Call disableUndoRegistration() first.")
    }
    disablings -= 1
  }

  // MARK: Groups

  /// The nesting depth of open groups.
  open var groupingLevel: Int { openGroups.count }

  /// Whether everything registered in one run loop turn is undone together.
  open var groupsByEvent = true

  /// The maximum number of groups that can be undone; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { dropOldest() }
  }

  /// The run loop modes whose turns end a group. Stored, without effect.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Opens a group; if turn groups are in use, it's inside the turn's group (recalled; medium).
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent { openTurnGroup() }
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    open()
  }

  /// Closes the innermost open group.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty, !(isUndoing || isRedoing) || openGroups.count > 1 else {
      return refuse(
        "endUndoGrouping", "It was called with no matching begin.",
        advice: "Call beginUndoGrouping() first.")
    }
    post(.NSUndoManagerCheckpoint)
    close()
    if isTurnOver { endTurn() }
  }

  private func open() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func close() {
    guard let group = openGroups.last else { return }
    let info: [AnyHashable: Any]? =
      group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, info)
    openGroups.removeLast()
    if let outer = openGroups.last {
      outer.parts.append(.group(group))
    } else if group !== turnGroup || !group.isEmpty {
      undoGroups.append(group)
      dropOldest()
    }
    if group === turnGroup { turnGroup = nil }
    post(.NSUndoManagerDidCloseUndoGroup, info)
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  /// Opens the group of this run loop turn, which ends with the turn.
  private func openTurnGroup() {
    open()
    turnGroup = openGroups.last
    isTurnOver = false
    let group = turnGroup
    let host = SimulationHost.current
    host.post { [weak self, weak group, unowned host] in
      guard let self, let group, group === turnGroup else { return }
      host.perform { self.endTurn() }
    }
  }

  private func endTurn() {
    guard let turnGroup, let outermost = openGroups.first, outermost === turnGroup else {
      isTurnOver = false
      return
    }
    isTurnOver = openGroups.count > 1
    if !isTurnOver { close() }
  }

  // MARK: Undoing

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.first?.isEmpty == false && !isActing }

  open var canRedo: Bool { !redoGroups.isEmpty }

  /// The number of groups that can be undone (iOS 17).
  open var undoCount: Int { undoGroups.count }
  /// The number of groups that can be redone (iOS 17).
  open var redoCount: Int { redoGroups.count }

  private var isActing: Bool { isUndoing || isRedoing }

  /// Closes the open group, and undoes the last one.
  open func undo() {
    guard openGroups.count <= 1 || isActing else {
      return refuse(
        "undo", "It was called with too many nested undo groups.",
        advice: "Call endUndoGrouping() for each beginUndoGrouping().")
    }
    if openGroups.count == 1, !isActing { close() }
    undoNestedGroup()
  }

  /// Undoes the last group, which may be inside an open one.
  open func undoNestedGroup() {
    guard !isActing else {
      return refuse(
        "undoNestedGroup", "It was called while something is being undone.",
        advice: "Undo once that is over.")
    }
    post(.NSUndoManagerCheckpoint)
    let group: UndoGroup
    if let open = openGroups.last {
      guard case .group(let last)? = open.parts.last else {
        guard !open.isEmpty else { return }
        return refuse(
          "undoNestedGroup", "Undo operations were registered since the last group was closed.",
          advice: "Close the group around them, or call undo().")
      }
      open.parts.removeLast()
      group = last
    } else {
      guard let last = undoGroups.popLast() else { return }
      group = last
    }
    isUndoing = true
    if let opposite = act(group, .NSUndoManagerWillUndoChange) { redoGroups.append(opposite) }
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group.
  open func redo() {
    guard !isActing else {
      return refuse(
        "redo", "It was called while something is being undone.",
        advice: "Redo once that is over.")
    }
    post(.NSUndoManagerCheckpoint)
    guard let group = redoGroups.popLast() else { return }
    // Open groups were registered before, or there would be nothing to redo.
    while !openGroups.isEmpty { close() }
    isRedoing = true
    if let opposite = act(group, .NSUndoManagerWillRedoChange) { undoGroups.append(opposite) }
    isRedoing = false
    dropOldest()
    post(.NSUndoManagerDidRedoChange)
  }

  /// Makes a group's calls.
  ///
  /// - Returns: The group they registered, which does the opposite and has the same name.
  private func act(_ group: UndoGroup, _ beginning: Notification.Name) -> UndoGroup? {
    post(beginning)
    let outer = openGroups
    let opposite = UndoGroup()
    opposite.name = group.name
    opposite.isDiscardable = group.isDiscardable
    openGroups = [opposite]
    post(.NSUndoManagerDidOpenUndoGroup)
    group.perform()
    while openGroups.count > 1 { close() }
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups = outer
    post(.NSUndoManagerDidCloseUndoGroup)
    return opposite.isEmpty ? nil : opposite
  }

  /// Removes all operations, and enables registration again.
  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    for group in openGroups { group.parts = [] }
    disablings = 0
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func remove(_ groups: inout [UndoGroup]) {
      groups.removeAll { group in
        guard !group.isEmpty else { return false }
        group.removeCalls(of: target)
        return group.isEmpty
      }
    }
    remove(&undoGroups)
    remove(&redoGroups)
    for group in openGroups { group.removeCalls(of: target) }
  }

  // MARK: Names

  /// The group that a name applies to now: the outermost open one, or else the last one.
  private var namedGroup: UndoGroup? { openGroups.first ?? undoGroups.last }

  private var nextUndo: UndoGroup? {
    if !isActing, let open = openGroups.first, !open.isEmpty { return open }
    return undoGroups.last
  }

  /// Sets the name of the operation being registered, as in “Undo Typing”.
  open func setActionName(_ actionName: String) { namedGroup?.name = actionName }

  /// The name of the next operation to undo; empty if there is none.
  open var undoActionName: String { nextUndo?.name ?? "" }
  /// The name of the next operation to redo; empty if there is none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// Sets whether the operation being registered may be discarded without asking people.
  open func setActionIsDiscardable(_ discardable: Bool) { namedGroup?.isDiscardable = discardable }

  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  /// The title of the command, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Telling

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  private func refuse(_ call: String, _ what: String, advice: String) {
    SimulationHost.current.report(
      SimulationIssue(where: "UndoManager.\(call)", what: what, advice: advice))
  }
}

/// Whether a closed group may be discarded without asking people.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

extension Notification.Name {
  /// Posted before a nested group is opened, before any group is closed, and before undoing.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
