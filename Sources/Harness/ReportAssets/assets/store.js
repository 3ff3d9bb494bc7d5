'use strict';
/**
 * What the browser keeps for the page: while the tab is open, or for good.
 *
 * It may refuse, as in the frames in which build services show reports, and pages from disk may
 * share it, so that anything may be found there. What isn't kept lasts as long as the page.
 */
tateyoko.store = (() => {
  function place(name) {
    const own = new Map();
    return {
      /**
       * A value that was set, if it is one.
       *
       * @param {(value: any) => boolean} isValid
       */
      get(key, isValid, otherwise) {
        let value = own.get(key);
        try {
          const text = window[name].getItem(`tateyoko-${key}`);
          if (text !== null) value = JSON.parse(text);
        } catch { /* what the page remembers itself */ }
        return value !== undefined && isValid(value) ? value : otherwise;
      },
      set(key, value) {
        own.set(key, value);
        try {
          window[name].setItem(`tateyoko-${key}`, JSON.stringify(value));
        } catch { /* lasts for this page */ }
      },
    };
  }

  return { tab: place('sessionStorage'), browser: place('localStorage') };
})();
