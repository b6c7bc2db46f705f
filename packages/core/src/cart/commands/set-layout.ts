import type { CartDocument, Layout } from '../cart-document';
import { findComponent } from '../components-of';
import type { CommandResult } from './command';

/** Sets the layout, as an undo step of its own that also restores what it moved. */
export function setLayout(document: CartDocument, { layout }: { readonly layout: Layout }): CommandResult {
  const changed = { ...document, layout };
  return {
    ok: true,
    document: layout === 'single' ? withoutColumn(changed) : changed,
    label: 'Change layout',
    history: 'record',
  };
}

/**
 * Layout without the Cross-Sells column: its components are moved to Needs Attention, which the merchant sees and
 * shoppers don't; required ones go to the body.
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
