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
    const a = lines(reference);
    const b = lines(actual);
    const kinds = tateyoko.sequence.edits(a, b);
    let old = 0;
    let now = 0;
    return kinds.map(kind => {
      if (kind !== 'added') old += 1;
      if (kind !== 'removed') now += 1;
      return { kind, text: kind === 'removed' ? a[old - 1] : b[now - 1],
        old: kind === 'added' ? null : old, now: kind === 'removed' ? null : now };
    });
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
      if (row.kind === 'same') return;
      for (let i = Math.max(0, index - context); i <= Math.min(rows.length - 1, index + context);
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

  /** A call of a trace: time, who, method, arguments, parted by two spaces. */
  function call(text) {
    const match = /^(\d+\.\d{3}) {2}(.*)$/.exec(text);
    if (!match) return null;
    const [path, method, ...rest] = match[2].split('  ');
    return method === undefined ? null : { time: match[1], path, method, arguments: rest.join('  ') };
  }

  /** A line's content; what the other of a pair of changed lines hasn't got is marked. */
  function content(text, other) {
    const parts = [];
    if (other === undefined) {
      parts.push(text);
    } else {
      let start = 0;
      while (start < text.length && start < other.length && text[start] === other[start]) start += 1;
      let end = 0;
      while (end < text.length - start && end < other.length - start
        && text[text.length - 1 - end] === other[other.length - 1 - end]) end += 1;
      const isAlike = start + end > Math.max(text.length, other.length) * 0.3;
      const middle = text.slice(start, text.length - end);
      if (isAlike && middle) {
        parts.push(text.slice(0, start), h('mark', null, middle), text.slice(text.length - end));
      } else {
        parts.push(text);
      }
    }
    const step = call(text);
    if (step && step.path === 'Simulator') {
      return h('b', { class: 'ask', title: 'What the simulation was asked for' }, parts);
    }
    return parts;
  }

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
      h('td', { class: 'code' }, content(row.text, partners.get(row)))));
  }

  function splitRows(rows) {
    return pairs(rows).map(([left, right]) => {
      const isSame = left === right;
      const half = (row, other, field) => row ? [number(row[field]), sign(row),
        h('td', { class: `code ${row.kind}` }, content(row.text, isSame || !other ? undefined
          : other.text))] : [h('td'), h('td'), h('td', { class: 'code none' })];
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
        h('th', { colspan: 3, scope: 'colgroup' }, 'This run'))) : null,
      folded(rows).map(part => {
        const body = h('tbody');
        if (!part.isFolded) {
          body.append(...make(part.rows));
          return body;
        }
        body.append(h('tr', { class: 'fold' }, h('td', { colspan: columns }, h('button', {
          type: 'button', class: 'small', onclick: () => body.replaceChildren(...make(part.rows)),
        }, `${grouped(part.rows.length)} equal lines`))));
        return body;
      }));
  }

  /** How much differs, in words. */
  function words(rows) {
    const count = kind => rows.filter(row => row.kind === kind).length;
    const [removed, added] = [count('removed'), count('added')];
    const times = rows.filter(row => row.now !== null).map(row => call(row.text)).filter(Boolean);
    const parts = [`${plural(removed, 'line')} removed, ${grouped(added)} added`];
    if (times.length > 1) {
      parts.push(`${plural(times.length, 'call')}, up to ${times[times.length - 1].time} s of `
        + 'simulated time');
    }
    return parts.join(' · ');
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
