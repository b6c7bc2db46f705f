import type { CartDocument } from '../cart/cart-document';
import type { CatalogueProduct } from '../catalogue/product';
import type { RewardsConfig } from '../rewards/config';
import { ownRewards, variantMark } from '../rewards/variant-rewards';
import type { Offers } from './compile-offers';
import { compileRewardsConfig } from './compile-rewards-config';
import { rewardsDifference } from './rewards-difference';

/** Running test of carts, with the fields for checkout. */
export interface CartsUnderTest {
  readonly id: string;
  readonly controlId: string;
  /** Variants without the control. */
  readonly variants: readonly { readonly id: string; readonly document: CartDocument }[];
}

/** Rewards of a cart, with differing rewards of its test's variants. As `compileRewardsConfig`. */
export function compileTestedRewards(
  document: CartDocument,
  products: readonly CatalogueProduct[],
  { offers = {}, tests = [] }: { readonly offers?: Offers; readonly tests?: readonly CartsUnderTest[] },
): RewardsConfig {
  const control = compileRewardsConfig(document, products, offers);
  const test = tests.find(({ controlId }) => controlId === document.id);
  const own = (test?.variants ?? []).flatMap((variant) => {
    const rewards = compileRewardsConfig(variant.document, products);
    const isSame = rewardsDifference(control, rewards) === null;
    return isSame || !test ? [] : [[variantMark(test.id, variant.id), ownRewards(rewards)] as const];
  });
  return own.length > 0 ? { ...control, variants: Object.fromEntries(own) } : control;
}
