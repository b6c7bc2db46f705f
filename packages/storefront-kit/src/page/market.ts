/** Market of a page, with its currency. */
export interface Market {
  readonly root: string;
  readonly currency: string;
  readonly shopCurrency: string;
  /** Units of the cart's currency per unit of the shop's, as a decimal; null when unknown. */
  readonly rate: string | null;
}
