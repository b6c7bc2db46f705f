import type { Step } from '@cartwright/core/editing/history';
import type { CartEdit } from '@cartwright/core/smart-cart/cart-edit';
import { useMemo } from 'react';
import { announce } from '../../../editor-kit/model/announcements';
import { useCartScreen, useEditor } from '../model/editor-context';
import { componentOfScope } from '../model/issues';
import type { Screen } from '../model/screen';
import { screenAfter } from '../model/screen-after';
import { useChooseScreen } from '../model/use-screen';

/** Undo and redo: each says what it did and shows what it was about. */
export function useSteps(screen: Screen | null): { readonly undo: () => void; readonly redo: () => void } {
  const model = useEditor();
  const { look } = useCartScreen();
  const choose = useChooseScreen();
  return useMemo(() => {
    const present = () => model.document.get().history.present.cart;
    function take(step: () => Step<CartEdit> | null, done: string) {
      const before = present();
      const taken = step();
      if (!taken) return;
      announce(`${done}: ${taken.label}`);
      choose(screenAfter(screen, taken.scope, before, present()), { replace: true });
      const componentId = taken.scope === null ? undefined : componentOfScope(taken.scope, present());
      if (componentId !== undefined) look({ shown: { componentId, focus: null } });
    }
    return { undo: () => take(model.undo, 'Undone'), redo: () => take(model.redo, 'Redone') };
  }, [model, look, choose, screen]);
}
