import Testing
import UIKit

@testable import Tateyoko

@Suite("Touching forms and alerts")
@MainActor
struct FormTouchTests {
  private final class Form: UIViewController {
    let fields = [UITextField(), UITextField()]
    let notes = UITextView()
    let scroll = UIScrollView()
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.contentSize = CGSize(width: 300, height: 2000)
      view.addSubview(scroll)
      for (index, field) in fields.enumerated() {
        field.placeholder = ["Name", "Street"][index]
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 20, y: 80 + 50 * CGFloat(index), width: 200, height: 34)
        scroll.addSubview(field)
      }
      notes.accessibilityIdentifier = "notes"
      notes.frame = CGRect(x: 20, y: 180, width: 200, height: 60)
      scroll.addSubview(notes)
    }
  }

  private func shown(_ device: Device, _ os: OSVersion) -> (Simulator, Form) {
    let simulator = Simulator(device, os: os)
    let form = Form()
    simulator.launch(form)
    return (simulator, form)
  }

  private func present(
    _ controller: UIViewController, on presenter: UIViewController, in simulator: Simulator
  ) {
    simulator.perform { presenter.present(controller, animated: true) }
    _ = simulator.settled
  }

  private func present(
    _ style: UIAlertController.Style, _ titles: [String], on presenter: UIViewController,
    of form: Form, in simulator: Simulator, title: String = "Delete"
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: "Really?", preferredStyle: style)
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { _ in
          form.log.append(title)
        })
    }
    alert.popoverPresentationController?.sourceView = presenter.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    present(alert, on: presenter, in: simulator)
    return alert
  }

  @Test(
    arguments: [(.iPhoneSE, "12.0"), (.iPhone15, "17.0"), (.iPhone15, "26.1"), (.iPadAir5, "15.0")]
      as [(Device, OSVersion)])
  func alertsAndActionSheetsArePressedByName(_ device: Device, _ os: OSVersion) throws {
    let (simulator, form) = shown(device, os)
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let isPopover = style == .actionSheet && device == .iPadAir5
      for name in ["OK", "Delete", isPopover ? "OK" : "Cancel"] {
        _ = present(style, ["OK", "Delete", "Cancel"], on: form, of: form, in: simulator)
        let names = simulator.touchables().map(\.name)
        #expect(
          Set(names).isSuperset(of: isPopover ? ["OK", "Delete"] : ["OK", "Delete", "Cancel"]))
        try simulator.tap(name)
        #expect(form.log == [name] && form.presentedViewController == nil)
        form.log = []
      }
    }
    // Over a sheet, and over an alert on it.
    let sheet = Form()
    present(sheet, on: form, in: simulator)
    let alert = present(.alert, ["OK", "More"], on: sheet, of: form, in: simulator)
    _ = present(.alert, ["Yes", "No"], on: alert, of: form, in: simulator, title: "Sure?")
    #expect((try? simulator.tap("OK")) == nil)
    try simulator.tap("Yes")
    try simulator.tap("OK")
    #expect(form.log == ["Yes", "OK"] && sheet.presentedViewController == nil)
    #expect(simulator.issues.isEmpty)
  }

  @Test(
    arguments: [(.iPhoneSE, "12.0"), (.iPhone15, "26.1"), (.iPadAir5, "15.0")]
      as [(Device, OSVersion)])
  func whatDoesNotFitIntoAnAlertScrolls(_ device: Device, _ os: OSVersion) throws {
    let (simulator, form) = shown(device, os)
    let titles = (0..<30).map { "Action \($0)" } + ["Cancel"]
    for style in [UIAlertController.Style.actionSheet, .alert] {
      let alert = present(style, titles, on: form, of: form, in: simulator)
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      #expect(simulator.window.bounds.contains(frame))
      try simulator.scroll("Action 0", to: .element("Action 29"))
      try simulator.tap("Action 29")
      #expect(form.log == ["Action 29"])
      form.log = []
    }
    #expect(simulator.issues.isEmpty)
  }

  @Test func thePresentationsPutTheKeyboardAwayAndEditingGoesOnAfterwards() throws {
    for style in [UIModalPresentationStyle.custom, .pageSheet, .fullScreen, .overFullScreen] {
      let (simulator, form) = shown(.iPhone15, "17.0")
      try simulator.type("Ada", into: "Name")
      let sheet = Form()
      if style == .custom {
        _ = present(.alert, ["OK"], on: form, of: form, in: simulator)
      } else {
        sheet.modalPresentationStyle = style
        present(sheet, on: form, in: simulator)
      }
      #expect(simulator.keyboardFrame == nil && !form.fields[0].isEditing, "\(style)")
      if style == .custom {
        try simulator.tap("OK")
      } else {
        try simulator.type("street", into: sheet.fields[1])
        simulator.perform { form.dismiss(animated: true) }
        _ = simulator.settled
        #expect(!sheet.fields[1].isEditing)
      }
      #expect(form.fields[0].isEditing && simulator.keyboardFrame != nil, "\(style)")
      try simulator.type(" L.")
      #expect(form.fields[0].text == "Ada L.")
      #expect(simulator.issues.isEmpty)
    }
    // A popover keeps it.
    let (simulator, form) = shown(.iPadAir5, "15.0")
    try simulator.type("Ada", into: "Name")
    _ = present(.actionSheet, ["OK"], on: form, of: form, in: simulator)
    #expect(form.fields[0].isEditing && simulator.keyboardFrame != nil)
    try simulator.tap("OK")
    // Editing that a handler ends stays ended.
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in form.view.endEditing(true) })
    present(alert, on: form, in: simulator)
    #expect(simulator.keyboardFrame == nil)
    try simulator.tap("OK")
    #expect(!form.fields[0].isEditing && simulator.keyboardFrame == nil)
  }

  @Test(
    arguments: [(.iPhoneSE, "12.0"), (.iPhone15, "26.1"), (.iPadAir5, "15.0")]
      as [(Device, OSVersion)])
  func anAlertsFirstFieldIsEditedAboveTheKeyboard(_ device: Device, _ os: OSVersion) throws {
    let (simulator, form) = shown(device, os)
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "User" }
    alert.addTextField { $0.placeholder = "Password" }
    var said: [String] = []
    let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
      said = alert.textFields?.map { $0.text ?? "" } ?? []
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, on: form, in: simulator)
    #expect(alert.textFields?[0].isEditing == true)
    let keyboard = try #require(simulator.keyboardFrame)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.maxY <= keyboard.minY && frame.minY >= 0)
    // From iOS 26 on below the status bar's strip.
    let top: CGFloat = device == .iPhone15 ? 59 : 0
    #expect(abs(frame.midY - (top + keyboard.minY) / 2) < 0.6)
    try simulator.type("ada")
    try simulator.type("pi", into: "Password")
    try simulator.tap("Save")
    #expect(form.presentedViewController === alert)
    save.isEnabled = true
    try simulator.tap("Save")
    #expect(said == ["ada", "pi"])
    #expect(simulator.keyboardFrame == nil && simulator.issues.isEmpty)
  }

  @Test func aFieldKeepsItsTapsFromRecognizersAround() throws {
    for cancels in [true, false] {
      let (simulator, form) = shown(.iPhone15, "17.0")
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = cancels
      var ends = 0
      simulator.perform {
        tap.addTarget(
          form,
          action: Selector("end:") { target, _ in
            ends += 1
            (target as? UIViewController)?.view.endEditing(true)
          })
        form.view.addGestureRecognizer(tap)
      }
      try simulator.type("Ada", into: "Name")
      try simulator.type("Road", into: "Street")
      try simulator.type("hello", into: "notes")
      #expect(ends == 0 && form.notes.isFirstResponder)
      #expect(form.fields.map(\.text) == ["Ada", "Road"] && form.notes.text == "hello")
      try simulator.tap(at: CGPoint(x: 300, y: 400))
      #expect(ends == 1 && simulator.keyboardFrame == nil)
      // A field that can't be edited leaves taps to others.
      form.fields[0].isEnabled = false
      form.notes.isEditable = false
      try simulator.tap(form.fields[0])
      try simulator.tap(form.notes)
      #expect(ends == 3 && simulator.keyboardFrame == nil)
      #expect(simulator.issues.isEmpty)
    }
  }

  @Test func aDragPutsTheKeyboardAwayWhereTheViewSaysSo() throws {
    let (simulator, form) = shown(.iPhone15, "17.0")
    for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive, .none] {
      form.scroll.keyboardDismissMode = mode
      try simulator.type("a", into: "Name")
      try simulator.pan(
        from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: mode == .interactive ? 700 : 350))
      #expect((simulator.keyboardFrame == nil) == (mode != .none), "\(mode)")
      form.scroll.contentOffset = .zero
    }
  }

  @Test func fieldsAreScrolledOutFromUnderBarsBesideWhatFollowsAFinger() throws {
    for (device, os) in [(Device.iPhoneSE, "12.0"), (.iPhoneX, "14.4"), (.iPhone15, "26.1")]
      as [(Device, OSVersion)]
    {
      let simulator = Simulator(device, os: os)
      let form = Form()
      simulator.launch(UINavigationController(rootViewController: form))
      for (index, view) in [UIDatePicker(), UISlider(), UIScrollView()].enumerated() {
        (view as? UIDatePicker)?.preferredDatePickerStyle = .wheels
        (view as? UIScrollView)?.contentSize = CGSize(width: 280, height: 900)
        view.frame = CGRect(x: 40, y: 250 + 220 * CGFloat(index), width: 240, height: 216)
        form.scroll.addSubview(view)
      }
      form.scroll.contentOffset.y = 250 - 90
      let date = try #require(form.scroll.subviews.compactMap { $0 as? UIDatePicker }.first)
      let start = date.date
      try simulator.type("a", into: "Name")
      #expect(form.fields[0].text == "a" && date.date == start)
      form.scroll.contentOffset.y = 250 - 90
      try simulator.scroll(form.scroll, to: .offset(CGPoint(x: 0, y: 600)))
      #expect(form.scroll.contentOffset.y == 600 && date.date == start)
    }
  }

  @Test func aFieldOfASearchSaysSearch() throws {
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchBar.placeholder == "Search")
    #expect(UISearchBar().placeholder == nil)
    let simulator = Simulator(.iPhone15, os: "17.0")
    let list = UITableViewController()
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    simulator.launch(UINavigationController(rootViewController: list))
    try simulator.type("abc", into: "Search")
    #expect(search.isActive && search.searchBar.text == "abc")
    search.searchBar.placeholder = "Cities"
    try simulator.clear("Cities")
    #expect(search.searchBar.text == "")
  }

  @Test(arguments: ["9.3", "12.0", "17.0", "26.1"] as [OSVersion])
  func theBarOfASearchIsATablesHeaderWithoutASize(_ os: OSVersion) throws {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    let simulator = Simulator(.iPhone8, os: os)
    let list = UITableViewController()
    simulator.launch(UINavigationController(rootViewController: list))
    // A standalone bar must be sized, as on a device.
    let plain = UISearchBar()
    #expect(plain.frame == .zero)
    list.tableView.tableHeaderView = plain
    _ = simulator.settled
    #expect(plain.frame.height == 0)

    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    let natural = search.searchBar.sizeThatFits(CGSize(width: 375, height: 0))
    #expect(search.searchBar.frame == CGRect(origin: .zero, size: natural) && natural.height >= 44)
    list.tableView.tableHeaderView = search.searchBar
    _ = simulator.settled
    #expect(list.tableView.contentSize.height == natural.height)
    try simulator.type("zz", into: "Search")
    #expect(search.isActive && updater.texts.last == "zz")
    #expect(search.searchBar.frame.size == natural)
    #expect(simulator.issues.isEmpty)
  }

  private final class Refuser: NSObject, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate
  {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
  }

  private final class Stayer: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test func whatCannotBeTypedIntoIsSaidWithItsReason() throws {
    let refuser = Refuser()
    let stayer = Stayer()
    let cases: [(name: String, words: String, setUp: (Form, UISearchBar) -> Void)] = [
      ("Street", "isEnabled", { form, _ in form.fields[1].isEnabled = false }),
      (
        "Street", "isUserInteractionEnabled",
        { form, _ in form.fields[1].isUserInteractionEnabled = false }
      ),
      (
        "Street", "isUserInteractionEnabled",
        { form, _ in form.fields[1].superview?.isUserInteractionEnabled = false }
      ),
      (
        "Street", "textFieldShouldBeginEditing(_:)",
        { form, _ in form.fields[1].delegate = refuser }
      ),
      ("notes", "textViewShouldBeginEditing(_:)", { form, _ in form.notes.delegate = refuser }),
      ("notes", "isEditable", { form, _ in form.notes.isEditable = false }),
      (
        "notes", "isEditable",
        { form, _ in
          form.notes.isEditable = false
          form.notes.becomeFirstResponder()
        }
      ),
      ("find", "searchBarShouldBeginEditing(_:)", { _, bar in bar.delegate = refuser }),
    ]
    for (index, one) in cases.enumerated() {
      // With nothing edited, and with another field, which must not get the text.
      for editsAnother in [false, true] {
        let (simulator, form) = shown(.iPhone15, "17.0")
        let bar = UISearchBar(frame: CGRect(x: 20, y: 260, width: 250, height: 56))
        bar.accessibilityIdentifier = "find"
        form.scroll.addSubview(bar)
        if editsAnother { try simulator.tap("Name") }
        simulator.perform { one.setUp(form, bar) }
        for act in [{ try simulator.type("x", into: one.name) }, { try simulator.clear(one.name) }]
        {
          let error = #expect(throws: TouchError.self) { try act() }
          let text = error?.description ?? ""
          #expect(text.contains(one.words), "\(index) \(editsAnother): \(text)")
        }
        #expect(form.fields[0].text == "" && form.notes.text == "")
      }
    }
    let (simulator, form) = shown(.iPhone15, "17.0")
    form.fields[0].delegate = stayer
    try simulator.type("a", into: "Name")
    let error = #expect(throws: TouchError.self) { try simulator.type("b", into: "Street") }
    #expect(error?.description.contains("refuses to end") == true, "\(error?.description ?? "")")
    #expect(form.fields[0].text == "a" && form.fields[1].text == "")
    // A view that isn't a field isn't described as one.
    let (bare, plain) = shown(.iPhone15, "17.0")
    let other = #expect(throws: TouchError.self) { try bare.type("b", into: plain.scroll) }
    #expect(other?.reason == .notTyping)
  }
}
