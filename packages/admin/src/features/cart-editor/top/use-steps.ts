import type { Step } from '@cartwright/core/smart-cart/history';
import { useMemo } from 'react';
import { announce } from '../model/announcements';
import { useEditor } from '../model/editor-context';
import type { Screen } from '../model/screen';
import { screenAfter } from '../model/screen-after';
import { useChooseScreen } from '../model/use-screen';

/** Undo and redo: each says what it did and shows what it was about. */
export function useSteps(screen: Screen | null): { readonly undo: () => void; readonly redo: () => void } {
  const model = useEditor();
  const choose = useChooseScreen();
  return useMemo(() => {
    const present = () => model.document.get().history.present;
    function take(step: () => Step | null, done: string) {
      const before = present();
      const taken = step();
      if (!taken) return;
      announce(`${done}: ${taken.label}`);
      choose(screenAfter(screen, taken.componentId, before, present()), { replace: true });
      if (taken.componentId !== null) {
        model.look({ shown: { componentId: taken.componentId, focus: null } });
      }
    }
    return { undo: () => take(model.undo, 'Undone'), redo: () => take(model.redo, 'Done again') };
  }, [model, choose, screen]);
}
