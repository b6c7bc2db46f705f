import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { findComponent } from '@cartwright/core/cart/components-of';
import { useMemo } from 'react';
import { useDocument, useEditor } from './editor-context';

/** Name of a component, wherever it is shown; empty when there is none. */
export function titleOf(document: CartDocument, componentId: string): string {
  return findComponent(document, componentId)?.title ?? '';
}

/** Titles of all components by id, memoised while settings are edited. */
export function useTitles(): Readonly<Record<string, string>> {
  const model = useEditor();
  // A component's title never changes, so only added and removed components matter.
  const places = useDocument((document) => document.dragDropState);
  return useMemo(() => {
    const { cart } = model.document.get().history.present;
    const ids = Object.values(places).flat();
    return Object.fromEntries(ids.map((id) => [id, titleOf(cart, id)]));
  }, [model, places]);
}
