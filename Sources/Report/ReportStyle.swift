/// The page's style: light and dark, no fonts or pictures from elsewhere.
enum ReportStyle {
  static let text = """
    :root {
      --page: #f4f5f7; --card: #ffffff; --text: #1b1d22; --soft: #626873; --line: #dfe2e8;
      --ground: #eceef2; --accent: #1f5fd6; --shadow: 0 1px 2px rgba(20, 25, 40, .08);
      --changed: #c81e5b; --missing: #a86200; --renderedElsewhere: #7a3fc4; --error: #c4281c;
      --recorded: #1f5fd6; --equal: #1a7f4b;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131519; --card: #1d2026; --text: #e8eaee; --soft: #9aa1ad; --line: #32363f;
        --ground: #282c34; --accent: #7fb0ff; --shadow: none;
        --changed: #ff7aa8; --missing: #f0b04c; --renderedElsewhere: #c59bff; --error: #ff8278;
        --recorded: #7fb0ff; --equal: #64cf97;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 7.5rem; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK JP",
        sans-serif;
    }
    h1, h2, h3, h4, h5, p, ul, ol, figure { margin: 0; padding: 0; }
    code {
      font: .92em/1.45 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    code, .message, h1, h2, h3, h4 { overflow-wrap: anywhere; }
    i { font-style: normal; }
    pre {
      margin: .3rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2;
      font: .8em/1.45 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    .log { font-size: .87rem; margin: .4rem 0; }
    .log summary { color: var(--missing); cursor: pointer; overflow-wrap: anywhere; }
    a { color: var(--accent); }
    button { font: inherit; color: inherit; cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    header {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .6rem 1.2rem;
      align-items: center; padding: .8rem clamp(1rem, 3vw, 2.5rem); background: var(--card);
      border-bottom: 1px solid var(--line); box-shadow: var(--shadow);
    }
    .title { flex: 1 1 22rem; }
    h1 { font-size: 1.15rem; line-height: 1.3; }
    .verdict { color: var(--soft); font-size: .87rem; }
    nav { display: flex; flex-wrap: wrap; gap: .35rem; }
    .chip {
      display: inline-flex; gap: .4rem; align-items: center; padding: .22rem .7rem;
      border: 1px solid var(--line); border-radius: 99px; background: none; font-size: .87rem;
    }
    .chip b { color: var(--soft); font-weight: 600; }
    .chip i { color: var(--tone); font-weight: 700; }
    .chip i:empty { display: none; }
    .chip[aria-pressed=true] {
      background: var(--text); color: var(--card); border-color: var(--text);
    }
    .chip[aria-pressed=true] b, .chip[aria-pressed=true] i { color: inherit; }
    input {
      flex: 0 1 17rem; min-width: 9rem; padding: .32rem .8rem; font: inherit; font-size: .9rem;
      color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 99px;
    }
    output { color: var(--soft); font-size: .87rem; }

    main { padding: 1.2rem clamp(1rem, 3vw, 2.5rem) 3rem; }
    h2 { font-size: 1.35rem; margin: 1.4rem 0 .7rem; }
    h3 { font-size: 1rem; color: var(--soft); font-weight: 600; margin: 1.3rem 0 .5rem; }
    .shared h2 { font-size: 1.05rem; margin-top: 0; }
    .shared ol { list-style: none; display: grid; gap: .3rem; }
    .shared button {
      display: flex; gap: 1rem; width: 100%; padding: .4rem .8rem; text-align: left;
      justify-content: space-between; align-items: baseline;
      background: var(--card); border: 1px solid var(--line); border-radius: 8px;
    }
    .shared button:hover, .chip:hover { border-color: var(--accent); }
    .shared b { color: var(--soft); font-weight: 600; font-size: .87rem; white-space: nowrap; }

    .changed { --tone: var(--changed); } .missing { --tone: var(--missing); }
    .renderedElsewhere { --tone: var(--renderedElsewhere); } .error { --tone: var(--error); }
    .recorded { --tone: var(--recorded); } .equal { --tone: var(--equal); }

    .matrix { overflow-x: auto; }
    .matrix table { border-collapse: separate; border-spacing: 3px; font-size: .87rem; }
    .matrix th {
      font-weight: 500; text-align: left; padding: .1rem .5rem .1rem 0; white-space: nowrap;
    }
    .matrix thead th { text-align: center; padding: .1rem .25rem; color: var(--soft); }
    .matrix td { padding: 0; min-width: 2.2rem; text-align: center; white-space: nowrap; }
    .matrix a {
      display: inline-block; min-width: 2.2rem; line-height: 1.6rem; border-radius: 5px;
      font-weight: 700; text-decoration: none; color: var(--tone);
      background: color-mix(in srgb, var(--tone) 13%, var(--card));
    }
    .matrix a.equal { font-weight: 400; }
    .matrix a:hover { outline: 2px solid var(--tone); }
    .mark { display: inline-block; border: 1.5px solid var(--soft); border-radius: 2px; }
    .mark.tall { width: 8px; height: 13px; } .mark.wide { width: 13px; height: 8px; }

    article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
    article:target { border-color: var(--accent); box-shadow: 0 0 0 2px var(--accent); }
    .card {
      padding: .9rem 1.1rem 1.1rem; margin-bottom: .9rem; box-shadow: var(--shadow);
      border-left: 4px solid var(--tone);
      content-visibility: auto; contain-intrinsic-size: auto 700px;
    }
    h4 { font-size: 1rem; font-weight: 600; }
    h4 small { color: var(--soft); font-weight: 400; font-size: .9rem; }
    h5 { font-size: .82rem; color: var(--soft); font-weight: 600; margin-top: .6rem; }
    .badge {
      display: inline-flex; gap: .35rem; padding: 0 .55rem; margin-right: .3rem;
      border-radius: 99px; font-size: .8rem; font-weight: 600; line-height: 1.5rem; color: var(--tone);
      background: color-mix(in srgb, var(--tone) 13%, var(--card));
    }
    .message { white-space: pre-wrap; margin-top: .5rem; }
    .numbers { color: var(--soft); font-size: .87rem; margin-top: .25rem; }
    .changes { list-style: none; margin-top: .15rem; }
    .changes li { padding: .08rem 0; }
    .card summary { color: var(--soft); font-size: .87rem; cursor: pointer; width: fit-content; }
    .changes em, .shared em { color: var(--changed); font-style: normal; font-weight: 700; }
    .origin { color: var(--soft); font-size: .82rem; margin-top: .8rem; }

    .pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: .8rem; }
    .pictures figure { flex: 1 1 18rem; min-width: 0; }
    .pictures figure.tall { max-width: 26rem; } .pictures figure.wide { max-width: 44rem; }
    figcaption { font-size: .82rem; margin-bottom: .3rem; }
    figcaption span { color: var(--soft); }
    figure a { display: block; }
    img {
      display: block; max-width: 100%; height: auto; border: 1px solid var(--line);
      background: repeating-conic-gradient(var(--ground) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px;
    }

    .tiles { display: flex; flex-wrap: wrap; gap: .7rem; align-items: flex-start; }
    .tile {
      padding: .7rem; width: min-content;
      content-visibility: auto; contain-intrinsic-size: auto 12rem auto 20rem;
    }
    .tile figure.tall { width: 9.5rem; } .tile figure.wide { width: 17rem; }
    .tile img { width: 100%; }
    .tile h4 { font-size: .85rem; margin-top: .5rem; min-width: 9.5rem; }
    .tile h4 small { display: block; font-size: .8rem; }

    .nothing { padding: 3rem 0; text-align: center; color: var(--soft); }
    .nothing button {
      padding: .2rem .8rem; border: 1px solid var(--line); border-radius: 99px;
      background: var(--card);
    }
    footer {
      padding: 1rem clamp(1rem, 3vw, 2.5rem) 2rem; color: var(--soft); font-size: .85rem;
      border-top: 1px solid var(--line);
    }
    footer th {
      text-align: left; font-weight: 500; padding-right: 1rem; white-space: nowrap;
      vertical-align: top;
    }
    footer td { overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
    [hidden] { display: none !important; }
    @media print {
      header { position: static; }
      .card, .tile { break-inside: avoid; content-visibility: visible; }
    }
    """
}
