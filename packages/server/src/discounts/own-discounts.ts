import type { NeededDiscount } from '@cartwright/core/discounts/needed-discounts';
import { canonical, fieldsOf } from '../publishing/json';
import { ownerOf, readStamp, type Stamp } from '../publishing/stamp';
import type { ExistingDiscount } from './existing-discounts';
import { restingRewards, saysRewards } from './rewards-metafield';

/** Whether its metafield is the app's own, and stamped by this installation, whose last stamp is `stamp`. */
export function hasStampOf({ rewards, compareDigest }: ExistingDiscount, stamp: Stamp): boolean {
  return compareDigest !== null && ownerOf(readStamp(fieldsOf(rewards)), stamp) === 'ours';
}

/**
 * Whether it has the rewards that this installation would write, or wrote last; an unmarked one is ours only then.
 * `published` is the config published last, as JSON text.
 */
export function isKnownDiscount(
  { cartId, rewards }: ExistingDiscount,
  needed: readonly NeededDiscount[],
  published: string | null,
): boolean {
  return (
    saysRewards(rewards, restingRewards(cartId)) ||
    needed.some((each) => saysRewards(rewards, each.rewards)) ||
    publishedRewards(published).includes(canonical(fieldsOf(rewards)))
  );
}

/** Rewards of the carts in a config, each as canonical JSON. */
function publishedRewards(config: string | null): string[] {
  return cartsIn(config).map((cart) => canonical('rewards' in cart ? cart.rewards : null));
}

/** Cart ids in a config, given as JSON text. */
export function cartIdsIn(config: string | null): string[] {
  return cartsIn(config).flatMap((cart) => ('id' in cart && typeof cart.id === 'string' ? cart.id : []));
}

function cartsIn(config: string | null): object[] {
  const carts = fieldsOf(config ?? '')?.carts;
  if (!Array.isArray(carts)) return [];
  return carts.filter((cart: unknown) => typeof cart === 'object' && cart !== null);
}
