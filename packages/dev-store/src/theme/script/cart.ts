/**
 * Script of the theme's cart: product forms and the cart page call the standard actions; count and notification follow
 * the standard events. Forms and links work without it.
 */
export const CART_SCRIPT = `
(() => {
  const { actions, routes } = window.Shopify;
  if (!actions) return;
  const find = (selector) => document.querySelector(selector);
  const variantGid = (id) => 'gid://shopify/ProductVariant/' + id;
  const words = window.themeMessages;

  // What an app already took over is not done twice.
  const configured = actions.updateCart.configure({
    eventTarget: () => document.body,
    async handler(write) {
      const result = await write();
      await refreshCartPage().catch(() => {});
      return result;
    },
  });

  // ---- Count
  document.addEventListener('shopify:cart:lines-update', ({ promise }) => {
    promise.then(({ cart }) => {
      if (!cart) return;
      for (const count of document.querySelectorAll('[data-cart-count]')) count.textContent = cart.totalQuantity;
    }, () => {});
  });
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return;
    const { cart } = await actions.getCart();
    for (const count of document.querySelectorAll('[data-cart-count]')) count.textContent = cart.totalQuantity;
  });

  // ---- Notification
  const notification = find('[data-notification]');
  const say = (text) => {
    find('[data-announcer]').textContent = text;
  };
  const notify = (text) => {
    find('[data-notification-text]').textContent = text;
    notification.hidden = false;
    say(text);
  };
  const hide = () => {
    notification.hidden = true;
  };
  find('[data-notification-close]').addEventListener('click', hide);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());

  // ---- Product forms
  const itemOf = (form, submitter) => {
    const fields = new FormData(form, submitter);
    const attributes = [...fields]
      .map(([name, value]) => [(/^properties\\[([^\\]]+)]$/.exec(name) || [])[1], value])
      .filter(([key, value]) => key && typeof value === 'string' && value !== '')
      .map(([key, value]) => ({ key, value }));
    const plan = fields.get('selling_plan');
    return {
      merchandiseId: variantGid(fields.get('id')),
      quantity: Math.max(1, Number.parseInt(fields.get('quantity'), 10) || 1),
      ...(attributes.length > 0 && { attributes }),
      ...(plan && { sellingPlanId: plan }),
    };
  };

  const showFormError = (form, text) => {
    const error = form.querySelector('[data-form-error]');
    error.textContent = text;
    error.hidden = text === '';
  };

  const add = async (form, submitter) => {
    const button = form.querySelector('[data-add]');
    showFormError(form, '');
    button.setAttribute('aria-disabled', 'true');
    try {
      const result = await actions.updateCart({ lines: [itemOf(form, submitter)] }, { event: { context: 'product' } });
      const [problem] = [...(result.userErrors || []), ...(result.warnings || [])];
      if (problem) return showFormError(form, problem.message);
      if (actions.openCart.isDefault()) notify(words.added + find('h1').textContent);
      else await actions.openCart();
    } catch {
      showFormError(form, words.busy);
    } finally {
      button.removeAttribute('aria-disabled');
    }
  };

  document.addEventListener('submit', (event) => {
    const form = event.target;
    // An app that takes over product forms does so before, and says so by this.
    if (event.defaultPrevented || !configured || !form.matches('[data-product-form]')) return;
    event.preventDefault();
    const busy = form.querySelector('[data-add]').getAttribute('aria-disabled') === 'true';
    if (!busy) void add(form, event.submitter);
  });

  // ---- Cart page
  async function refreshCartPage() {
    const page = find('#shopify-section-main-cart');
    if (!page) return;
    const response = await fetch(routes.root + 'cart?section_id=main-cart', { cache: 'no-store' });
    if (!response.ok) return;
    const focused = document.activeElement;
    const name = page.contains(focused) ? focused.name || 'h1' : null;
    const next = new DOMParser().parseFromString(await response.text(), 'text/html').body.firstElementChild;
    page.replaceChildren(...next.childNodes);
    if (name === null) return;
    const again = [...page.querySelectorAll('[name]')].find((each) => each.name === name) || page.querySelector('h1');
    if (again.matches('h1')) again.tabIndex = -1;
    again.focus();
  }

  const change = async (payload, said) => {
    const show = (text) => {
      const error = find('[data-cart-error]');
      error.textContent = text;
      error.hidden = text === '';
    };
    find('[data-cart-page]').setAttribute('aria-busy', 'true');
    try {
      const result = await actions.updateCart(payload, { event: { context: 'cart' } });
      const [problem] = [...(result.userErrors || []), ...(result.warnings || [])];
      show(problem ? problem.message : '');
      if (!problem) say(said);
    } catch {
      show(words.busy);
    } finally {
      find('[data-cart-page]').removeAttribute('aria-busy');
    }
  };

  const changesOf = (form) => {
    const lines = [...form.querySelectorAll('.quantity')]
      .filter(({ value, defaultValue }) => value !== defaultValue && /^\\d+$/.test(value))
      .map((field) => ({ id: field.closest('[data-line]').dataset.line, quantity: Number(field.value) }));
    const note = form.elements.note;
    const codes = form.elements.discount;
    const typed = codes.value.split(',').map((code) => code.trim()).filter(Boolean);
    return {
      ...(lines.length > 0 && { lines }),
      ...(note.value !== note.defaultValue && { note: note.value }),
      ...(codes.value !== codes.defaultValue && { discountCodes: typed }),
    };
  };

  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !configured || !form.matches('[data-cart-form]')) return;
    if (submitter && submitter.name === 'checkout') return;
    event.preventDefault();
    const payload = changesOf(form);
    if (Object.keys(payload).length > 0) void change(payload, words.updated);
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest && event.target.closest('[data-remove]');
    if (!link || event.defaultPrevented || !configured) return;
    event.preventDefault();
    const { line } = link.closest('[data-line]').dataset;
    void change({ lines: [{ id: line, quantity: 0 }] }, words.removed);
  });

  const page = find('[data-cart-page]');
  if (page) {
    document.addEventListener('DOMContentLoaded', async () => {
      const { cart } = await actions.getCart().catch(() => ({ cart: null }));
      if (!cart) return;
      page.dispatchEvent(Object.assign(new Event('shopify:cart:view', { bubbles: true }), { context: 'page', cart }));
    });
  }
})();
`;
