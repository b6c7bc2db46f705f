import type { CartDocument } from '../cart-document';
import type { CommandResult } from './command';

/** What the general and the global screens change of a cart. */
export type EditableFields = Pick<
  CartDocument,
  | 'name'
  | 'enabled'
  | 'attributionTrackingEnabled'
  | 'cartPageCheckoutOverride'
  | 'cartPageEnabled'
  | 'productMetafieldsEnabled'
  | 'productMetafields'
  | 'switchToSubscriptionEnabled'
  | 'buyMoreSaveMoreEnabled'
  | 'buyMoreSaveMore'
>;

/** Sets fields of the cart itself. Typing in the same field joins one step; a switch is a step of its own. */
export function setCartFields(
  document: CartDocument,
  { fields }: { fields: Partial<EditableFields> },
): CommandResult {
  const typed = Object.values(fields).some((value) => typeof value === 'string' || typeof value === 'object');
  return {
    ok: true,
    document: { ...document, ...fields },
    label: 'Change cart settings',
    history: typed ? 'merge' : 'record',
    ...(typed && { mergeKey: Object.keys(fields).sort().join(' ') }),
  };
}
