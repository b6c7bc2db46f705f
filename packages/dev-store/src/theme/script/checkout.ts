/**
 * Script of the checkout: updates totals for codes and delivery without a reload, and prevents double payments. The
 * server renders the page; its cart-dependent parts are replaced.
 */
export const CHECKOUT_SCRIPT = `'use strict';
(() => {
  const form = document.querySelector('[data-checkout]');
  if (!form) return;
  const summary = form.querySelector('[data-summary]');
  const wide = matchMedia('(min-width: 1000px)');
  wide.addEventListener('change', () => { if (wide.matches) summary.open = true; });

  const part = (root, name) => root.querySelector('[data-part="' + name + '"]');
  let last = 0;

  const takeOver = (page, name) => {
    const [mine, theirs] = [part(form, name), part(page, name)];
    if (mine.innerHTML !== theirs.innerHTML) mine.replaceWith(document.importNode(theirs, true));
  };

  const refresh = async (name, value) => {
    const fields = new FormData(form);
    fields.set(name, value);
    const number = ++last;
    form.setAttribute('aria-busy', 'true');
    const response = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
    const text = await response.text();
    if (number !== last) return;
    const page = new DOMParser().parseFromString(text, 'text/html');
    if (!page.querySelector('[data-checkout]')) return location.assign(response.url);
    const focused = document.activeElement && document.activeElement.id;
    const card = form.elements.card && form.elements.card.value;
    for (const each of ['messages', 'total', 'summary', 'delivery', 'payment', 'pay']) takeOver(page, each);
    if (card && form.elements.card) form.elements.card.value = card;
    form.removeAttribute('aria-busy');
    const code = document.getElementById('code');
    // One that was applied already changes nothing, and stands in the way of the payment if it stays.
    code.value = page.getElementById('code').value;
    const next = code.hasAttribute('autofocus') ? code : document.getElementById(focused) || code;
    if (document.activeElement !== next) next.focus({ preventScroll: next !== code });
    const sum = [...form.querySelectorAll('.sums__total dd')].pop().textContent;
    form.querySelector('[data-status]').textContent = 'To pay: ' + sum;
  };

  const changes = (name, value) => refresh(name, value).catch(() => {
    form.dataset.plain = '';
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
    form.submit();
  });

  form.addEventListener('change', ({ target }) => {
    if (target.name === 'delivery') changes('do', 'update');
  });

  form.addEventListener('submit', (event) => {
    const { name, value } = event.submitter || { name: 'do', value: 'enter' };
    const isPayment = name === 'do' && (value === 'pay' || value === 'enter');
    if (!isPayment || form.elements.code.value.trim() !== '') {
      event.preventDefault();
      changes(isPayment ? 'do' : name, isPayment ? 'apply' : value);
    } else if (form.hasAttribute('data-paying')) {
      event.preventDefault();
    } else {
      form.setAttribute('data-paying', '');
      const button = form.querySelector('[data-pay]');
      button.setAttribute('aria-disabled', 'true');
      button.firstChild.textContent = 'Paying… ';
    }
  });

  addEventListener('pageshow', ({ persisted }) => { if (persisted) location.reload(); });
})();
`;
