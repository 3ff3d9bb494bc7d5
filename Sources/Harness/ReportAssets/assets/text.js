'use strict';
/** Two texts side by side or as one: snapshots of layouts, of values, and traces of calls. */
tateyoko.text = (() => {
  const { h, grouped, plural } = tateyoko;
  const modes = { unified: { title: 'Unified', key: '1' }, split: { title: 'Side by side', key: '2' } };
  const context = 3;

  /**
   * The lines of both texts in one order.
   *
   * @returns {{kind: 'same' | 'removed' | 'added', text: string, old: ?number, now: ?number}[]}
   *   with the lines' numbers, from 1.
   */
  function compare(reference, actual) {
    // A baseline that nothing asked for has nothing to differ from.
    if (actual === null) {
      return lines(reference).map((text, index) => ({ kind: 'same', text, old: index + 1, now: null,
        isOpened: true }));
    }
    const a = lines(reference);
    const b = lines(actual);
    const kinds = tateyoko.sequence.edits(a, b);
    let old = 0;
    let now = 0;
    const rows = kinds.map(kind => {
      if (kind !== 'added') old += 1;
      if (kind !== 'removed') now += 1;
      return { kind, text: kind === 'removed' ? a[old - 1] : b[now - 1],
        old: kind === 'added' ? null : old, now: kind === 'removed' ? null : now };
    });
    // The last line's break is a difference too, though no line of its own.
    const breaks = [reference, actual].map(text => text ? text.endsWith('\n') : null);
    if (breaks[0] !== null && breaks[1] !== null && breaks[0] !== breaks[1]) {
      rows.push({ kind: breaks[0] ? 'removed' : 'added', text: '', isBreak: true,
        old: null, now: null });
    }
    return rows;
  }

  function lines(text) {
    const result = text === null ? [] : text.split('\n');
    if (result[result.length - 1] === '') result.pop();
    return result;
  }

  /** Runs of changed lines with some equal ones around; the rest folded. */
  function folded(rows) {
    const isNear = new Array(rows.length).fill(false);
    rows.forEach((row, index) => {
      if (row.kind === 'same' && !row.isOpened) return;
      const around = row.isOpened ? 0 : context;
      for (let i = Math.max(0, index - around); i <= Math.min(rows.length - 1, index + around);
        i += 1) isNear[i] = true;
    });
    const result = [];
    for (let index = 0; index < rows.length;) {
      let end = index;
      while (end < rows.length && isNear[end] === isNear[index]) end += 1;
      // Folding a line or two would only hide them.
      result.push({ isFolded: !isNear[index] && end - index > 2, rows: rows.slice(index, end) });
      index = end;
    }
    return result;
  }

  /** A call of a trace: time, who, method, arguments, separated by two spaces. */
  function call(text) {
    const match = /^(\d+\.\d{3}) {2}(.*)$/.exec(text);
    if (!match) return null;
    const [path, method, ...rest] = match[2].split('  ');
    return method === undefined ? null : { time: match[1], path, method, arguments: rest.join('  ') };
  }

  /** What is seen as nothing, or as something else, where it is what differs. */
  const marks = { '\u00a0': 'nbsp', '\t': '⇥', '\r': '␍' };

  /** A changed part with signs for what would not be seen. */
  function told(text) {
    return text.split(/([\u00a0\t\r]| +$|^ +)/).filter(Boolean).map(part => marks[part]
      ? h('span', { class: 'code-point' }, marks[part])
      : /^ +$/.test(part) ? h('span', { class: 'code-point' }, '␣'.repeat(part.length)) : part);
  }

  const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en') : null;

  /** A line in what a person takes for characters; a very long one in code points. */
  function characters(text) {
    return segmenter && text.length < 2000 ? [...segmenter.segment(text)].map(
      ({ segment }) => segment) : [...text];
  }

  /** A line's content; what the other of a pair of changed lines hasn't got is marked. */
  function content(text, other) {
    const parts = [];
    if (other === undefined) {
      parts.push(text);
    } else {
      const [own, its] = [characters(text), characters(other)];
      let start = 0;
      while (start < own.length && start < its.length && own[start] === its[start]) start += 1;
      let end = 0;
      while (end < own.length - start && end < its.length - start
        && own[own.length - 1 - end] === its[its.length - 1 - end]) end += 1;
      const isAlike = start + end > Math.max(own.length, its.length) * 0.3;
      const middle = own.slice(start, own.length - end).join('');
      if (isAlike && middle) {
        parts.push(own.slice(0, start).join(''), h('mark', null, told(middle)),
          own.slice(own.length - end).join(''));
      } else {
        parts.push(text);
      }
    }
    const step = call(text);
    if (step && step.path === 'Simulator') {
      return h('b', { class: 'ask', title: 'What the simulation was told to do' }, parts);
    }
    return parts;
  }

  const contentOf = (row, other) => row.isBreak
    ? h('i', { class: 'soft' }, 'the line break at the end') : content(row.text, other);

  /** Pairs removed lines with the added ones that follow them. */
  function pairs(rows) {
    const result = [];
    for (let index = 0; index < rows.length;) {
      if (rows[index].kind === 'same') {
        result.push([rows[index], rows[index]]);
        index += 1;
        continue;
      }
      const removed = [];
      const added = [];
      while (index < rows.length && rows[index].kind !== 'same') {
        (rows[index].kind === 'removed' ? removed : added).push(rows[index]);
        index += 1;
      }
      for (let i = 0; i < Math.max(removed.length, added.length); i += 1) {
        result.push([removed[i] || null, added[i] || null]);
      }
    }
    return result;
  }

  const signs = { same: '', removed: '−', added: '+' };
  const spoken = { removed: 'removed ', added: 'added ' };

  function sign(row) {
    return h('td', { class: 'sign' }, h('span', { 'aria-hidden': 'true' }, signs[row.kind]),
      spoken[row.kind] ? h('span', { class: 'offscreen' }, spoken[row.kind]) : null);
  }

  const number = value => h('td', { class: 'number', 'data-number': value === null ? '' : value });

  function unifiedRows(rows) {
    const partners = new Map();
    for (const [removed, added] of pairs(rows)) {
      if (removed && added && removed !== added) {
        partners.set(removed, added.text);
        partners.set(added, removed.text);
      }
    }
    return rows.map(row => h('tr', { class: row.kind }, number(row.old), number(row.now), sign(row),
      h('td', { class: 'code', dir: 'auto' }, contentOf(row, partners.get(row)))));
  }

  function splitRows(rows) {
    return pairs(rows).map(([left, right]) => {
      const isSame = left === right;
      const half = (row, other, field) => row ? [number(row[field]), sign(row),
        h('td', { class: `code ${row.kind}`, dir: 'auto' }, contentOf(row, isSame || !other
          ? undefined : other.text))] : [h('td'), h('td'), h('td', { class: 'code none' })];
      return h('tr', { class: isSame ? 'same' : 'both' }, half(left, right, 'old'),
        half(right, left, 'now'));
    });
  }

  /** The table of a comparison in a mode, folds closed. */
  function table(rows, mode) {
    const make = mode === 'split' ? splitRows : unifiedRows;
    const columns = mode === 'split' ? 6 : 4;
    return h('table', { class: `text-difference ${mode}` },
      h('caption', { class: 'offscreen' }, 'Lines of the baseline and of this run'),
      mode === 'split' ? h('thead', null, h('tr', null,
        h('th', { colspan: 3, scope: 'colgroup' }, 'Baseline'),
        h('th', { colspan: 3, scope: 'colgroup' }, 'Actual'))) : null,
      bodies(rows, make, columns));
  }

  /** Lines that are made at once: more would hold the page up. */
  const atOnce = 1000;

  /** A long run of lines in pieces, in which removed lines keep the added ones beside them. */
  function pieces(rows) {
    if (rows.length <= atOnce) return [rows];
    const result = [];
    const all = pairs(rows);
    for (let from = 0; from < all.length; from += atOnce / 2) {
      const piece = [];
      const added = [];
      for (const [left, right] of all.slice(from, from + atOnce / 2)) {
        if (left === right) piece.push(...added.splice(0), left);
        else {
          if (left) piece.push(left);
          if (right) added.push(right);
        }
      }
      result.push(piece.concat(added));
    }
    return result;
  }

  /** The rows in parts: folds closed, and a long rest made as it is scrolled to. */
  function bodies(rows, make, columns) {
    const parts = folded(rows).flatMap(part => part.isFolded ? [part]
      : pieces(part.rows).map(piece => ({ isFolded: false, rows: piece })));
    const body = part => {
      const element = h('tbody');
      if (!part.isFolded) {
        element.append(...make(part.rows));
        return element;
      }
      element.append(h('tr', { class: 'fold' }, h('td', { colspan: columns }, h('button', {
        type: 'button', class: 'small', onclick: () => element.replaceWith(...bodies(part.rows.map(
          row => ({ ...row, isOpened: true })), make, columns)),
      }, `${grouped(part.rows.length)} equal lines`))));
      return element;
    };
    /** As many parts as hold a thousand lines, and what makes the next ones. */
    const some = first => {
      const result = [];
      let lines = 0;
      let index = first;
      while (index < parts.length && (lines === 0 || lines + parts[index].rows.length <= atOnce)) {
        result.push(body(parts[index]));
        lines += parts[index].isFolded ? 1 : parts[index].rows.length;
        index += 1;
      }
      if (index === parts.length) return result;
      const left = parts.slice(index).reduce((sum, part) => sum + part.rows.length, 0);
      const button = h('button', { type: 'button', class: 'small' }, `${grouped(left)} more lines`);
      const rest = h('tbody', { class: 'rest' }, h('tr', { class: 'fold' },
        h('td', { colspan: columns }, button)));
      const go = () => {
        watcher.disconnect();
        rest.replaceWith(...some(index));
      };
      const watcher = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) go();
      });
      watcher.observe(rest);
      button.addEventListener('click', go);
      result.push(rest);
      return result;
    };
    return some(0);
  }

  /** How much differs, in words. */
  function words(rows) {
    const count = kind => rows.filter(row => row.kind === kind && !row.isBreak).length;
    const [removed, added] = [count('removed'), count('added')];
    const times = rows.filter(row => row.now !== null).map(row => call(row.text)).filter(Boolean);
    const ending = rows.find(row => row.isBreak);
    if (rows.length && rows.every(row => row.kind === 'same' && row.now === null)) {
      return `${plural(rows.length, 'line')}, which nothing uses`;
    }
    const parts = [removed + added || !ending
      ? `${plural(removed, 'line')} removed, ${grouped(added)} added` : null,
    ending ? `the line break at the end is ${ending.kind === 'removed' ? 'gone' : 'new'}` : null];
    if (times.length > 1) {
      parts.push(`${plural(times.length, 'call')}, up to ${times[times.length - 1].time} s of `
        + 'simulated time');
    }
    return parts.filter(Boolean).join(' · ');
  }

  async function read(path) {
    if (!path) return null;
    if (!tateyoko.texts.has(path)) await tateyoko.load(`${path}.js`);
    return tateyoko.texts.get(path) ?? null;
  }

  /** Both texts of a snapshot, compared. */
  async function rows(snapshot) {
    const files = tateyoko.model.textFiles(snapshot);
    const [reference, actual] = await Promise.all([read(files.reference), read(files.actual)]);
    return compare(reference, actual);
  }

  return { compare, rows, table, words, modes };
})();
