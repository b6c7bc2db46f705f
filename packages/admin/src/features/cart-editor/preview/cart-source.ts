import type { CartContent } from '@cartwright/core/contract/preview';
import type { CartDocument } from '@cartwright/core/smart-cart/cart-document';
import { translatedDocument } from '@cartwright/core/smart-cart/translated-document';
import { useMemo } from 'react';
import type { Watched } from '../../../shared/state/store';
import { useEditor } from '../model/editor-context';

/** The document as a preview shows it that is not the editor's own: with what is being written and not yet taken over. */
export type Revise = (document: CartDocument) => CartDocument;

/** Content of a preview besides the document. */
export type AroundCart = Omit<CartContent, 'document' | 'translated'>;

/** The cart as it is edited, with what is around it; the frame is sent each change without a rendering of React's. */
export function useCartSource(
  { products, prices, widgets, offered, lines, drop }: AroundCart,
  { revise, locale }: { readonly revise: Revise | null; readonly locale: string },
): Watched<CartContent> {
  const { document } = useEditor();
  return useMemo(
    () => ({
      get() {
        const present = document.get().history.present.cart;
        const shown = revise ? revise(present) : present;
        const translated = translatedDocument(shown, locale);
        return {
          document: shown,
          ...(translated !== shown && { translated }),
          products,
          prices,
          widgets,
          ...(offered && { offered }),
          lines,
          drop,
        };
      },
      subscribe: document.subscribe,
    }),
    [document, products, prices, widgets, offered, lines, drop, revise, locale],
  );
}
