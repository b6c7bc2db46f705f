import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { orderLines, orders } from '../db/schema';
import { aShopWithOrders } from '../testing/a-shop-with-orders';
import { type FakeOrder, type OrdersInShopify, ordersInShopify } from '../testing/orders-in-shopify';
import { testDatabase } from '../testing/test-database';

const database = testDatabase();

/** What happens in Shopify to the order of a number, and the topic that tells of it. */
type Event = (shopify: OrdersInShopify, at: string) => { topic: string; payload: object } | null;

const orderId = integer({ min: 1, max: 4 });
const line = record({
  product: constantFrom(1, 2, null),
  units: integer({ min: 1, max: 3 }),
  price: constantFrom(0, 333, 1000),
  properties: constantFrom({}, { _attribution: 'a-cart', Engraving: 'For Anna' }),
  discounts: constantFrom([], [{ code: 'TEN', amount: 100 }]),
});

const onOrder = (shopify: OrdersInShopify, id: number, change: (order: FakeOrder) => void, at: string) => {
  const order = shopify.orders.find((each) => each.id === id);
  if (!order) return null;
  change(order);
  order.updatedAt = at;
  return order;
};

const event: Arbitrary<Event> = oneof(
  {
    arbitrary: tuple(orderId, array(line, { minLength: 1, maxLength: 3 }), boolean()).map(placed),
    weight: 3,
  },
  {
    arbitrary: tuple(orderId, integer({ min: 0, max: 2 }), integer({ min: 1, max: 2 })).map(refunded),
    weight: 3,
  },
  tuple(orderId, integer({ min: 0, max: 2 })).map(edited),
  orderId.map(canceled),
);

function placed([id, lines, test]: [number, FakeOrder['lines'], boolean]): Event {
  return (shopify, processedAt) => {
    if (shopify.orders.some((order) => order.id === id)) return null;
    shopify.add({ id, processedAt, test: test && id === 4, lines: lines.map((each) => ({ ...each })) });
    return { topic: 'orders/create', payload: { id } };
  };
}

function refunded([id, index, limit]: [number, number, number]): Event {
  return (shopify, at) => {
    const refund = (order: FakeOrder) => {
      const line = order.lines[index];
      const units = Math.min(limit, line?.units ?? 0);
      if (!line || units === 0) return;
      line.units -= units;
      order.refunds.push({ processedAt: at, lines: [{ line: index, units }] });
    };
    return onOrder(shopify, id, refund, at) && { topic: 'refunds/create', payload: { order_id: id } };
  };
}

function edited([id, index]: [number, number]): Event {
  return (shopify, at) => {
    const edit = (order: FakeOrder) => {
      const { lines } = order;
      const line = lines[index];
      order.edited = true;
      if (!line) lines.push({ product: 2, units: 1, price: 500 });
      else if (line.units > 0) {
        line.units -= 1;
        line.removed = (line.removed ?? 0) + 1;
      }
    };
    return onOrder(shopify, id, edit, at) && { topic: 'orders/updated', payload: { id } };
  };
}

function canceled(id: number): Event {
  return (shopify, at) => {
    const cancel = (order: FakeOrder) => {
      order.cancelledAt = at;
    };
    return onOrder(shopify, id, cancel, at) && { topic: 'orders/cancelled', payload: { id } };
  };
}

/** What the server does after an event: nothing, a step for what is marked, or one of a poll. */
const reaction = constantFrom('nothing', 'marks', 'poll');

test('Webhooks in any order give the same counts as one reading at the end.', async () => {
  await assert(
    asyncProperty(
      array(tuple(event, reaction), { minLength: 1, maxLength: 14 }),
      // Which of the webhooks that there are so far come after each event; some again, some late, some never.
      array(integer({ min: 0, max: 20 }), { maxLength: 20 }),
      boolean(),
      async (events, deliveries, endsWithLook) => {
        const shopify = ordersInShopify();
        const shop = aShopWithOrders(database(), shopify);
        const webhooks: { topic: string; payload: object }[] = [];
        const deliverWebhook = async (index: number) => {
          const webhook = webhooks[index];
          if (webhook) await shop.deliverWebhook(webhook.topic, webhook.payload, `webhook-${index}`);
        };
        for (const [index, [happen, reaction]] of events.entries()) {
          // Two in the same minute now and then.
          const at = new Date(
            Date.parse('2026-01-10T00:00:00Z') + Math.floor(index / 2) * 60_000,
          ).toISOString();
          const webhook = happen(shopify, at);
          if (webhook) webhooks.push(webhook);
          await deliverWebhook(deliveries[index] ?? 99);
          if (reaction !== 'nothing') await shop.step(reaction === 'poll');
        }
        if (endsWithLook) await shop.work();
        else {
          for (const [index] of webhooks.entries()) await deliverWebhook(webhooks.length - 1 - index);
          await shop.work(false);
        }
        const once = aShopWithOrders(database(), shopify);
        await once.work();
        expect(await rowsOf(shop)).toEqual(await rowsOf(once));
      },
    ),
    { numRuns: 60 },
  );
});

async function rowsOf({ store }: ReturnType<typeof aShopWithOrders>) {
  const rows = [...(await store.rows(orders)), ...(await store.rows(orderLines))];
  return rows.map(({ shopId: _, ...row }) => JSON.stringify(row)).sort();
}
