import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { APP_BRIDGE_SCRIPT } from './app-bridge-script';
import { FRAME_SCRIPT } from './frame-script';

const ADMIN = 'http://127.0.0.1:4701';
const APP = 'https://app.example';

interface Bridge {
  readonly config: Readonly<Record<string, string>>;
  idToken(): Promise<string>;
  readonly scopes: { request(scopes: string[]): Promise<unknown> };
  readonly toast: {
    show(message: string, options?: { onDismiss?: () => void }): string;
  };
}

/** A window without elements: what the scripts tell each other needs no more. */
function aWindow(address: string) {
  const url = new URL(address);
  const stored = new Map<string, string>();
  const target = new EventTarget();
  const requested: Request[] = [];
  const messages: { data: Record<string, unknown>; origin: string }[] = [];
  const globals: Record<string, unknown> = {
    URL,
    URLSearchParams,
    Request,
    Event,
    HTMLElement: EventTarget,
    MutationObserver: class {
      observe() {}
    },
    customElements: { define() {} },
    location: url,
    history: {
      pushState(_state: unknown, _title: string, path: string) {
        url.href = new URL(path, url).href;
      },
      replaceState() {},
    },
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    },
    document: {
      currentScript: { src: `${ADMIN}/app-bridge.js` },
      head: { append() {} },
      createElement: () => ({}),
      querySelector: (selector: string) => (selector.startsWith('meta') ? { content: 'client' } : null),
      querySelectorAll: () => [],
      addEventListener() {},
    },
    fetch: async (request: Request) => {
      requested.push(request);
      return new Response();
    },
    addEventListener: target.addEventListener.bind(target),
    open() {},
  };
  globals.window = globals;
  const parent = {
    postMessage: (data: Record<string, unknown>, origin: string) => messages.push({ data, origin }),
  };
  globals.parent = parent;
  const receive = (data: object, origin = ADMIN, source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { globals, messages, requested, receive };
}

function aFramedPage(address = `${APP}/home?embedded=1&host=aG9zdA&shop=small.myshopify.com&id_token=x`) {
  const page = aWindow(address);
  runInContext(APP_BRIDGE_SCRIPT, createContext(page.globals));
  // The script has just put it there.
  return { ...page, shopify: page.globals.shopify as Bridge };
}

/** The last thing that the page has told the admin. */
const last = (page: { messages: { data: Record<string, unknown> }[] }) => page.messages.at(-1)?.data ?? {};

describe('App Bridge in the app’s page', () => {
  it('has the app and the shop', () => {
    expect(aFramedPage().shopify.config).toEqual({
      apiKey: 'client',
      host: 'aG9zdA',
      shop: 'small.myshopify.com',
      locale: 'en',
    });
  });

  it('requests session tokens from the admin, and accepts none from elsewhere', async () => {
    const page = aFramedPage();
    const token = page.shopify.idToken();
    const { id } = last(page);
    expect(page.messages.at(-1)).toEqual({ data: { appBridge: 'idToken', id }, origin: ADMIN });
    page.receive({ appBridge: 'idToken', id, token: 'evil' }, 'https://elsewhere.example');
    page.receive({ appBridge: 'idToken', id, token: 'evil' }, ADMIN, {});
    page.receive({ appBridge: 'idToken', id, token: 'good' });
    expect(await token).toBe('good');
  });

  it('requests scopes, and receives the merchant’s decision', async () => {
    const page = aFramedPage();
    const requested = page.shopify.scopes.request(['read_orders']);
    const { id } = last(page);
    expect(last(page)).toEqual({ appBridge: 'requestScopes', id, scopes: ['read_orders'] });
    page.receive({ appBridge: 'scopes', id, result: 'declined-all', detail: { granted: [] } });
    expect(await requested).toEqual({ result: 'declined-all', detail: { granted: [] } });
    const wrong = page.shopify.scopes.request(['write_everything']);
    page.receive({ appBridge: 'scopes', id: last(page).id, result: null });
    await expect(wrong).rejects.toThrow('could not ask');
  });

  it('rejects if the admin returns no token', async () => {
    const page = aFramedPage();
    const token = page.shopify.idToken();
    page.receive({ appBridge: 'idToken', id: last(page).id, token: null });
    await expect(token).rejects.toThrow('no session token');
  });

  it('adds the token to requests to the app, and to no others', async () => {
    const page = aFramedPage();
    const { fetch } = page.globals;
    if (typeof fetch !== 'function') throw new Error('There is no fetch.');
    const own = fetch(`${APP}/api/carts`);
    page.receive({ appBridge: 'idToken', id: last(page).id, token: 'good' });
    await own;
    await fetch('https://elsewhere.example/');
    await fetch(`${APP}/api/carts`, { headers: { authorization: 'Bearer own' } });
    expect(page.requested.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer good',
      null,
      'Bearer own',
    ]);
  });

  it('reports the app’s location without Shopify’s parameters', () => {
    const page = aFramedPage();
    runInContext(
      "history.pushState(null, '', '/settings/?tab=store&shop=x#top')",
      createContext(page.globals),
    );
    expect(last(page)).toEqual({ appBridge: 'path', path: '/settings/?tab=store#top' });
  });

  it('receives once that a toast was closed', () => {
    const page = aFramedPage();
    let closed = 0;
    const id = page.shopify.toast.show('Saved', { onDismiss: () => closed++ });
    expect(last(page)).toMatchObject({ appBridge: 'showToast', id, message: 'Saved', duration: 5000 });
    page.receive({ appBridge: 'toastClosed', id });
    page.receive({ appBridge: 'toastClosed', id });
    expect(closed).toBe(1);
  });

  it('is missing outside a frame', () => {
    const { globals } = aWindow(`${APP}/home`);
    globals.parent = globals;
    runInContext(APP_BRIDGE_SCRIPT, createContext(globals));
    expect(globals.shopify).toBeUndefined();
  });
});

describe('admin around the frame', () => {
  it('sends session tokens to its own frame only', async () => {
    const page = aWindow(`${ADMIN}/admin/apps/cartwright`);
    const frame = { src: `${APP}/home`, contentWindow: page.globals.parent };
    const paths: string[] = [];
    Object.assign(page.globals, {
      document: {
        body: { dataset: { appsPath: '/admin/apps/cartwright' } },
        querySelector: () => frame,
      },
      fetch: async (path: string) => {
        paths.push(path);
        return Response.json({ token: 'good' });
      },
    });
    runInContext(FRAME_SCRIPT, createContext(page.globals));
    page.receive({ appBridge: 'idToken', id: 1 }, 'https://elsewhere.example');
    page.receive({ appBridge: 'idToken', id: 2 }, APP, {});
    page.receive({ appBridge: 'idToken', id: 3 }, APP);
    await expect
      .poll(() => page.messages)
      .toEqual([{ data: { appBridge: 'idToken', id: 3, token: 'good' }, origin: APP }]);
    expect(paths).toEqual(['/admin/apps/cartwright/session-token']);
  });
});
