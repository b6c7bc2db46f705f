import type { Stock } from '../engine/model/catalogue';

const FEW_LEFT = 5;

/** Note for a shopper about a variant's stock before buying. */
export function stockNote(stock: Stock, available: boolean): string {
  if (!available) return 'Sold out. More is being made.';
  if (stock.tracked && stock.policy === 'deny' && stock.quantity <= FEW_LEFT) {
    return `Only ${stock.quantity} left.`;
  }
  return 'In stock. Sent within two days.';
}
