import type { CartEdit } from '@cartwright/core/cart/cart-edit';
import type { Step } from '@cartwright/core/editing/history';
import { useMemo, useRef } from 'react';
import { isNarrow, type Layout } from '../../../../editor-kit/layout/use-layout';
import { announce } from '../../../../editor-kit/model/announcements';
import type { Saving } from '../../../../editor-kit/save/use-save';
import type { EditorActions } from '../../../../editor-kit/shortcuts/action';
import { useUser } from '../../../../shared/hooks/use-user';
import type { RowControl } from '../model/cart-screen';
import { editRefusal } from '../model/edit-refusal';
import { useCartScreen, useEditor } from '../model/editor-context';
import { componentOfScope } from '../model/issues';
import type { Screen } from '../model/screen';
import { screenAfter } from '../model/screen-after';
import { useComponentCommands } from '../model/use-component-commands';
import { useChooseScreen } from '../model/use-screen';
import { type ActionId, type ActionState, editorActions } from './editor-actions';

/** Actions of the editor, stable while it is open. */
export function useEditorActions(
  screen: Screen | null,
  layout: Layout,
  save: Saving['save'],
): EditorActions<ActionState, ActionId> {
  const model = useEditor();
  const { view } = useCartScreen();
  const steps = useSteps(screen);
  const components = useComponentCommands();
  const choose = useChooseScreen();
  const user = useUser();
  const now = useRef({ save, steps, components, choose, layout, user });
  now.current = { save, steps, components, choose, layout, user };

  return useMemo(() => {
    const onRow = (act: (componentId: string) => void) => (state: ActionState) => {
      if (state.row !== null) act(state.row);
    };
    const change = (next: Parameters<Layout['change']>[0]) => now.current.layout.change(next);
    return {
      all: editorActions({
        undo: () => now.current.steps.undo(),
        redo: () => now.current.steps.redo(),
        save: () => void now.current.save(),
        add: () => now.current.choose({ kind: 'add' }),
        moveUp: onRow((id) => now.current.components.step(id, -1, focusedControl())),
        moveDown: onRow((id) => now.current.components.step(id, 1, focusedControl())),
        remove: onRow((id) => now.current.components.remove(id)),
        phone: () => change({ viewport: 'phone' }),
        tablet: () => change({ viewport: 'tablet' }),
        desktop: () => change({ viewport: 'desktop' }),
        wide: () => change({ wide: !now.current.layout.wide }),
        pane: () => change({ pane: now.current.layout.pane === 'preview' ? 'sidebar' : 'preview' }),
        help: () => change({ helping: true }),
      }),
      state() {
        const { history } = model.document.get();
        return {
          history,
          saving: model.view.get().saving,
          dragging: view.get().drag !== null,
          locked: editRefusal(history.present.cart, now.current.user) !== null,
          row: focused('[data-row]')?.dataset.row ?? null,
          narrow: isNarrow(),
        };
      },
    };
  }, [model, view]);
}

function focused(selector: string): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(selector) ?? null;
}

/** Focused control of a row, to restore the focus after a move. */
function focusedControl(): RowControl {
  const control = focused('[data-control]')?.dataset.control;
  return control === 'handle' || control === 'menu' ? control : 'link';
}

/** Undo and redo, with announcement and screen of the changed component. */
function useSteps(screen: Screen | null): { readonly undo: () => void; readonly redo: () => void } {
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
