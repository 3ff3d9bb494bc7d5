'use strict';
/** What is drawn over the pictures: regions, frames, insets, the selected view, the ruler. */
tateyoko.layers = (() => {
  /** Kinds that can be switched on, with their colours and keys. */
  const kinds = {
    regions: { title: 'Changed regions', color: '#0a63d8', key: 'D' },
    findings: { title: 'Findings', color: '#d0103a', key: 'L' },
    frames: { title: 'Frames', color: 'rgba(120,120,140,.7)', key: 'F' },
    safeAreaInsets: { title: 'Safe area', color: '#b26a00', key: 'S' },
    layoutMargins: { title: 'Layout margins', color: '#8a3ffc', key: 'M' },
    readableContent: { title: 'Readable content', color: '#2f7d32', key: 'R' },
    adjustedContentInset: { title: 'Content insets', color: '#007d79', key: 'I' },
    baselines: { title: 'Text baselines', color: '#d4380d', key: 'B' },
    constraints: { title: 'Constraints of the selected view', color: '#c2185b', key: 'C' },
    ignored: { title: 'Ignored', color: '#6b6b76', key: 'X' },
  };
  const insets = ['safeAreaInsets', 'layoutMargins', 'readableContent', 'adjustedContentInset'];
  const forSubviews = new Set(['layoutMargins', 'readableContent']);
  const colors = { reference: '#d03060', actual: '#1f8a4c', ruler: '#d03060' };

  /** What is shown unless someone asks for something else, as an address has it. */
  const usual = 'regions,findings';

  /** The kinds of an address; what it doesn't know it passes over. */
  const parse = text => new Set(String(text).split(',').filter(kind => Object.hasOwn(kinds, kind)));
  const words = shown => Object.keys(kinds).filter(kind => shown.has(kind)).join(',') || 'none';

  /** Which kinds say something about what a viewer shows. */
  function available(viewer) {
    const { snapshot, joined } = viewer;
    const told = new Set();
    if (joined) {
      if (joined.knowsGuides) told.add('readableContent');
      tateyoko.tree.each(joined, view => {
        if (view.constraints.length) told.add('constraints');
        for (const node of [view.reference, view.actual]) {
          if (node && (node.guides || []).some(({ name }) => name === 'firstBaseline')) {
            told.add('baselines');
          }
          for (const { name } of node ? [...node.attributes || [], ...node.inputs || []] : []) {
            told.add(name);
          }
        }
      });
    }
    return Object.keys(kinds).filter(kind => kind === 'regions' ? snapshot.regions.length
      : kind === 'findings' ? snapshot.findings.length
      : kind === 'ignored' ? ignored(snapshot).length
        : joined && (kind === 'frames' || told.has(kind)));
  }

  const ignored = snapshot => (snapshot.comparison && snapshot.comparison.ignored) || [];

  /** Draws everything that is switched on in one pane. */
  function draw(viewer, context, view, pane) {
    const { stage, snapshot, selected } = viewer;
    const side = pane === 'reference' ? 'reference' : 'actual';
    const pen = {
      context, scale: viewer.scaleOf(side), side, on: other => shifted(view, stage, other),
    };
    if (viewer.joined) drawTree(viewer, pen);
    for (const rect of viewer.overlays.has('ignored') ? ignored(snapshot) : []) {
      tateyoko.stage.outline(context, view, [rect.x, rect.y, rect.width, rect.height],
        kinds.ignored.color, true);
    }
    if (viewer.overlays.has('regions')) {
      // They are counted from the corner that both pictures share.
      snapshot.regions.forEach((region, index) => tateyoko.stage.outline(context, pen.on(side),
        [region.x - 2, region.y - 2, region.width + 4, region.height + 4], kinds.regions.color,
        false, index === viewer.region ? 3 : 1.5));
    }
    if (viewer.overlays.has('findings') && pane !== 'reference') {
      tateyoko.findings.draw(viewer, context, pen.on('actual'), viewer.scaleOf('actual'));
    }
    if (selected) drawSelection(viewer, pen);
    if (viewer.ruler && viewer.ruler.to) drawRuler(viewer.ruler, context, view);
  }

  /** The place of a picture that is aligned with a larger one. */
  function shifted(view, stage, side) {
    const [x, y] = stage.offset(stage.images[side]);
    return { zoom: view.zoom, x: view.x + x * view.zoom, y: view.y + y * view.zoom };
  }

  const pixels = (rect, scale) => rect.map(value => value * scale);

  function drawTree({ joined, overlays, selected }, { context, scale, side, on }) {
    const { outline } = tateyoko.stage;
    const view = on(side);
    for (const kind of ['frames', ...insets]) {
      if (!overlays.has(kind)) continue;
      tateyoko.tree.eachShown(joined, side, node => {
        // Without a choice only of views that others are laid out in.
        const isShown = kind === 'frames' || (selected ? selected === node
          : node.children.length > 0 || !forSubviews.has(kind));
        const rect = !isShown ? null : kind === 'frames' ? node.rect[side]
          : tateyoko.tree.inner(node, side, kind);
        if (rect) {
          outline(context, view, pixels(rect, scale), kinds[kind].color, kind !== 'frames', 1);
        }
      });
    }
    if (overlays.has('baselines')) {
      tateyoko.tree.each(selected || joined, node => {
        for (const y of new Set(tateyoko.tree.baselines(node, side))) {
          drawBaseline(context, view, scale, node.rect[side], y);
        }
      });
    }
  }

  function drawBaseline(context, view, scale, [x, y, width], from) {
    const at = Math.round((y + from) * scale * view.zoom + view.y) + 0.5;
    context.save();
    context.strokeStyle = kinds.baselines.color;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x * scale * view.zoom + view.x, at);
    context.lineTo((x + width) * scale * view.zoom + view.x, at);
    context.stroke();
    context.restore();
  }

  function drawSelection(viewer, { context, scale, side, on }) {
    const { outline } = tateyoko.stage;
    const { reference, actual } = viewer.selected.rect;
    if (actual) {
      const view = on('actual');
      const rect = pixels(actual, viewer.scaleOf('actual'));
      const [x, y, width, height] = rect;
      context.save();
      context.fillStyle = 'rgba(31,138,76,.16)';
      context.fillRect(x * view.zoom + view.x, y * view.zoom + view.y, width * view.zoom,
        height * view.zoom);
      context.restore();
      outline(context, view, rect, colors.actual, false);
    }
    if (reference) {
      outline(context, on('reference'), pixels(reference, viewer.scaleOf('reference')),
        colors.reference, true);
    }
    if (!viewer.overlays.has('constraints')) return;
    const { of, line, isMirrored } = tateyoko.constraints;
    const mirrored = isMirrored(viewer.joined, viewer.selected, side);
    for (const constraint of of(viewer.joined, viewer.selected)) {
      const place = line(viewer.joined, constraint, side, mirrored);
      if (place) drawConstraint(context, on(side), scale, place);
    }
  }

  /** A line with bars at both ends and its constant beside it. */
  function drawConstraint(context, view, scale, { from, to, label }) {
    const at = ([x, y]) => [x * scale * view.zoom + view.x, y * scale * view.zoom + view.y];
    const [a, b] = [at(from), at(to)];
    const isFlat = Math.abs(a[0] - b[0]) >= Math.abs(a[1] - b[1]);
    const bar = isFlat ? [0, 4] : [4, 0];
    context.save();
    context.strokeStyle = context.fillStyle = kinds.constraints.color;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(...a);
    context.lineTo(...b);
    for (const end of [a, b]) {
      context.moveTo(end[0] - bar[0], end[1] - bar[1]);
      context.lineTo(end[0] + bar[0], end[1] + bar[1]);
    }
    context.stroke();
    context.font = '600 11px sans-serif';
    const width = context.measureText(label).width;
    const middle = [(a[0] + b[0]) / 2 - (isFlat ? width / 2 : -7), (a[1] + b[1]) / 2
      + (isFlat ? 0 : 8)];
    context.fillStyle = 'rgba(255,255,255,.85)';
    context.fillRect(middle[0] - 3, middle[1] - 15, width + 6, 13);
    context.fillStyle = kinds.constraints.color;
    context.fillText(label, middle[0], middle[1] - 4);
    context.restore();
  }

  function drawRuler({ from, to }, context, view) {
    const at = point => [point.x * view.zoom + view.x, point.y * view.zoom + view.y];
    context.save();
    context.strokeStyle = colors.ruler;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(...at(from));
    context.lineTo(...at(to));
    context.stroke();
    context.restore();
    tateyoko.stage.outline(context, view, [Math.min(from.x, to.x), Math.min(from.y, to.y),
      Math.abs(to.x - from.x), Math.abs(to.y - from.y)], colors.ruler, true, 1);
  }

  return { kinds, usual, parse, words, available, draw };
})();
