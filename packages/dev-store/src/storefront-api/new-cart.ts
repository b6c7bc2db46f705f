import { idOf } from '../admin/wire/gid';
import { type CartState, emptyCart, type LineState } from '../engine/model/cart-state';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import { sellable } from '../engine/operations/sellable';

/** Supported fields of `CartInput`. */
export interface CartInput {
  readonly discountCodes?: readonly string[] | null;
  readonly lines?:
    | readonly {
        readonly merchandiseId: string;
        readonly quantity?: number | null;
        readonly sellingPlanId?: string | null;
      }[]
    | null;
}

/** New cart with lines and codes; null if an item can't be sold that way. Stock isn't checked. */
export function newCart(token: string, input: CartInput, index: CatalogueIndex): CartState | null {
  const lines = (input.lines ?? []).map(
    ({ merchandiseId, quantity, sellingPlanId }, at): LineState | null => {
      const variantId = idOf(merchandiseId, 'ProductVariant') ?? 0;
      const plan = sellingPlanId ? (idOf(sellingPlanId, 'SellingPlan') ?? 0) : null;
      if (!sellable(index, variantId, plan).ok) return null;
      return {
        id: `${token} ${at}`,
        variantId,
        quantity: quantity ?? 1,
        properties: {},
        sellingPlanId: plan,
      };
    },
  );
  const sold = lines.filter((line) => line !== null);
  if (sold.length < lines.length) return null;
  return { ...emptyCart(token), lines: sold, codes: input.discountCodes ?? [] };
}
