import type { Product, Stock } from '../../engine/model/catalogue';

/** Total stock of all variants; untracked ones count as 0. */
export function totalInventory(product: Product): number {
  return product.variants.reduce((sum, { stock }) => sum + quantityOf(stock), 0);
}

export function quantityOf(stock: Stock): number {
  return stock.tracked ? stock.quantity : 0;
}
