import type { Stock } from '../engine/model/catalogue';
import type { ThemeMessages } from './locales/english';

const FEW_LEFT = 5;

/** Stock note of a variant. */
export function stockNote(messages: ThemeMessages, stock: Stock, available: boolean): string {
  if (!available) return messages.soldOutStock;
  if (stock.tracked && stock.policy === 'deny' && stock.quantity <= FEW_LEFT) {
    return messages.onlyLeft(stock.quantity);
  }
  return messages.inStock;
}
