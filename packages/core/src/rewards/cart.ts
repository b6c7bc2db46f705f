import type { Subunits } from '../money/subunits';

/** The `_source` of the lines that a tiered progress bar adds. */
export const GIFT_SOURCE = 'tiered_progress_bar';

/** A cart as the rewards see it: the same for the AJAX cart, a predicted cart and the discount function's input. */
export interface RewardCart {
  /** The cart's currency, ISO 4217. */
  readonly currency: string;
  readonly lines: readonly RewardLine[];
  /** Order discounts of others, as one sum. */
  readonly othersOrderDiscount: Subunits;
  /** Whether the cart shows a discount of ours, told by its title; absent where nobody shows any. */
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

/** Whether a line was put in by a tiered progress bar, or forged to look so. */
export function isGiftLine(line: { readonly properties: Readonly<Record<string, unknown>> }): boolean {
  return line.properties._source === GIFT_SOURCE;
}

/** The properties of a gift's line: `_attribution`, `_source`, `_tier`. */
export function giftProperties(tierId: string, attribution: string | null): Record<string, string> {
  return {
    ...(attribution !== null && { _attribution: attribution }),
    _source: GIFT_SOURCE,
    _tier: tierId,
  };
}
