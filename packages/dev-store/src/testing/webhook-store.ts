import { onTestFinished } from 'vitest';
import type { StatePort } from '../setup/options';
import type { AppWebhooks } from '../webhooks/model/app-webhooks';
import { hiddenFields } from './checkout-store';
import { at } from './read-json';
import { admin, aRunningStore, aShopper } from './running-store';
import { SMALL_MARKETS, theVariant } from './small-store';
import { aWebhookReceiver } from './webhook-receiver';

/** Signing secret of this store's webhooks. */
export const SECRET = 'shpss_small';

type Declared = Partial<Omit<AppWebhooks, 'uri' | 'secret'>>;

/**
 * Running store, and an app that receives its webhooks: orders and refunds by default. Both are closed after the test.
 */
export async function aWebhookStore(declared: Declared = {}, { state }: { readonly state?: StatePort } = {}) {
  const receiver = await aWebhookReceiver();
  const store = await aRunningStore({
    markets: SMALL_MARKETS,
    clock: () => new Date('2026-03-01T15:00:00.123Z'),
    ...(state && { state }),
    app: {
      webhooks: {
        uri: receiver.uri,
        topics: ['orders/create', 'orders/updated', 'orders/cancelled', 'orders/delete', 'refunds/create'],
        secret: SECRET,
        // Tests trigger deliveries themselves; timed retries would interfere.
        retryAfter: [3_600_000, 3_600_000],
        ...declared,
      },
    },
  });
  let stopped: Promise<void> | null = null;
  /** Closes the store, once. */
  const stop = () => {
    stopped ??= store.close();
    return stopped;
  };
  onTestFinished(async () => {
    await stop();
    await receiver.close();
  });
  return { store, receiver, stop, ...webhookTools(store.url) };
}

/** Helpers for a store with webhooks. */
function webhookTools(url: string) {
  const browser = aShopper(url);
  const ask = async (path: string, body: unknown = {}): Promise<unknown> =>
    (await browser.post(`/__store/webhooks/${path}`, body)).json();
  return {
    browser,
    /** Attempts waiting deliveries, up to so many tries in total, until none is in progress. Returns all deliveries. */
    deliver: async (tries?: number) => deliveriesIn(await ask('deliver', { tries: tries ?? 100 })),
    deliveries: async () => deliveriesIn(await (await browser.get('/__store/webhooks')).json()),
    setFaults: (...faults: unknown[]) => ask('faults', { faults }),
    send: (topic: string, email?: string) => ask('send', { topic, email }),
    ask,
    /** Buys cups; in euros at `/de/checkout`. */
    buy: async (quantity = 1, path = '/checkout') => {
      const id = theVariant('cup');
      await browser.post('/cart/add.js', { items: [{ id, quantity, properties: { _source: 'bar' } }] });
      const page = await (await browser.get(path)).text();
      const paid = await browser.form(path, {
        ...hiddenFields(page),
        email: 'anna@example.com',
        lastName: 'Berg',
        address1: 'Mühlweg 1',
        city: 'Berlin',
        region: 'NY',
        postalCode: path === '/checkout' ? '12534' : '10115',
        card: '1',
        do: 'pay',
      });
      if (paid.status !== 303) throw new Error(`Not ordered: ${paid.status}`);
    },
    /** Presses a button on the order's page. */
    end: (order: number, how: 'cancel' | 'delete') => browser.form(`/back-office/orders/${order}/${how}`, {}),
    /** Submits the back office's refund form. */
    refund: async (order: number, fields: Record<string, string>) => {
      const path = `/back-office/orders/${order}`;
      const form = hiddenFields(await (await browser.get(path)).text());
      const preview = await browser.form(`${path}/refunds`, { ...form, ...fields, do: 'preview' });
      const shown = hiddenFields(await preview.text());
      await browser.form(`${path}/refunds`, { ...shown, ...fields, do: 'refund' });
    },
  };
}

function deliveriesIn(response: unknown): unknown[] {
  const deliveries = at(response, 'deliveries');
  return Array.isArray(deliveries) ? deliveries : [];
}

const SUBSCRIBE = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $input: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $input) {
    webhookSubscription { id } userErrors { field message }
  }
}`;

/** Subscribes by API; returns the whole response. */
export function subscribe(url: string, topic: string, input: Record<string, unknown>) {
  return admin(url, SUBSCRIBE, { topic, input });
}

/** Subscriptions created by API, with topics and URLs. */
export async function subscriptionsOf(url: string): Promise<unknown> {
  const response = await admin(url, '{ webhookSubscriptions(first: 9) { nodes { topic uri } } }');
  return at(response, 'data', 'webhookSubscriptions', 'nodes');
}
