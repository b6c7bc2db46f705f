import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type Next } from 'hono';
import type { StoreContext } from '../context/store-context';
import { handleCartRequest } from '../engine/cart-request';
import type { CartState } from '../engine/model/cart-state';
import { cartEnvironment } from '../server/cart-environment';
import { sessionCart, sessionName } from '../server/session';
import { cartActionOf } from './cart-action';
import type { CartAction, Fault } from './fault';
import { hangUp, refusal } from './faulty-responses';
import { readFaults } from './read-faults';
import { type Ending, takeFaults } from './take-faults';

type Env = { Bindings: HttpBindings };

/** What a session that asked for faults has to expect. */
interface Ordeal {
  faults: readonly Fault[];
  underWay: number;
  /** The cart before the last write since the faults were set. */
  before: CartState | null;
}

/** Those who asked longest ago are forgotten first. */
const MAX_SESSIONS = 200;

/**
 * Faults on request, for the session that asks: `POST /__store/faults` sets them, `GET` tells what is left, `DELETE`
 * ends them. They concern the AJAX Cart API under every locale, and have to be registered before the routes that they
 * disturb. See `fault.ts` for what there is.
 */
export function faultRoutes(store: StoreContext): Hono<Env> {
  const app = new Hono<Env>();
  const ordeals = new Map<string, Ordeal>();

  app.get('/__store/faults', (c) => c.json({ faults: ordeals.get(sessionName(c) ?? '')?.faults ?? [] }));
  app.post('/__store/faults', async (c) => {
    const read = readFaults(await c.req.json().catch(() => null));
    if (!read.ok) return c.json({ error: { message: read.message, path: read.path } }, 400);
    const { token } = sessionCart(c, store);
    const ordeal = ordeals.get(token) ?? { faults: [], underWay: 0, before: null };
    ordeals.delete(token);
    ordeals.set(token, Object.assign(ordeal, { faults: read.value, before: null }));
    const [oldest] = ordeals.size > MAX_SESSIONS ? ordeals.keys() : [];
    if (oldest !== undefined) ordeals.delete(oldest);
    return c.json({ faults: read.value });
  });
  app.delete('/__store/faults', (c) => {
    ordeals.delete(sessionName(c) ?? '');
    return c.json({ faults: [] });
  });

  app.use(async (c, next) => {
    const action = cartActionOf(c.req.method, c.req.path);
    const ordeal = action && ordeals.get(sessionName(c) ?? '');
    if (!ordeal) return next();
    ordeal.underWay++;
    try {
      await undergo(c, next, action, ordeal);
    } finally {
      ordeal.underWay--;
    }
  });
  return app;

  async function undergo(c: Context<Env>, next: Next, action: CartAction, ordeal: Ordeal): Promise<void> {
    const { underWay, before } = ordeal;
    const mayBeOld = before !== null && !/no-(cache|store)/.test(c.req.header('cache-control') ?? '');
    const { fate, left } = takeFaults(ordeal.faults, { action, underWay, mayBeOld });
    ordeal.faults = left;
    await pause(fate.delayMs);
    const instead = await answerInstead(c, fate.ending, before);
    if (instead) {
      c.res = instead;
    } else {
      const was = sessionCart(c, store);
      await next();
      const now = store.state.cart(was.token) ?? was;
      if (action !== 'get' && now !== was) ordeal.before = was;
      if (fate.ending?.kind === 'lost') c.res = hangUp(c.env);
    }
    await pause(fate.slowMs);
  }

  /** Null when the request is to be executed. */
  async function answerInstead(c: Context<Env>, ending: Ending | null, before: CartState | null) {
    switch (ending?.kind) {
      case 'dropped':
        return hangUp(c.env);
      case 'refuse':
        return refusal(ending);
      case 'crowded':
        return refusal({ status: 409 });
      case 'stale':
        return before && c.json(handleCartRequest('get', before, {}, cartEnvironment(c, store)).body);
      default:
        return null;
    }
  }
}

/** A store that is being closed does not wait for its faults. */
async function pause(ms: number): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { ref: false });
}
