'use strict';
/** Puts the page together and follows its address. */
(() => {
  const { h, keys, marks, model, overview, query, viewer } = tateyoko;
  const place = document.getElementById('app');

  class App {
    constructor(record) {
      this.model = model.make(record);
      marks.open(this.model);
      this.state = {};
      this.front = h('div', { class: 'front' });
      this.content = h('div', { class: 'content' });
      this.detail = h('div', { class: 'detail', role: 'main', hidden: true });
      this.clusters = overview.clusters(this);
      this.tolerance = tateyoko.tolerance.panel(this);
      addEventListener('beforeprint', () => overview.showAll(this, true));
      addEventListener('afterprint', () => overview.showAll(this, false));
      this.front.append(overview.header(this), h('main', null,
        overview.problems(this) || '', this.clusters || '', this.tolerance || '', this.content),
        overview.footer(this));
      place.replaceChildren(this.front, this.detail,
        h('div', { id: 'said', role: 'status', 'aria-live': 'polite' }));
      this.theme(localValue('theme'));
      this.addKeys();
      keys.listen(() => this.detail.hidden ? ['list'] : viewer.open && viewer.open.textPlace
        ? ['text', 'viewer'] : ['picture', 'overlays', 'viewer']);
      addEventListener('popstate', () => this.follow());
      addEventListener('hashchange', () => this.follow());
      document.addEventListener('marks', () => this.refreshMarks());
      this.follow();
      document.documentElement.dataset.ready = 'yes';
    }

    get usualQuery() {
      return this.model.snapshots.some(snapshot => snapshot.isFailure) ? 'is:failing' : '';
    }

    /** A run in which all is well is for looking at. */
    get usualView() { return this.usualQuery ? 'list' : 'gallery'; }

    /** Does what the address says. */
    follow() {
      const state = query.readAddress();
      const isFirst = !this.followed;
      this.followed = true;
      this.state = {
        ...state,
        view: Object.hasOwn(overview.views, state.view || '') ? state.view : this.usualView,
        sort: Object.hasOwn(overview.sorts, state.sort || '') ? state.sort : 'run',
        q: state.q !== undefined ? state.q : isFirst && !state.at ? this.usualQuery
          : this.state.q || '',
      };
      document.getElementById('filter').value = this.state.q;
      document.getElementById('sort').value = this.state.sort;
      this.apply();
      const snapshot = state.at !== undefined ? this.model.byAt.get(state.at) : null;
      if (snapshot) {
        if (!viewer.open || viewer.open.snapshot !== snapshot) this.view(snapshot);
      } else {
        if (state.at !== undefined) tateyoko.say('This run has no such snapshot.');
        this.leave();
      }
    }

    remember(isNewPlace) {
      const { q, view, sort, at, mode, zoom, x, y, region, select } = this.state;
      const isViewing = !this.detail.hidden;
      query.writeAddress({
        q: q || (this.usualQuery ? '' : undefined), view: view === this.usualView ? undefined : view,
        sort: sort === 'run' ? undefined : sort,
        ...(isViewing ? { at, mode, zoom, x, y, region, select } : {}),
      }, isNewPlace);
    }

    // Overview

    filter(text, isPressed) {
      // The same chip again goes back to everything.
      this.state.q = isPressed && text && this.state.q === text ? '' : text;
      const field = document.getElementById('filter');
      if (field.value !== this.state.q) field.value = this.state.q;
      this.apply();
      this.remember();
      if (isPressed) scrollTo(0, 0);
    }

    show(view) {
      this.state.view = view;
      this.apply();
      this.remember();
    }

    /** @param {string} [wish] - The order; the next one without. */
    sort(wish) {
      const all = Object.keys(overview.sorts);
      this.state.sort = wish || all[(all.indexOf(this.state.sort) + 1) % all.length];
      document.getElementById('sort').value = this.state.sort;
      this.apply();
      this.remember();
      tateyoko.say(`Sorted: ${overview.sorts[this.state.sort].title.toLowerCase()}.`);
    }

    apply() {
      this.query = query.parse(this.state.q || '');
      this.shown = this.model.snapshots.filter(snapshot => query.fits(this.query, snapshot));
      // As the list shows them: by group, worst first.
      const order = Object.keys(model.groups);
      const { compare } = overview.sorts[this.state.sort];
      this.shown.sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || compare(a, b)
        || a.index - b.index);
      for (const chip of document.querySelectorAll('.chip')) {
        const own = chip.dataset.query;
        chip.setAttribute('aria-pressed', String(own === (this.state.q || '')));
      }
      for (const button of document.querySelectorAll('[data-view]')) {
        button.setAttribute('aria-pressed', String(button.dataset.view === this.state.view));
      }
      document.querySelector('.sorting').hidden = this.state.view === 'wall';
      for (const part of [this.clusters, this.tolerance]) {
        if (part) part.hidden = this.state.view === 'gallery';
      }
      if (this.detail.hidden) overview.content(this, this.content, this.shown);
      else this.isStale = true;
    }

    refreshMarks() {
      if (viewer.open) {
        viewer.open.refreshMarks();
        this.isStale = true;
      } else {
        this.apply();
      }
    }

    // Viewer

    /** What stays of the state from one snapshot to the next. */
    get listState() {
      const { q, view, sort, mode } = this.state;
      return { q, view, sort, mode };
    }

    open(snapshot, event) {
      if (event && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      if (event) event.preventDefault();
      this.state = this.listState;
      this.view(snapshot);
      this.remember(true);
    }

    view(snapshot) {
      if (this.detail.hidden) this.scrolled = scrollY;
      this.state.at = snapshot.at;
      this.front.hidden = true;
      this.detail.hidden = false;
      document.title = `${snapshot.name} · ${this.model.header.title || 'Snapshots'}`;
      viewer.show(this, snapshot, this.detail);
    }

    close() {
      this.state = this.listState;
      this.leave();
      this.remember(true);
    }

    leave() {
      if (this.detail.hidden) return;
      const last = viewer.open && viewer.open.snapshot;
      viewer.close();
      this.detail.hidden = true;
      this.detail.replaceChildren();
      this.front.hidden = false;
      document.title = this.title || document.title;
      overview.content(this, this.content, this.shown);
      scrollTo(0, this.scrolled || 0);
      const link = last && this.content.querySelector(`[data-at="${CSS.escape(last.at)}"]`);
      if (link) link.focus({ preventScroll: true });
    }

    step(by) {
      if (!viewer.open) {
        const links = [...this.content.querySelectorAll('a[data-at]')];
        const index = links.indexOf(document.activeElement);
        const next = links[index < 0 ? 0 : index + by];
        if (next) next.focus();
        return;
      }
      const index = this.shown.indexOf(viewer.open.snapshot);
      const next = this.shown[index + by];
      if (index >= 0 && next) this.open(next);
    }

    theme(wish) {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      const next = wish !== undefined ? wish : isDark ? 'light' : 'dark';
      if (next === 'dark' || next === 'light') root.dataset.theme = next;
      if (wish === undefined) {
        try { localStorage.setItem('tateyoko-theme', next); } catch { /* lasts for this page */ }
      }
    }

    addKeys() {
      const { add } = keys;
      const inViewer = action => () => { if (viewer.open) action(viewer.open); };
      add('always', '?', 'show these keys', () => keys.help());
      add('always', 't', 'dark or light', () => this.theme());
      add('always', 'j', 'next snapshot', () => this.step(1));
      add('always', 'k', 'previous snapshot', () => this.step(-1));
      add('always', 'u', 'undo the last decision', () => marks.undo());
      add('list', '/', 'go to the filter', () => document.getElementById('filter').focus());
      add('list', 'l', 'list', () => this.show('list'));
      add('list', 'w', 'wall', () => this.show('wall'));
      add('list', 'g', 'gallery', () => this.show('gallery'));
      add('list', 's', 'another order', () => this.sort());
      add('list', 'Escape', 'clear the filter', () => this.filter('', false));
      add('viewer', 'Escape', 'back to the overview', () => this.close());
      Object.entries(tateyoko.stage.modes).forEach(([mode, { title, key }]) =>
        add('picture', key, title.toLowerCase(), inViewer(open => open.setMode(mode))));
      Object.entries(tateyoko.text.modes).forEach(([mode, { title, key }]) =>
        add('text', key, title.toLowerCase(), inViewer(open => open.setTextMode(mode))));
      add('picture', ' ', 'swap baseline and actual', inViewer(open => {
        if (open.stage.mode !== 'blink') open.setMode('blink');
        open.blink();
      }));
      add('picture', ['+', '='], 'larger', inViewer(open => open.stage.zoomTo(
        open.stage.view.zoom * 1.5)));
      add('picture', '-', 'smaller', inViewer(open => open.stage.zoomTo(
        open.stage.view.zoom / 1.5)));
      add('picture', '0', 'fit', inViewer(open => open.stage.fit()));
      add('picture', 'f', 'pixel for pixel', inViewer(open => open.stage.zoomTo(
        1 / open.stage.ratio)));
      add('viewer', 'n', 'next region', inViewer(open => open.stepRegion(1)));
      add('viewer', 'p', 'previous region', inViewer(open => open.stepRegion(-1)));
      add('picture', 'm', 'ruler on or off (or drag with Shift)', inViewer(open =>
        open.toggleRuler()));
      const moves = { ArrowLeft: [40, 0], ArrowRight: [-40, 0], ArrowUp: [0, 40],
        ArrowDown: [0, -40] };
      add('picture', Object.keys(moves), 'move', event => {
        if (viewer.open) viewer.open.stage.moveBy(...moves[event.key]);
      });
      for (const [kind, { title, key }] of Object.entries(tateyoko.layers.kinds)) {
        add('overlays', key, title.toLowerCase(), inViewer(open => open.toggleOverlay(kind)));
      }
      add('viewer', 'a', 'accept', inViewer(open => marks.set([open.snapshot], 'accepted')));
      add('viewer', 'r', 'reject', inViewer(open => marks.set([open.snapshot], 'rejected')));
      add('viewer', 'P', 'play the steps of this screen', inViewer(open => {
        const frames = tateyoko.film.frames(this, open.snapshot);
        if (frames.length) tateyoko.film.play(frames);
      }));
      add('viewer', 'c', 'copy a summary', inViewer(open => tateyoko.copy(
        tateyoko.summary.ofSnapshot(open.snapshot), 'Summary')));
    }
  }

  function localValue(name) {
    try {
      return localStorage.getItem(`tateyoko-${name}`) || null;
    } catch {
      return null;
    }
  }

  if (tateyoko.record) {
    const app = new App(tateyoko.record);
    app.title = document.title;
    tateyoko.app = app;
  } else {
    place.replaceChildren(h('p', { class: 'nothing' },
      'data.js, which belongs to this page, is missing.'));
  }
})();
