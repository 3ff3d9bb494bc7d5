'use strict';
/** One snapshot: its pictures on a stage, and why it differs beside them. */
tateyoko.viewer = (() => {
  const { h, short, plural, grouped } = tateyoko;
  let open = null;

  /** What is open: everything that goes away with the snapshot. */
  class Viewer {
    constructor(app, snapshot, place) {
      this.app = app;
      this.snapshot = snapshot;
      this.scale = (snapshot.actual || snapshot.reference || {}).scale || 1;
      this.region = -1;
      this.finding = -1;
      this.outline = null;
      this.overlays = tateyoko.layers.parse(app.state.overlays
        || tateyoko.store.tab.get('overlays', text => typeof text === 'string',
          tateyoko.layers.usual));
      app.state.overlays = tateyoko.layers.words(this.overlays);
      this.canvas = h('canvas', { tabindex: '0', role: 'img', 'aria-label': this.describe() });
      this.stage = new tateyoko.stage.Stage(this.canvas, () => this.viewChanged());
      this.status = h('output', { class: 'status' });
      this.labels = h('div', { class: 'pane-labels' });
      this.key = h('p', { class: 'legend' });
      this.tools = h('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Pictures' });
      this.why = h('aside', { class: 'why-panel', 'aria-label': 'Why' });
      place.replaceChildren(h('section', { class: 'viewer', 'aria-label': snapshot.name },
        this.bar(), this.tools, tateyoko.film.strip(app, snapshot) || '',
        h('div', { class: 'panes' }, h('div', { class: 'stage' }, this.canvas, this.labels, h('div', { class: 'foot' },
          this.key, this.status)),
          this.why)));
      this.stage.layers = [(context, view, name) =>
        tateyoko.layers.draw(this, context, view, name)];
      this.stage.onmove = event => this.probe(event);
      this.stage.onpress = event => this.press(event);
      this.stage.onrelease = event => this.release(event);
      this.fillPanel();
      this.details = this.loadDetails();
      this.ready = this.loadPictures();
      this.loadTrees().finally(() => { this.hasReadTrees = true; });
    }

    describe() {
      const { snapshot } = this;
      return `${snapshot.name}, ${snapshot.environment}: ${snapshot.comparison
        ? snapshot.comparison.summary : tateyoko.model.outcomeWords[snapshot.outcome]}`;
    }

    // Bar: where one is, and the decisions

    bar() {
      const { app, snapshot } = this;
      const { shown } = app;
      const { index, previous, next } = app.neighbours(snapshot);
      return h('header', { class: 'bar' },
        h('button', { type: 'button', onclick: () => app.close(), title: 'Back (Esc)' }, '‹ All'),
        h('div', { class: 'name' },
          h('h1', null, tateyoko.overview.badge(snapshot), ' ', h('bdi', null, snapshot.name)),
          h('p', { class: 'soft' }, tateyoko.apart([snapshot.scenario,
            snapshot.environment]))),
        h('div', { class: 'steps' },
          h('button', { type: 'button', onclick: () => app.step(-1), disabled: !previous,
            title: 'Previous (k)', 'aria-label': 'Previous snapshot' }, '‹'),
          h('span', { class: 'soft' }, index < 0 ? `not among the ${grouped(shown.length)}`
            : `Snapshot ${grouped(index + 1)} of ${grouped(shown.length)}`),
          h('button', { type: 'button', onclick: () => app.step(1), title: 'Next (j)',
            disabled: !next,
            'aria-label': 'Next snapshot' }, '›')),
        snapshot.isFailure ? h('div', { class: 'decide' },
          ['accepted', 'rejected'].map(mark => h('button', {
            type: 'button', class: mark, 'data-mark': mark,
            'aria-pressed': String(tateyoko.marks.of(snapshot) === mark),
            disabled: mark === 'accepted' && !tateyoko.marks.isAcceptable(snapshot),
            title: mark === 'accepted' && !tateyoko.marks.isAcceptable(snapshot)
              ? 'The run left nothing to accept' : null,
            onclick: () => tateyoko.marks.set([snapshot], mark),
          }, mark === 'accepted' ? '✓ Accept' : '✗ Reject'))) : null);
    }

    refreshMarks() {
      for (const button of document.querySelectorAll('.decide [data-mark]')) {
        button.setAttribute('aria-pressed',
          String(tateyoko.marks.of(this.snapshot) === button.dataset.mark));
      }
    }

    async loadDetails() {
      try {
        await tateyoko.model.complete(this.snapshot);
        if (open === this) this.fillPanel();
      } catch (error) {
        if (open === this) tateyoko.say(error.message);
      }
    }

    // Pictures

    async loadPictures() {
      const { snapshot, stage } = this;
      const load = async record => {
        if (!record) return null;
        const image = new Image();
        image.src = tateyoko.encodePath(record.file);
        try {
          await image.decode();
          return image;
        } catch {
          this.notices = (this.notices || []).concat(`${record.file} cannot be shown.`);
          return null;
        }
      };
      const [reference, actual, difference] = await Promise.all(
        [snapshot.reference, snapshot.actual, snapshot.difference].map(load));
      await this.details;
      if (open !== this) return;
      if (!reference && !actual) return this.loadTexts();
      stage.show({ reference, actual, difference });
      this.followMode();
      this.followPlace();
      this.startBlinking();
      this.app.remember();
      if (this.notices) tateyoko.say(this.notices.join(' '));
    }

    /** Shows pictures as the address says, or else as the last ones were shown. */
    followMode() {
      const { stage, app } = this;
      const { usualMode, modes } = tateyoko.stage;
      const isMode = mode => Object.hasOwn(modes, mode);
      const wish = isMode(app.state.mode || '') ? app.state.mode
        : tateyoko.store.tab.get('mode', isMode, usualMode);
      stage.mode = [wish, usualMode, 'actual', 'reference'].find(mode =>
        stage.available.includes(mode));
      if (stage.mode === wish) app.state.mode = wish;
      this.fillTools();
    }

    /** Shows what the address says of the pictures: a region, or a place of its own. */
    followPlace() {
      const { stage, snapshot } = this;
      const { zoom, x, y, region, finding } = this.app.state;
      const isPlaced = Number(zoom) > 0;
      this.region = region !== undefined && snapshot.regions[Number(region)] ? Number(region) : -1;
      if (this.region >= 0) this.goToRegion(this.region, isPlaced || zoom === 'fit');
      if (isPlaced) {
        stage.reveal({ x: Number(x) || 0, y: Number(y) || 0, width: 0, height: 0 },
          Math.min(tateyoko.stage.largestZoom, Number(zoom)));
      } else if (this.region < 0 || zoom === 'fit') {
        stage.fit();
      }
      this.finding = -1;
      if (finding !== undefined && snapshot.findings[Number(finding)]) {
        this.goToFinding(Number(finding));
      }
    }

    /** Does what another address says of the same snapshot. */
    async follow() {
      const { state } = this.app;
      this.overlays = tateyoko.layers.parse(state.overlays);
      await this.ready;
      if (open !== this || state !== this.app.state) return;
      if (this.textPlace) return this.setTextMode(state.mode);
      if (!this.stage.width) return;
      this.followMode();
      this.followPlace();
      this.startBlinking();
      if (this.outline && state.select) this.outline.selectPath(state.select);
      else if (this.outline) this.outline.deselect();
      this.fillPanel();
      this.stage.changed();
    }

    /** What is no picture is a text, if it is anything. */
    async loadTexts() {
      const place = this.canvas.parentElement;
      const say = text => {
        place.replaceChildren(h('p', { class: 'nothing', tabindex: '-1' }, text));
        if (document.activeElement === document.body) place.firstChild.focus();
      };
      if (!tateyoko.model.textFiles(this.snapshot)) {
        return say((this.notices || [this.snapshot.outcome === 'stale'
          ? `This run kept no copy of ${this.snapshot.baseline || 'the baseline'}.`
          : 'There is no picture.']).join(' '));
      }
      try {
        this.rows = await tateyoko.text.rows(this.snapshot);
      } catch (error) {
        return say(error.message);
      }
      if (open !== this) return;
      this.textPlace = place;
      place.classList.add('texts');
      place.setAttribute('tabindex', '0');
      place.setAttribute('role', 'region');
      place.setAttribute('aria-label', 'Text');
      this.setTextMode(this.app.state.mode);
      place.focus({ preventScroll: true });
    }

    setTextMode(mode) {
      const { modes, table, words } = tateyoko.text;
      this.textMode = modes[mode] ? mode : 'unified';
      this.app.state.mode = modes[mode] ? mode : undefined;
      this.textPlace.replaceChildren(table(this.rows, this.textMode));
      const giveFocusBack = tateyoko.holdFocus(this.tools);
      this.tools.replaceChildren(
        h('div', { class: 'modes' }, Object.entries(modes).map(([name, { title, key }]) =>
          h('button', { type: 'button', 'data-mode': name, title: `${title} (${key})`,
            'aria-pressed': String(name === this.textMode),
            onclick: () => this.setTextMode(name) }, title))),
        h('span', { class: 'soft' }, words(this.rows)));
      giveFocusBack();
      this.app.remember();
    }

    /** Brings the next run of changed lines into sight. */
    stepText(by) {
      const isChange = row => row && row.matches('.removed, .added, .both');
      const starts = [...this.textPlace.querySelectorAll('tr')].filter(row => isChange(row)
        && !isChange(row.previousElementSibling));
      if (!starts.length) return;
      this.change = ((this.change ?? (by > 0 ? -1 : 0)) + by + starts.length) % starts.length;
      starts[this.change].scrollIntoView({ block: 'center' });
      tateyoko.say(`Change ${this.change + 1} of ${starts.length}.`);
    }

    setMode(mode) {
      const { stage } = this;
      if (!stage.available.includes(mode)) return;
      // The same again holds the pictures, or lets them go on.
      if (mode === 'blink' && stage.mode === 'blink') return this.toggleBlinking();
      const wasSide = stage.mode === 'side';
      stage.mode = mode;
      tateyoko.store.tab.set('mode', mode);
      this.app.state.mode = mode;
      if (stage.isFitted || wasSide !== (mode === 'side')) stage.fit();
      this.startBlinking();
      this.fillTools();
      stage.changed();
      this.app.remember();
    }

    startBlinking() {
      this.hold();
      if (this.stage.mode !== 'blink' || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        return;
      }
      this.blinker = setInterval(() => this.blink(), 600);
    }

    /** Keeps the picture that is shown. */
    hold() {
      clearInterval(this.blinker);
      this.blinker = 0;
    }

    toggleBlinking() {
      if (this.blinker) this.hold();
      else this.blinker = setInterval(() => this.blink(), 600);
      this.fillTools();
      tateyoko.say(this.blinker ? 'Blinking.' : 'Held.');
    }

    /** Shows the other picture, until someone wants the next. */
    swap() {
      const wasBlinking = !!this.blinker;
      this.hold();
      this.blink();
      if (wasBlinking) this.fillTools();
    }

    blink() {
      const { stage } = this;
      stage.blinkShows = stage.blinkShows === 'reference' ? 'actual' : 'reference';
      this.probeWords = '';
      stage.redraw();
      this.fillStatus();
    }

    fillTools() {
      const { stage } = this;
      const modes = tateyoko.stage.modes;
      const input = stage.mode === 'onion' ? h('input', {
        type: 'range', min: 0, max: 100, value: stage.mix * 100, 'aria-label': 'Share of actual',
        oninput: event => { stage.mix = event.target.value / 100; stage.redraw(); },
      }) : stage.mode === 'slider' ? h('input', {
        type: 'range', min: 0, max: 100, value: stage.split * 100, 'aria-label': 'Divider',
        oninput: event => { stage.split = event.target.value / 100; stage.redraw(); },
      }) : null;
      const mixer = input ? h('span', { class: 'mixer' }, 'Baseline', input, 'Actual')
        : stage.mode === 'blink' ? [h('button', { type: 'button', 'data-blink': 'toggle',
          title: 'Hold or go on (5)', onclick: () => this.toggleBlinking() },
        this.blinker ? '❚❚ Hold' : '▶ Go on'), h('button', { type: 'button', 'data-blink': 'swap',
          title: 'Swap and hold (Space)', onclick: () => this.swap() }, 'Swap')] : null;
      const giveFocusBack = tateyoko.holdFocus(this.tools);
      this.tools.replaceChildren(
        h('div', { class: 'modes' }, stage.available.map(mode => h('button', {
          type: 'button', 'data-mode': mode, 'aria-pressed': String(mode === stage.mode),
          title: `${modes[mode].title} (${modes[mode].key})`, onclick: () => this.setMode(mode),
        }, modes[mode].title))),
        ...(mixer ? [mixer].flat() : []),
        stage.isMismatched ? h('label', { class: 'align' }, 'Aligned at the ', h('select', {
          onchange: event => { stage.align = Number(event.target.value); stage.realign(); },
        }, ['top left', 'middle', 'bottom right'].map((name, index) => h('option', {
          value: index / 2, selected: stage.align === index / 2 }, name)))) : '',
        h('div', { class: 'zoom' },
          h('button', { type: 'button', title: 'Smaller (−)', 'aria-label': 'Smaller',
            onclick: () => stage.zoomTo(stage.view.zoom / 1.5) }, '−'),
          h('button', { type: 'button', title: 'Fit (0)', onclick: () => stage.fit() }, 'Fit'),
          h('button', { type: 'button', title: 'Pixel for pixel (f)', onclick: () =>
            stage.zoomTo(1 / stage.ratio) }, '1:1'),
          h('button', { type: 'button', title: 'Larger (+)', 'aria-label': 'Larger',
            onclick: () => stage.zoomTo(stage.view.zoom * 1.5) }, '+')),
        this.snapshot.regions.length ? h('div', { class: 'regions' },
          h('button', { type: 'button', title: 'Previous region (p)', 'aria-label':
            'Previous region', onclick: () => this.stepRegion(-1) }, '‹'),
          h('span', { id: 'region' }, this.regionWords()),
          h('button', { type: 'button', title: 'Next region (n)', 'aria-label': 'Next region',
            onclick: () => this.stepRegion(1) }, '›')) : '');
      giveFocusBack();
    }

    viewChanged() {
      const { stage, app } = this;
      const divider = stage.mode === 'slider' && this.tools.querySelector('[type=range]');
      if (divider) divider.value = stage.split * 100;
      this.fillStatus();
      clearTimeout(this.remembering);
      this.remembering = setTimeout(() => {
        if (open !== this || this.textPlace) return;
        const { width, height } = stage.pane;
        const { zoom, x, y } = stage.view;
        if (stage.isFitted) {
          app.state.zoom = app.state.region === undefined ? undefined : 'fit';
          app.state.x = app.state.y = undefined;
        } else {
          app.state.zoom = String(Number(zoom.toPrecision(4)));
          app.state.x = String(Math.round((width / 2 - x) / zoom));
          app.state.y = String(Math.round((height / 2 - y) / zoom));
        }
        app.remember();
      }, 250);
    }

    // Regions

    regionWords() {
      const { regions } = this.snapshot;
      return this.region < 0 ? plural(regions.length, 'region')
        : `Region ${this.region + 1} of ${regions.length}`;
    }

    stepRegion(by) {
      if (this.textPlace) return this.stepText(by);
      const { regions } = this.snapshot;
      if (!regions.length) return this.stepFinding(by);
      const next = this.region < 0 ? (by > 0 ? 0 : regions.length - 1)
        : (this.region + by + regions.length) % regions.length;
      this.goToRegion(next);
    }

    /** @param {boolean} staysThere - Whether the picture is left where it is. */
    goToRegion(index, staysThere = false) {
      this.region = index;
      const region = this.snapshot.regions[index];
      if (!staysThere) {
        this.setOverlay('regions', true);
        this.stage.reveal(region);
      }
      this.app.state.region = String(index);
      const words = document.getElementById('region');
      if (words) words.textContent = this.regionWords();
      for (const item of document.querySelectorAll('[data-region]')) {
        item.setAttribute('aria-current', String(Number(item.dataset.region) === index));
      }
      tateyoko.say(`Region ${index + 1} of ${this.snapshot.regions.length}: ${
        tateyoko.summary.regionWords(region, this.scale)}`);
    }

    // Findings

    stepFinding(by) {
      const { findings } = this.snapshot;
      if (!findings.length) return;
      this.goToFinding(this.finding < 0 ? (by > 0 ? 0 : findings.length - 1)
        : (this.finding + by + findings.length) % findings.length);
    }

    /** Lights a finding up in the picture, which only moves if the finding is out of sight. */
    goToFinding(index) {
      this.finding = index;
      const { frame, severity, view, words } = this.snapshot.findings[index];
      this.setOverlay('findings', true);
      this.bringIntoSight(frame.map(value => value * this.scaleOf('actual')));
      this.app.state.finding = String(index);
      this.app.remember();
      for (const item of document.querySelectorAll('[data-finding]')) {
        item.setAttribute('aria-current', String(Number(item.dataset.finding) === index));
      }
      this.stage.redraw();
      tateyoko.say(`${severity}: ${tateyoko.findings.sentence(view, words)}`);
    }

    bringIntoSight([x, y, width, height]) {
      const { stage } = this;
      const { zoom } = stage.view;
      const isInSight = x * zoom + stage.view.x >= 0 && y * zoom + stage.view.y >= 0
        && (x + width) * zoom + stage.view.x <= stage.pane.width
        && (y + height) * zoom + stage.view.y <= stage.pane.height;
      if (!isInSight) stage.reveal({ x, y, width, height }, Math.min(zoom, stage.pane.width
        / Math.max(1, width), stage.pane.height / Math.max(1, height)));
    }

    // Probe and ruler

    async colors(side) {
      const record = this.snapshot[side];
      if (!record) return null;
      this.colorData = this.colorData || {};
      if (!(side in this.colorData)) {
        this.colorData[side] = readPixels(record).catch(() => null);
      }
      return this.colorData[side];
    }

    /** Pixels a point of one of both pictures, which may be of different devices. */
    scaleOf(side) {
      return (this.snapshot[side] || {}).scale || this.scale;
    }

    /** A place of the stage in the pixels of one of both pictures, which may be aligned. */
    within(side, at) {
      const [x, y] = this.stage.offset(this.stage.images[side]);
      return { x: at.x - x, y: at.y - y };
    }

    async probe(event) {
      const { stage } = this;
      if (!stage.width) return;
      const at = stage.pixelAt(event.offsetX, event.offsetY);
      this.pointer = at;
      if (this.ruler && stage.isMeasuring) {
        this.ruler.to = at;
        stage.redraw();
      }
      if (at.x < 0 || at.y < 0 || at.x >= stage.width || at.y >= stage.height) {
        this.probeWords = '';
        this.fillStatus();
        return;
      }
      const side = stage.sideAt(at);
      const own = this.within(side, at);
      const place = `(${own.x}, ${own.y}) px · (${short(own.x / this.scaleOf(side))}, ${
        short(own.y / this.scaleOf(side))}) pt`;
      this.probeWords = place;
      this.fillStatus();
      const [reference, actual] = await Promise.all([this.colors('reference'),
        this.colors('actual')]);
      if (this.pointer !== at || open !== this) return;
      const color = (data, { x, y }) => {
        if (!data || x < 0 || y < 0 || x >= data.width || y >= data.height) return null;
        const i = (y * data.width + x) * 4;
        const [red, green, blue, alpha] = data.data.slice(i, i + 4);
        const hex = '#' + [red, green, blue].map(v => v.toString(16).padStart(2, '0')).join('');
        return alpha === 255 ? hex : `${hex} ${Math.round(alpha / 2.55)} %`;
      };
      const before = color(reference, this.within('reference', at));
      const after = color(actual, this.within('actual', at));
      this.probeWords = before && after && before !== after ? `${place} · ${before} → ${after}`
        : `${place}${before || after ? ` · ${after || before}` : ''}`;
      this.fillStatus();
    }

    fillStatus() {
      const { stage, ruler } = this;
      tateyoko.legend.update(this);
      const parts = [`${short(stage.view.zoom * stage.ratio * 100)} %`];
      if (stage.mode === 'blink') {
        parts.push(stage.blinkShows === 'reference' ? 'baseline' : 'actual');
      }
      if (this.probeWords) parts.push(this.probeWords);
      if (ruler && ruler.to) {
        const width = Math.abs(ruler.to.x - ruler.from.x);
        const height = Math.abs(ruler.to.y - ruler.from.y);
        parts.push(`${short(width / this.scale)} × ${short(height / this.scale)} pt, ${
          short(Math.hypot(width, height) / this.scale)} apart`);
      }
      this.status.textContent = parts.join(' · ');
    }

    press(event) {
      const at = this.stage.pixelAt(event.offsetX, event.offsetY);
      this.pressed = { x: event.offsetX, y: event.offsetY };
      this.stage.isMeasuring = event.shiftKey || this.isRulerOn;
      this.ruler = this.stage.isMeasuring ? { from: at, to: null } : null;
    }

    release(event) {
      this.stage.isMeasuring = false;
      const { pressed } = this;
      this.pressed = null;
      if (!pressed || this.ruler || !this.joined
        || Math.hypot(event.offsetX - pressed.x, event.offsetY - pressed.y) > 4) return;
      const at = this.stage.pixelAt(event.offsetX, event.offsetY);
      const side = this.stage.sideAt(at);
      const { x, y } = this.within(side, at);
      const view = tateyoko.tree.viewAt(this.joined, side, x / this.scaleOf(side),
        y / this.scaleOf(side));
      if (view) this.outline.select(view, true);
    }

    toggleRuler() {
      this.isRulerOn = !this.isRulerOn;
      this.ruler = null;
      this.canvas.classList.toggle('measuring', this.isRulerOn);
      this.stage.redraw();
      tateyoko.say(this.isRulerOn ? 'Drag to measure.' : 'The ruler is off.');
    }

    // Why

    async loadTrees() {
      const { snapshot } = this;
      try {
        const file = snapshot.layout;
        if (!file) return;
        const name = file.replace(/^.*\/|\.js$/g, '');
        if (!tateyoko.layouts.has(name)) await tateyoko.load(file);
        const layout = tateyoko.layouts.get(name);
        if (open !== this || !layout) return;
        await this.details;
        if (open !== this) return;
        this.joined = tateyoko.tree.place(tateyoko.tree.read(layout));
        this.outline = new tateyoko.outline.Outline(this.joined,
          (view, isFromPicture, path) => this.showSelection(view, isFromPicture, path),
          snapshot.outcome !== 'pictured');
        this.fillPanel();
        this.stage.redraw();
        const wish = this.app.state.select;
        if (wish) this.outline.selectPath(wish);
      } catch (error) {
        if (open === this) tateyoko.say(error.message);
      }
    }

    fillPanel() {
      const giveFocusBack = tateyoko.holdFocus(this.why);
      this.why.replaceChildren(...tateyoko.why.sections(this));
      giveFocusBack();
    }

    setOverlay(kind, isOn) {
      if (isOn) this.overlays.add(kind);
      else this.overlays.delete(kind);
      const box = this.why.querySelector(`[data-overlay="${kind}"]`);
      if (box) box.checked = isOn;
      this.app.state.overlays = tateyoko.layers.words(this.overlays);
      tateyoko.store.tab.set('overlays', this.app.state.overlays);
      this.app.remember();
      tateyoko.legend.update(this);
      this.stage.redraw();
    }

    toggleOverlay(kind) {
      const { title } = tateyoko.layers.kinds[kind];
      // Until the layouts are read nobody knows what they have: the wish holds.
      if (this.hasReadTrees && !tateyoko.layers.available(this).includes(kind)) {
        return tateyoko.say(`There is nothing to show: ${title.toLowerCase()}.`);
      }
      this.setOverlay(kind, !this.overlays.has(kind));
      return tateyoko.say(`${title}: ${this.overlays.has(kind) ? 'shown' : 'not shown'}.`);
    }

    get selected() { return this.outline ? this.outline.selected : null; }

    /** Lights a chosen view up in the picture. */
    showSelection(view, isFromPicture, path) {
      this.app.state.select = path;
      this.app.remember();
      const rect = view.rect.actual || view.rect.reference;
      const scale = this.scaleOf(view.rect.actual ? 'actual' : 'reference');
      if (rect && !isFromPicture && this.stage.width) {
        this.bringIntoSight(rect.map(value => value * scale));
      }
      tateyoko.legend.update(this);
      this.stage.redraw();
    }

    end() {
      this.hold();
      clearTimeout(this.remembering);
    }
  }

  /** The pixels of a picture: from its copy as text, as a page from disk may not read files. */
  async function readPixels(record) {
    const name = record.file.replace(/^.*\/|\.png$/g, '');
    let source = tateyoko.encodePath(record.file);
    if (location.protocol === 'file:') {
      if (!tateyoko.pixelFiles.has(name)) await tateyoko.load(`pixels/${name}.js`);
      source = 'data:image/png;base64,' + tateyoko.pixelFiles.get(name);
    }
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  }

  function show(app, snapshot, place) {
    close();
    open = null;
    const viewer = new Viewer(app, snapshot, place);
    open = viewer;
    viewer.canvas.focus({ preventScroll: true });
    return viewer;
  }

  function close() {
    if (open) open.end();
    open = null;
  }

  return { show, close, get open() { return open; } };
})();
