/// The page's script: filters by outcome and words, kept in the address so that a view can be sent.
///
/// Without it the page shows everything.
enum ReportScript {
  static let text = """
    'use strict';
    (function () {
      const root = document.documentElement;
      const articles = Array.from(document.querySelectorAll('article'));
      const field = document.querySelector('input');
      const count = document.querySelector('output');
      const nothing = document.querySelector('.nothing');
      const failures = ['changed', 'missing', 'renderedElsewhere', 'error'];
      const usual = Number(root.dataset.failures) > 0 ? 'failures' : 'all';
      let show = usual;
      let find = '';

      function fits(article) {
        const outcome = article.dataset.outcome;
        if (show === 'failures' ? !failures.includes(outcome) : show !== 'all' && show !== outcome)
          return false;
        const words = article.dataset.words;
        // A sentence is looked for as a whole, words in any order.
        return words.includes(find) || find.split(/\\s+/).every(word => words.includes(word));
      }

      function apply() {
        let shown = 0;
        for (const article of articles) {
          article.hidden = !fits(article);
          if (!article.hidden) shown += 1;
        }
        for (const part of document.querySelectorAll('.tiles, .device, .scenario'))
          part.hidden = !part.querySelector('article:not([hidden])');
        for (const chip of document.querySelectorAll('.chip'))
          chip.setAttribute('aria-pressed', String(chip.dataset.show === show));
        nothing.hidden = shown > 0 || articles.length === 0;
        count.textContent = shown === articles.length ? '' : shown + ' of ' + articles.length;
        root.dataset.shown = shown;
      }

      function remember() {
        const state = new URLSearchParams();
        if (show !== usual) state.set('show', show);
        if (find) state.set('find', find);
        history.replaceState(null, '', '#' + state);
      }

      // "#show=changed&find=ipad" is a view; any other hash names a snapshot.
      function recall() {
        const hash = location.hash.slice(1);
        if (/^(show|find)=/.test(hash)) {
          const state = new URLSearchParams(hash);
          show = state.get('show') || usual;
          find = (state.get('find') || '').toLowerCase();
          field.value = find;
        } else if (hash) {
          let name = hash;
          try { name = decodeURIComponent(hash); } catch (error) { name = hash; }
          const target = document.getElementById(name);
          if (target && target.matches('article') && !fits(target)) {
            show = 'all';
            find = field.value = '';
          }
          apply();
          if (target) target.scrollIntoView();
          return;
        }
        apply();
      }

      document.addEventListener('click', event => {
        const button = event.target.closest('button');
        if (!button) return;
        if (button.dataset.find !== undefined) {
          find = button.dataset.find.toLowerCase();
          field.value = button.dataset.find;
        } else {
          if (show === button.dataset.show && !find) show = usual;
          else show = button.dataset.show;
          if (button.closest('.nothing')) find = field.value = '';
        }
        apply();
        remember();
      });
      field.addEventListener('input', () => {
        find = field.value.trim().toLowerCase();
        apply();
        remember();
      });
      addEventListener('hashchange', recall);
      recall();
      root.dataset.ready = 'yes';
    })();
    """
}
