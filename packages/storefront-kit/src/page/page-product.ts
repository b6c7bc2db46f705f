import type { Metafields } from '@cartwright/core/catalogue/metafield-text';

/** A product as the embed prints it. Prices are subunits of the cart's currency. */
export interface PageProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly image: string | null;
  readonly giftCard: boolean;
  /** In the editor's preview only, of products that have some. */
  readonly metafields?: Metafields;
  readonly variants: readonly {
    readonly id: number;
    readonly title: string;
    readonly price: number;
    readonly compareAtPrice: number | null;
    readonly available: boolean;
    /** Absent where nobody said so: then what was published holds. */
    readonly needsSellingPlan?: boolean;
    /** The least quantity that can be bought; 1 when absent. */
    readonly minimumQuantity?: number;
  }[];
}
