import type { Product, Stock } from '../../engine/model/catalogue';

/** Units of all variants together; what is not tracked counts as none. */
export function totalInventory(product: Product): number {
  return product.variants.reduce((sum, { stock }) => sum + quantityOf(stock), 0);
}

export function quantityOf(stock: Stock): number {
  return stock.tracked ? stock.quantity : 0;
}
