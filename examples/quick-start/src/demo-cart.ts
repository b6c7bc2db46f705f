import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { translatableTexts } from '@cartwright/core/cart/translatable-texts';
import { newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import type { Tier } from '@cartwright/core/components/tiered-progress-bar/schema';
import type { Translations } from '@cartwright/core/translations/translations';
import type { Gifts } from './choose-gifts';
import type { DemoAmounts } from './demo-amounts';
import { DEMO_TEXTS } from './demo-texts';

export const DEMO_CART_NAME = 'Demo cart';

/**
 * Turns a new cart into a demo of rewards: free shipping, a gift, a gift to choose, and a discount,
 * in the languages of the demo store. A tier is omitted if the catalogue has no gift for it.
 */
export function demoCart(
  document: CartDocument,
  gifts: Gifts,
  amounts: DemoAmounts,
  newId: () => string,
): CartDocument {
  const tiers = demoTiers(gifts, amounts, newId);
  const cart: CartDocument = {
    ...document,
    name: DEMO_CART_NAME,
    enabled: true,
    components: document.components.map((component) =>
      component.type === 'tiered_progress_bar'
        ? {
            ...component,
            settings: {
              bars: component.settings.bars.map((bar) => ({
                ...bar,
                name: 'Rewards',
                language: { ...bar.language, giftAreaTitle: 'Your free gifts' },
                tiers,
              })),
            },
          }
        : component,
    ),
  };
  return { ...cart, translations: demoTranslations(cart) };
}

/** Translations of the demo's own texts; default texts are translated by the cart. */
function demoTranslations(cart: CartDocument): Translations {
  const texts = translatableTexts(cart).filter(({ namesDiscount }) => !namesDiscount);
  return Object.fromEntries(
    Object.entries(DEMO_TEXTS).map(([language, translated]) => [
      language,
      Object.fromEntries(
        texts.flatMap(({ key, text }) => {
          const found = translated[text];
          return found === undefined ? [] : [[key, { text: found, original: text }]];
        }),
      ),
    ]),
  );
}

function demoTiers({ single, choice }: Gifts, amounts: DemoAmounts, newId: () => string): Tier[] {
  const shipping: Tier = { ...newTier(newId(), 'shipping'), minimum: amounts.shipping };
  const gift: Tier = {
    ...newTier(newId(), 'product'),
    minimum: amounts.gift,
    products: single ? [single] : [],
    tierLabel: 'Free gift',
    remainingText: '{{amount}} away from a free gift',
    reachedText: 'A free gift is yours!',
  };
  const choiceOfGift: Tier = {
    ...newTier(newId(), 'product'),
    minimum: amounts.choice,
    products: choice ? [choice] : [],
    tierLabel: 'Pick a gift',
    remainingText: '{{amount}} away from a second gift, in the style you like',
    reachedText: 'Pick the style of your second gift!',
  };
  const discount: Tier = {
    ...newTier(newId(), 'discount'),
    minimum: amounts.discount,
    discountType: 'percentage',
    discountAmountFromTotal: 10,
    orderDiscountMessage: '10% off your order',
    tierLabel: '10% off',
    remainingText: '{{amount}} away from 10% off your order',
    reachedText: 'You have every reward: 10% off your order!',
  };
  return [shipping, ...(single ? [gift] : []), ...(choice ? [choiceOfGift] : []), discount];
}
