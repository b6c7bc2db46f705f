import type { CartApp } from './cart-app';
import { listen } from './events';
import type { ApiItem, ApiResult, CartwrightApi } from './public-api';
import type { AddItem, Intent } from './state/intent';

const UNAVAILABLE: ApiResult = {
  ok: false,
  code: 'unavailable',
  message: 'The cart could not be loaded.',
  path: '',
};

/** The public object over a drawer that may not be loaded yet: what needs it loads it. */
export function createApi(load: () => Promise<CartApp | null>): CartwrightApi {
  let app: CartApp | null = null;
  const loaded = async () => {
    app = await load();
    return app;
  };
  const dispatch = async (intent: Intent): Promise<ApiResult> =>
    (await loaded())?.dispatch(intent) ?? UNAVAILABLE;
  const open = async () => {
    (await loaded())?.open(true);
    return app !== null;
  };
  const change = async (key: string, quantity: number): Promise<ApiResult> => {
    const there = await loaded();
    if (!there) return UNAVAILABLE;
    const intent = there.lineIntent(key, quantity);
    return intent
      ? there.dispatch(intent)
      : { ok: false, code: 'line_gone', message: 'No line has this key.', path: key };
  };
  const api: CartwrightApi = {
    open,
    close: () => app?.close(),
    toggle: async () => {
      if (!app?.isOpen()) return open();
      app.close();
      return true;
    },
    refresh: async () => (await loaded())?.refresh() ?? UNAVAILABLE,
    add: (items) => dispatch({ type: 'add', items: (isList(items) ? items : [items]).map(addItem) }),
    change,
    remove: (key) => change(key, 0),
    note: (note) => dispatch({ type: 'note', note }),
    attributes: (attributes) => dispatch({ type: 'attributes', attributes }),
    get cart() {
      return app?.cart() ?? null;
    },
    get rewards() {
      return app?.rewards() ?? null;
    },
    on: listen,
    push(callback) {
      try {
        callback(api);
      } catch (error) {
        // The page's own mistake is the page's to see; what comes after it still runs.
        reportError(error);
      }
    },
  };
  return api;
}

function isList(items: ApiItem | readonly ApiItem[]): items is readonly ApiItem[] {
  return Array.isArray(items);
}

function addItem({ variantId, quantity = 1, properties = {}, sellingPlanId }: ApiItem): AddItem {
  return { variantId, quantity, properties, sellingPlanId: sellingPlanId ?? null };
}
