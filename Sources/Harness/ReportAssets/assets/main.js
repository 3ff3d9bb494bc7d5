'use strict';
/** Puts the page together and follows its address. */
(() => {
  const place = document.getElementById('app');
  const trouble = whatIsMissing();
  if (trouble) {
    const link = Object.assign(document.createElement('a'), { href: 'summary.md' });
    link.textContent = 'summary.md';
    const words = document.createElement('p');
    words.className = 'nothing';
    words.append(`${trouble} Copy the whole report folder again, or rewrite it with `
      + '“tateyoko report”. The results are also in ', link, '.');
    place.replaceChildren(words);
    return;
  }
  const { h, keys, marks, model, overview, query, viewer, store } = tateyoko;

  /** What of the page's own files did not come, in a sentence; half a page would say wrong things. */
  function whatIsMissing() {
    const own = typeof tateyoko === 'undefined' ? null : tateyoko;
    const files = [...document.querySelectorAll('script[src^="assets/"]')].map(script =>
      script.getAttribute('src'));
    const nameOf = file => file.replace(/^assets\/|\.js$/g, '');
    const lost = own ? files.find(file => !['core', 'main'].includes(nameOf(file))
      && !own[nameOf(file)]) : 'assets/core.js';
    const state = file => !own ? 'is missing or damaged' : own.missing.includes(file)
      ? 'is missing' : 'cannot be read: it is damaged, or was cut off';
    if (lost) return `${lost}, which belongs to this page, ${state(lost)}.`;
    return own.record ? null : `data.js, which belongs to this page, ${state('data.js')}.`;
  }

  class App {
    constructor(record) {
      this.model = model.make(record);
      marks.open(this.model);
      this.state = {};
      this.front = h('div', { class: 'front' });
      this.content = h('div', { class: 'content', tabindex: '-1' });
      this.title = document.title;
      this.detail = h('div', { class: 'detail', role: 'main', hidden: true });
      this.fixes = tateyoko.findings.front(this);
      this.clusters = overview.clusterSection(this);
      this.tolerance = tateyoko.tolerance.panel(this);
      addEventListener('beforeprint', () => overview.showAll(this, true));
      addEventListener('afterprint', () => overview.showAll(this, false));
      this.front.append(overview.header(this), h('main', null,
        overview.problems(this) || '', this.fixes || '', this.clusters || '', this.tolerance || '', this.content),
        overview.footer(this));
      place.replaceChildren(this.front, this.detail,
        h('div', { id: 'said', role: 'status', 'aria-live': 'polite' }));
      this.theme(store.browser.get('theme', value => value === 'dark' || value === 'light', null));
      this.addKeys();
      keys.listen(() => this.detail.hidden ? ['list'] : viewer.open && viewer.open.textPlace
        ? ['text', 'viewer'] : ['picture', 'overlays', 'viewer'],
      () => this.detail.hidden ? this.content : viewer.open.textPlace || viewer.open.canvas);
      // The page knows better where the list was: it is longer than what is made of it.
      history.scrollRestoration = 'manual';
      addEventListener('pagehide', () => store.tab.set('scroll', [location.href,
        this.detail.hidden ? scrollY : this.scrolled || 0]));
      addEventListener('popstate', () => this.follow());
      addEventListener('hashchange', () => this.follow());
      document.addEventListener('marks', () => this.refreshMarks());
      this.follow();
      const [href, top] = store.tab.get('scroll', Array.isArray, []);
      if (href === location.href && Number.isFinite(top)) {
        if (this.detail.hidden) scrollTo(0, top);
        else this.scrolled = top;
      }
      document.documentElement.dataset.ready = 'yes';
    }

    get usualQuery() {
      const { snapshots, record } = this.model;
      if (snapshots.some(snapshot => snapshot.isFailure)) return 'is:failing';
      return record.lint && record.lint.isLint && snapshots.some(({ found }) => found.length)
        ? 'is:found' : '';
    }

    /** A run in which all is well is for looking at. */
    get usualView() { return this.usualQuery ? 'list' : 'gallery'; }

    /** Does what the address says, and nothing but that. */
    follow() {
      // A step back is told twice.
      if (this.followed === location.hash) return;
      this.followed = location.hash;
      const state = query.readAddress();
      this.state = {
        ...state,
        view: Object.hasOwn(overview.views, state.view || '') ? state.view : this.usualView,
        sort: Object.hasOwn(overview.sorts, state.sort || '') ? state.sort : 'run',
        q: state.q !== undefined ? state.q : state.at ? '' : this.usualQuery,
        ...(state.at === undefined ? {} : {
          mode: state.mode || tateyoko.stage.usualMode,
          overlays: state.overlays || tateyoko.layers.usual,
        }),
      };
      document.getElementById('filter').value = this.state.q;
      document.getElementById('sort').value = this.state.sort;
      this.apply();
      const snapshot = state.at !== undefined ? this.model.byAt.get(state.at) : null;
      if (snapshot) {
        if (!viewer.open || viewer.open.snapshot !== snapshot) this.view(snapshot);
        else viewer.open.follow();
      } else {
        if (state.at !== undefined) tateyoko.say('This run has no such snapshot.');
        this.leave();
      }
    }

    remember(isNewPlace) {
      const { q, view, sort, at, mode, zoom, x, y, region, overlays, select, finding } = this.state;
      const isViewing = !this.detail.hidden;
      const besides = (value, usual) => value === usual ? undefined : value;
      query.writeAddress({
        q: besides(q, isViewing ? '' : this.usualQuery || ''), view: besides(view, this.usualView),
        sort: besides(sort, 'run'),
        ...(isViewing ? { at, mode: besides(mode, tateyoko.stage.usualMode), zoom, x, y, region,
          overlays: besides(overlays, tateyoko.layers.usual), select, finding } : {}),
      }, isNewPlace);
      this.followed = location.hash;
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
      for (const part of [this.fixes, this.clusters, this.tolerance]) {
        if (part) part.hidden = this.state.view === 'gallery';
      }
      if (this.detail.hidden) {
        this.lastIndex = -1;
        overview.content(this, this.content, this.shown);
      }
    }

    refreshMarks() {
      overview.refreshClusters();
      if (viewer.open) viewer.open.refreshMarks();
      else this.apply();
    }

    // Viewer

    /** What stays of the state from one snapshot to the next. */
    get listState() {
      const { q, view, sort, mode, overlays } = this.state;
      return { q, view, sort, mode, overlays };
    }

    open(snapshot, event, { replaces = false, finding } = {}) {
      if (event && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      if (event) event.preventDefault();
      this.state = { ...this.listState, finding };
      this.view(snapshot);
      this.remember(!replaces);
    }

    view(snapshot) {
      if (this.detail.hidden) {
        this.scrolled = scrollY;
        overview.measure();
      }
      this.state.at = snapshot.at;
      const index = this.shown.indexOf(snapshot);
      if (index >= 0) this.lastIndex = index;
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
      document.title = this.title;
      overview.content(this, this.content, this.shown);
      scrollTo(0, this.scrolled || 0);
      overview.update();
      const link = last && overview.reveal(this, last);
      (link || this.content).focus({ preventScroll: true });
    }

    /** The snapshots before and after one, also of one that the filter leaves out, as in a film. */
    neighbours(snapshot) {
      const index = this.shown.indexOf(snapshot);
      const last = this.lastIndex ?? -1;
      return index >= 0 ? { index, previous: this.shown[index - 1], next: this.shown[index + 1] }
        : { index, previous: this.shown[last], next: this.shown[last + 1] };
    }

    step(by) {
      if (!viewer.open) {
        const links = [...this.content.querySelectorAll('a[data-at]')];
        const index = links.indexOf(document.activeElement);
        const next = links[index < 0 ? 0 : index + by];
        if (next) next.focus();
        return;
      }
      const { previous, next } = this.neighbours(viewer.open.snapshot);
      const target = by < 0 ? previous : next;
      // Going through a list is no way that one wants to go back step by step.
      if (target) this.open(target, null, { replaces: true });
    }

    theme(wish) {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      const next = wish !== undefined ? wish : isDark ? 'light' : 'dark';
      if (next === 'dark' || next === 'light') root.dataset.theme = next;
      if (wish === undefined) store.browser.set('theme', next);
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
      add('picture', ' ', 'swap baseline and actual, and hold them', inViewer(open => {
        if (open.stage.mode !== 'blink') open.setMode('blink');
        open.swap();
      }));
      add('picture', ['+', '='], 'larger', inViewer(open => open.stage.zoomTo(
        open.stage.view.zoom * 1.5)));
      add('picture', '-', 'smaller', inViewer(open => open.stage.zoomTo(
        open.stage.view.zoom / 1.5)));
      add('picture', '0', 'fit', inViewer(open => open.stage.fit()));
      add('picture', 'f', 'pixel for pixel', inViewer(open => open.stage.zoomTo(
        1 / open.stage.ratio)));
      add('viewer', 'n', 'next region, or finding', inViewer(open => open.stepRegion(1)));
      add('viewer', 'p', 'previous region, or finding', inViewer(open => open.stepRegion(-1)));
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

  tateyoko.app = new App(tateyoko.record);
})();
