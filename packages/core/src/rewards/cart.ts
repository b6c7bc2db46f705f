import type { Subunits } from '../money/subunits';

/** `_source` of lines that a tiered progress bar adds. */
export const GIFT_SOURCE = 'tiered_progress_bar';

/** `_source` of the parts of bundles. */
export const BUNDLE_SOURCE = 'bundle_builder';

/** `_source` of every gift line: of a progress bar's tier, a widget, a bundle. */
export const GIFT_SOURCES = [GIFT_SOURCE, 'widget_gift', 'bundle_gift'] as const;

/** Cart as rewards read it: the same for the AJAX cart, a predicted cart and the discount function's input. */
export interface RewardCart {
  /** Cart's currency, ISO 4217. */
  readonly currency: string;
  readonly lines: readonly RewardLine[];
  /** Sum of others' order discounts. */
  readonly othersOrderDiscount: Subunits;
  /** Whether the cart shows our discount, recognized by title; absent if it is unknown. */
  readonly hasOurs?: boolean;
}

export interface RewardLine {
  /** Line's key in the store; never used for ordering. */
  readonly key: string;
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
  /** Price of all units before discounts (`original_line_price`). */
  readonly linePrice: Subunits;
  /** Others' product discount on this line, 0 for none. */
  readonly othersDiscount: Subunits;
  readonly properties: Readonly<Record<string, string>>;
  readonly sellingPlanId: number | null;
  readonly giftCard: boolean;
  /** Line's price in the store after product discounts; null while it is only predicted. */
  readonly charged: Subunits | null;
}

/** Line with the properties that tell its kind. */
export interface MarkedLine {
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * Giver of a gift line: a tier by its id, else a widget, or a tier of a bundle. Null for every other line.
 * Shoppers can forge it, so it determines how a line is judged, never that it is earned.
 */
export function giverOf({ properties: { _source, _tier, _widget, _bundle } }: MarkedLine): string | null {
  if (_source === GIFT_SOURCE) return `${_tier}`;
  if (_source === 'widget_gift') return `widget ${_widget}`;
  return _source === 'bundle_gift' ? `bundle ${_bundle} ${_tier}` : null;
}

/** Whether a line was added as a gift, or forged as one. */
export function isGiftLine(line: MarkedLine): boolean {
  return giverOf(line) !== null;
}

/** Id of a gift: a giver's product. */
export function giftId(giver: string, productId: number): string {
  return `${giver}:${productId}`;
}

/** Gift id of a line, also of a gift that nothing gives now; null for a bought line. */
export function giftOf(line: MarkedLine & { readonly productId: number }): string | null {
  const giver = giverOf(line);
  return giver === null ? null : giftId(giver, line.productId);
}

/** Properties of a gift line by its giver (`giverOf`); `_attribution` is added to them. */
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
