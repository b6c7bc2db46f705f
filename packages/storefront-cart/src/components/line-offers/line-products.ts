import { loadFile } from '@cartwright/storefront-kit/parts/load-file';
import { isJson, type Json, listOf, numberOf, textOf } from '@cartwright/storefront-kit/shopify/json';
import { type Signal, signal } from '@preact/signals';
import type { CartSession } from '../../session/session';
import type { LinePlan, LineProduct } from './line-product';
import type * as WholeProduct from './whole-product';

/** Variant limit of `/products/{handle}.js`. Source: Shopify, Product API of the AJAX API. */
export const MAX_REPORTED = 250;

/** Looks up products (`/products/{handle}.js`), once each; failed ones again on request. */
export interface LineProducts {
  /** By handle. */
  readonly known: Signal<ReadonlyMap<string, LineProduct>>;
  ask(handle: string, session: CartSession, again?: boolean): void;
}

export function lineProducts(): LineProducts {
  const known: LineProducts['known'] = signal(new Map());
  const requested = new Set<string>();
  const failed = new Set<string>();

  async function read(handle: string, session: CartSession): Promise<void> {
    try {
      const body = await responseOf(handle, session);
      if (!isJson(body)) throw new Error(handle);
      const parsed = productOf(body);
      const file = parsed.isPart ? await loadFile<typeof WholeProduct>('whole-product') : null;
      const { country } = session.rules.peek().context;
      const product = file ? await file.wholeProduct(parsed, handle, country) : parsed;
      known.value = new Map(known.value).set(handle, product);
    } catch {
      // The line stays without offers.
      failed.add(handle);
    }
  }

  return {
    known,
    ask(handle, session, again = false) {
      const asking = requested.has(handle) && !(again && failed.delete(handle));
      if (handle === '' || asking) return;
      requested.add(handle);
      void read(handle, session);
    },
  };
}

async function responseOf(handle: string, { root, page }: CartSession): Promise<unknown> {
  if (page.preview) return page.preview.product(handle);
  const response = await fetch(`${root}products/${encodeURIComponent(handle)}.js`);
  return response.ok ? response.json() : null;
}

function productOf(body: Json): LineProduct {
  const plans = listOf(body.selling_plan_groups).flatMap((group) => listOf(group.selling_plans));
  const planOf = (allocation: Json): LinePlan[] => {
    const plan = plans.find(({ id }) => id === allocation.selling_plan_id);
    const [adjustment] = listOf(plan?.price_adjustments);
    if (!plan) return [];
    return [
      {
        id: numberOf(plan.id),
        name: textOf(plan.name),
        price: numberOf(allocation.price),
        percent: adjustment?.value_type === 'percentage' ? Number(adjustment.value) : null,
      },
    ];
  };
  const variants = listOf(body.variants);
  return {
    needsPlan: body.requires_selling_plan === true,
    isPart: variants.length >= MAX_REPORTED,
    variants: variants.map((variant) => ({
      id: numberOf(variant.id),
      title: textOf(variant.title),
      available: variant.available === true,
      price: numberOf(variant.price),
      plans: listOf(variant.selling_plan_allocations).flatMap(planOf),
    })),
  };
}
