import { blankIssues, type Issue } from '../issue';
import type { CartSubtotalSettings } from './schema';

export function validateCartSubtotal(settings: CartSubtotalSettings): Issue[] {
  return blankIssues(
    settings.language,
    { subtotal: 'Subtotal', savings: 'Savings' },
    ['language'],
    'Cart Subtotal',
  );
}
