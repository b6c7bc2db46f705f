import { type Issue, issue } from '@cartwright/core/editing/issue';
import type { Look } from '@cartwright/core/looks/look';
import { storefrontLook } from '@cartwright/core/looks/storefront-look';
import { CONFIG_BYTES } from '@cartwright/core/storefront/names';
import { jsonBytes, kilobytes } from '@cartwright/core/storefront/published-size';
import type { CartChecks } from '../cart/cart-checks';
import { cartIssues } from '../compiling/cart-issues';
import type { Compiler } from '../compiling/compiler';
import type { CheckCarts } from '../experiments/run-experiment';
import { publishableLook } from '../looks/look-documents';
import { cartSizes } from './cart-sizes';
import { checkedCarts } from './checked-carts';
import { compilingToMeasure, type MeasureOptions } from './compile-to-measure';
import { storefrontSizeIssues } from './size-issues';

/** Checks of documents against the limits of the storefront. */
interface StorefrontChecks {
  readonly checksOf: (shopId: string) => CartChecks;
  /** Size issues that keep a shop's carts with a look from being published. */
  readonly sizeOf: (shopId: string) => (look: Look) => Promise<readonly Issue[]>;
  /** A shop's carts as published with a test. */
  readonly checkCartsOf: (shopId: string) => CheckCarts;
}

export function storefrontChecks(options: {
  /** Served shop. */
  readonly workedFor: (shopId: string) => Pick<MeasureOptions, 'store' | 'admin'>;
  readonly compiler: Compiler;
  readonly clock: () => Date;
}): StorefrontChecks {
  const { workedFor, compiler, clock } = options;
  return {
    checksOf: (id) => ({
      validate: (cart) => cartIssues(compiler, cart),
      size: (cart, widgets = []) =>
        storefrontSizeIssues({ ...workedFor(id), compiler, now: clock(), widgets }, cart),
    }),
    sizeOf: (id) => (look) => lookSizeIssues({ ...workedFor(id), compiler }, look),
    checkCartsOf: (id) => (test) => checkedCarts({ ...workedFor(id), compiler, now: clock() }, test),
  };
}

/** Published bytes besides carts and look. */
const REST_BYTES = 1_100;

/**
 * Size issues of the shop's carts with a look, for the carts that shoppers may see. A look that is no larger than
 * the saved one has none, so that it can be saved even if carts have outgrown the limit.
 */
async function lookSizeIssues(options: MeasureOptions, look: Look): Promise<Issue[]> {
  const compiled = storefrontLook(look);
  if (!compiled) return [];
  const saved = await publishableLook(options.store);
  if (saved && jsonBytes(compiled) <= jsonBytes(saved)) return [];
  const sizes = await cartSizes(options.store, await compilingToMeasure(options));
  const carts = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const all = carts + jsonBytes(compiled) + REST_BYTES;
  if (all <= CONFIG_BYTES) return [];
  const carried = `Each page of your store would load ${kilobytes(all)}. Shopify’s limit is ${kilobytes(CONFIG_BYTES)}.`;
  if (compiled.css === '') {
    return [issue('too_large', [], `${carried} Shorten a cart that’s on.`, 'Looks')];
  }
  const message = `${carried} Shorten the custom CSS.`;
  return [issue('too_large', ['settings', 'customCss'], message, 'Custom CSS')];
}
