'use strict';
/**
 * The filter's language, and the page's state in the address.
 *
 *     is:failed device:iphone-x,iphone-8 orientation:landscape cause:"safe area" -name:draft words
 *
 * Terms must all hold; a comma means "or"; a minus in front means "not"; words are looked for in
 * names, devices, messages and changes.
 */
tateyoko.query = (() => {
  const keys = {
    is: (snapshot, value) => matchesState(snapshot, value),
    device: (snapshot, value) => has(snapshot.device, value) || has(snapshot.deviceTitle, value),
    os: (snapshot, value) => has(snapshot.os, value) || has(snapshot.system, value),
    orientation: (snapshot, value) =>
      has(snapshot.orientationTitle, value) || has(snapshot.orientation, value),
    style: (snapshot, value) => has(snapshot.style, value),
    scenario: (snapshot, value) => has(snapshot.scenario, value),
    name: (snapshot, value) => has(snapshot.name, value) || has(snapshot.id, value),
    cause: (snapshot, value) => has(snapshot.cause, value) || has(snapshot.cluster, value),
    like: (snapshot, value) => snapshot.likeness === value,
    file: (snapshot, value) => has(tateyoko.model.placeOf(snapshot), value)
      || has(snapshot.baseline, value),
  };

  const has = (text, part) => !!text && text.toLowerCase().includes(part);

  function matchesState(snapshot, value) {
    switch (value) {
      case 'failing': return snapshot.isFailure;
      case 'accepted': case 'rejected': return tateyoko.marks.of(snapshot) === value;
      case 'unmarked': return snapshot.isFailure && !tateyoko.marks.of(snapshot);
      case 'logged': return snapshot.logged > 0;
      case 'elsewhere': return snapshot.outcome === 'renderedElsewhere';
      default: return snapshot.group === value || snapshot.outcome.toLowerCase() === value;
    }
  }

  /** Takes a filter apart; what is not understood becomes a word to look for, and is told. */
  function parse(text) {
    const terms = [];
    const unknown = [];
    const pattern = /(-)?(?:([a-z]+):)?("(?:[^"]*)"?|\S+)/gi;
    for (const match of text.matchAll(pattern)) {
      const isNegated = match[1] === '-';
      const key = (match[2] || '').toLowerCase();
      const isQuoted = match[3].startsWith('"');
      const bare = match[3].replace(/^"|"$/g, '').toLowerCase();
      const values = isQuoted ? [bare] : bare.split(',').filter(Boolean);
      if (key && !keys[key]) {
        unknown.push(key);
        terms.push({ isNegated, key: '', values: [`${key}:${bare}`] });
      } else if (values.length) {
        terms.push({ isNegated, key, values });
      }
    }
    return { terms, unknown };
  }

  function fits(query, snapshot) {
    return query.terms.every(({ isNegated, key, values }) => {
      const test = key ? keys[key] : (snapshot, value) => snapshot.words.includes(value);
      return values.some(value => test(snapshot, value)) !== isNegated;
    });
  }

  /** A term that finds exactly this value. */
  const term = (key, value) => `${key}:${/[\s,"]/.test(value) ? `"${value.replace(/"/g, '')}"`
    : value}`;

  // The address: #q=…&sort=…&at=…&mode=…&zoom=…&x=…&y=…&region=…

  const fields = ['q', 'view', 'sort', 'at', 'mode', 'zoom', 'x', 'y', 'region', 'select'];

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
      if (value !== undefined && value !== null) parameters.set(field, value);
    }
    const hash = '#' + parameters;
    if (hash === location.hash || hash === '#' && !location.hash) return;
    if (isNewPlace) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  }

  return { parse, fits, term, keys: Object.keys(keys), readAddress, writeAddress };
})();
