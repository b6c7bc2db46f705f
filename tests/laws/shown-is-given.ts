import type { DeliveryInput } from '@cartwright/cart-rewards/delivery';
import { judgedOffers } from '@cartwright/core/offers/judged-offers';
import { giverOf, type RewardCart } from '@cartwright/core/rewards/cart';
import { OFFERS_ID, type RewardsConfig } from '@cartwright/core/rewards/config';
import { type Choices, NO_CHOICES } from '@cartwright/core/rewards/context';
import { evaluateRewards } from '@cartwright/core/rewards/evaluate-rewards';
import type { GiftState } from '@cartwright/core/rewards/gift-state';
import { giftStates } from '@cartwright/core/rewards/gift-states';
import { planCartChanges } from '@cartwright/core/rewards/plan-cart-changes';
import { isLost, promiseOf, type RewardsPromise, tierStatus } from '@cartwright/core/rewards/promise';
import type { Rewards, TierReward } from '@cartwright/core/rewards/rewards';
import { offerMessages } from '@cartwright/core/storefront/compile-offers';
import type { World } from '@cartwright/core/testing/arbitraries';
import { type Quote, quoteCheckout } from '@cartwright/dev-store/checkout/quote';
import { cartJson } from '@cartwright/dev-store/engine/cart-json';
import type { Application } from '@cartwright/dev-store/engine/discounts/allocation';
import type { DiscountOperation } from '@cartwright/dev-store/engine/discounts/operation';
import type { CombinesWith, DiscountCode, DiscountGives } from '@cartwright/dev-store/engine/model/catalogue';
import { readCart } from '@cartwright/storefront-cart/platform/shopify/read-cart';
import { rewardCart } from '@cartwright/storefront-cart/state/gifts/reward-cart';
import type { StoreCart } from '@cartwright/storefront-cart/state/ports/store-cart';
import fc from 'fast-check';
import { checkout, type Others, OUR_ID, OUR_TITLE } from './store-checkout';

/** Judge that a drawer goes by. The law runs with the product's own, and fails with what the product did before it had one. */
export type Judge = (rewards: Rewards, cart: RewardCart) => { choices: Choices; promise: RewardsPromise };

export const judge: Judge = (rewards, cart) => {
  const choices = { ...NO_CHOICES, lost: isLost(rewards, cart, NO_CHOICES) };
  return { choices, promise: promiseOf(rewards, cart, choices) };
};

/** Law 8 on one cart: what is shown as given and isn't in the checkout's quote; and what was shown at all. */
export interface Outcome {
  readonly broken: readonly string[];
  readonly promise: RewardsPromise;
  /** Whether the promise is about anything. */
  readonly hasEarned: boolean;
}

/**
 * Prices a cart with codes and discounts of others, by the function's operations and the store's own allocator, reads it as
 * the drawer does, and compares what the drawer would show as given with the quote of the checkout.
 */
export function shownAndQuoted(
  { config, cart, context }: World,
  others: Others,
  operationsOf: (input: DeliveryInput) => readonly DiscountOperation[],
  judged: Judge = judge,
): Outcome {
  const priced = checkout({ config, cart, context }, operationsOf, others);
  const quote = quoteCheckout(priced, [], null);
  const read = readCart(JSON.parse(JSON.stringify(cartJson(priced))));
  if (!read) throw new Error("The drawer can't read the store's cart.");
  const titles = titlesOf(config);
  const drawn = rewardCart(read, {
    discountTitles: titles,
    offerTitles: offerMessages(config),
  });
  const rewards = evaluateRewards(config, drawn, context, judgedOffers);
  const { choices, promise } = judged(rewards, drawn);
  // What the next request takes out is not there yet to be counted on.
  const changed = planCartChanges(rewards, drawn, choices).map((change) =>
    'lineKey' in change ? change.lineKey : '',
  );
  const settled = { ...drawn, lines: drawn.lines.filter(({ key }) => !changed.includes(key)) };
  const gifts = giftStates(rewards, settled, choices, []);
  const tiers = rewards.bar?.tiers ?? [];
  const given = tiers.filter((tier) => tierStatus(tier, promise, gifts) === 'given');
  const isOurs = ({ discountId }: Application) => discountId === OUR_ID;
  const isOursOrOffers = (each: Application) => isOurs(each) || each.discountId === OFFERS_ID;
  // A code that is called as our discount is hides it: then less is shown than is given, never more.
  const isAmbiguous = priced.codes.some(({ code, applicable }) => applicable && titles.includes(code));
  const broken = [
    // On lines a better discount of a widget takes the place of the cart's.
    ...[...given, ...rewards.offered].flatMap(
      (tier) => brokenPromise(tier, given, gifts, quote, isOursOrOffers) ?? [],
    ),
    ...brokenVolume(rewards, choices, read, quote, isOurs),
    ...(choices.lost && !isAmbiguous && isGiven(quote, isOurs) ? ['said to be lost, and given'] : []),
  ];
  return { broken, promise, hasEarned: tiers.some(({ type, earned }) => earned && type !== 'decorative') };
}

