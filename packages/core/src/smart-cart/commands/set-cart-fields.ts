import type { CartDocument } from '../cart-document';
import { findComponent } from '../components-of';
import type { CommandResult } from './command';

/** What the general and the layout screens change of a cart. */
export type EditableFields = Pick<
  CartDocument,
  | 'name'
  | 'enabled'
  | 'attributionTrackingEnabled'
  | 'cartPageCheckoutOverride'
  | 'cartPageEnabled'
  | 'productMetafieldsEnabled'
  | 'switchToSubscriptionEnabled'
  | 'layout'
  | 'buyMoreSaveMoreEnabled'
  | 'buyMoreSaveMore'
>;

/** Sets fields of the cart itself. Typing in the same field joins one step; a switch is a step of its own. */
export function setCartFields(
  document: CartDocument,
  { fields }: { fields: Partial<EditableFields> },
): CommandResult {
  const typed = Object.values(fields).some((value) => typeof value === 'string' || typeof value === 'object');
  const changed = { ...document, ...fields };
  return {
    ok: true,
    document: fields.layout === 'single' ? withoutColumn(changed) : changed,
    label: 'Change cart settings',
    history: typed ? 'merge' : 'record',
    ...(typed && { mergeKey: Object.keys(fields).sort().join(' ') }),
  };
}

/**
 * A cart with one column has no Cross-Sells: what stood there waits in Needs Attention, where the merchant sees it and
 * the shopper does not; what every shopper must see goes to the body.
 */
function withoutColumn(document: CartDocument): CartDocument {
  const { crossSells, needsAttention, body } = document.dragDropState;
  if (crossSells.length === 0) return document;
  const needed = (id: string) => findComponent(document, id)?.visibilityStatus === 'always_visible';
  return {
    ...document,
    dragDropState: {
      ...document.dragDropState,
      crossSells: [],
      body: [...body, ...crossSells.filter(needed)],
      needsAttention: [...needsAttention, ...crossSells.filter((id) => !needed(id))],
    },
  };
}
