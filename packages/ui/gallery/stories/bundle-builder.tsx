import type { JudgedChoice } from '@cartwright/core/bundles/judged-choice';
import { type ChosenPart, selectionLines } from '@cartwright/core/bundles/selection';
import { chosenVariant, hasChoice, purchaseOptions } from '@cartwright/core/widgets/offered-product';
import type { ShownBundle } from '@cartwright/core/widgets/widget-response';
import type { ComponentProps } from 'react';
import { BundleBuilder } from '../../src/listing/bundle-builder';
import { ProductCard } from '../../src/listing/product-card';
import { offeredProducts, WIDGET_TEXTS } from './offered-products';
import type { StoryPage } from './story';

const TEXTS = {
  ...WIDGET_TEXTS,
  label: 'Bundle',
  choose: 'Choose',
  chosen: 'Chosen',
  remove: (title: string) => `Remove ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  pick: (min: number, max: number) => `Choose ${min} to ${max}`,
  of: (count: number, max: number) => `${count} of ${max}`,
  inBundle: 'In your bundle',
  emptySlot: 'Empty',
  gift: 'Free gift',
  earned: 'Earned',
  withMore: (reward: string, more: number | string) => `${reward} with ${more} more`,
  full: 'Your bundle is full',
  total: 'Total:',
  nextStep: (title: string) => `Next: ${title}`,
  previousStep: (title: string) => `Back: ${title}`,
  adding: 'Adding…',
  isAdded: 'Your bundle is in the cart',
};

const step = (maxQuantityPerProduct: number) => ({
  quantityInputs: { enabled: true, maxQuantityPerProduct, maxQuantityPerStep: 4, minQuantityPerStep: 1 },
});

const BUNDLE: ShownBundle = {
  stepDisplay: 'tabs',
  steps: [],
  rule: {
    id: '7',
    steps: [step(3), step(1)],
    container: { minValue: 3, maxValue: 6, enabledForceToMax: false },
    discount: {
      requiredTarget: 'quantity',
      tiers: [],
      enabledLimitLineQuantityDiscount: false,
      maxQuantityPerLine: 1,
      excludedAddOnDiscountOnSub: false,
      discountedFrom: 'price',
      parentVariantId: null,
    },
  },
  tierLabels: [],
  hasProgress: true,
  showsSavings: true,
  texts: {
    add: 'Add bundle to cart',
    remaining: 'Choose {remaining} more',
    complete: 'Your bundle is ready',
    savings: 'You save {amount}',
  },
};

const PURCHASES = { oneTime: 'One-time purchase', subscription: 'Subscribe and save' };

/** A tier at three units, with its gift and what the third slot says. */
const withGift = (gift: string): Partial<ShownBundle> => ({
  rule: {
    ...BUNDLE.rule,
    discount: {
      ...BUNDLE.rule.discount,
      tiers: [
        {
          id: 't',
          discountType: 'percentage',
          discountValue: '10',
          requiredQuantity: 3,
          requiredSubtotal: '0',
          giftItems: [],
          includedGifts: false,
          message: '',
        },
      ],
    },
  },
  tierOffers: [{ slot: '10 %', giftHeading: '', gifts: [gift] }],
});

/** The same tier from an amount on. */
function byAmount({ rule = BUNDLE.rule, ...rest }: Partial<ShownBundle>): Partial<ShownBundle> {
  return { ...rest, rule: { ...rule, discount: { ...rule.discount, requiredTarget: 'subtotal' } } };
}

/** Three units make it whole; from three on a tenth is off where `discount` says so; its tier may be one of $200.00. */
function judgeOf(hasDiscount: boolean, isByAmount: boolean): (parts: readonly ChosenPart[]) => JudgedChoice {
  return (parts) => {
    const units = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    const price = selectionLines('7', 'a', parts).reduce((sum, { linePrice }) => sum + linePrice, 0);
    const isWhole = units >= 3;
    const discount = hasDiscount && isWhole ? Math.round(price / 10) : 0;
    return {
      units,
      missing: Math.max(0, 3 - units),
      price,
      discount,
      savings: discount,
      reached: [isWhole],
      lacks: [isByAmount ? Math.max(0, 20_000 - price) : Math.max(0, 3 - units)],
      gives: [isWhole],
    };
  };
}

export const page: StoryPage = {
  component: 'bundle-builder',
  title: 'Bundle builders',
  place: 'page',
  stories: ({ heading, product, otherProduct, variant, plan, button }) => {
    const products = offeredProducts({ product, otherProduct, variant, plan });
    const part = (
      at: number,
      id: number,
      variantId: number,
      quantity: number,
      price: number,
    ): ChosenPart => ({
      step: at,
      productId: id,
      variantId,
      quantity,
      price,
      compareAtPrice: null,
      sellingPlanId: null,
    });
    const builder = (
      initial: readonly ChosenPart[],
      changes: Partial<ShownBundle> = {},
      hasDiscount = false,
      editing: ComponentProps<typeof BundleBuilder>['editing'] = null,
      choices: ComponentProps<typeof BundleBuilder>['purchase']['choices'] = undefined,
      totalNote = '',
    ) => (
      <BundleBuilder
        id="cw-bundle-title"
        title={heading}
        style={{}}
        layout={{ type: 'grid', columns: 3 }}
        bundle={{ ...BUNDLE, ...changes }}
        steps={[
          { title: heading, description: '', products },
          { title: button, description: product, products },
        ]}
        texts={TEXTS}
        purchase={{ first: 'one-time', label: 'Purchase options', ...(choices && { choices }) }}
        offer={(purchase) => ({
          quantity: null,
          texts: { ...PURCHASES, choose: 'Choose', quantity: '', soldOut: 'Sold out' },
          format: (amount) => `$${(amount / 100).toFixed(2)}`,
          chosen: (each, choice) => chosenVariant(each, purchase, choice),
          isSold: (each) => each.available && purchaseOptions(each, purchase).length > 0,
          hasChoice: (each) => hasChoice(each, purchase),
          limited: () => '',
        })}
        Card={ProductCard}
        addTo="#cart"
        judge={judgeOf(hasDiscount, changes.rule?.discount.requiredTarget === 'subtotal')}
        totalNote={totalNote}
        tiers={[{ off: '10% off', needs: 'From 3 products' }].slice(
          0,
          changes.rule?.discount.tiers.length ?? 0,
        )}
        next={(parts, at, _product, chosen, by) => {
          const held = parts.find((each) => each.step === at && each.variantId === chosen.variant.id);
          return Math.max(0, (held?.quantity ?? 0) + by);
        }}
        initial={initial}
        onParts={() => undefined}
        itemsOf={(parts) => parts.map(({ variantId, quantity }) => ({ variantId, quantity, properties: {} }))}
        onAdd={() => undefined}
        editing={editing}
      />
    );
    const whole = [part(1, 1, 11, 1, 11_800), part(1, 2, 21, 1, 1800), part(2, 2, 21, 1, 1800)];
    return [
      { id: 'empty', title: 'Nothing chosen', content: builder([]) },
      { id: 'begun', title: 'Something is missing', content: builder(whole.slice(0, 1)) },
      { id: 'ready', title: 'Ready', content: builder(whole) },
      {
        id: 'discount',
        title: 'With a discount, all on one page',
        content: builder(whole, { ...withGift(product), stepDisplay: 'page', tierLabels: [button] }, true),
      },
      {
        id: 'subscription',
        title: 'Bought once or by subscription',
        content: builder([{ ...part(1, 1, 11, 1, 10_600), sellingPlanId: 7 }], {}, false, null, {
          'one-time': PURCHASES.oneTime,
          subscription: PURCHASES.subscription,
        }),
      },
      {
        id: 'gifts',
        title: 'A gift is still to be earned',
        content: builder(whole.slice(0, 1), withGift(product)),
      },
      {
        id: 'full',
        title: 'Full',
        content: builder(
          [part(1, 1, 11, 3, 11_800), part(1, 2, 21, 1, 1800), part(2, 2, 21, 2, 1800)],
          withGift(product),
        ),
      },
      {
        id: 'by-amount',
        title: 'The next tier goes by an amount',
        content: builder(whole, byAmount(withGift(product))),
      },
      {
        id: 'codes',
        title: 'The cart has a discount code',
        content: builder(
          whole,
          withGift(product),
          true,
          null,
          undefined,
          'Discount codes apply in the cart.',
        ),
      },
      { id: 'gift-earned', title: 'A gift is earned', content: builder(whole, withGift(product)) },
      {
        id: 'editing',
        title: 'A bundle of the cart is being changed',
        content: builder(whole, { texts: { ...BUNDLE.texts, add: 'Save changes' } }, true, {
          note: 'You’re changing a bundle in your cart.',
          cancel: 'Cancel',
          onCancel: () => undefined,
        }),
      },
    ];
  },
};
