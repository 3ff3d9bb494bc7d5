'use strict';
/** One snapshot: its pictures on a stage, and why it differs beside them. */
tateyoko.viewer = (() => {
  const { h, short, plural, grouped } = tateyoko;
  const overlayKinds = {
    regions: 'Changed regions', frames: 'Frames', safeAreaInsets: 'Safe area',
    layoutMargins: 'Layout margins', adjustedContentInset: 'Content insets', ignored: 'Ignored',
  };
  const colors = {
    reference: '#d03060', actual: '#1f8a4c', regions: '#0a63d8', frames: 'rgba(120,120,140,.7)',
    safeAreaInsets: '#b26a00', layoutMargins: '#8a3ffc', adjustedContentInset: '#007d79',
    ignored: '#6b6b76',
  };
  let open = null;

  /** What is open: everything that goes away with the snapshot. */
  class Viewer {
    constructor(app, snapshot, place) {
      this.app = app;
      this.snapshot = snapshot;
      this.scale = (snapshot.actual || snapshot.reference || {}).scale || 1;
      this.region = -1;
      this.selected = null;
      this.overlays = new Set(JSON.parse(sessionStorage.getItem('overlays') || '["regions"]'));
      this.canvas = h('canvas', { tabindex: '0', role: 'img', 'aria-label': this.describe() });
      this.stage = new tateyoko.stage.Stage(this.canvas, () => this.viewChanged());
      this.status = h('output', { class: 'status' });
      this.tools = h('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Pictures' });
      this.why = h('aside', { class: 'why-panel', 'aria-label': 'Why' });
      place.replaceChildren(h('section', { class: 'viewer', 'aria-label': snapshot.name },
        this.bar(), this.tools, tateyoko.film.strip(app, snapshot) || '',
        h('div', { class: 'panes' }, h('div', { class: 'stage' }, this.canvas, this.status),
          this.why)));
      this.stage.layers = [(context, view, name, pane) => this.drawLayers(context, view, name)];
      this.stage.onmove = event => this.probe(event);
      this.stage.onpress = event => this.press(event);
      this.stage.onrelease = event => this.release(event);
      this.fillPanel();
      this.ready = this.loadPictures();
      this.loadTrees();
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
      const index = shown.indexOf(snapshot);
      return h('header', { class: 'bar' },
        h('button', { type: 'button', onclick: () => app.close(), title: 'Back (Esc)' }, '‹ All'),
        h('div', { class: 'name' },
          h('h1', null, tateyoko.overview.badge(snapshot), ' ', snapshot.name),
          h('p', { class: 'soft' }, [snapshot.scenario, snapshot.environment].filter(Boolean)
            .join(' · '))),
        h('div', { class: 'steps' },
          h('button', { type: 'button', onclick: () => app.step(-1), disabled: index <= 0,
            title: 'Previous (k)', 'aria-label': 'Previous snapshot' }, '‹'),
          h('span', { class: 'soft' }, index < 0 ? '' : `${grouped(index + 1)} of ${
            grouped(shown.length)}`),
          h('button', { type: 'button', onclick: () => app.step(1), title: 'Next (j)',
            disabled: index < 0 || index >= shown.length - 1,
            'aria-label': 'Next snapshot' }, '›')),
        snapshot.isFailure ? h('div', { class: 'decide' },
          ['accepted', 'rejected'].map(mark => h('button', {
            type: 'button', class: mark, 'data-mark': mark,
            'aria-pressed': String(tateyoko.marks.of(snapshot) === mark),
            onclick: () => tateyoko.marks.set([snapshot], mark),
          }, mark === 'accepted' ? '✓ Accept' : '✗ Reject'))) : null);
    }

    refreshMarks() {
      for (const button of document.querySelectorAll('.decide [data-mark]')) {
        button.setAttribute('aria-pressed',
          String(tateyoko.marks.of(this.snapshot) === button.dataset.mark));
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
      if (open !== this) return;
      if (!reference && !actual) {
        this.canvas.parentElement.replaceChildren(h('p', { class: 'nothing' },
          (this.notices || ['There is no picture.']).join(' ')));
        return;
      }
      stage.show({ reference, actual, difference });
      const wish = this.app.state.mode || sessionStorage.getItem('mode') || 'difference';
      stage.mode = stage.available.includes(wish) ? wish
        : stage.available.includes('difference') ? 'difference'
          : stage.available.includes('actual') ? 'actual' : 'reference';
      this.fillTools();
      const { zoom, x, y, region } = this.app.state;
      if (region !== undefined && snapshot.regions[Number(region)]) {
        this.goToRegion(Number(region));
      } else if (Number(zoom) > 0) {
        stage.reveal({ x: Number(x) || 0, y: Number(y) || 0, width: 0, height: 0 },
          Math.min(tateyoko.stage.largestZoom, Number(zoom)));
      } else {
        stage.fit();
      }
      if (this.notices) tateyoko.say(this.notices.join(' '));
    }

    setMode(mode) {
      const { stage } = this;
      if (!stage.available.includes(mode)) return;
      const wasSide = stage.mode === 'side';
      stage.mode = mode;
      sessionStorage.setItem('mode', mode);
      this.app.state.mode = mode;
      if (stage.isFitted || wasSide !== (mode === 'side')) stage.fit();
      this.startBlinking();
      this.fillTools();
      stage.changed();
      this.app.remember();
    }

    startBlinking() {
      clearInterval(this.blinker);
      if (this.stage.mode !== 'blink' || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        return;
      }
      this.blinker = setInterval(() => this.blink(), 600);
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
      const mixer = stage.mode === 'onion' ? h('input', {
        type: 'range', min: 0, max: 100, value: stage.mix * 100, 'aria-label': 'Share of actual',
        oninput: event => { stage.mix = event.target.value / 100; stage.redraw(); },
      }) : stage.mode === 'slider' ? h('input', {
        type: 'range', min: 0, max: 100, value: stage.split * 100, 'aria-label': 'Divider',
        oninput: event => { stage.split = event.target.value / 100; stage.redraw(); },
      }) : stage.mode === 'blink' ? h('button', { type: 'button', onclick: () => this.blink() },
        'Swap') : null;
      this.tools.replaceChildren(
        h('div', { class: 'modes' }, stage.available.map(mode => h('button', {
          type: 'button', 'data-mode': mode, 'aria-pressed': String(mode === stage.mode),
          title: `${modes[mode].title} (${modes[mode].key})`, onclick: () => this.setMode(mode),
        }, modes[mode].title))),
        ...(mixer ? [mixer] : []),
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
    }

    viewChanged() {
      const { stage, app } = this;
      this.fillStatus();
      clearTimeout(this.remembering);
      this.remembering = setTimeout(() => {
        if (open !== this) return;
        const { width, height } = stage.pane;
        const { zoom, x, y } = stage.view;
        if (stage.isFitted) {
          app.state.zoom = app.state.x = app.state.y = undefined;
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
        : `${this.region + 1} of ${regions.length}`;
    }

    stepRegion(by) {
      const { regions } = this.snapshot;
      if (!regions.length) return;
      const next = this.region < 0 ? (by > 0 ? 0 : regions.length - 1)
        : (this.region + by + regions.length) % regions.length;
      this.goToRegion(next);
    }

    goToRegion(index) {
      this.region = index;
      const region = this.snapshot.regions[index];
      this.overlays.add('regions');
      this.stage.reveal(region);
      this.app.state.region = String(index);
      const words = document.getElementById('region');
      if (words) words.textContent = this.regionWords();
      for (const item of document.querySelectorAll('[data-region]')) {
        item.setAttribute('aria-current', String(Number(item.dataset.region) === index));
      }
      tateyoko.say(`Region ${index + 1} of ${this.snapshot.regions.length}: ${
        this.regionSize(region)}`);
    }

    regionSize(region) {
      const points = length => short(length / this.scale);
      return `${points(region.width)} × ${points(region.height)} pt at (${points(region.x)}, ${
        points(region.y)}), ${plural(region.pixelCount, 'pixel')}`;
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
      const place = `(${at.x}, ${at.y}) px · (${short(at.x / this.scale)}, ${
        short(at.y / this.scale)}) pt`;
      this.probeWords = place;
      this.fillStatus();
      const [reference, actual] = await Promise.all([this.colors('reference'),
        this.colors('actual')]);
      if (this.pointer !== at || open !== this) return;
      const color = data => {
        if (!data || at.x >= data.width || at.y >= data.height) return null;
        const i = (at.y * data.width + at.x) * 4;
        const [red, green, blue, alpha] = data.data.slice(i, i + 4);
        const hex = '#' + [red, green, blue].map(v => v.toString(16).padStart(2, '0')).join('');
        return alpha === 255 ? hex : `${hex} ${Math.round(alpha / 2.55)} %`;
      };
      const before = color(reference);
      const after = color(actual);
      this.probeWords = before && after && before !== after ? `${place} · ${before} → ${after}`
        : `${place}${before || after ? ` · ${after || before}` : ''}`;
      this.fillStatus();
    }

    fillStatus() {
      const { stage, ruler } = this;
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
      const view = tateyoko.tree.viewAt(this.joined, at.x / this.scale, at.y / this.scale);
      if (view) this.select(view, true);
    }

    toggleRuler() {
      this.isRulerOn = !this.isRulerOn;
      this.ruler = null;
      this.canvas.classList.toggle('measuring', this.isRulerOn);
      this.stage.redraw();
      tateyoko.say(this.isRulerOn ? 'Drag to measure.' : 'The ruler is off.');
    }

    // Layers over the pictures

    drawLayers(context, view, name) {
      const { outline } = tateyoko.stage;
      const { scale, overlays, joined } = this;
      const pixels = rect => rect.map(value => value * scale);
      if (joined) {
        const side = name === 'reference' ? 'reference' : 'actual';
        for (const kind of ['frames', 'safeAreaInsets', 'layoutMargins', 'adjustedContentInset']) {
          if (!overlays.has(kind)) continue;
          tateyoko.tree.each(joined, node => {
            const rect = kind === 'frames' ? node.rect[side]
              : this.selected && this.selected !== node ? null
                : tateyoko.tree.inner(node, side, kind);
            if (rect) outline(context, view, pixels(rect), colors[kind], kind !== 'frames', 1);
          });
        }
      }
      if (overlays.has('ignored')) {
        for (const rect of (this.snapshot.comparison || {}).ignored || []) {
          outline(context, view, [rect.x, rect.y, rect.width, rect.height], colors.ignored, true);
        }
      }
      if (overlays.has('regions')) {
        this.snapshot.regions.forEach((region, index) => outline(context, view,
          [region.x - 2, region.y - 2, region.width + 4, region.height + 4], colors.regions, false,
          index === this.region ? 3 : 1.5));
      }
      if (this.selected) {
        const { reference, actual } = this.selected.rect;
        context.save();
        if (actual) {
          context.fillStyle = 'rgba(31,138,76,.16)';
          const [x, y, width, height] = pixels(actual);
          context.fillRect(x * view.zoom + view.x, y * view.zoom + view.y, width * view.zoom,
            height * view.zoom);
        }
        context.restore();
        if (reference) outline(context, view, pixels(reference), colors.reference, true);
        if (actual) outline(context, view, pixels(actual), colors.actual, false);
      }
      if (this.ruler && this.ruler.to) {
        const { from, to } = this.ruler;
        context.save();
        context.strokeStyle = '#d03060';
        context.lineWidth = 2;
        context.beginPath();
        context.moveTo(from.x * view.zoom + view.x, from.y * view.zoom + view.y);
        context.lineTo(to.x * view.zoom + view.x, to.y * view.zoom + view.y);
        context.stroke();
        context.restore();
        outline(context, view, [Math.min(from.x, to.x), Math.min(from.y, to.y),
          Math.abs(to.x - from.x), Math.abs(to.y - from.y)], '#d03060', true, 1);
      }
    }

    // Why

    async loadTrees() {
      const { snapshot } = this;
      const read = async record => {
        if (!record) return null;
        const name = record.replace(/^.*\/|\.js$/g, '');
        if (!tateyoko.layouts.has(name)) await tateyoko.load(record);
        return tateyoko.layouts.get(name) || null;
      };
      try {
        const layouts = snapshot.layouts || {};
        const [reference, actual] = await Promise.all([read(layouts.reference),
          read(layouts.actual)]);
        if (open !== this || !actual && !reference) return;
        this.trees = { reference, actual };
        const root = tree => tree && tree.tree ? tree.tree.root : null;
        this.joined = tateyoko.tree.place(tateyoko.tree.join(root(reference), root(actual)));
        this.fillPanel();
        this.stage.redraw();
        const wish = this.app.state.select;
        if (wish) this.selectPath(wish);
      } catch (error) {
        if (open === this) tateyoko.say(error.message);
      }
    }

    fillPanel() {
      const { snapshot, app } = this;
      const sentence = text => {
        const parts = text.split(' → ');
        return h('code', null, parts.map((part, index) => [
          index ? h('em', null, ' → ') : null, part]));
      };
      const list = (title, sentences) => {
        if (!sentences.length) return null;
        const items = sentences.map(text => h('li', null, sentence(text)));
        return h('section', null, h('h2', null, title),
          h('ul', { class: 'changes' }, items.slice(0, 8)),
          items.length > 8 ? h('details', null, h('summary', null,
            `and ${items.length - 8} more`), h('ul', { class: 'changes' }, items.slice(8))) : null);
      };
      const { comparison } = snapshot;
      const alike = app.model.snapshots.filter(other => other !== snapshot && other.isFailure
        && (other.cause && other.cause === snapshot.cause));
      const message = snapshot.message && !comparison ? snapshot.message : null;
      this.why.replaceChildren(...[
        snapshot.cause ? h('p', { class: 'cause' }, h('b', null, snapshot.cause),
          alike.length ? h('button', { type: 'button', onclick: () => {
            app.close();
            app.filter(tateyoko.query.term('cause', snapshot.cause), true);
          } }, `and in ${plural(alike.length, 'other picture')}`) : null) : null,
        message ? h('pre', { class: 'message' }, message) : null,
        snapshot.note ? h('p', { class: 'notice' }, snapshot.note) : null,
        list('What moved', snapshot.layoutChanges),
        list('Renderer', snapshot.rendererChanges),
        list('What is called otherwise', snapshot.traceChanges),
        snapshot.log.length ? h('section', null, h('h2', null, 'What UIKit would log'),
          snapshot.log.map(entry => h('details', { open: snapshot.log.length < 3 },
            h('summary', null, entry.split('\n')[0]), h('pre', null, entry)))) : null,
        comparison ? h('section', null, h('h2', null, 'Pixels'),
          h('p', null, comparison.summary),
          comparison.tolerance ? h('p', { class: 'soft' }, `Allowed: ${comparison.tolerance}`)
            : null,
          snapshot.regions.length ? h('ol', { class: 'region-list' },
            snapshot.regions.map((region, index) => h('li', null, h('button', {
              type: 'button', 'data-region': index, 'aria-current': String(index === this.region),
              onclick: () => this.goToRegion(index),
            }, this.regionSize(region))))) : null) : null,
        this.outline(),
        this.overlayChoice(),
        comparison ? tateyoko.tolerance.panel(app, snapshot) : null,
        this.origin(),
      ].filter(Boolean));
    }

    overlayChoice() {
      const has = this.joined;
      const kinds = Object.entries(overlayKinds).filter(([kind]) => kind === 'regions'
        ? this.snapshot.regions.length
        : kind === 'ignored' ? ((this.snapshot.comparison || {}).ignored || []).length : has);
      if (!kinds.length) return null;
      return h('section', { class: 'overlays' }, h('h2', null, 'Overlays'),
        kinds.map(([kind, title]) => h('label', null, h('input', {
          type: 'checkbox', checked: this.overlays.has(kind),
          onchange: event => {
            if (event.target.checked) this.overlays.add(kind);
            else this.overlays.delete(kind);
            sessionStorage.setItem('overlays', JSON.stringify([...this.overlays]));
            this.stage.redraw();
          },
        }), h('i', { style: { background: colors[kind] } }), title)));
    }

    origin() {
      const { snapshot } = this;
      return h('section', { class: 'origin' }, h('h2', null, 'Where from'),
        snapshot.location ? h('p', null, 'Asked for at ', h('code', null, snapshot.location))
          : null,
        snapshot.baseline ? h('p', null, 'Baseline ', h('code', null, snapshot.baseline)) : null,
        h('div', { class: 'copies' },
          h('button', { type: 'button', onclick: () => tateyoko.copy(location.href, 'Link') },
            'Copy link'),
          snapshot.baseline ? h('button', { type: 'button', onclick: () =>
            tateyoko.copy(snapshot.baseline, 'Path') }, 'Copy path') : null,
          h('button', { type: 'button', onclick: () => tateyoko.copy(this.summary(), 'Summary') },
            'Copy summary')));
    }

    /** The failure as text, for a pull request or an assistant. */
    summary() {
      const { snapshot } = this;
      const lines = [
        `${snapshot.scenario} / ${snapshot.name} (${snapshot.environment}): ${
          tateyoko.model.outcomeWords[snapshot.outcome]}`,
        snapshot.comparison ? snapshot.comparison.summary : snapshot.message,
        ...snapshot.layoutChanges.slice(0, 12).map(text => `- ${text}`),
        ...snapshot.rendererChanges.map(text => `- renderer: ${text}`),
        ...snapshot.traceChanges.slice(0, 12).map(text => `- ${text}`),
        ...snapshot.log.map(text => `- ${text.split('\n')[0]}`),
        ...snapshot.regions.slice(0, 8).map(region => `- region ${this.regionSize(region)}`),
        snapshot.baseline ? `baseline ${snapshot.baseline}` : null,
        snapshot.location ? `asked for at ${snapshot.location}` : null,
      ];
      return lines.filter(Boolean).join('\n') + '\n';
    }

    // The outline of views

    outline() {
      const { joined } = this;
      if (!joined) return null;
      this.items = new Map();
      const showsAll = this.showsAll || !joined.isTouched;
      const item = (view, depth, path) => {
        const label = h('button', {
          type: 'button', class: `view ${view.status}`, tabindex: depth ? '-1' : '0',
          onclick: () => this.select(view, false),
        }, view.name, view.identifier ? h('q', null, view.identifier) : null,
        view.status === 'same' ? null : h('span', { class: 'status-word' }, view.status));
        const children = view.children.filter(child => showsAll || child.isTouched);
        const element = h('li', { role: 'treeitem', 'aria-level': depth + 1, 'aria-expanded':
          children.length ? 'true' : null, 'aria-selected': 'false' }, label,
        children.length ? h('ul', { role: 'group' }, children.map((child, index) =>
          item(child, depth + 1, `${path}.${view.children.indexOf(child)}`))) : null);
        this.items.set(view, { element, label, path });
        return element;
      };
      const tree = h('ul', { role: 'tree', 'aria-label': 'Views', class: 'outline' },
        item(joined, 0, '0'));
      tree.addEventListener('keydown', event => this.treeKey(event, tree));
      this.details = h('div', { class: 'details', 'aria-live': 'polite' });
      return h('section', null, h('h2', null, 'Views', h('button', {
        type: 'button', class: 'small', onclick: () => {
          this.showsAll = !this.showsAll;
          this.fillPanel();
          if (this.selected) this.select(this.selected, true);
        },
      }, showsAll && joined.isTouched ? 'Only what changed' : joined.isTouched ? 'Show all' : '')),
      tree, this.details);
    }

    treeKey(event, tree) {
      const labels = [...tree.querySelectorAll('button.view')];
      const index = labels.indexOf(document.activeElement);
      const go = next => {
        if (!labels[next]) return;
        event.preventDefault();
        event.stopPropagation();
        labels[next].focus();
        labels[next].click();
      };
      if (event.key === 'ArrowDown') go(index + 1);
      if (event.key === 'ArrowUp') go(index - 1);
      if (event.key === 'Home') go(0);
      if (event.key === 'End') go(labels.length - 1);
    }

    select(view, scrolls) {
      if (!this.items.has(view)) {
        this.showsAll = true;
        this.fillPanel();
      }
      this.selected = view;
      for (const [other, { element, label }] of this.items) {
        element.setAttribute('aria-selected', String(other === view));
        label.setAttribute('tabindex', other === view ? '0' : '-1');
      }
      const { element, path } = this.items.get(view);
      if (scrolls) element.scrollIntoView({ block: 'nearest' });
      this.app.state.select = path;
      this.app.remember();
      const { words, attributes } = tateyoko.tree;
      const values = attributes(view.actual || view.reference);
      const changed = new Set(view.changes.map(change => change.name.split('.')[0]));
      this.details.replaceChildren(
        view.changes.length ? h('ul', { class: 'changes' }, view.changes.map(change => h('li', null,
          h('code', null, `${change.name} ${change.from}`, h('em', null, ' → '), change.to),
          change.by ? h('small', null, ` ${change.by > 0 ? '+' : '−'}${short(Math.abs(change.by))}`)
            : null))) : '',
        h('table', null, Object.entries(values).map(([name, value]) => h('tr', {
          class: changed.has(name) ? 'touched' : null,
        }, h('th', { scope: 'row' }, name), h('td', null, words(value))))));
      const rect = view.rect.actual || view.rect.reference;
      if (rect && !scrolls) {
        const { stage } = this;
        const [x, y, width, height] = rect.map(value => value * this.scale);
        const { zoom } = stage.view;
        const isInSight = x * zoom + stage.view.x >= 0 && y * zoom + stage.view.y >= 0
          && (x + width) * zoom + stage.view.x <= stage.pane.width
          && (y + height) * zoom + stage.view.y <= stage.pane.height;
        if (!isInSight) stage.reveal({ x, y, width, height }, Math.min(zoom, stage.pane.width
          / Math.max(1, width), stage.pane.height / Math.max(1, height)));
      }
      this.stage.redraw();
    }

    selectPath(path) {
      let view = this.joined;
      for (const part of path.split('.').slice(1)) {
        view = view && view.children[Number(part)];
      }
      if (view) this.select(view, true);
    }

    end() {
      clearInterval(this.blinker);
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
