'use strict';
/** The page's front: verdict, clusters, and the snapshots as list, wall or gallery. */
tateyoko.overview = (() => {
  const { h, cut, plural, grouped, apart } = tateyoko;
  const views = { list: 'List', wall: 'Wall', gallery: 'Gallery' };
  /** Orders within a group, each with what a row says of it. */
  const sorts = {
    run: { title: 'Run order', compare: () => 0 },
    difference: {
      title: 'Largest difference', compare: descending(tateyoko.model.differenceOf),
      words: snapshot => tateyoko.percent(tateyoko.model.differenceOf(snapshot)),
    },
    cost: {
      title: 'Slowest', compare: descending(({ seconds }) => seconds),
      words: ({ seconds }) => tateyoko.duration(seconds),
    },
    name: {
      title: 'Name', compare: (a, b) => compareText(a.scenario, b.scenario)
        || compareText(a.name, b.name) || compareText(a.environment, b.environment),
    },
  };
  // In no language but with numbers in their order: the same on every machine.
  const { compare: compareText } = new Intl.Collator('en', { numeric: true });
  let lists = [];
  /** The walls of the page, each made when it comes near the window. */
  let walls = [];
  /** The buttons that decide for many, with those that they decide for. */
  const clusterButtons = new Map();

  /** Greater numbers first; what has none comes last. */
  function descending(measure) {
    const value = snapshot => measure(snapshot) ?? -1;
    return (a, b) => value(b) - value(a);
  }

  /** What a snapshot is sorted by, where that is a number it has. */
  function measureWords(app, snapshot) {
    const { words, compare } = sorts[app.state.sort];
    return words && compare(snapshot, {}) < 0 ? words(snapshot) : null;
  }

  function header(app) {
    const { model } = app;
    const { title } = model.header;
    const { state, words } = model.verdict;
    const failing = model.snapshots.filter(snapshot => snapshot.isFailure).length;
    const found = model.snapshots.filter(snapshot => snapshot.found.length).length;
    const [look, sign] = { failed: ['bad', '✗'], passed: ['good', '✓'] }[state] || ['warn', '⚠'];
    return h('header', { class: 'top' },
      h('div', { class: 'verdict' },
        h('h1', null, title || 'Snapshots'),
        h('p', { class: look, id: 'verdict' }, `${sign} ${words.replace(/\d{4,}/g, grouped)}`),
        runLine(model.header, model.record.lint)),
      h('nav', { class: 'chips', 'aria-label': 'Groups' },
        failing ? chip(app, 'is:failing', 'To look at', '', failing) : null,
        found ? chip(app, 'is:found', 'With findings', '', found) : null,
        chip(app, '', 'All', '', model.snapshots.length),
        Object.entries(tateyoko.model.groups).filter(([key]) => model.counts[key])
          .map(([key, group]) => chip(app, `is:${key}`, group.title, group.sign, model.counts[key],
            key))),
      h('div', { class: 'find' },
        h('label', { class: 'offscreen', for: 'filter' }, 'Filter'),
        h('input', {
          id: 'filter', type: 'search', spellcheck: 'false', autocomplete: 'off',
          placeholder: 'is:failed device:iphone-x cause:"safe area"',
          oninput: event => app.filter(event.target.value),
        }),
        h('div', { class: 'views', role: 'group', 'aria-label': 'Show as' },
          Object.entries(views).map(([key, name]) => h('button', {
            type: 'button', 'data-view': key, onclick: () => app.show(key),
          }, name))),
        h('label', { class: 'sorting' }, h('span', null, 'Sort'), h('select', { id: 'sort',
          title: 'Sort (s)', onchange: event => app.sort(event.target.value) },
        Object.entries(sorts).map(([key, { title: name }]) => h('option', { value: key }, name)))),
        h('button', { type: 'button', class: 'icon', title: 'Dark or light', 'aria-label':
          'Dark or light', onclick: () => app.theme() }, '◐'),
        h('button', { type: 'button', class: 'icon', title: 'Keys', 'aria-label': 'Keys',
          onclick: () => tateyoko.keys.help() }, '?')));
  }

  function chip(app, query, title, sign, count, key) {
    return h('button', {
      type: 'button', class: `chip ${key || ''}`, 'data-query': query, 'aria-pressed': 'false',
      onclick: () => app.filter(query, true),
    }, sign ? h('i', { 'aria-hidden': 'true' }, sign) : null, title, ' ', h('b', null,
      grouped(count)));
  }

  /** Where the run comes from, when it was and how it went, as far as the record says. */
  function runLine(run, lint) {
    const code = text => h('code', null, text);
    const parts = [
      run.branch || run.commit ? ['at ', run.branch ? code(run.branch) : null,
        run.branch && run.commit ? ' ' : null,
        run.commit ? h('code', { title: run.commit }, run.commit.slice(0, 10)) : null] : null,
      run.started ? h('time', { datetime: run.started }, run.started.replace('T', ' ')
        .replace(/(:\d\d):\d\d(\.\d+)?Z$/, '$1 UTC')) : null,
      run.seconds ? `took ${tateyoko.duration(run.seconds)}` : null,
      run.shard ? `shard ${run.shard.index} of ${run.shard.count}` : null,
      run.parts && run.parts.length ? `merged from ${plural(run.parts.length, 'run')}` : null,
      // Where nothing is compared nothing is recorded.
      run.recordMode && !(lint && lint.isLint) ? ['record mode ', code(run.recordMode), run.recordModeOrigin
        ? ` (${run.recordModeOrigin})` : null] : null,
    ].filter(Boolean);
    if (!parts.length) return null;
    return h('p', { class: 'run soft' }, parts.map((part, index) => [index ? ' · ' : null, part]));
  }

  /** What is wrong with the run as a whole. */
  function problems({ model }) {
    const { problems = [], finished, parts } = model.header;
    // Of a merged run the problems say which part it was.
    const sentences = finished === false && !parts
      ? [...problems, 'The run is still in progress or was interrupted; the snapshots it did not reach are missing.']
      : problems;
    return sentences.length ? h('section', { class: 'problems', 'aria-label': 'About the run' },
      sentences.map(text => h('p', { class: 'notice' }, text))) : null;
  }

  /** One cause behind many pictures is said once, and decided once. */
  function clusterSection(app) {
    const failures = app.model.snapshots.filter(snapshot => snapshot.isFailure);
    const causes = tateyoko.model.clusters(failures, 'cluster');
    const alike = tateyoko.model.clusters(failures, 'likeness');
    if (!causes.length && !alike.length) return null;
    const places = members => {
      const scenarios = new Set(members.map(member => member.scenario));
      const devices = new Set(members.map(member => member.deviceTitle).filter(Boolean));
      const some = (set, count, rest) => [...set].slice(0, count).join(', ')
        + (set.size > count ? ` and ${set.size - count} more${rest}` : '');
      return [some(scenarios, 2, ''), devices.size ? some(devices, 3, ' devices') : null]
        .filter(Boolean).join(' · ');
    };
    const item = (members, title, query) => h('li', { class: 'cluster' },
      h('button', { type: 'button', class: 'what', onclick: () => app.filter(query, true) },
        h('b', null, title), h('span', null, places(members)),
        h('em', null, plural(members.length, 'snapshot'))),
      ['accepted', 'rejected'].map(mark => {
        const button = h('button', {
          type: 'button', class: `small ${mark}`, 'data-mark': mark,
          'aria-pressed': String(tateyoko.marks.areAll(members, mark)),
          onclick: () => tateyoko.marks.set(members, mark),
          'aria-label': `${mark === 'accepted' ? 'Accept' : 'Reject'} ${plural(members.length,
            'snapshot')}: ${title}`,
        }, mark === 'accepted' ? '✓ all' : '✗ all');
        clusterButtons.set(button, members);
        return button;
      }));
    const size = ({ comparison: { region: [width, height] }, actual, reference }) => {
      const { scale = 1 } = actual || reference || {};
      return `${tateyoko.short(width / scale)} × ${tateyoko.short(height / scale)} pt`;
    };
    /** A list whose tail is folded, not dropped. */
    const list = (items, most, words) => [h('ol', null, items.slice(0, most)),
      items.length > most ? h('details', { class: 'more' }, h('summary', null,
        `${plural(items.length - most, ...words)} more`), h('ol', null, items.slice(most)))
        : null];
    const alone = failures.length - causes.reduce((sum, { members }) => sum + members.length, 0);
    const byCause = causes.map(({ value, members }) => item(members,
      members.every(({ cause }) => cause === members[0].cause) ? members[0].cause
        : `${members[0].cause}, or with different numbers`, tateyoko.query.term('cause', value)));
    const byLikeness = alike.map(({ value, members }) => item(members,
      members[0].comparison.placeCount
        ? `spread over ${grouped(members[0].comparison.placeCount)} places`
        : members[0].comparison.regionCount === 1 ? `one place of ${size(members[0])}`
        : `${members[0].comparison.regionCount} places, the first of ${size(members[0])}`,
      tateyoko.query.term('like', value)));
    return h('section', { class: 'clusters', 'aria-label': 'What failures have in common' },
      byCause.length ? h('div', null, h('h2', null, 'By cause'),
        list(byCause, 8, ['cause', 'causes']), alone ? h('p', { class: 'soft' }, `${
          plural(alone, 'other failure')} ${alone === 1 ? 'shares' : 'share'} no cause with others.`)
          : null) : null,
      // What one cause explains needs no second list, but may be decided in smaller parts.
      h('details', { class: 'alike', hidden: !alike.length, open: alike.some(({ members }) =>
        !causes.some(({ value }) => members.every(({ cluster }) => cluster === value))) },
      h('summary', null, h('h2', null, 'By equal difference')),
      list(byLikeness, 6, ['difference', 'differences'])));
  }

  /** Says of each cluster whether all of it is decided on. */
  function refreshClusters() {
    for (const [button, members] of clusterButtons) {
      const { mark } = button.dataset;
      button.setAttribute('aria-pressed', String(tateyoko.marks.areAll(members, mark)));
    }
  }

  const picture = snapshot => snapshot.actual || snapshot.reference;

  function thumbnail(snapshot) {
    const record = picture(snapshot);
    if (!record) {
      return h('span', { class: 'blank', 'aria-hidden': 'true' },
        tateyoko.model.textFiles(snapshot) || /\.txt$/.test(snapshot.baseline || '') ? '¶' : '');
    }
    return h('img', {
      src: tateyoko.encodePath(record.file), alt: '', loading: 'lazy', decoding: 'async',
      width: record.width, height: record.height,
    });
  }

  /** Where the change is in the whole picture, and that place before and after. */
  function thumbnails(snapshot) {
    const { reference, actual, comparison } = snapshot;
    const [x, y, width, height] = (comparison && comparison.focus) || [];
    if (!reference || !actual || !(width > 0)) {
      return h('span', { class: 'thumb' }, thumbnail(snapshot));
    }
    const image = (record, scale, [left, top]) => {
      const element = h('img', { src: tateyoko.encodePath(record.file), alt: '', loading: 'lazy',
        decoding: 'async', class: scale > 1 ? 'enlarged' : null });
      put(element, left, top, record.width * scale, record.height * scale);
      return element;
    };
    const [across, down] = [150, 82];
    // The whole place with a little around it, or as much of it as can be made out.
    const near = Math.min(2, Math.max(0.2, Math.min(across / width, down / height) * 0.8));
    // Of what is larger than the box its beginning is shown, where texts stand.
    const middle = (box, length) => Math.min(length * near, box * 0.9) / 2;
    const crop = (record, title) => {
      // The picture's edge stays at the box's, unless the picture is the smaller one.
      const start = (box, middle, length) => length <= box ? (box - length) / 2
        : Math.min(0, Math.max(box - length, box / 2 - middle));
      return h('span', { class: 'thumb crop' }, image(record, near, [
        start(across, x * near + middle(across, width), record.width * near),
        start(down, y * near + middle(down, height), record.height * near),
      ]), h('small', null, title));
    };
    const scale = Math.min(84 / actual.width, 78 / actual.height);
    const left = (92 - actual.width * scale) / 2;
    const top = (82 - actual.height * scale) / 2;
    const place = h('i');
    put(place, left + x * scale - 3, top + y * scale - 3, Math.max(width * scale, 2) + 6,
      Math.max(height * scale, 2) + 6);
    return [h('span', { class: 'thumb' }, image(actual, scale, [left, top]), place),
      crop(reference, 'Baseline'), crop(actual, 'Actual')];
  }

  function put(element, left, top, width, height) {
    for (const [name, value] of Object.entries({ left, top, width, height })) {
      element.style.setProperty(name, `${Math.round(value * 100) / 100}px`);
    }
  }

  function badge(snapshot) {
    const group = tateyoko.model.groups[snapshot.group];
    return h('span', { class: 'badge' }, h('i', { 'aria-hidden': 'true' }, group.sign),
      tateyoko.model.outcomeWords[snapshot.outcome] || snapshot.outcome);
  }

  function markSign(snapshot) {
    const mark = tateyoko.marks.of(snapshot);
    return mark ? h('span', { class: `mark ${mark}` }, mark) : null;
  }

  const address = snapshot => '#' + new URLSearchParams({ at: snapshot.at });

  function row(app, snapshot) {
    const first = snapshot.isFailure && snapshot.cause
      ? [snapshot.cause, snapshot.effect]
      : snapshot.comparison ? snapshot.comparison.summary : (snapshot.message || '').split('\n')[0];
    return h('li', { class: `row ${snapshot.group}` }, h('a', {
      href: address(snapshot), onclick: event => app.open(snapshot, event),
      'data-at': snapshot.at,
    },
    thumbnails(snapshot),
    h('span', { class: 'text' },
      h('span', { class: 'line' }, badge(snapshot), markSign(snapshot),
        h('b', null, cut(snapshot.name)), h('small', null, cut(snapshot.scenario))),
      h('span', { class: 'soft' },
        h('span', { class: 'narrow' }, h('bdi', null, cut(snapshot.scenario, 60)), ' · '),
        apart([cut(snapshot.environment), measureWords(app, snapshot)])),
      snapshot.isFailure ? h('span', { class: 'why' },
        apart([].concat(first).map(text => cut(text))))
        : snapshot.group === 'stale' ? h('span', { class: 'why' }, snapshot.baseline
          || snapshot.message) : snapshot.found.length ? h('span', { class: 'why' },
          cut(tateyoko.findings.line(snapshot))) : null)));
  }

  const signs = { changed: '✗', renderedElsewhere: '≈', error: '!', missing: '?', recorded: '+',
    stale: '⌫', equal: '·', pictured: '○' };

  const cellWords = snapshot => `${cut(snapshot.name)}, ${cut(snapshot.environment)}: ${
    tateyoko.model.outcomeWords[snapshot.outcome]}`;

  /** Scenarios with their wall's rows and columns, found once: a key in the filter changes neither. */
  function wallsOf(model) {
    if (model.walls) return model.walls;
    const scenarios = new Map();
    for (const snapshot of model.snapshots) {
      const { scenario, name } = snapshot;
      if (!scenarios.has(scenario)) {
        scenarios.set(scenario, { name: scenario, members: [], columns: new Map(), rows: new Map() });
      }
      const { members, columns, rows } = scenarios.get(scenario);
      members.push(snapshot);
      const turn = snapshot.orientationTitle;
      if (!columns.has(name)) columns.set(name, new Set());
      columns.get(name).add(turn);
      const device = [snapshot.deviceTitle, snapshot.postureTitle, snapshot.system]
        .filter(Boolean).join(' · ') || '–';
      if (!rows.has(device)) {
        rows.set(device, Object.assign(new Map(), { device: snapshot.deviceTitle || '–',
          system: [snapshot.postureTitle, snapshot.system].filter(Boolean).join(' · ') }));
      }
      const cells = rows.get(device);
      const key = `${name}\n${turn}`;
      if (!cells.has(key)) cells.set(key, []);
      cells.get(key).push(snapshot);
    }
    model.walls = [...scenarios.values()];
    return model.walls;
  }

  /** Walls that are made at once, in rows: more than a window shows. */
  const rowsAtOnce = 32;

  /**
   * Devices down; screens and orientations across.
   *
   * Cells that don't fit the filter stay in their place, faint: a wall with holes says less.
   */
  function wall(app, shown) {
    const fitting = new Set(shown);
    const wanted = new Set(shown.map(snapshot => snapshot.scenario));
    let left = rowsAtOnce;
    walls = wallsOf(app.model).filter(({ name }) => wanted.has(name)).map(data => {
      const { name, members, rows } = data;
      const failed = members.filter(member => member.isFailure).length;
      const place = h('div', { class: 'scroll', tabindex: '0', role: 'region',
        'aria-label': `${cut(name)}, wall` });
      const element = h('section', { class: 'wall' },
        h('h2', null, cut(name), ' ', h('small', { class: 'soft' }, failed
          ? `${grouped(failed)} of ${plural(members.length, 'picture')}`
          : plural(members.length, 'picture'))), place);
      // The browser lays out what is in sight only, and takes the rest to be so high.
      element.style.setProperty('contain-intrinsic-size',
        `auto ${data.height || (rows.size + 4) * 30}px`);
      const entry = { element, members, measure() {
        if (place.firstChild) data.height = element.offsetHeight;
      }, fill() {
        if (place.firstChild) return;
        place.append(table(app, data, fitting));
      } };
      if (left > 0) entry.fill();
      left -= rows.size;
      return entry;
    });
    fillNearWalls();
    return walls.map(({ element }) => element);
  }

  /** Remembers how high walls are, so that the page has its length before they are made again. */
  function measure() {
    for (const entry of walls) entry.measure();
  }

  const near = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const entry = isIntersecting && walls.find(({ element }) => element === target);
      if (!entry) continue;
      near.unobserve(target);
      entry.fill();
    }
  }, { rootMargin: '800px' });

  function fillNearWalls() {
    near.disconnect();
    for (const { element } of walls) near.observe(element);
  }

  function table(app, { columns, rows }, fitting) {
    const flat = [...columns].flatMap(([column, turns]) => [...turns].map(turn => [column, turn]));
    return h('table', null,
      h('thead', null,
        h('tr', null, h('td'), [...columns].map(([column, turns]) =>
          h('th', { colspan: turns.size, scope: 'colgroup', title: column },
            h('span', { class: 'cut' }, cut(column))))),
        h('tr', null, h('td'), flat.map(([, turn]) => h('th', { scope: 'col' },
          h('span', { class: /landscape/.test(turn) ? 'screen wide' : 'screen tall',
            'aria-hidden': 'true' }),
          h('span', { class: 'offscreen' }, turn || 'any orientation'))))),
      h('tbody', null, [...rows].map(([device, cells]) => h('tr', null,
        h('th', { scope: 'row' }, h('span', { class: 'whose', title: device }, h('span',
          { class: 'cut' }, cut(cells.device)), cells.system ? ` · ${cells.system}` : '')),
        flat.map(([column, turn]) => h('td', null,
          (cells.get(`${column}\n${turn}`) || []).map(snapshot => h('a', {
            class: `${snapshot.group}${fitting.has(snapshot) ? '' : ' faint'}`,
            href: address(snapshot), 'data-at': snapshot.at,
            onclick: event => app.open(snapshot, event),
            title: cellWords(snapshot), 'aria-label': cellWords(snapshot),
          }, signs[snapshot.outcome] || '✗'))))))));
  }

  /**
   * Brings a snapshot's link into sight and returns it; none where the filter hides it.
   *
   * Lists and walls make only what is near the window.
   */
  function reveal(app, snapshot) {
    const section = walls.find(({ members }) => members.includes(snapshot));
    if (section) section.fill();
    for (const { items, list } of lists) {
      const index = items.indexOf(snapshot);
      const element = index < 0 ? null : list.reveal(index);
      if (element) return element.querySelector('a[data-at]');
    }
    const link = section
      ? section.element.querySelector(`[data-at="${CSS.escape(snapshot.at)}"]`)
      : tateyoko.gallery.reveal(app, snapshot);
    if (link) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return link;
  }

  function marking(app, shown) {
    const failures = shown.filter(snapshot => snapshot.isFailure);
    const acceptable = failures.filter(tateyoko.marks.isAcceptable);
    const accepted = tateyoko.marks.count('accepted');
    const rejected = tateyoko.marks.count('rejected');
    if (!failures.length && !accepted && !rejected) return null;
    return h('div', { class: 'marking', role: 'group', 'aria-label': 'Decisions' },
      acceptable.length ? h('button', { type: 'button', 'data-accept': 'all', onclick: () =>
        tateyoko.marks.set(acceptable, 'accepted') }, tateyoko.marks.areAll(acceptable, 'accepted')
        ? `Don’t accept these ${grouped(acceptable.length)}`
        : `Accept these ${grouped(acceptable.length)}`) : null,
      accepted || rejected ? [
        h('span', { class: 'soft' }, `${grouped(accepted)} accepted, ${grouped(rejected)} rejected`),
        h('button', { type: 'button', onclick: () => tateyoko.marks.undo() }, 'Undo'),
        h('button', { type: 'button', onclick: () => tateyoko.save('accept.json',
          'application/json', tateyoko.marks.list(app.model)) }, 'Save accept list'),
        h('button', { type: 'button', onclick: () => tateyoko.copy(
          tateyoko.marks.command(app.model), 'Command') }, 'Copy command'),
      ] : null,
      failures.length ? h('button', { type: 'button', onclick: () => tateyoko.copy(
        tateyoko.summary.ofRun(app.model, failures), 'Summary') }, 'Copy summary') : null);
  }

  function logNotice(app) {
    const logged = app.model.snapshots.filter(snapshot => snapshot.logged);
    if (!logged.length || app.state.q === 'is:logged') return null;
    return h('p', { class: 'notice' }, `UIKit would log something for ${
      plural(logged.length, 'snapshot')}. `, h('button', { type: 'button', class: 'small',
      onclick: () => app.filter('is:logged', true) }, 'Show them'));
  }

  /** Baselines that nothing asked for are no failures, but they don't go away by themselves. */
  function staleNotice({ model }, shown) {
    const stale = shown.filter(snapshot => snapshot.group === 'stale');
    if (!stale.length) return null;
    const all = model.counts.stale;
    return h('p', { class: 'notice' }, `No snapshot of this run asked for ${
      plural(stale.length, 'baseline')}. `, h('button', { type: 'button', class: 'small',
      onclick: () => tateyoko.copy(tateyoko.marks.removal(model), 'Command'),
    }, `Copy command to delete ${all === stale.length ? all === 1 ? 'it' : 'them'
      : `all ${grouped(all)}`}`));
  }

  /** What stands above the snapshots: decisions on them, and how many there are. */
  function above(app, shown) {
    const count = app.state.q ? h('p', { class: 'soft', id: 'shown' },
      `${grouped(shown.length)} of ${grouped(app.model.snapshots.length)} shown`) : null;
    const decisions = marking(app, shown);
    return decisions || count ? h('div', { class: 'above' }, decisions, count) : null;
  }

  /** Fills `place` with what fits the filter. */
  function content(app, place, shown) {
    for (const { list } of lists) list.end();
    lists = [];
    tateyoko.gallery.end();
    walls = [];
    near.disconnect();
    const giveFocusBack = tateyoko.holdFocus(place);
    fill(app, place, shown);
    giveFocusBack();
  }

  function fill(app, place, shown) {
    const { unknown } = app.query;
    const nothing = h('p', { class: 'nothing' }, 'No snapshot matches. ',
      h('button', { type: 'button', onclick: () => app.filter('', true) }, 'Show all'));
    place.replaceChildren(...[
      unknown.length ? h('p', { class: 'notice' }, `There is no ${unknown.map(
        key => `“${key}”`).join(', ')}${unknown.some(key => key.endsWith(':'))
        ? '; it was searched as text' : ''}.`) : null,
      logNotice(app),
      staleNotice(app, shown),
      above(app, shown),
      ...(shown.length ? [] : [nothing]),
    ].filter(Boolean));
    if (!shown.length) return;
    if (app.state.view === 'wall') {
      place.append(...wall(app, shown));
      return;
    }
    if (app.state.view === 'gallery') {
      tateyoko.gallery.content(app, place, shown);
      return;
    }
    for (const [key, group] of Object.entries(tateyoko.model.groups)) {
      const members = shown.filter(snapshot => snapshot.group === key);
      if (!members.length) continue;
      const list = h('ul', { class: 'list' });
      place.append(h('section', { class: `group ${key}` },
        h('h2', null, h('i', { 'aria-hidden': 'true' }, group.sign), `${group.title} `,
          h('small', null, grouped(members.length))), list));
      lists.push({ items: members, list: tateyoko.virtual.fill(list, {
        items: members, height: 92, make: snapshot => row(app, snapshot),
      }) });
    }
    update();
  }

  /** Makes what is near the window; lists below an earlier one know their place only then. */
  function update() {
    for (const { list } of lists) list.update();
  }

  /** Lists with all that is in them, for paper; or as usual again. */
  function showAll(app, isPrinting) {
    if (isPrinting) tateyoko.gallery.showAll(app);
    if (isPrinting) for (const { fill: make } of walls) make();
    // A wall that is wider than paper becomes smaller; 680 pixels are an A4 page's width.
    for (const table of document.querySelectorAll('.wall table')) {
      table.style.setProperty('zoom', isPrinting ? String(Math.min(1, 680 / table.offsetWidth)) : '1');
    }
    for (const { list } of lists) list.showAll(isPrinting);
  }

  function facts(title, rows) {
    return rows.length ? h('details', null, h('summary', null, title), h('table', null,
      rows.map(({ name, value }) => h('tr', null, h('th', { scope: 'row' }, name),
        h('td', null, value))))) : null;
  }

  function footer(app) {
    const { header: run } = app.model;
    const parts = (run.parts || []).map(part => ({ name: part.name, value: [
      part.shard ? `shard ${part.shard.index} of ${part.shard.count}` : null,
      plural(part.snapshotCount, 'snapshot'), part.started,
      part.seconds ? `took ${tateyoko.duration(part.seconds)}` : null, ...part.differences || [],
    ].filter(Boolean).join(' · ') }));
    return h('footer', null,
      h('p', null, `Tateyoko ${run.toolVersion || ''} · `,
        ['run.json', 'junit.xml', 'summary.md'].map((file, index) => [index ? ' · ' : '',
          h('a', { href: file }, file)])),
      facts('How the pictures were made', run.fingerprint || []),
      facts('Where they were made', run.environment || []),
      facts('The runs that were merged', parts));
  }

  return { header, problems, clusterSection, refreshClusters, content, update, measure, reveal, footer,
    badge, markSign, measureWords, address,
    showAll, views, sorts };
})();
