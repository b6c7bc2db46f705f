import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openStoreState } from '../state/store-state';
import { counter } from '../testing/small-store';
import { aWebhookReceiver } from '../testing/webhook-receiver';
import type { WebhookFault } from './model/webhook-fault';
import { openWebhooks } from './webhooks';

const aFault: fc.Arbitrary<WebhookFault> = fc
  .record({
    kind: fc.constantFrom('disorder', 'duplicate', 'delay'),
    on: fc.constantFrom('any', 'shop/redact', 'orders/create'),
    times: fc.integer({ min: 1, max: 4 }),
    after: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ kind, ...fault }) => (kind === 'delay' ? { kind, ms: 60_000, ...fault } : { kind, ...fault }));

it('Every webhook arrives at least once despite delays, duplicates, reordering and retries.', async () => {
  const receiver = await aWebhookReceiver();
  onTestFinished(receiver.close);
  await fc.assert(
    fc.asyncProperty(
      fc.array(aFault, { maxLength: 3 }),
      fc.array(fc.constantFrom('shop/redact', 'orders/create'), { maxLength: 6 }),
      fc.infiniteStream(fc.boolean()),
      async (faults, topics, fails) => {
        receiver.received.length = 0;
        const failures = new Map<string, number>();
        receiver.answerWith(({ headers }) => {
          const id = String(headers['x-shopify-webhook-id']);
          const before = failures.get(id) ?? 0;
          if (before >= 2 || !fails.next().value) return 200;
          failures.set(id, before + 1);
          return 503;
        });
        const { webhooks: state } = await openStoreState(undefined, () => undefined);
        const webhooks = openWebhooks({
          app: {
            webhooks: {
              uri: receiver.uri,
              topics: ['shop/redact', 'orders/create'],
              secret: 's',
              retryAfter: [3_600_000, 3_600_000],
            },
          },
          shop: { domain: 'small.myshopify.com' },
          state,
          clock: () => new Date('2026-03-01T15:00:00Z'),
          random: counter(),
        });
        webhooks.setFaults(faults);
        topics.forEach((topic, number) => {
          webhooks.emit(topic, () => ({ number }));
        });
        await webhooks.deliverAll();
        const arrived = new Set(receiver.received.map(({ payload }) => JSON.stringify(payload)));
        expect([...arrived].sort()).toEqual(topics.map((_, number) => JSON.stringify({ number })));
        expect(state.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
        await webhooks.close();
      },
    ),
    { numRuns: 40 },
  );
});
