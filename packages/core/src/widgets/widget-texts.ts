import { textTable } from '../texts/text-table';

/** Settings that determine which texts a widget shows. */
export interface TextSettings {
  readonly productType: 'one-time' | 'subscription' | 'both';
  readonly timer: { readonly enabled: boolean };
  readonly quantityInputs: { readonly enabled: boolean };
}

const offersBoth = ({ productType }: TextSettings) => productType === 'both';

/** Texts of a widget on its products. */
export const WIDGET_TEXTS = textTable<TextSettings>()({
  add: { label: 'Add button', limit: 'button', default: 'Add', required: true },
  added: {
    label: 'Added',
    limit: 'button',
    default: 'Added',
    required: true,
    help: 'Shown on the button once the product is in the cart.',
  },
  choose: {
    label: 'Choose',
    limit: 'button',
    default: 'Choose',
    required: true,
    help: 'Read out before the list of variants.',
  },
  soldOut: { label: 'Sold out', limit: 'button', default: 'Sold out', required: true },
  quantity: {
    label: 'Quantity',
    limit: 'button',
    default: 'Quantity',
    required: ({ quantityInputs }) => quantityInputs.enabled,
    help: 'Read out before the quantity.',
  },
  oneTime: {
    label: 'One-time purchase',
    limit: 'button',
    default: 'One-time purchase',
    required: offersBoth,
  },
  subscription: {
    label: 'Subscription',
    limit: 'button',
    default: 'Subscribe and save',
    required: offersBoth,
  },
  timer: {
    label: 'Timer',
    limit: 'title',
    default: 'Offer ends in',
    required: ({ timer }) => timer.enabled,
    help: 'Shown before the time that is left.',
  },
});

/** Texts that a widget in a cart shows. */
export const CART_TEXTS = ['add', 'added', 'choose', 'soldOut'] as const;

/** Names of the texts that a widget shows on a storefront page, given its settings. */
export function pageTexts({ productType, timer, quantityInputs }: TextSettings) {
  return (Object.keys(WIDGET_TEXTS) as (keyof typeof WIDGET_TEXTS)[]).filter((name) => {
    if (name === 'quantity') return quantityInputs.enabled;
    if (name === 'timer') return timer.enabled;
    if (name === 'oneTime') return productType === 'both';
    return name !== 'subscription' || productType !== 'one-time';
  });
}