function brokenPromise(
  { id, type }: TierReward,
  given: readonly TierReward[],
  gifts: readonly GiftState[],
  quote: Quote,
  isOurs: (application: Application) => boolean,
): string | null {
  switch (type) {
    case 'shipping':
      return quote.delivery && quote.delivery.finalPrice > 0 ? `${id}: shipping is charged` : null;
    case 'product': {
      const own = gifts.filter((gift) => gift.tierId === id && gift.status === 'in_cart');
      const charged = own.filter(({ productId }) => !hasFreeUnit(quote, id, productId));
      return charged.length > 0 ? `${id}: its gift is charged` : null;
    }
    case 'discount': {
      // One of those that are given applies; which takes nothing where nothing is left to pay.
      const isLeft = quote.lines.some(({ paid }) => paid > 0);
      const isFirst = given.find((each) => each.type === 'discount')?.id === id;
      const isThere = quote.discounts.some(({ application }) => isOurs(application));
      return isFirst && isLeft && !isThere ? `${id}: nothing of ours is taken off` : null;
    }
    case 'decorative':
      return null;
    default:
      return type satisfies never;
  }
}

/** Whether anything of ours is in the quote, free shipping included. */
function isGiven({ discounts, delivery }: Quote, isOurs: (application: Application) => boolean): boolean {
  return (
    discounts.some(({ application }) => isOurs(application)) ||
    (delivery?.share != null && isOurs(delivery.share.application))
  );
}

function hasFreeUnit({ lines }: Quote, tierId: string, productId: number): boolean {
  return lines.some(
    ({ line, paid }) => giverOf(line.state) === tierId && line.product.id === productId && paid === 0,
  );
}

/** A line that says what it saves by buying more, as those do that show a discount of ours, has that in the quote. */
function brokenVolume(
  { lineDiscounts }: Rewards,
  { lost }: Choices,
  cart: StoreCart,
  { lines }: Quote,
  isOurs: (application: Application) => boolean,
): string[] {
  return lineDiscounts.flatMap(({ source, lineKey, message }) => {
    const shown = cart.lines.find(({ key }) => key === lineKey)?.discounts ?? [];
    if (lost || !shown.some(({ title }) => title === message)) return [];
    const discounts = lines.find(({ line }) => line.key === lineKey)?.discounts ?? [];
    const isThere = discounts.some(({ application }) => application.title === message && isOurs(application));
    return source === 'volume' && !isThere ? [`${lineKey}: no volume discount`] : [];
  });
}

function titlesOf(config: RewardsConfig): string[] {
  const { bars, volume } = config;
  const messages = bars.flatMap(({ tiers }) => tiers.map(({ message }) => message));
  return [OUR_TITLE, ...messages, ...(volume ? [volume.message] : []), ...offerMessages(config)];
}

const combinesWith: fc.Arbitrary<CombinesWith> = fc.record({
  productDiscounts: fc.boolean(),
  orderDiscounts: fc.boolean(),
  shippingDiscounts: fc.boolean(),
});

const productIds = fc.constantFrom('all' as const, [10], [20, 30], [900, 910]);
const percentage = fc.constantFrom(5, 20, 50, 100);
const amount = fc.constantFrom('0.50', '10.00', '500.00');
const minimum = fc.constantFrom({}, {}, { minimumSubtotal: '30.00' });

const gives: fc.Arbitrary<DiscountGives> = fc.oneof(
  fc.record({ kind: fc.constant('products' as const), percentage, productIds }),
  fc.record({ kind: fc.constant('product_amount' as const), amount, productIds, each: fc.boolean() }),
  fc.tuple(amount, minimum).map(([off, needs]): DiscountGives => ({ kind: 'order', amount: off, ...needs })),
  fc
    .tuple(percentage, minimum)
    .map(([off, needs]): DiscountGives => ({ kind: 'order_percentage', percentage: off, ...needs })),
  fc.constant<DiscountGives>({ kind: 'shipping' }),
  fc.record({
    kind: fc.constant('buy_x_get_y' as const),
    buys: fc.record({ units: fc.integer({ min: 1, max: 3 }), productIds }),
    gets: fc.record({ units: fc.integer({ min: 1, max: 2 }), productIds, percentage }),
  }),
);

const discount = fc.record({ combinesWith, gives });

/** Up to two codes and two automatic discounts of others. A code may be called as a discount of ours is. */
export const someOthers: fc.Arbitrary<Others> = fc
  .tuple(fc.array(discount, { maxLength: 2 }), fc.array(discount, { maxLength: 2 }), fc.nat(9))
  .map(([codes, automatic, odd]) => ({
    codes: codes.map(
      (each, at): DiscountCode => ({
        ...each,
        code: odd === 0 && at === 0 ? 'Reward' : `CODE${at}`,
        title: `Code ${at}`,
        status: 'ACTIVE',
      }),
    ),
    automatic: automatic.map((each, at) => ({ ...each, title: `Sale ${at}` })),
  }));
