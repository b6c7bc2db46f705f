import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { type CartEdit, onCart } from '@cartwright/core/cart/cart-edit';
import type { CommandResult } from '@cartwright/core/cart/commands/command';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { editorHooks } from '../../../../editor-kit/model/editor-context';
import { useStore } from '../../../../shared/state/store';
import type { CartModel, CartRevision, CartSaveResult } from './cart-model';
import type { CartScreen, CartView } from './cart-screen';

const hooks = editorHooks<CartEdit, CartRevision, CartSaveResult>();
const ScreenContext = createContext<CartScreen | null>(null);

export function CartEditorProvider({
  model,
  screen,
  children,
}: {
  model: CartModel;
  screen: CartScreen;
  children: ReactNode;
}) {
  return (
    <hooks.EditorProvider model={model}>
      <ScreenContext.Provider value={screen}>{children}</ScreenContext.Provider>
    </hooks.EditorProvider>
  );
}

/** Model of the enclosing editor. */
export const useEditor = hooks.useEditor;
export const useDocumentState = hooks.useDocumentState;

/** Runner of commands on the cart and its widgets. */
export const useRunEdit = hooks.useRun;

/** Selected value of the cart; re-renders when it changes. */
export function useDocument<Part>(select: (document: CartDocument) => Part): Part {
  return useDocumentState(({ history }) => select(history.present.cart));
}

/** Selected value of the cart and its widgets; re-renders when it changes. */
export function useEdit<Part>(select: (edit: CartEdit) => Part): Part {
  return useDocumentState(({ history }) => select(history.present));
}

/** Last saved cart. */
export function useSavedCart(): CartDocument {
  return useDocumentState(({ history }) => history.saved.cart);
}

/**
 * Runner of commands on the cart. A rejection is shown under the title of its problem, or else of
 * the command's subject.
 */
export function useRun(): (
  command: (document: CartDocument) => CommandResult,
  title?: string,
) => ReturnType<CartModel['run']> {
  const run = useRunEdit();
  return useCallback((command, title) => run(onCart(command), title), [run]);
}

/** View state of the enclosing editor. */
export function useCartScreen(): CartScreen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('useCartScreen is for components inside of CartEditorProvider.');
  return screen;
}

export function useCartView<Part>(select: (view: CartView) => Part): Part {
  return useStore(useCartScreen().view, select);
}
