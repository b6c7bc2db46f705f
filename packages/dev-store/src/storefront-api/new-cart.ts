import { idOf } from '../admin/wire/gid';
import { type CartState, emptyCart, type LineState } from '../engine/model/cart-state';
import type { CatalogueIndex } from '../engine/model/catalogue-index';
import { sellable } from '../engine/operations/sellable';

/** `CartInput`, as far as this store knows it. */
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

/** A cart with these lines and codes; null when something of it cannot be sold so. Stock is not looked at. */
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
