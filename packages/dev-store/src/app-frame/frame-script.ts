/**
 * Host side of App Bridge, in the page around the frame: renders the app's requests, and sends it
 * user actions. Accepts messages from the frame only, and only with the app's origin.
 */
export const FRAME_SCRIPT = `(() => {
  const one = (name) => document.querySelector('[data-' + name + ']');
  const frame = () => document.querySelector('iframe');
  const tell = (appBridge, values) =>
    frame().contentWindow.postMessage({ appBridge, ...values }, new URL(frame().src).origin);
  const appsPath = () => document.body.dataset.appsPath;
  const button = (label, onClick, { disabled = false, variant = '' } = {}) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = 'button button--small' + (variant === 'primary' ? '' : ' button--plain');
    made.textContent = label;
    made.disabled = disabled;
    made.addEventListener('click', onClick);
    return made;
  };
  const pressable = (bar) => (each, at) => button(each.label, () => tell('press', { bar, at }), each);
  const ends = new Map();
  const endToast = (id) => {
    clearTimeout(ends.get(id));
    ends.delete(id);
    document.getElementById('toast-' + id)?.remove();
  };
  const closeToast = (id) => {
    endToast(id);
    tell('toastClosed', { id });
  };

  const scopesOfApp = async (granting) => {
    const body = granting && JSON.stringify({ scopes: granting });
    const answer = await fetch(appsPath() + '/scopes', { method: body ? 'POST' : 'GET', body }).catch(() => null);
    return answer?.ok ? answer.json() : null;
  };
  const isAllowed = (scopes) =>
    new Promise((resolve) => {
      const dialog = one('scopes');
      for (const each of dialog.querySelectorAll('[data-scope]')) each.hidden = !scopes.includes(each.dataset.scope);
      dialog.returnValue = '';
      dialog.addEventListener('close', () => resolve(dialog.returnValue === 'allow'), { once: true });
      dialog.showModal();
    });

  const heard = {
    async requestScopes({ id, scopes }) {
      const fail = () => tell('scopes', { id, result: null });
      const known = await scopesOfApp();
      if (!known || scopes.some((scope) => !known.optional.includes(scope))) return fail();
      const lacking = scopes.filter((scope) => !known.granted.includes(scope));
      if (lacking.length > 0 && !(await isAllowed(lacking))) {
        return tell('scopes', { id, result: 'declined-all', detail: known });
      }
      const detail = lacking.length > 0 ? await scopesOfApp(lacking) : known;
      if (!detail) return fail();
      tell('scopes', { id, result: 'granted-all', detail });
    },
    async idToken({ id }) {
      const answer = await fetch(appsPath() + '/session-token', { method: 'POST' }).catch(() => null);
      const token = answer?.ok ? (await answer.json()).token : null;
      tell('idToken', { id, token });
    },
    showToast({ id, message, duration, isError, action }) {
      const toast = document.createElement('div');
      toast.id = 'toast-' + id;
      toast.className = 'af-toast' + (isError ? ' af-toast--error' : '');
      toast.append(Object.assign(document.createElement('span'), { textContent: message }));
      if (action) toast.append(button(action, () => (tell('toastAction', { id }), closeToast(id))));
      const close = button('×', () => closeToast(id));
      close.setAttribute('aria-label', 'Close');
      toast.append(close);
      one('toasts').append(toast);
      ends.set(id, setTimeout(() => closeToast(id), Math.min(Number(duration) || 5000, 2 ** 31 - 1)));
    },
    hideToast: ({ id }) => endToast(id),
    loading({ isLoading }) {
      one('loading').hidden = !isLoading;
    },
    describe({ shown }) {
      one('title').textContent = shown.title || frame().title;
      document.title = (shown.title || frame().title) + document.title.slice(document.title.lastIndexOf(' – '));
      document.body.classList.toggle('af--full', shown.full);
      one('actions').replaceChildren(
        ...shown.actions.map(pressable('title')),
        ...(shown.full ? [button('Close', () => tell('leaveFullScreen'))] : []),
      );
      one('save-bar').hidden = shown.save === null;
      one('save-bar').replaceChildren(...(shown.save ?? []).map(pressable('save')));
      one('navigation').replaceChildren(
        ...shown.links.map(({ path, label }) => {
          const link = Object.assign(document.createElement('a'), { href: appsPath() + path, textContent: label });
          link.addEventListener('click', (event) => {
            event.preventDefault();
            tell('navigate', { path });
          });
          return link;
        }),
      );
    },
    path: ({ path }) => history.replaceState(null, '', appsPath() + path),
    openAdmin({ url }) {
      const [, path] = /^shopify:admin([/].*)$/.exec(url) ?? [];
      if (path) location.assign('/admin' + path);
    },
  };
  addEventListener('message', (event) => {
    if (event.source !== frame()?.contentWindow || event.origin !== new URL(frame().src).origin) return;
    const what = event.data?.appBridge;
    if (Object.hasOwn(heard, what)) heard[what](event.data);
  });
})();
`;
