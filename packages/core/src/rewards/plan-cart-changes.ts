import { giftOf, giftProperties, giverOf, isGiftLine, type RewardCart, type RewardLine } from './cart';
import type { Choices } from './context';
import { givingTiers } from './gifts';
import type { GiftReward, Rewards } from './rewards';

/** Change to the cart by which it holds exactly the earned gifts. */
export type CartChange =
  | {
      readonly type: 'add';
      readonly giftId: string;
      readonly variantId: number;
      readonly quantity: 1;
      readonly properties: Readonly<Record<string, string>>;
    }
  | { readonly type: 'set'; readonly lineKey: string; readonly quantity: 0 | 1; readonly reason: SetReason };

/** Reason for removing or reducing one of our lines; `not_live`: given by nothing that is live. */
export type SetReason = 'not_earned' | 'not_live' | 'surplus' | 'charged';

/**
 * Changes after which the cart has the earned gifts, each once, and no other line of ours. Empty if it has them
 * already. Other lines are never changed. Removals come first.
 */
export function planCartChanges(rewards: Rewards, cart: RewardCart, choices: Choices): CartChange[] {
  const tiers = givingTiers(rewards);
  const gifts = tiers.flatMap((tier) => tier.gifts).filter((gift) => gift.given && !choices.lost);
  const kept = new Map<string, GiftReward>();
  for (const gift of gifts) {
    const line = keptLine(gift, cart, choices);
    if (line) kept.set(line.key, gift);
  }
  const removals = cart.lines.filter(isGiftLine).flatMap((line): CartChange[] => {
    if (!kept.has(line.key)) {
      const isLive = tiers.some(({ id }) => id === giverOf(line));
      const isGiven = gifts.some(({ id }) => id === giftOf(line));
      const reason = isGiven ? 'surplus' : isLive ? 'not_earned' : 'not_live';
      return [{ type: 'set', lineKey: line.key, quantity: 0, reason }];
    }
    if (line.quantity > 1) return [{ type: 'set', lineKey: line.key, quantity: 1, reason: 'surplus' }];
    // Beside another line of the same gift, that one may hold the free unit until it is removed.
    const alone = kept.get(line.key)?.lineKeys.length === 1;
    if (alone && line.charged !== null && line.charged > 0) {
      return [{ type: 'set', lineKey: line.key, quantity: 0, reason: 'charged' }];
    }
    return [];
  });
  const inCart = new Set([...kept.values()].map((gift) => gift.id));
  const additions = tiers.flatMap(({ gifts: ofTier, left }) =>
    ofTier
      .filter((gift) => gifts.includes(gift) && !inCart.has(gift.id))
      .flatMap((gift): CartChange[] => {
        const variantId = variantToAdd(gift, choices, left !== undefined);
        if (variantId === null) return [];
        const properties = giftProperties(gift.tierId, rewards.attribution ? rewards.cartId : null);
        return [{ type: 'add', giftId: gift.id, variantId, quantity: 1, properties }];
      })
      .slice(0, left),
  );
  return [...removals, ...additions];
}

/** Line of a gift to keep: the one that the store has made free, among those in the picked variant, else among all. */
export function keptLine(gift: GiftReward, cart: RewardCart, choices: Choices): RewardLine | null {
  const lines = gift.lineKeys.flatMap((key) => cart.lines.find((line) => line.key === key) ?? []);
  const picked = lines.filter((line) => line.variantId === choices.picked[gift.id]);
  const open = picked.length > 0 ? picked : lines;
  return open.find((line) => line.charged === 0) ?? open[0] ?? null;
}

/** Variants of a gift that a shopper can choose now. */
export function offerableVariants(gift: GiftReward, choices: Choices): number[] {
  return gift.variants
    .filter(({ variantId, offerable }) => offerable && !choices.refused.includes(variantId))
    .map(({ variantId }) => variantId);
}

/** Whether the store has refused a variant of this gift in this cart, whatever its stock now. */
export function wasRefused(gift: GiftReward, choices: Choices): boolean {
  return gift.allowed.some((variantId) => choices.refused.includes(variantId));
}

/**
 * Variant that is added without a choice: the picked one, or the only one; null if the shopper has to choose it,
 * or the gift itself (`isChosen`), if it was declined, or if the store has refused a variant of this gift before.
 */
function variantToAdd(gift: GiftReward, choices: Choices, isChosen: boolean): number | null {
  if (choices.declined.includes(gift.id) || choices.withdrawn.includes(gift.id)) return null;
  const offerable = offerableVariants(gift, choices);
  const picked = choices.picked[gift.id];
  if (picked !== undefined && offerable.includes(picked)) return picked;
  return offerable.length === 1 && !isChosen && !wasRefused(gift, choices) ? (offerable[0] ?? null) : null;
}
