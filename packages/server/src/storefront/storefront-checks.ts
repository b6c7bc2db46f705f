import type { Issue } from '@cartwright/core/editing/issue';
import type { Look } from '@cartwright/core/looks/look';
import type { CartChecks } from '../carts/cart-checks';
import { cartIssues } from '../compiling/cart-issues';
import type { Compiler } from '../compiling/compiler';
import type { CheckCarts } from '../experiments/run-experiment';
import { checkedCarts } from './checked-carts';
import type { MeasureOptions } from './compile-to-measure';
import { lookSizeIssues } from './look-size-issues';
import { storefrontSizeIssues } from './size-issues';

/** Checks of what is saved against what the storefront can be given. */
interface StorefrontChecks {
  readonly checksOf: (shopId: string) => CartChecks;
  /** Why a shop's carts could not be published with a look, for its size. */
  readonly sizeOf: (shopId: string) => (look: Look) => Promise<readonly Issue[]>;
  /** A shop's carts as they would be published with a test of them. */
  readonly checkCartsOf: (shopId: string) => CheckCarts;
}

export function storefrontChecks(options: {
  /** A shop that the server works for. */
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
