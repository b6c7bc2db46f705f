import { blankIssues, type Issue } from '../issue';
import type { CartItemsSettings } from './schema';

const LABELS = {
  emptyTitle: 'Empty cart title',
  continueShopping: 'Continue shopping',
  remove: 'Remove',
  subscribe: 'Subscribe',
  oneTime: 'One-time purchase',
} as const;

/** A cart without these texts would have buttons without a name. */
export function validateCartItems(settings: CartItemsSettings): Issue[] {
  return blankIssues(settings.language, LABELS, ['language'], 'Cart Items');
}
