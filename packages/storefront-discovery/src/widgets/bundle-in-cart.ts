import { bundleMark, bundleName } from '@cartwright/core/bundles/bundle-line';
import { BUNDLE_SOURCE } from '@cartwright/core/rewards/cart';
import { isJson, type Json, listOf, numberOf } from '@cartwright/storefront-kit/shopify/json';

/** A part of a bundle in the cart. */
interface PartInCart {
  /** Step, from 1. */
  readonly step: number;
  readonly variantId: number;
  /** Units per copy. */
  readonly quantity: number;
  readonly sellingPlanId: number | null;
}

/** Parts of a bundle in the shopper's cart, by name; empty on failure. Never rejects. */
export async function partsInCart(root: string, name: string): Promise<PartInCart[]> {
  try {
    const response = await fetch(`${root}cart.js`, { cache: 'no-store' });
    return response.ok ? partsIn(await response.json(), name) : [];
  } catch {
    return [];
  }
}

/** Parts of a bundle in a `cart.js` response. */
export function partsIn(cart: unknown, name: string): PartInCart[] {
  const items = isJson(cart) ? listOf(cart.items) : [];
  const own = items.flatMap((item) => {
    const mark = markOf(item);
    return mark && bundleName(mark) === name ? { item, step: mark.step } : [];
  });
  const copies = own.find(({ step }) => step === null)?.item.quantity ?? 1;
  return own.flatMap(({ item, step }) => {
    const quantity = Math.floor(numberOf(item.quantity) / numberOf(copies));
    if (step === null || quantity === 0) return [];
    return { step, variantId: numberOf(item.variant_id), quantity, sellingPlanId: planOf(item) };
  });
}

function planOf({ selling_plan_allocation: allocation }: Json): number | null {
  const plan = isJson(allocation) && isJson(allocation.selling_plan) ? allocation.selling_plan.id : null;
  return plan === null ? null : numberOf(plan);
}

function markOf({ properties }: Json) {
  if (!isJson(properties) || properties._source !== BUNDLE_SOURCE) return null;
  return bundleMark({ properties: { _bundle: String(properties._bundle) } });
}
