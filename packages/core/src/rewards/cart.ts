import type { Subunits } from '../money/subunits';

/** The `_source` of the lines that a tiered progress bar adds. */
export const GIFT_SOURCE = 'tiered_progress_bar';

/** The `_source` of the parts of bundles. */
export const BUNDLE_SOURCE = 'bundle_builder';

/** The `_source` of every line that is given: by a tier of a progress bar, by a widget, by a bundle. */
export const GIFT_SOURCES = [GIFT_SOURCE, 'widget_gift', 'bundle_gift'] as const;

/** A cart as the rewards see it: the same for the AJAX cart, a predicted cart and the discount function's input. */
export interface RewardCart {
  /** The cart's currency, ISO 4217. */
  readonly currency: string;
  readonly lines: readonly RewardLine[];
  /** Order discounts of others, as one sum. */
  readonly othersOrderDiscount: Subunits;
  /** Whether the cart shows something of its own discount, told by titles; absent where nobody shows any. */
  readonly hasOurs?: boolean;
}

export interface RewardLine {
  /** Names the line towards the store; never used for ordering. */
  readonly key: string;
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
  /** The price of all units before discounts (`original_line_price`). */
  readonly linePrice: Subunits;
  /** The product discount of others on this line, 0 for none. */
  readonly othersDiscount: Subunits;
  readonly properties: Readonly<Record<string, string>>;
  readonly sellingPlanId: number | null;
  readonly giftCard: boolean;
  /** What the store charges for the line after product discounts; null while that is only predicted. */
  readonly charged: Subunits | null;
}

/** A line as far as its properties tell what it is. */
export interface MarkedLine {
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * Giver of a gift line: a tier by its id, else a widget, or a tier of a bundle. Null for every other line. Shoppers can
 * forge it, so it says what a line has to be judged as, never that it is earned.
 */
export function giverOf({ properties: { _source, _tier, _widget, _bundle } }: MarkedLine): string | null {
  if (_source === GIFT_SOURCE) return `${_tier}`;
  if (_source === 'widget_gift') return `widget ${_widget}`;
  return _source === 'bundle_gift' ? `bundle ${_bundle} ${_tier}` : null;
}

/** Whether a line was put in as a gift, or forged to look so. */
export function isGiftLine(line: MarkedLine): boolean {
  return giverOf(line) !== null;
}

/** Names a gift: one product of what gives it. */
export function giftId(giver: string, productId: number): string {
  return `${giver}:${productId}`;
}

/** The gift whose line this is, also one that nothing gives now; null for a bought line. */
export function giftOf(line: MarkedLine & { readonly productId: number }): string | null {
  const giver = giverOf(line);
  return giver === null ? null : giftId(giver, line.productId);
}

/** The properties of a gift's line, by what gives it (`giverOf`); `_attribution` is no part of that. */
export function giftProperties(giver: string, attribution: string | null): Record<string, string> {
  const [kind, of = '', ...tier] = giver.split(' ');
  return {
    ...(attribution !== null && { _attribution: attribution }),
    ...(kind === 'widget' && of
      ? { _source: 'widget_gift', _widget: of }
      : kind === 'bundle' && of
        ? { _source: 'bundle_gift', _bundle: of, _tier: tier.join(' ') }
        : { _source: GIFT_SOURCE, _tier: giver }),
  };
}
