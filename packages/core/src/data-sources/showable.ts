import type { OutOfStock } from '../listing/listing-rules';
import { standsInLists } from '../listing/sellable';
import type { SourceRequest } from './source-request';
import type { SourceShop } from './source-shop';

export type MayBeShown = (product: number) => boolean;

/**
 * Predicates of displayable products, in order: if sold-out products come last, first those in stock. Excludes
 * products on the page or in the cart, excluded products, and those not sold in the market or given as gifts.
 */
export function showable(
  { index, exclusions, gifts, context }: SourceShop,
  { pageProducts, cartProducts, outOfStock }: SourceRequest,
): readonly MayBeShown[] {
  const taken = new Set([...pageProducts, ...cartProducts]);
  const where = (rule: OutOfStock): MayBeShown => {
    const stands = standsInLists(index, { ...exclusions, outOfStock: rule }, context);
    return (product) => {
      const row = index.rows.get(product);
      return row !== undefined && !taken.has(product) && !gifts.has(product) && stands(row);
    };
  };
  return outOfStock === 'end' ? [where('hide'), where('all')] : [where(outOfStock)];
}
