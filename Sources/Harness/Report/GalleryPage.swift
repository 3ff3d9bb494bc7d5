/// The page of a gallery, which needs no files other than the pictures.
enum GalleryPage {
  static func html(_ gallery: Gallery) -> HTML {
    let pictures = gallery.screens.flatMap(\.pictures)
    let counts =
      "\(gallery.screens.count) \(gallery.screens.count == 1 ? "screen" : "screens"), "
      + "\(pictures.count) \(pictures.count == 1 ? "picture" : "pictures")"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(gallery.title)</title>
      <style>\(HTML(trusted: style))</style>
      </head>
      <body>
      <header>
      <h1>\(gallery.title)</h1>
      <p id="count" role="status">\(counts)</p>
      <nav aria-label="Which screens are shown">
      <input id="find" type="search" placeholder="Find a screen" aria-label="Find a screen">
      \(chooser("device", "Device", "All devices", unique(pictures.map(\.device))))
      \(chooser("style", "Settings", "All settings", unique(pictures.map { styleName($0) })))
      <label><input id="frames" type="checkbox" checked> Frames</label>
      </nav>
      </header>
      <main>
      \(HTML(sections(gallery), separator: "\n"))
      <p id="none" hidden>No screen is shown. <button type="button">Show all</button></p>
      </main>
      <script>\(HTML(trusted: script))</script>
      </body>
      </html>

      """
  }

  private static func unique(_ names: [String]) -> [String] {
    var result: [String] = []
    for name in names where !result.contains(name) { result.append(name) }
    return result
  }

  private static func styleName(_ picture: Gallery.Picture) -> String {
    picture.style.isEmpty ? "standard" : picture.style
  }

  /// Returns a menu, if there is a choice.
  private static func chooser(
    _ id: String, _ label: String, _ all: String, _ names: [String]
  ) -> HTML {
    guard names.count > 1 else { return "" }
    let options = names.map { "<option>\($0)</option>" as HTML }
    return """
      <select id="\(id)" aria-label="\(label)"><option value="">\(all)</option>\
      \(HTML(options))</select>
      """
  }

  private static func sections(_ gallery: Gallery) -> [HTML] {
    let groups = unique(gallery.screens.map(\.group))
    return groups.map { group in
      let screens = gallery.screens.filter { $0.group == group }
        .map { screen($0, level: groups.count > 1 ? 3 : 2) }
      let title: HTML = groups.count > 1 ? "<h2>\(group)</h2>\n" : ""
      return "<section>\n\(title)\(HTML(screens, separator: "\n"))\n</section>"
    }
  }

  /// Returns a screen's title, one level below its parent heading.
  private static func heading(_ screen: Gallery.Screen, _ level: Int) -> HTML {
    let tag = HTML(trusted: "h\(level)")
    return """
      <\(tag) class="title"><a href="#\(screen.id)">\(screen.title)</a> \
      <small>\(screen.kind)</small></\(tag)>
      """
  }

  private static func screen(_ screen: Gallery.Screen, level: Int) -> HTML {
    let figures = screen.pictures.map { figure($0, of: screen) }
    let troubles = screen.troubles.map { "<p class=\"trouble\">\($0)</p>" as HTML }
    return """
      <article id="\(screen.id)" data-name="\(screen.title.lowercased()) \(screen.id.lowercased())">
      \(heading(screen, level))
      <div class="row">\(HTML(figures))\(HTML(troubles))</div>
      </article>
      """
  }

  private static func figure(_ picture: Gallery.Picture, of screen: Gallery.Screen) -> HTML {
    let frame = picture.cornerRadius == nil ? "plain" : "framed"
    let shape =
      (["--width:\(picture.width)", "--height:\(picture.height)"]
      + (picture.cornerRadius.map { ["--radius:\($0)"] } ?? [])).joined(separator: ";")
    let caption = [picture.device, picture.details, picture.style].filter { !$0.isEmpty }
      .joined(separator: ", ")
    return """
      <figure data-device="\(picture.device)" data-style="\(styleName(picture))">\
      <a class="\(frame)" href="\(picture.file)" style="\(shape)">\
      <img src="\(picture.file)" alt="\(screen.title) on \(caption)" loading="lazy"></a>\
      <figcaption>\(caption)</figcaption></figure>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #f4f4f6; --text: #1c1c1e; --dim: #6c6c70;
      --line: #d1d1d6; --bezel: #1c1c1e; --bad: #b3261e; --focus: #0a5bd3; --zoom: 0.5 }
    @media (prefers-color-scheme: dark) { :root { --back: #111113; --text: #f2f2f7; --dim: #98989d;
      --line: #3a3a3c; --bezel: #3a3a3c; --bad: #ff8a80; --focus: #6cb0ff } }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 15px/1.4 system-ui, sans-serif }
    header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: var(--back);
      border-bottom: 1px solid var(--line) }
    h1 { margin: 0; font-size: 20px } header p { margin: 0 0 8px; color: var(--dim) }
    nav { display: flex; flex-wrap: wrap; gap: 12px; align-items: center }
    input[type=search], select { font: inherit; padding: 4px 8px; border: 1px solid var(--line);
      border-radius: 8px; background: transparent; color: inherit }
    main { padding: 0 24px 48px } h2 { font-size: 17px; margin: 32px 0 0 }
    article { padding: 16px 0; border-bottom: 1px solid var(--line); scroll-margin-top: 110px }
    .title { margin: 0 0 12px; font-size: 15px } .title a { color: inherit; text-decoration: none }
    .title a:hover { text-decoration: underline }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
    button { font: inherit; color: inherit } #none { padding: 48px 0; color: var(--dim) }
    small { color: var(--dim); font-weight: normal }
    .row { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-end }
    figure { margin: 0 } figcaption { margin-top: 8px; color: var(--dim); font-size: 12px;
      max-width: calc(var(--width, 400) * 1px) }
    figure a { display: block; width: fit-content }
    img { display: block; width: calc(var(--width) * var(--zoom) * 1px); max-width: 100%;
      aspect-ratio: var(--width) / var(--height); border: 1px solid var(--line) }
    body.frames .framed { padding: 6px; background: var(--bezel);
      border-radius: calc(var(--radius) * var(--zoom) * 1px + 7px) }
    body.frames .framed img { border: 0; border-radius: calc(var(--radius) * var(--zoom) * 1px) }
    .trouble { color: var(--bad); max-width: 40em; margin: 0; white-space: pre-wrap }
    [hidden] { display: none }
    """

  private static let script = """
    "use strict";
    const find = document.getElementById("find");
    const choosers = ["device", "style"].map(id => document.getElementById(id)).filter(Boolean);
    const frames = document.getElementById("frames");
    const count = document.getElementById("count");
    const none = document.getElementById("none");
    const all = count.textContent;
    function update() {
      const text = find.value.trim().toLowerCase();
      const isChosen = choosers.some(c => c.value);
      let [screens, pictures, of] = [0, 0, 0];
      const articles = document.querySelectorAll("article");
      for (const article of articles) {
        const figures = [...article.querySelectorAll("figure")];
        for (const figure of figures)
          figure.hidden = choosers.some(c => c.value && figure.dataset[c.id] !== c.value);
        const shown = figures.filter(f => !f.hidden).length;
        of += figures.length;
        article.hidden = !article.dataset.name.includes(text) || isChosen && !shown;
        if (!article.hidden) { screens += 1; pictures += shown; }
      }
      for (const section of document.querySelectorAll("section"))
        section.hidden = !section.querySelector("article:not([hidden])");
      none.hidden = screens > 0;
      count.textContent = text || isChosen
        ? `${screens} of ${articles.length} screens, ${pictures} of ${of} pictures` : all;
      document.body.classList.toggle("frames", frames.checked);
    }
    for (const control of [find, frames, ...choosers]) control.addEventListener("input", update);
    none.querySelector("button").addEventListener("click", () => {
      for (const control of [find, ...choosers]) control.value = "";
      update();
      find.focus();
    });
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || event.target === find || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      find.focus();
    });
    update();
    """
}
