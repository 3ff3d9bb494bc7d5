'use strict';
/** What is at fault on the screens, whether or not they were compared. */
tateyoko.findings = (() => {
  const { h, cut, plural, grouped } = tateyoko;
  const colors = { error: '#d0103a', warning: '#b35c00', note: '#2f6fb5' };
  const signs = { error: '✗', warning: '⚠', note: '·' };

  /** A finding of data.js, with its texts for their numbers. */
  function unpacked(row, texts) {
    const [rule, title, severity, view, words, cause, onlyIn, ignored, source] = row.slice(0, 9)
      .map(number => number === null ? null : texts[number]);
    return { rule, title, severity, view, words, cause, onlyIn, ignored, source,
      frame: row[9].map(Number), cells: numbers(row[10]) };
  }

  /** The numbers of ranges such as `0-5,7`. */
  const numbers = text => (text || '').split(',').filter(Boolean).flatMap(part => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

  const lintOf = app => app.model.record.lint || null;

  const severity = name => h('span', { class: `severity ${name}` },
    h('i', { 'aria-hidden': 'true' }, signs[name] || ''), name);

  /** “14 of 60 cells, only in landscape” */
  function seen(app, { cells, onlyIn }) {
    const all = lintOf(app) ? lintOf(app).cells.length : 0;
    return [!cells.length ? null : cells.length === all ? `all ${plural(all, 'cell')}`
      : `${grouped(cells.length)} of ${plural(all, 'cell')}`, onlyIn ? `only in ${onlyIn}` : null]
      .filter(Boolean).join('; ');
  }

  // The front: what to mend first, and how much there is of what

  function front(app) {
    const lint = lintOf(app);
    if (!lint || !lint.fixes.length) return null;
    const items = lint.fixes.map(fix => {
      const [place, finding] = fix.at;
      const snapshot = app.model.snapshots[place];
      return h('li', null, h('a', { href: `${tateyoko.overview.address(snapshot)}&finding=${finding}`,
        onclick: event => app.open(snapshot, event, { finding: String(finding) }) },
      severity(fix.severity), h('b', null, cut(fix.view)), h('em', null, cut(fix.screen)),
      h('span', null, cut(fix.words)), h('small', null, `${fix.title} · ${cut(fix.seen)}${
        fix.count > 1 ? ` · ${plural(fix.count - 1, 'more finding')} of this view` : ''}`)));
    });
    const most = 8;
    return h('section', { class: 'fixes', 'aria-label': 'Findings' },
      h('h2', null, 'What to fix first'), h('ol', null, items.slice(0, most)),
      items.length > most ? h('details', { class: 'more' }, h('summary', null,
        `${plural(items.length - most + lint.left, 'more view')}`), h('ol', null,
        items.slice(most)), lint.left ? h('p', { class: 'soft' }, `and ${grouped(lint.left)} more`)
        : null) : null,
      h('p', { class: 'chips' }, lint.rules.map(({ name, title, count }) => h('button', {
        type: 'button', class: 'chip', 'data-query': tateyoko.query.term('finding', name),
        'aria-pressed': 'false',
        onclick: () => app.filter(tateyoko.query.term('finding', name), true),
      }, title, ' ', h('b', null, grouped(count))))),
      lint.devices.length > 1 ? devices(app, lint) : null);
  }

  function devices(app, { rules, devices: rows }) {
    return h('details', { class: 'by-device' }, h('summary', null, 'By device'),
      h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Findings by device' },
        h('table', null, h('thead', null, h('tr', null, h('td'), rules.map(({ title }) =>
          h('th', { scope: 'col' }, title)))),
        h('tbody', null, rows.map(({ name, counts }) => h('tr', null,
          h('th', { scope: 'row' }, cut(name)), counts.map(count => h('td', null,
            count ? grouped(count) : '–'))))))));
  }

  /** Words about a text begin with the text. */
  const sentence = (view, words) => `${view}${words.startsWith('“') ? ':' : ''} ${words}`;

  /** What a row or a tile says of a snapshot's findings; null where there are none. */
  function line({ found }) {
    if (!found.length) return null;
    const [{ view, words }] = found;
    return `${sentence(view, words)}${found.length > 1 ? `, and ${plural(found.length - 1,
      'more finding')}` : ''}`;
  }

  // Beside a picture

  function section(viewer) {
    const { snapshot, app } = viewer;
    const { findings } = snapshot;
    if (!findings.length) return null;
    const item = (finding, index) => h('li', { value: index + 1 }, h('button', {
      type: 'button', 'data-finding': index, 'aria-current': String(index === viewer.finding),
      onclick: () => viewer.goToFinding(index),
    }, severity(finding.severity), h('b', null, cut(finding.view)), h('span', null,
      cut(finding.words))),
    h('p', { class: 'soft' }, tateyoko.apart([finding.title, seen(app, finding), finding.source])),
    finding.ignored ? h('p', { class: 'soft' }, `Ignored: ${cut(finding.ignored)}`) : null,
    finding.cells.length > 1 ? h('details', null, h('summary', null,
      plural(finding.cells.length, 'cell')), h('ul', { class: 'changes' },
      finding.cells.map(cell => h('li', null, lintOf(app).cells[cell] || '')))) : null);
    const listed = findings.map((finding, index) => [finding, index]);
    const list = isIgnored => listed.filter(([{ ignored }]) => !!ignored === isIgnored)
      .map(([finding, index]) => item(finding, index));
    const ignored = list(true);
    return h('section', { class: 'findings' }, h('h2', null, 'Findings'),
      h('ol', null, list(false)), ignored.length ? h('details', null, h('summary', null,
        `${grouped(ignored.length)} ignored`), h('ol', null, ignored)) : null);
  }

  /** Frames in the picture, numbered as in the list. */
  function draw(viewer, context, view, scale) {
    viewer.snapshot.findings.forEach(({ frame, severity: name, ignored }, index) => {
      const isChosen = index === viewer.finding;
      if (ignored && !isChosen) return;
      const rect = frame.map(value => value * scale);
      const [left, top] = [rect[0] * view.zoom + view.x, rect[1] * view.zoom + view.y];
      if (isChosen) {
        context.save();
        context.globalAlpha = 0.18;
        context.fillStyle = colors[name];
        context.fillRect(left, top, rect[2] * view.zoom, rect[3] * view.zoom);
        context.restore();
      }
      tateyoko.stage.outline(context, view, rect, colors[name], !!ignored, isChosen ? 3 : 2);
      context.save();
      context.font = '600 11px sans-serif';
      const words = String(index + 1);
      const width = context.measureText(words).width + 8;
      context.fillStyle = colors[name];
      context.fillRect(left - 2, top - 16, width, 15);
      context.fillStyle = '#fff';
      context.fillText(words, left + 2, top - 5);
      context.restore();
    });
  }

  return { unpacked, front, line, sentence, section, draw, seen, colors };
})();
