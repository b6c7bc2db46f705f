import type { Stock } from '../engine/model/catalogue';
import type { ThemeMessages } from './locales/english';

const FEW_LEFT = 5;

/** Note for a shopper about a variant's stock before buying. */
export function stockNote(words: ThemeMessages, stock: Stock, available: boolean): string {
  if (!available) return words.soldOutStock;
  if (stock.tracked && stock.policy === 'deny' && stock.quantity <= FEW_LEFT) {
    return words.onlyLeft(stock.quantity);
  }
  return words.inStock;
}
