import { listCarts } from '@cartwright/core/contract/cart-list';
import { readCart } from '@cartwright/core/contract/carts';
import { majorToSubunits } from '@cartwright/core/money/decimal';
import type { VisitedCart } from '@cartwright/dev-store/visit-history/pages-of-visit';
import { callApp } from './call-app';
import { DEMO_CART_NAME } from './demo-cart';

/** The demo cart as visits see it; null if it was deleted. */
export async function visitedDemoCart(appUrl: string): Promise<VisitedCart | null> {
  const { combinedCarts } = await callApp(appUrl, listCarts);
  const listed = combinedCarts.find(({ name }) => name === DEMO_CART_NAME);
  if (!listed) return null;
  const { cart } = await callApp(appUrl, readCart, undefined, listed.id);
  const tiers = cart.components.flatMap((component) =>
    component.type === 'tiered_progress_bar' ? component.settings.bars.flatMap((bar) => bar.tiers) : [],
  );
  return {
    id: cart.id,
    tiers: tiers.flatMap(({ id, minimum }) => {
      const reachedFrom = minimum === null ? null : majorToSubunits(minimum);
      return reachedFrom === null ? [] : [{ id, minimum: reachedFrom }];
    }),
  };
}
