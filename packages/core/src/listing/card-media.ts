/**
 * Further media of a product, which its card shows when a shopper reaches for it. The store's Liquid makes them, in the card of
 * the block and in our answer alike, as JSON in the attribute `data-media`. Pictures take `&width=`, addresses begin at the
 * root of the store.
 */
export interface CardMedia {
  /** Product's second picture; null if it has only one. */
  readonly second: string | null;
  /** Option with swatches, in the page's language; empty if there is none. */
  readonly option: string;
  /** At most `MAX_CARD_SWATCHES`; empty if there would be only one. */
  readonly swatches: readonly CardSwatch[];
  /** Number of further values of the option. */
  readonly more: number;
}

/** Value of an option, with its first variant that can be bought, or else its first. */
export interface CardSwatch {
  readonly name: string;
  /** `#rrggbb`; null if it is a picture. */
  readonly colour: string | null;
  readonly image: string | null;
  /** Address of the product's page with this variant. */
  readonly url: string;
  /** Variant's own picture; null if it has none. */
  readonly picture: string | null;
  readonly available: boolean;
}

/** Maximum number of swatches on a card, as in the snippet `product-card.liquid`. */
export const MAX_CARD_SWATCHES = 5;
