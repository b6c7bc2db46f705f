import { useMemo, useRef } from 'react';
import { useUser } from '../../../shared/use-user';
import { type ActionState, type EditorAction, editorActions } from '../model/editor-actions';
import { useEditor } from '../model/editor-context';
import type { RowControl } from '../model/editor-model';
import { mayEdit } from '../model/may-edit';
import type { Screen } from '../model/screen';
import { useComponentCommands } from '../model/use-component-commands';
import { isNarrow, type Layout } from '../model/use-layout';
import { useChooseScreen } from '../model/use-screen';
import { useWidgetDrafts } from '../widgets/widget-drafts';
import { useSave } from './use-save';
import { useSteps } from './use-steps';

export interface EditorActions {
  readonly all: readonly EditorAction[];
  /** What they decide by, as it is now. */
  readonly state: () => ActionState;
}

/** What the editor can do. The actions stay the same while the editor is open. */
export function useEditorActions(screen: Screen | null, layout: Layout): EditorActions {
  const model = useEditor();
  const drafts = useWidgetDrafts();
  const { save } = useSave();
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
        save: () => now.current.save(),
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
        const { saving, drag } = model.view.get();
        return {
          history,
          widgetsUnsaved: drafts.get().size > 0,
          saving,
          dragging: drag !== null,
          locked: mayEdit(history.present, now.current.user) !== null,
          row: focused('[data-row]')?.dataset.row ?? null,
          narrow: isNarrow(),
        };
      },
    };
  }, [model, drafts]);
}

function focused(selector: string): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(selector) ?? null;
}

/** The control of a row that has the focus, so that it keeps it when the row moves. */
function focusedControl(): RowControl {
  const control = focused('[data-control]')?.dataset.control;
  return control === 'handle' || control === 'menu' ? control : 'link';
}
