'use strict';
/**
 * What all parts of the page share: the run's data, making of elements, and small tools.
 *
 * The page opens from disk, where browsers load no modules; each file adds to one global object.
 * Text of the run only ever becomes text nodes and attribute values, never markup.
 */
const tateyoko = (() => {
  let record = null;
  // What the page needs and doesn't get; a script in a page from disk doesn't say what ails it.
  const missing = [];
  addEventListener('error', ({ target }) => {
    if (target && target.tagName === 'SCRIPT' && !record) {
      missing.push(target.getAttribute('src'));
    }
  }, true);
  const layouts = new Map();
  const pixels = new Map();
  const texts = new Map();
  const details = new Map();

  /** What turns the text around it about, or is not to be seen at all. */
  const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0000-\u0008\u000e-\u001f]/;

  /** A text with signs in place of what can't be seen, as nodes. */
  function visible(text) {
    if (!unseen.test(text)) return [text];
    return text.split(new RegExp(`(${unseen.source})`)).filter(Boolean).map(part =>
      unseen.test(part) && part.length === 1 ? codePoint(part) : part);
  }

  /** A sign for a character that has none. */
  function codePoint(character) {
    const sign = document.createElement('span');
    sign.className = 'code-point';
    sign.textContent = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return sign;
  }

  /** Texts one after the other, none of which can turn the next one about. */
  const apart = (parts, separator = ' · ') => parts.filter(Boolean).map((part, index) =>
    [index ? separator : null, h('bdi', null, part)]);

  /** Makes an element: h('p', {class: 'note', onclick: f}, 'text', child). */
  function h(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes || {})) {
      if (value === null || value === undefined || value === false) continue;
      if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
      else if (name === 'style') for (const [key, part] of Object.entries(value)) {
        element.style.setProperty(key, part);
      } else element.setAttribute(name, value === true ? '' : String(value));
    }
    for (const child of children.flat(4)) {
      if (child === null || child === undefined || child === false) continue;
      if (typeof child === 'string') element.append(...visible(child));
      else element.append(child);
    }
    return element;
  }

  /** Loads a script of the run's data once; resolves when it has run. */
  const loading = new Map();
  function load(file) {
    if (!loading.has(file)) {
      loading.set(file, new Promise((resolve, reject) => {
        const script = h('script', { src: encodePath(file) });
        script.onload = () => { script.remove(); resolve(); };
        script.onerror = () => {
          script.remove();
          loading.delete(file);
          reject(new Error(file + ' cannot be read.'));
        };
        document.head.append(script);
      }));
    }
    return loading.get(file);
  }

  /** A path below the page as an address; nothing else can be reached with it. */
  function encodePath(path) {
    return './' + String(path).split('/').filter(part => part && part !== '..' && part !== '.')
      .map(encodeURIComponent).join('/');
  }

  const grouped = number => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ' ');

  /** A name as a list shows it: the rest of a very long one would only take time to lay out. */
  const cut = (text, most = 300) => text && text.length > most
    ? [...text.slice(0, most)].slice(0, -1).join('') + '…' : text;

  /** A number of points without noise: 12, 12.5, 12.33. */
  const short = number => String(Math.round(number * 100) / 100);

  /** A share with two figures that count: 0.0012 %, 4.1 %. */
  const percent = value => value ? `${Number((value * 100).toPrecision(2))} %` : '0 %';

  /** A length of time: 400 ms, 1.4 s, 12 s, 3 min 5 s. */
  function duration(seconds) {
    if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
    if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
    const whole = Math.round(seconds);
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
  }

  const plural = (count, one, many) => `${grouped(count)} ${count === 1 ? one : many || one + 's'}`;

  let saying = null;
  /** Tells a screen reader, and anyone who looks, what just happened. */
  function say(text) {
    const output = document.getElementById('said');
    if (!output) return;
    output.replaceChildren(...visible(text));
    clearTimeout(saying);
    saying = setTimeout(() => { output.textContent = ''; }, 4000);
  }

  async function copy(text, what) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages from disk may lack the clipboard; a selected field mostly works.
      const focused = document.activeElement;
      const field = h('textarea', { class: 'offscreen', 'aria-hidden': 'true' });
      field.value = text;
      (document.querySelector('dialog[open]') || document.body).append(field);
      field.select();
      let isCopied = false;
      try { isCopied = document.execCommand('copy'); } catch { /* shown instead */ }
      field.remove();
      if (focused) focused.focus({ preventScroll: true });
      if (!isCopied) return showText(text, what);
    }
    return say(`${what} copied.`);
  }

  /** What the browser doesn't let the page copy, for someone to copy it. */
  function showText(text, what) {
    const field = h('textarea', { readonly: true, rows: 8, cols: 60, 'aria-label': what });
    field.value = text;
    const dialog = h('dialog', { class: 'help', 'aria-label': what },
      h('p', null, `The browser does not let this page copy. ${what}:`), field,
      h('form', { method: 'dialog' }, h('button', null, 'Close')));
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
    field.select();
  }

  const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled),'
    + ' textarea, summary, [tabindex="0"]';
  const nameOf = element => [element.tagName, element.id, ...Object.values(element.dataset),
    element.getAttribute('aria-label') || element.title || element.textContent].join('\n');

  /**
   * Remembers what has the focus in a place that is about to be filled anew.
   *
   * @returns {() => void} Gives the focus back: to the same control, to what is there instead, or to
   *   the place itself. Nobody who uses a keyboard should have to begin at the page's top.
   */
  function holdFocus(place) {
    const focused = document.activeElement;
    if (!focused || focused === place || !place.contains(focused)) return () => {};
    const name = nameOf(focused);
    const index = [...place.querySelectorAll(focusable)].indexOf(focused);
    return () => {
      if (place.contains(document.activeElement)) return;
      const all = [...place.querySelectorAll(focusable)].filter(element =>
        element.checkVisibility());
      const next = all.find(element => nameOf(element) === name)
        || all[Math.min(Math.max(index, 0), all.length - 1)] || place;
      if (next === place && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
      next.focus({ preventScroll: true });
    };
  }

  function save(name, type, text) {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = h('a', { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  return {
    h, visible, codePoint, apart, load, encodePath, grouped, cut, short, percent, duration, plural,
    say, copy, save, holdFocus,
    /** Called by data.js. */
    run(value) { record = value; },
    /** Called by details/….js: what is known of some snapshots besides what data.js says. */
    details(number, list) { details.set(number, list); },
    /** Called by details/….js of a layout: both trees of a snapshot, joined. */
    layout(name, value) { layouts.set(name, value); },
    /** Called by pixels/….js: a PNG file in base 64, whose pixels a page from disk may read. */
    pixels(name, value) { pixels.set(name, value); },
    /** Called by texts/….js: a text file, which a page from disk may not read either. */
    textFile(path, value) { texts.set(path, value); },
    get record() { return record; },
    missing,
    layouts,
    texts,
    detailFiles: details,
    pixelFiles: pixels,
  };
})();
