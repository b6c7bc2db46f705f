/**
 * Further media of a product, which its card shows when a shopper reaches for it. The store's Liquid makes them, in the card of
 * the block and in our answer alike, as JSON in the attribute `data-media`. Pictures take `&width=`, addresses begin at the
 * root of the store.
 */
export interface CardMedia {
  /** The product's next picture; null where it has one only. */
  readonly second: string | null;
  /** The option that has swatches, in the page's language; empty without one. */
  readonly option: string;
  /** At most `MAX_CARD_SWATCHES`; none where there would be one only. */
  readonly swatches: readonly CardSwatch[];
  /** How many values of the option more there are. */
  readonly more: number;
}

/** Value of an option, with the variant that has it: the first that can be bought, or the first. */
export interface CardSwatch {
  readonly name: string;
  /** `#rrggbb`; null where it is a picture. */
  readonly colour: string | null;
  readonly image: string | null;
  /** The product's page with this variant. */
  readonly url: string;
  /** The variant's; null where it has none of its own. */
  readonly picture: string | null;
  readonly available: boolean;
}

/** Swatches on one card. The snippet `product-card.liquid` has the same. */
export const MAX_CARD_SWATCHES = 5;
