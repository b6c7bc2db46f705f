/**
 * `/app-bridge.js` for the app's page in the admin's frame: the required subset of
 * `window.shopify`, and the elements `s-app-nav`, `ui-title-bar`, `ui-save-bar` and `ui-modal`.
 * Exchanges messages with the store's own origin only. Does nothing outside a frame. Source:
 * Shopify, App Bridge library.
 */
export const APP_BRIDGE_SCRIPT = `(() => {
  if (window.parent === window) return;
  const admin = new URL(document.currentScript.src).origin;
  const query = new URLSearchParams(location.search);
  const kept = (name) => {
    const given = query.get(name);
    if (given !== null) sessionStorage.setItem('app-bridge-' + name, given);
    return given ?? sessionStorage.getItem('app-bridge-' + name) ?? '';
  };
  const tell = (appBridge, values) => window.parent.postMessage({ appBridge, ...values }, admin);

  let lastId = 0;
  const answers = new Map();
  const toasts = new Map();
  let openSaveBar = null;

  const idToken = () =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      answers.set(id, { resolve, reject });
      tell('idToken', { id });
    });
  window.shopify = {
    config: {
      apiKey: document.querySelector('meta[name="shopify-api-key"]')?.content ?? '',
      host: kept('host'),
      shop: kept('shop'),
      locale: kept('locale') || 'en',
    },
    environment: { embedded: true, mobile: false, intent: false },
    ready: Promise.resolve(),
    idToken,
    toast: {
      show(message, options = {}) {
        const id = String(++lastId);
        toasts.set(id, options);
        const { duration = 5000, isError = false, action = null } = options;
        tell('showToast', { id, message, duration, isError, action });
        return id;
      },
      hide(id) {
        toasts.delete(id);
        tell('hideToast', { id });
      },
    },
    saveBar: {
      async show(id) {
        openSaveBar = id;
        describe();
      },
      async hide(id) {
        if (openSaveBar === id) openSaveBar = null;
        describe();
      },
    },
    scopes: {
      request: (scopes) =>
        new Promise((resolve, reject) => {
          const id = ++lastId;
          answers.set(id, { resolve, reject });
          tell('requestScopes', { id, scopes });
        }),
    },
    loading: (isLoading = true) => tell('loading', { isLoading: Boolean(isLoading) }),
  };

  const style = document.createElement('style');
  style.textContent =
    's-app-nav, ui-nav-menu, ui-title-bar, ui-save-bar, ui-modal:not([data-open]) { display: none }' +
    'ui-modal[data-open] { display: block; position: fixed; inset: 0; z-index: 500; overflow: auto; background: #fff }';
  document.head.append(style);
  class Modal extends HTMLElement {
    async show() {
      if (this.hasAttribute('data-open')) return;
      this.setAttribute('data-open', '');
      this.dispatchEvent(new Event('show'));
    }
    async hide() {
      if (!this.hasAttribute('data-open')) return;
      this.removeAttribute('data-open');
      this.dispatchEvent(new Event('hide'));
    }
  }
  customElements.define('ui-modal', Modal);

  const openModal = () => document.querySelector('ui-modal[data-open]');
  const bars = {
    title: () => {
      const modal = openModal();
      const all = [...document.querySelectorAll('ui-title-bar')];
      return all.find((bar) => (modal ? modal.contains(bar) : !bar.closest('ui-modal'))) ?? null;
    },
    save: () => (openSaveBar === null ? null : document.getElementById(openSaveBar)),
  };
  const buttonsOf = (bar) =>
    [...(bar?.querySelectorAll('button') ?? [])].map((button) => ({
      label: button.textContent.trim(),
      variant: button.getAttribute('variant') ?? '',
      disabled: button.disabled || button.hasAttribute('loading'),
    }));
  const links = () => [...document.querySelectorAll('s-app-nav a[href], ui-nav-menu a[href]')];
  let lastShown = '';
  const describe = () => {
    const title = bars.title();
    const save = bars.save();
    const shown = {
      links: links().map((link) => ({ path: link.getAttribute('href'), label: link.textContent.trim(), home: link.rel === 'home' })),
      title: title?.getAttribute('title') ?? '',
      actions: buttonsOf(title),
      save: save ? buttonsOf(save) : null,
      full: openModal() !== null,
    };
    if (JSON.stringify(shown) === lastShown) return;
    lastShown = JSON.stringify(shown);
    tell('describe', { shown });
  };
  new MutationObserver(describe).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  document.addEventListener('DOMContentLoaded', describe);

  const ADDED = ['embedded', 'hmac', 'host', 'id_token', 'locale', 'session', 'shop', 'timestamp'];
  const tellPath = () => {
    const url = new URL(location.href);
    for (const name of ADDED) url.searchParams.delete(name);
    tell('path', { path: url.pathname + url.search + url.hash });
  };
  for (const method of ['pushState', 'replaceState']) {
    const original = history[method];
    history[method] = function (...values) {
      original.apply(this, values);
      tellPath();
    };
  }
  addEventListener('popstate', tellPath);

  const send = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === location.origin && !request.headers.has('authorization')) {
      request.headers.set('authorization', 'Bearer ' + (await idToken()));
    }
    return send(request);
  };
  const open = window.open;
  window.open = (url, ...rest) => {
    if (!String(url).startsWith('shopify:')) return open.call(window, url, ...rest);
    tell('openAdmin', { url: String(url) });
    return null;
  };

  const heard = {
    idToken({ id, token }) {
      const answer = answers.get(id);
      answers.delete(id);
      if (token === null) answer?.reject(new Error('The admin gave no session token.'));
      else answer?.resolve(token);
    },
    scopes({ id, result, detail }) {
      const answer = answers.get(id);
      answers.delete(id);
      if (result === null) answer?.reject(new Error('The admin could not ask for these scopes.'));
      else answer?.resolve({ result, detail });
    },
    navigate({ path }) {
      const link = links().find((each) => each.getAttribute('href') === path);
      link?.dispatchEvent(new Event('shopify:navigate', { bubbles: true, cancelable: true }));
    },
    press({ bar, at }) {
      if (bar in bars) bars[bar]()?.querySelectorAll('button')[at]?.click();
    },
    leaveFullScreen: () => openModal()?.hide(),
    toastAction: ({ id }) => toasts.get(id)?.onAction?.(),
    toastClosed({ id }) {
      const options = toasts.get(id);
      toasts.delete(id);
      options?.onDismiss?.();
    },
  };
  addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== admin) return;
    const what = event.data?.appBridge;
    if (Object.hasOwn(heard, what)) heard[what](event.data);
  });
})();
`;
