import type { OutOfStock } from '../listing/listing-rules';
import { standsInLists } from '../listing/sellable';
import type { SourceRequest } from './source-request';
import type { SourceShop } from './source-shop';

export type MayBeShown = (product: number) => boolean;

/**
 * Whether products may be shown, in the order in which they are taken: where what is sold out comes last, first the others.
 * What is on the page or in the cart never is, nor what is excluded, not sold in the market, or given away.
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
