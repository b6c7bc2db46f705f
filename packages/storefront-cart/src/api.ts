import type { CartApp } from './cart-app';
import { listen } from './events';
import type { ApiItem, ApiResult, CartwrightApi } from './public-api';
import type { AddItem, Intent } from './state/intent';

const UNAVAILABLE = failure('unavailable', 'The cart could not be loaded.');

/**
 * The public object over a drawer that may not be loaded yet: what needs it loads it. `current` is the loaded one,
 * whoever asked for it.
 */
export function createApi(load: () => Promise<CartApp | null>, current: () => CartApp | null): CartwrightApi {
  const dispatch = async (intent: Intent): Promise<ApiResult> =>
    (await load())?.dispatch(intent) ?? UNAVAILABLE;
  const open = async () => {
    const app = await load();
    app?.open(true);
    return app !== null;
  };
  const change = async (key: string, quantity: number): Promise<ApiResult> =>
    isWhole(quantity, 0) ? ((await load())?.change(key, quantity) ?? UNAVAILABLE) : wrongQuantity(0);
  const api: CartwrightApi = {
    open,
    close: () => current()?.close(),
    toggle: async () => {
      const app = current();
      if (!app?.isOpen()) return open();
      app.close();
      return true;
    },
    refresh: async () => (await load())?.refresh() ?? UNAVAILABLE,
    async add(items) {
      const list = (isList(items) ? items : [items]).flatMap((item) => (item ? addItem(item) : []));
      if (list.length === 0) return failure('invalid', 'There is nothing to add.');
      if (!list.every(({ variantId }) => isWhole(variantId, 1))) {
        return failure('invalid', 'variantId must be the number of a variant.');
      }
      return list.every(({ quantity }) => isWhole(quantity, 1))
        ? dispatch({ type: 'add', items: list })
        : wrongQuantity(1);
    },
    change,
    remove: (key) => change(key, 0),
    note: (note) => dispatch({ type: 'note', note }),
    attributes: (attributes) => dispatch({ type: 'attributes', attributes }),
    get cart() {
      return current()?.cart() ?? null;
    },
    get rewards() {
      return current()?.rewards() ?? null;
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

function failure(code: string, message: string): ApiResult {
  return { ok: false, code, message, path: '' };
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

function wrongQuantity(least: number): ApiResult {
  return failure('invalid', `Quantity must be a whole number of ${least} or more.`);
}

function isList(items: ApiItem | readonly ApiItem[]): items is readonly ApiItem[] {
  return Array.isArray(items);
}

function addItem({ variantId, quantity = 1, properties = {}, sellingPlanId }: ApiItem): AddItem {
  return { variantId, quantity, properties, sellingPlanId: sellingPlanId ?? null };
}
