'use strict';
/**
 * The filter's language, and the page's state in the address.
 *
 *     is:failed device:=iphone-x,=iphone-8 orientation:landscape cause:"safe area" -name:draft words
 *
 * Terms must all hold; a comma means "or"; a minus in front means "not"; "=" means the whole value,
 * in the same letters; words are looked for in names, devices, messages and changes.
 */
tateyoko.query = (() => {
  /** The texts of a snapshot that a term looks into. */
  const texts = {
    device: ({ device, deviceTitle }) => [device, deviceTitle],
    os: ({ os, system }) => [os, system],
    orientation: ({ orientation, orientationTitle }) => [orientationTitle, orientation],
    posture: ({ posture, postureTitle }) => [postureTitle, posture],
    scenario: ({ scenario }) => [scenario],
    name: ({ name, id }) => [name, id],
    cause: ({ cause, cluster }) => [cause, cluster],
    finding: ({ found }) => found.flatMap(({ rule, title, severity, view, cause }) =>
      [rule, title, severity, view, cause]),
    file: snapshot => [tateyoko.model.placeOf(snapshot), snapshot.baseline],
  };
  const keys = ['is', ...Object.keys(texts), 'like'];
  const states = new Set(['failing', 'accepted', 'rejected', 'unmarked', 'logged', 'elsewhere',
    'found',
    ...Object.keys(tateyoko.model.groups),
    ...Object.keys(tateyoko.model.outcomeWords).map(outcome => outcome.toLowerCase())]);

  function matches(snapshot, key, { text, part, isExact }) {
    switch (key) {
      case '': return snapshot.words.includes(part);
      case 'is': return matchesState(snapshot, part);
      case 'like': return snapshot.likeness === text;
      default: return texts[key](snapshot).some(own => !!own && (isExact ? own === text
        : own.toLowerCase().includes(part)));
    }
  }

  function matchesState(snapshot, value) {
    switch (value) {
      case 'failing': return snapshot.isFailure;
      case 'accepted': case 'rejected': return tateyoko.marks.of(snapshot) === value;
      case 'unmarked': return snapshot.isFailure && !tateyoko.marks.of(snapshot);
      case 'logged': return snapshot.logged > 0;
      case 'found': return snapshot.found.length > 0;
      case 'elsewhere': return snapshot.outcome === 'renderedElsewhere';
      default: return snapshot.group === value || snapshot.outcome.toLowerCase() === value;
    }
  }

  /** Takes a filter apart; what is not understood becomes a word to look for, and is told. */
  function parse(text) {
    const terms = [];
    const unknown = [];
    const pattern = /(-)?(?:([a-z]+):)?((?:"(?:\\["\\]|[^"])*"?|[^\s"])+)/gi;
    for (const [, minus, name, rest] of text.matchAll(pattern)) {
      const isNegated = minus === '-';
      const key = (name || '').toLowerCase();
      if (key && !keys.includes(key)) {
        unknown.push(`${key}:`);
        const part = `${key}:${rest.replace(/^"|"$/g, '')}`.toLowerCase();
        terms.push({ isNegated, key: '', values: [{ part }] });
        continue;
      }
      const values = [...rest.matchAll(/(=)?(?:"((?:\\["\\]|[^"])*)"?|([^,"]+))/g)].map(
        ([all, equals, quoted, plain]) => {
          const own = quoted !== undefined ? quoted.replace(/\\(["\\])/g, '$1') : plain;
          // Of words that are looked for everywhere a sign is only a sign.
          const value = equals && !key ? all : own;
          return { text: value, part: value.toLowerCase(), isExact: !!equals };
        });
      if (key === 'is') {
        unknown.push(...values.filter(({ part }) => !states.has(part)).map(
          ({ text: state }) => `is:${state}`));
      }
      if (values.length) terms.push({ isNegated, key, values });
    }
    return { terms, unknown };
  }

  function fits(query, snapshot) {
    return query.terms.every(({ isNegated, key, values }) =>
      values.some(value => matches(snapshot, key, value)) !== isNegated);
  }

  /** A term that finds exactly this value. */
  const term = (key, value) => `${key}:=${/[\s,"\\]/.test(value)
    ? `"${value.replace(/["\\]/g, '\\$&')}"` : value}`;

  // The address: #q=…&sort=…&at=…&mode=…&zoom=…&x=…&y=…&region=…&finding=…

  const fields = ['q', 'view', 'sort', 'at', 'mode', 'zoom', 'x', 'y', 'region', 'overlays',
    'select', 'finding'];

  function readAddress() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    const state = {};
    for (const field of fields) if (parameters.has(field)) state[field] = parameters.get(field);
    return state;
  }

  function writeAddress(state, isNewPlace) {
    const parameters = new URLSearchParams();
    for (const field of fields) {
      const value = state[field];
      // An empty filter is one too: it shows all.
      if (value || field === 'q' && value === '') parameters.set(field, value);
    }
    const hash = '#' + parameters;
    if (hash === location.hash || hash === '#' && !location.hash) return;
    try {
      if (isNewPlace) history.pushState(null, '', hash);
      else history.replaceState(null, '', hash);
    } catch { /* too often for the browser, or not allowed in its frame: the page goes on */ }
  }

  return { parse, fits, term, keys, readAddress, writeAddress };
})();
