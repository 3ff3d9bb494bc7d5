'use strict';
/** The panel beside the pictures: why they differ, from the cause down to the numbers. */
tateyoko.why = (() => {
  const { h, short, plural, grouped } = tateyoko;

  /** Everything the panel says of what a viewer shows. */
  function sections(viewer) {
    const { snapshot } = viewer;
    const { comparison } = snapshot;
    // Of a single change the cause says all, and the outline where it is.
    const isSaid = snapshot.cause && snapshot.layoutChanges.length === 1;
    return [
      tateyoko.findings.section(viewer),
      cause(viewer, isSaid),
      sizes(snapshot),
      !comparison && !snapshot.traceChanges.length && snapshot.message ? h('pre', { class: 'message' }, snapshot.message) : null,
      snapshot.note ? h('p', { class: 'notice' }, snapshot.note) : null,
      isSaid ? null : list('What moved', snapshot.layoutChanges),
      renderer(viewer),
      list('Calls that differ', snapshot.traceChanges.map(text => [text])),
      log(snapshot),
      viewer.outline ? viewer.outline.element : null,
      comparison ? pixels(viewer) : null,
      overlays(viewer),
      origin(viewer),
    ].filter(Boolean);
  }

  /** Why, what that did, and where else the same happened. */
  function cause({ snapshot, app, joined }, isSaid) {
    if (!snapshot.cause) return null;
    const alike = app.model.snapshots.filter(other => other.isFailure
      && other.cluster === snapshot.cluster);
    const devices = new Set(alike.map(other => other.deviceTitle).filter(Boolean));
    return h('section', { class: 'cause' }, h('h2', null, 'Why'),
      h('p', null, h('b', null, snapshot.cause)),
      snapshot.effect && !isSaid ? h('p', null, snapshot.effect) : null,
      movements(joined, snapshot.effect),
      snapshot.otherCauses.length ? [h('h3', null, 'Besides'), h('ul', { class: 'changes' },
        snapshot.otherCauses.map(text => h('li', null, h('bdi', null, text))))] : null,
      alike.length > 1 ? h('p', { class: 'soft' }, h('button', { type: 'button', onclick: () => {
        app.close();
        app.filter(tateyoko.query.term('cause', snapshot.cluster));
      } }, `The same in ${plural(alike.length - 1, 'other snapshot')}`),
      devices.size ? ` on ${[...devices].slice(0, 6).join(', ')}${devices.size > 6
        ? ` and ${devices.size - 6} more` : ''}` : '') : null);
  }

  /** What went where on the screen: the cause may be far from what moved. */
  function movements(joined, effect) {
    const groups = joined ? tateyoko.tree.movements(joined) : [];
    // Of a single view the effect says the same.
    const isSaid = effect && groups.length === 1 && groups[0].views.length === 1;
    if (!groups.length || isSaid) return null;
    const words = groups.slice(0, 3).map(group => `${group.views.length === 1
      ? `${group.views[0].name}${group.views[0].identifier ? ` “${group.views[0].identifier}”` : ''}`
      : plural(group.views.length, 'view')} ${tateyoko.tree.wayWords(group)}`);
    return h('p', { class: 'soft movements' }, `On the screen: ${words.join('; ')}${groups.length > 3
      ? `; ${plural(groups.length - 3, 'other way', 'other ways')}` : ''}.`);
  }

  function sizes({ reference, actual }) {
    if (!reference || !actual || reference.width === actual.width
      && reference.height === actual.height) return null;
    const words = ({ width, height, scale }) => `${width} × ${height} px${scale > 1
      ? ` (${short(width / scale)} × ${short(height / scale)} pt)` : ''}`;
    return h('p', { class: 'notice' }, `The size differs: ${words(reference)} → ${words(actual)}.`);
  }

  /** Sentences in parts, each of which keeps its own direction of writing. */
  function list(title, sentences) {
    if (!sentences.length) return null;
    const items = sentences.map(parts => h('li', null, h('code', null, parts.map(
      (part, index) => [index ? h('em', null, ' → ') : null, h('bdi', null, part)]))));
    return h('section', null, h('h2', null, title), h('ul', { class: 'changes' }, items.slice(0, 8)),
      items.length > 8 ? h('details', null, h('summary', null, `and ${items.length - 8} more`),
        h('ul', { class: 'changes' }, items.slice(8))) : null);
  }

  /** What rendered the baseline and what rendered this run, side by side. */
  function renderer({ snapshot, app }) {
    if (!snapshot.rendererChanges.length) return null;
    const facts = app.model.header.fingerprint || [];
    const changes = snapshot.rendererChanges.map(([text, name = text, before = '', now = '']) =>
      ({ name, before, now }));
    const changed = new Set(changes.map(({ name }) => name));
    const row = (name, before, now, isChanged) => h('tr', { class: isChanged ? 'touched' : null },
      h('th', { scope: 'row' }, name), h('td', null, before), h('td', null, now));
    const same = facts.filter(({ name }) => !changed.has(name));
    return h('section', { class: 'details' }, h('h2', null, 'Rendered with'),
      h('table', { class: 'environment' },
        h('thead', null, h('tr', null, h('td'), h('th', { scope: 'col' }, 'Baseline'),
          h('th', { scope: 'col' }, 'This run'))),
        h('tbody', null, changes.map(({ name, before, now }) => row(name, before, now, true)))),
      same.length ? h('details', null, h('summary', null, `${plural(same.length, 'fact')} alike`),
        h('table', null, same.map(({ name, value }) => h('tr', null, h('th', { scope: 'row' }, name),
          h('td', null, value))))) : null);
  }

  function log({ log: entries }) {
    if (!entries.length) return null;
    return h('section', null, h('h2', null, 'What UIKit would log'), entries.map(entry =>
      h('details', { open: entries.length < 3 }, h('summary', null, entry.split('\n')[0]),
        h('pre', null, entry))));
  }

  /** The regions, of which a long list is folded: what is below it counts more. */
  function regions({ snapshot, scale, region: chosen }, goTo) {
    if (!snapshot.regions.length) return null;
    const items = snapshot.regions.map((region, index) => h('li', { value: index + 1 },
      h('button', {
        type: 'button', 'data-region': index, 'aria-current': String(index === chosen),
        onclick: () => goTo(index),
      }, tateyoko.summary.regionWords(region, scale))));
    const list = part => h('ol', { class: 'region-list' }, part);
    return [list(items.slice(0, 8)), items.length > 8 ? h('details', null,
      h('summary', null, `and ${items.length - 8} more`), list(items.slice(8))) : null];
  }

  function pixels(viewer) {
    const { comparison } = viewer.snapshot;
    return h('section', null, h('h2', null, 'Pixels'), h('p', null, comparison.summary),
      comparison.tolerance ? h('p', { class: 'soft' }, `Allowed: ${comparison.tolerance}`) : null,
      comparison.placeCount ? h('p', { class: 'soft' }, `${grouped(comparison.placeCount)} places are `
        + `too many to go through; they are gathered into ${plural(
          (comparison.regions || []).length || comparison.regionCount, 'region')}.`) : null,
      regions(viewer, index => viewer.goToRegion(index)));
  }

  function overlays(viewer) {
    const kinds = tateyoko.layers.available(viewer);
    if (!kinds.length) return null;
    return h('section', { class: 'overlays' }, h('h2', null, 'Overlays'), kinds.map(kind =>
      h('label', null, h('input', {
        type: 'checkbox', checked: viewer.overlays.has(kind), 'data-overlay': kind,
        onchange: event => viewer.setOverlay(kind, event.target.checked),
      }), h('i', { style: { background: tateyoko.layers.kinds[kind].color } }),
      tateyoko.layers.kinds[kind].title, h('kbd', null, tateyoko.layers.kinds[kind].key))));
  }

  function origin({ snapshot }) {
    const copy = (title, text, what) => h('button', { type: 'button', onclick: () =>
      tateyoko.copy(text(), what) }, title);
    const place = tateyoko.model.placeOf(snapshot);
    return h('section', { class: 'origin' }, h('h2', null, 'Where from'),
      place ? h('p', null, 'Asked for at ', h('code', null, place)) : null,
      snapshot.baseline ? h('p', null, 'Baseline ', h('code', null, snapshot.baseline)) : null,
      snapshot.seconds ? h('p', { class: 'soft' }, `Took ${tateyoko.duration(snapshot.seconds)}`)
        : null,
      h('div', { class: 'copies' },
        copy('Copy link', () => location.href, 'Link'),
        snapshot.baseline ? copy('Copy path', () => snapshot.baseline, 'Path') : null,
        copy('Copy summary', () => tateyoko.summary.ofSnapshot(snapshot), 'Summary')));
  }

  return { sections };
})();
