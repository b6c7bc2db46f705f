import { type Context, Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { isWhole, no, type Read } from '../engine/model/read';
import { isRecord } from '../engine/model/request-body';
import { REQUESTED_TOPICS, requestWebhook } from '../webhooks/causes/request-webhook';
import { COMPLIANCE_TOPICS, WEBHOOK_TOPICS } from '../webhooks/model/topics';
import type { WebhookFault, WebhookTrouble } from '../webhooks/model/webhook-fault';
import { MAX_MS, readFaultList } from './read-fault-list';

const MAX_ATTEMPTS = 100;
const DEFAULT_EMAIL = 'shopper@example.com';

/**
 * Test routes for the store's webhooks, below `/__store/webhooks`: `POST|GET|DELETE /faults` as for the cart, for all
 * webhooks (see `webhook-fault.ts`). `GET /` lists the deliveries, oldest first; `POST /pause` and `/resume` stop and
 * continue them. `POST /deliver` attempts all waiting deliveries immediately, including held ones, and responds when
 * none is in progress: up to the maximum number of tries, or in total `{ "tries": 1 }`. `POST /send` with `{ "topic":
 * "shop/redact" }` sends a webhook; `email` is for those of a customer.
 */
export function webhookFaultRoutes(store: StoreContext): Hono {
  const app = new Hono().basePath('/__store/webhooks');
  const { webhooks } = store;
  const list = (c: Context) =>
    c.json({ paused: webhooks.isPaused(), deliveries: store.state.webhooks.deliveries() });

  app.get('/', list);
  app.get('/faults', (c) => c.json({ faults: webhooks.faults() }));
  app.post('/faults', async (c) => {
    const read = readWebhookFaults(await c.req.json().catch(() => null));
    if (!read.ok) return refused(c, read.path, read.message);
    webhooks.setFaults(read.value);
    return c.json({ faults: read.value });
  });
  app.delete('/faults', (c) => {
    webhooks.setFaults([]);
    return c.json({ faults: [] });
  });
  app.post('/pause', (c) => {
    webhooks.pause();
    return list(c);
  });
  app.post('/resume', (c) => {
    webhooks.resume();
    return list(c);
  });
  app.post('/deliver', async (c) => {
    const tries = triesOf(await c.req.text());
    if (tries === null) return refused(c, 'tries', `A whole number from 1 to ${MAX_ATTEMPTS} is needed.`);
    await webhooks.deliverAll(tries);
    return list(c);
  });
  app.post('/send', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const { topic: requested = null, email = DEFAULT_EMAIL } = isRecord(body) ? body : {};
    const topic = REQUESTED_TOPICS.find((each) => each === requested);
    if (!topic) return refused(c, 'topic', `One of ${REQUESTED_TOPICS.join(', ')} is needed.`);
    if (typeof email !== 'string') return refused(c, 'email', 'A text is needed.');
    requestWebhook(store, topic, email);
    return list(c);
  });
  return app;
}

function refused(c: Context, path: string, message: string) {
  return c.json({ error: { message, path } }, 400);
}

/** Requested number of tries: undefined without a body, null if invalid. */
function triesOf(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    const tries = isRecord(body) ? body.tries : null;
    const isNumber = typeof tries === 'number' && Number.isSafeInteger(tries);
    return isNumber && tries >= 1 && tries <= MAX_ATTEMPTS ? tries : null;
  } catch {
    return null;
  }
}

const TARGETS = ['any', ...WEBHOOK_TOPICS, ...COMPLIANCE_TOPICS] as const;
const KINDS = ['delay', 'disorder', 'duplicate', 'loss'] as const;

/** Parses `{ "faults": [{ "on": "orders/create", "kind": "disorder", "times": 3, "after": 1 }] }`. */
function readWebhookFaults(body: unknown): Read<readonly WebhookFault[]> {
  return readFaultList(body, TARGETS, readTrouble);
}

function readTrouble({
  kind: requested,
  ...fields
}: Readonly<Record<string, unknown>>): Read<WebhookTrouble> {
  const kind = KINDS.find((each) => each === requested);
  if (!kind) return no('kind', `One of ${KINDS.join(', ')} is needed.`);
  const unknown = Object.keys(fields).find((name) => kind !== 'delay' || name !== 'ms');
  if (unknown !== undefined) return no(unknown, `A fault of kind ${kind} has no such field.`);
  if (kind !== 'delay') return { ok: true, value: { kind } };
  const { ms } = fields;
  if (!isWhole(ms, 1, MAX_MS)) return no('ms', `Milliseconds from 1 to ${MAX_MS} are needed.`);
  return { ok: true, value: { kind, ms } };
}
