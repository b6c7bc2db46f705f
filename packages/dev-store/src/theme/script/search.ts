/** Script for search suggestions, closing the country list, and automatic filters. */
export const SEARCH_SCRIPT = `
(() => {
  const form = document.querySelector('[data-search]');
  const field = form.elements.q;
  const box = form.querySelector('[data-suggestions]');
  let wanted = 0;

  const close = () => {
    wanted++;
    box.hidden = true;
  };
  const suggest = async () => {
    const text = field.value.trim();
    if (text.length < 2) return close();
    const asked = ++wanted;
    await new Promise((go) => setTimeout(go, 150));
    if (asked !== wanted) return;
    const query = new URLSearchParams({ q: text, section_id: 'predictive-search' });
    const response = await fetch(form.getAttribute('action') + '/suggest?' + query).catch(() => null);
    if (asked !== wanted || !response || !response.ok) return;
    const found = new DOMParser().parseFromString(await response.text(), 'text/html').body.firstElementChild;
    if (asked !== wanted) return;
    box.replaceChildren(...found.childNodes);
    box.hidden = false;
  };
  field.addEventListener('input', suggest);
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.hidden) return;
    event.preventDefault();
    close();
    field.focus();
  });

  const market = document.querySelector('[data-market]');
  document.addEventListener('click', ({ target }) => {
    if (!form.contains(target)) close();
    if (market && !market.contains(target)) market.open = false;
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!form.contains(target)) close();
  });
  if (market) {
    market.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !market.open) return;
      market.open = false;
      market.querySelector('summary').focus();
    });
  }
})();
`;
