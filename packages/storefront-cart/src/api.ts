import type { CartApp } from './app/cart-app';
import { listen } from './app/events';
import type { ApiCallArgs, ApiCallName, ApiResult, CartwrightApi, CartwrightEvents } from './app/public-api';

const UNAVAILABLE: ApiResult = {
  ok: false,
  code: 'unavailable',
  message: 'The cart could not be loaded.',
  path: '',
};

const EVENTS: Readonly<Record<keyof CartwrightEvents, 1>> = {
  open: 1,
  close: 1,
  change: 1,
  error: 1,
  analytics: 1,
};

/**
 * Creates the public API for a drawer that may not be loaded yet: calls that need it load it. `current` returns
 * the loaded one.
 */
export function createApi(load: () => Promise<CartApp | null>, current: () => CartApp | null): CartwrightApi {
  const call =
    <Name extends ApiCallName>(name: Name) =>
    async (...args: ApiCallArgs[Name]): Promise<ApiResult> => {
      const app = await load();
      // The calls' code is a file of its own, which a deployment may have removed.
      return app?.call(name, args).catch(() => UNAVAILABLE) ?? UNAVAILABLE;
    };
  const open = async () => {
    const at = performance.now();
    const app = await load();
    app?.open(true, at);
    return app !== null;
  };
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
    add: call('add'),
    change: call('change'),
    remove: call('remove'),
    swapVariant: call('swapVariant'),
    setPlan: call('setPlan'),
    note: call('note'),
    attributes: call('attributes'),
    applyCodes: call('applyCodes'),
    removeCodes: call('removeCodes'),
    get cart() {
      return current()?.cart() ?? null;
    },
    get rewards() {
      return current()?.rewards() ?? null;
    },
    on(event, handler) {
      // A misspelt name would never be called.
      if (!Object.hasOwn(EVENTS, event)) throw new TypeError(`There is no event "${event}".`);
      if (typeof handler !== 'function') throw new TypeError('The handler must be a function.');
      return listen(event, handler);
    },
    push(callback) {
      try {
        callback(api);
      } catch (error) {
        // The page's own errors are reported to the page; the rest of it still runs.
        reportError(error);
      }
    },
  };
  return api;
}
