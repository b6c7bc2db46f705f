import { Hono } from 'hono';
import type { StoreContext } from '../context/store-context';
import { classOfGives } from '../engine/discounts/gives';
import type { DiscountRecord } from '../state/records';
import { readOwnDiscounts } from './read-own-discounts';

/**
 * The store's own automatic discounts, as created in Shopify's admin: `POST /__store/discounts` replaces them, `GET`
 * lists them. They are saved like any discount; `{ "discounts": [] }` removes them.
 */
export function ownDiscountRoutes(store: StoreContext): Hono {
  const app = new Hono();
  const { state } = store;
  const own = () => state.discounts().filter(({ gives }) => gives);
  const listed = () => own().map(({ title, gives, combinesWith }) => ({ title, gives, combinesWith }));

  app.get('/__store/discounts', (c) => c.json({ discounts: listed() }));
  app.post('/__store/discounts', async (c) => {
    const read = readOwnDiscounts(await c.req.json().catch(() => null));
    if (!read.ok) return c.json({ error: { message: read.message, path: read.path } }, 400);
    const now = store.clock().toISOString();
    for (const { id } of own()) state.deleteDiscount(id);
    for (const { title, gives, combinesWith } of read.value) {
      const discount: DiscountRecord = {
        id: state.nextNumber(),
        functionHandle: '',
        gives,
        title,
        startsAt: now,
        endsAt: null,
        discountClasses: [classOfGives(gives)],
        combinesWith,
        createdAt: now,
        updatedAt: now,
        errors: null,
      };
      state.putDiscount(discount);
    }
    return c.json({ discounts: listed() });
  });
  return app;
}
