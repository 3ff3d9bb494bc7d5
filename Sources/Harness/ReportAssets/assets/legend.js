'use strict';
/** Which picture is which, and what the colours on the stage mean. */
tateyoko.legend = (() => {
  const { h } = tateyoko;
  // The colours of `DifferencePicture`.
  const difference = { exceeding: '#e00048', tolerated: '#f0a000', excused: '#3c82dc',
    box: '#0054dc', removed: '#faaab9', added: '#96d7a5' };
  const sides = { reference: 'Baseline', actual: 'Actual' };

  /** The names of what is shown, each with its place: a pane's beginning, or its end. */
  function names({ stage }) {
    const { mode } = stage;
    if (mode === 'side') return stage.paneNames.map(name => [sides[name], 'start']);
    if (mode === 'slider') return [[sides.reference, 'start'], [sides.actual, 'end']];
    if (mode === 'blink') return [[sides[stage.blinkShows], 'start']];
    if (mode === 'onion') return [[`${sides.actual} over ${sides.reference.toLowerCase()}`, 'start']];
    return [[sides[mode] || tateyoko.stage.modes[mode].title, 'start']];
  }

  /** The colours that are to be seen, with what they mean. */
  function entries({ stage, snapshot, overlays, selected }) {
    const { mode } = stage;
    const comparison = snapshot.comparison || {};
    const result = [];
    if (mode === 'difference') {
      result.push([difference.exceeding, 'differs']);
      const allowed = comparison.differingPixels - comparison.exceedingPixels
        - (comparison.excusedPixels || 0);
      if (allowed > 0) result.push([difference.tolerated, 'differs as far as allowed']);
      if (comparison.excusedPixels > 0) {
        result.push([difference.excused, 'ignored, or an edge that shifts']);
      }
      if (!overlays.has('regions')) result.push([difference.box, 'around each region', 'line']);
    }
    if (mode === 'heat') result.push(['#ff7a1a', 'differs, however little']);
    if (stage.isMismatched) {
      if (mode === 'difference') {
        result.push([difference.removed, 'only the baseline has'], [difference.added,
          'only the actual picture has']);
      }
      result.push(['#d03060', 'the baseline’s size', 'dashed'], ['#1f8a4c',
        'the actual picture’s size', 'line']);
    }
    if (overlays.has('regions') && snapshot.regions.length) {
      result.push([tateyoko.layers.kinds.regions.color, 'changed region', 'line']);
    }
    if (overlays.has('findings')) {
      for (const name of new Set(snapshot.found.map(({ severity }) => severity))) {
        result.push([tateyoko.findings.colors[name], `finding: ${name}`, 'line']);
      }
    }
    if (selected) {
      const { reference, actual } = selected.rect;
      if (actual) result.push(['#1f8a4c', reference ? 'the chosen view now' : 'the chosen view', 'line']);
      if (reference) {
        result.push(['#d03060', actual ? 'where it was' : 'the chosen view in the baseline', 'dashed']);
      }
    }
    return result;
  }

  /** Names and colours as they are now; nothing is done while they stay as they are. */
  function update(viewer) {
    const { stage, labels, key } = viewer;
    if (!labels || !stage.width) return;
    const { pane } = stage;
    const told = names(viewer);
    const colors = entries(viewer);
    const state = JSON.stringify([told, colors, pane]);
    if (state === viewer.legendState) return;
    viewer.legendState = state;
    labels.replaceChildren(...told.map(([text, place], index) => {
      const label = h('span', { class: place }, text);
      const isPane = stage.mode === 'side';
      label.style.setProperty('left', place === 'end' ? 'auto'
        : `${isPane && !pane.isStacked ? index * pane.width : 0}px`);
      label.style.setProperty('top', `${isPane && pane.isStacked ? index * pane.height : 0}px`);
      return label;
    }));
    key.replaceChildren(...colors.map(([color, words, kind]) => {
      const swatch = h('i', { class: kind || 'full', 'aria-hidden': 'true' });
      swatch.style.setProperty('color', color);
      return h('span', null, swatch, words);
    }));
  }

  return { update };
})();
