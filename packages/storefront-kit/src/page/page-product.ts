import type { Metafields } from '@cartwright/core/catalogue/metafield-text';

/** Product printed by the embed. Prices are subunits of the cart's currency. */
export interface PageProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly image: string | null;
  readonly giftCard: boolean;
  /** Metafields; only in the editor's preview. */
  readonly metafields?: Metafields;
  readonly variants: readonly {
    readonly id: number;
    readonly title: string;
    readonly price: number;
    readonly compareAtPrice: number | null;
    readonly available: boolean;
    /** Absent if unknown: the published value applies. */
    readonly needsSellingPlan?: boolean;
    /** Minimum quantity; 1 when absent. */
    readonly minimumQuantity?: number;
  }[];
}
