import type { PageContext } from '../theme/page';

/** A customer who is signed in, with own orders, the latest first. Source: Shopify Liquid, `customer` and `order`. */
export function customerObject({ store }: PageContext, email: string) {
  return {
    email,
    get orders() {
      return store.state.sales
        .orders()
        .filter((order) => order.contact.email.toLowerCase() === email.toLowerCase())
        .toReversed()
        .map(({ createdAt, cancelledAt, lines }) => ({
          created_at: createdAt,
          cancelled: cancelledAt !== undefined,
          line_items: lines.map(({ productId }) => ({ product_id: productId })),
        }));
    },
  };
}
