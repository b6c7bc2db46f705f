import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type Next } from 'hono';
import type { StoreContext } from '../context/store-context';
import { handleCartRequest } from '../engine/cart-request';
import type { CartState } from '../engine/model/cart-state';
import { cartEnvironment } from '../server/cart-environment';
import { sessionCart, sessionName } from '../server/session';
import { cartActionOf } from './cart-action';
import type { CartAction, Fault } from './fault';
import { readFaults } from './read-faults';
import { type Ending, takeFaults } from './take-faults';

type Env = { Bindings: HttpBindings };

/** Requested faults of a session. */
interface Ordeal {
  faults: readonly Fault[];
  underWay: number;
  /** The cart before the last write since the faults were set. */
  before: CartState | null;
}

/** Maximum number of sessions; the oldest are dropped. */
const MAX_SESSIONS = 200;

/**
 * Fault injection by session: `POST /__store/faults` sets faults, `GET` returns the remaining ones, `DELETE` removes
 * them. They apply to the AJAX Cart API under every locale; register these routes before the disturbed ones. See
 * `fault.ts` for the kinds.
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

  /** Response of a fault; null if the request is to be executed. */
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

/** Delay that doesn't keep a closing store alive. */
async function pause(ms: number): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { ref: false });
}

type Refusal = Pick<Extract<Fault, { kind: 'refuse' }>, 'status' | 'html' | 'retryAfter'>;

const TITLES: Readonly<Record<Refusal['status'], string>> = {
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Error response: JSON as from the store, or a page as from a proxy in front of it. */
function refusal({ status, html = false, retryAfter }: Refusal): Response {
  const title = TITLES[status];
  const headers = new Headers({
    'content-type': html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const body = html
    ? `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>One moment, please</h1><p>Checking that you are not a robot.</p></body></html>`
    : JSON.stringify({ status, message: title, description: `${title}. Please try again.` });
  return new Response(body, { status, headers });
}

/**
 * Closes the connection without a valid response. Browsers retry by themselves if a reused connection closes without a
 * byte, which would hide the fault, so a few invalid bytes are sent.
 */
function hangUp({ incoming }: HttpBindings): Response {
  incoming.socket.write('no answer\r\n\r\n');
  incoming.socket.destroySoon();
  return RESPONSE_ALREADY_SENT;
}
