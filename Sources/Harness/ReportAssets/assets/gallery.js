'use strict';
/** Every screen on every device, by scenario: what a run that passed is for. */
tateyoko.gallery = (() => {
  const { h, cut, plural, apart } = tateyoko;
  /** Pixels of the page for a point of a device. */
  const sizes = { small: 0.24, medium: 0.36, large: 0.7 };
  const heights = new Map();
  const choice = { size: 'medium', framed: true };
  let groups = [];
  let watcher = null;

  {
    const { size, framed } = tateyoko.store.browser.get('gallery', value => !!value, {});
    if (Object.hasOwn(sizes, String(size))) choice.size = size;
    if (typeof framed === 'boolean') choice.framed = framed;
  }

  function choose(app, part) {
    Object.assign(choice, part);
    tateyoko.store.browser.set('gallery', choice);
    app.apply();
  }

  /** Items in sets with the same key, in the order in which the keys first come. */
  function sorted(items, key) {
    const sets = new Map();
    for (const item of items) {
      const value = key(item);
      if (!sets.has(value)) sets.set(value, []);
      sets.get(value).push(item);
    }
    return [...sets];
  }

  /** What a snapshot shows, apart from the step at which it does. */
  const screenOf = ({ name, stepName }) => stepName && name.endsWith(` ${stepName}`)
    ? name.slice(0, -stepName.length - 1) : name;

  const picture = snapshot => snapshot.actual || snapshot.reference;

  /** How large a picture is shown: screens by their points, so that they keep their proportion. */
  function shownSize(snapshot) {
    const record = picture(snapshot);
    if (!record) return [150, 110];
    const [width, height] = [record.width, record.height].map(length => length
      / (record.scale > 0 ? record.scale : 1));
    const factor = snapshot.device ? sizes[choice.size]
      : Math.min(sizes[choice.size] * 2, 1.5, 480 / width, 480 / height);
    return [width, height].map(length => Math.max(24, Math.round(length * factor)));
  }

  /** The kind of device that a picture fills the screen of; null for a part of one, or a view. */
  function frameOf(snapshot) {
    const record = picture(snapshot);
    if (!choice.framed || !record || !snapshot.device) return null;
    const ratio = Math.max(record.width, record.height) / Math.min(record.width, record.height);
    if (ratio > 2.1 && ratio < 2.2) return 'rounded';
    if (ratio > 1.7 && ratio < 1.8) return 'classic';
    if (ratio > 1.37 && ratio < 1.55) return 'pad';
    return ratio > 1.32 && ratio < 1.35 ? 'pad classic' : null;
  }

  function tile(app, snapshot) {
    const record = picture(snapshot);
    const [width, height] = shownSize(snapshot);
    const frame = frameOf(snapshot);
    const isWide = width > height;
    const shot = record ? h('img', { src: tateyoko.encodePath(record.file), alt: '',
      loading: 'lazy', decoding: 'async', width, height })
      : h('span', { class: 'blank', 'aria-hidden': 'true' }, '¶');
    const isFlat = !!tateyoko.overview.sorts[app.state.sort].words;
    const words = (isFlat ? [snapshot.scenario, snapshot.name, snapshot.environment]
      : [snapshot.stepName, snapshot.postureTitle, snapshot.orientationTitle]).filter(Boolean);
    const element = h('li', { class: `tile ${snapshot.group}` }, h('a', {
      href: tateyoko.overview.address(snapshot), 'data-at': snapshot.at,
      onclick: event => app.open(snapshot, event),
    }, h('span', { class: `device ${frame || (record ? 'plain' : 'paper')}${isWide ? ' wide' : ''} ${
      snapshot.orientation === 'landscapeLeft' || snapshot.orientation === 'portraitUpsideDown'
        ? 'flipped' : ''}` }, shot),
    h('span', { class: 'caption' },
      snapshot.group === 'passed' ? null : tateyoko.overview.badge(snapshot),
      tateyoko.overview.markSign(snapshot),
      h('span', { class: 'offscreen' }, `${cut(screenOf(snapshot))}, `),
      apart(words.length ? words.map(text => cut(text)) : [cut(snapshot.name)]),
      record || snapshot.outcome !== 'equal' ? null : h('small', null, 'text, as it should be'),
      snapshot.found.length ? h('small', { class: 'found' }, plural(snapshot.found.length,
        'finding')) : null,
      h('small', { class: 'soft' }, tateyoko.overview.measureWords(app, snapshot)))));
    element.style.setProperty('--short', `${Math.min(width, height)}px`);
    element.style.setProperty('--wide', `${width}px`);
    return element;
  }

  /** The pictures of a screen, by device. */
  function shots(app, members) {
    const isFlat = !!tateyoko.overview.sorts[app.state.sort].words;
    return sorted(members, ({ deviceTitle, system }) => isFlat ? '' : [deviceTitle, system]
      .filter(Boolean).join(' · ')).map(([device, own]) => h('section', { class: 'series' },
      device ? h('h4', null, cut(device)) : null,
      h('ul', { class: 'frames' }, own.map(snapshot => tile(app, snapshot)))));
  }

  /** About how high the pictures of a screen are, so that the page scrolls as if they were there. */
  function estimate(members, available) {
    let [x, total, row] = [0, 0, 0];
    for (const member of members) {
      const [width, height] = shownSize(member);
      if (x && x + width + 40 > available) {
        total += row;
        x = row = 0;
      }
      x += width + 40;
      row = Math.max(row, height + 90);
    }
    return Math.round(total + row);
  }

  function fill(app, group) {
    if (group.isFilled) return;
    group.isFilled = true;
    group.place.style.removeProperty('height');
    group.place.replaceChildren(...shots(app, group.members));
    if (watcher) watcher.unobserve(group.place);
    // Asked for after the browser has laid it out anyway.
    requestAnimationFrame(() => {
      if (group.place.isConnected) heights.set(group.key, group.place.offsetHeight);
    });
  }

  function tools(app, scenarios) {
    return h('div', { class: 'gallery-tools' },
      h('div', { class: 'views', role: 'group', 'aria-label': 'Size' },
        Object.keys(sizes).map(size => h('button', { type: 'button', 'data-size': size,
          'aria-pressed': String(size === choice.size), onclick: () => {
            choose(app, { size });
            document.querySelector(`[data-size="${size}"]`).focus();
          } }, size[0].toUpperCase() + size.slice(1)))),
      h('label', null, h('input', { type: 'checkbox', id: 'framed', checked: choice.framed,
        onchange: event => {
          choose(app, { framed: event.target.checked });
          document.getElementById('framed').focus();
        } }), ' Device frames'),
      scenarios.length > 2 ? h('label', { class: 'go' }, 'Go to ', h('select', {
        onchange: event => {
          const place = document.querySelectorAll('.scenario')[event.target.selectedIndex - 1];
          event.target.selectedIndex = 0;
          if (place) place.scrollIntoView();
        } }, h('option', null, 'scenario …'), scenarios.map(([name]) =>
        h('option', null, cut(name, 60))))) : null);
  }

  /** The whole gallery of what fits the filter, into `place`. */
  function content(app, place, shown) {
    end();
    const about = new Map((app.model.header.scenarios || []).map(facts => [facts.id, facts]));
    const available = Math.max(200, place.clientWidth);
    // By scenario in the order of the run, unless another order was asked for.
    const ordered = app.state.sort === 'run' ? [...shown].sort((a, b) => a.index - b.index) : shown;
    // What is ordered by a number is one list, whatever it belongs to.
    const isFlat = !!tateyoko.overview.sorts[app.state.sort].words;
    const scenarios = isFlat ? [['', ordered]] : sorted(ordered, ({ scenario }) => scenario);
    place.append(tools(app, scenarios));
    for (const [name, members] of scenarios) {
      const facts = about.get(name);
      const titles = new Map(((facts && facts.screens) || []).map(({ id, title }) => [id, title]));
      const failed = members.filter(member => member.isFailure).length;
      const devices = new Set(members.map(member => member.deviceTitle).filter(Boolean)).size;
      const section = h('section', { class: 'scenario' }, isFlat ? null
        : h('header', null, h('h2', null, cut(name)),
          facts ? h('p', { class: 'about' }, cut(facts.title)) : null,
          h('p', { class: 'soft' }, [failed ? `${plural(failed, 'snapshot')} of ${members.length} to look at`
            : plural(members.length, 'snapshot'), devices ? plural(devices, 'device') : null]
            .filter(Boolean).join(' · '))));
      for (const [screen, own] of sorted(members, isFlat ? () => ''
        : screenOf)) {
        const group = { key: `${choice.size} ${available} ${name}\n${screen}`, members: own,
          place: h('div', { class: 'shots' }) };
        const height = heights.get(group.key) || estimate(own, available);
        group.place.style.setProperty('height', `${height}px`);
        groups.push(group);
        section.append(h('section', { class: 'screen-group' }, isFlat ? null : h('h3', null,
          cut(screen), titles.has(screen) ? h('span', { class: 'about' }, cut(titles.get(screen)))
          : null),
        group.place));
      }
      place.append(section);
    }
    // What is in sight at once; the rest when it is about to be.
    let made = 0;
    watcher = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (entry.isIntersecting) fill(app, groups.find(group => group.place === entry.target));
      }
    }, { rootMargin: '1200px' });
    for (const group of groups) {
      if (made < 24) fill(app, group);
      else watcher.observe(group.place);
      made += group.members.length;
    }
  }

  /** Makes all of it, as paper has no window. */
  function showAll(app) {
    for (const group of groups) fill(app, group);
  }

  /** The link of a snapshot, made if need be. */
  function reveal(app, snapshot) {
    const group = groups.find(({ members }) => members.includes(snapshot));
    if (!group) return null;
    fill(app, group);
    return group.place.querySelector(`[data-at="${CSS.escape(snapshot.at)}"]`);
  }

  function end() {
    if (watcher) watcher.disconnect();
    watcher = null;
    groups = [];
  }

  return { content, showAll, reveal, end };
})();
