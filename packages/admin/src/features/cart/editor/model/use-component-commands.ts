import type { PartnerApp } from '@cartwright/core/apps/partner-apps';
import type { CartEdit } from '@cartwright/core/cart/cart-edit';
import { type AddableType, addComponent } from '@cartwright/core/cart/commands/add-component';
import { addApp } from '@cartwright/core/cart/commands/apps';
import { moveComponent, stepComponent } from '@cartwright/core/cart/commands/move-component';
import { removeComponent } from '@cartwright/core/cart/commands/remove-component';
import { anchorsInEditor, findComponent } from '@cartwright/core/cart/components-of';
import { isConfigured } from '@cartwright/core/cart/is-configured';
import type { Anchor } from '@cartwright/core/components/anchor';
import type { CommandResult } from '@cartwright/core/editing/command';
import { stepBack } from '@cartwright/core/editing/history';
import { useMemo } from 'react';
import { announce } from '../../../../editor-kit/model/announcements';
import { dismissToast, toast } from '../../../../shared/state/toasts';
import type { RowControl } from './cart-screen';
import { titleOf } from './component-title';
import { useCartScreen, useEditor, useRun } from './editor-context';
import { placeText } from './place-text';
import { useChooseScreen } from './use-screen';

/** Commands for whole components, each with its announcement and focus target. */
export interface ComponentCommands {
  readonly add: (type: AddableType) => void;
  /** Adds a partner's app, with the block that shows it. */
  readonly addApp: (app: PartnerApp) => void;
  readonly move: (componentId: string, to: { anchor: Anchor; index: number }, focus: RowControl) => void;
  /** Moves one position up (-1) or down (1). */
  readonly step: (componentId: string, by: -1 | 1, focus: RowControl) => void;
  /** Asks for confirmation if the merchant has customised it. */
  readonly remove: (componentId: string) => void;
  readonly removeNow: (componentId: string) => void;
}

export function useComponentCommands(): ComponentCommands {
  const model = useEditor();
  const { look } = useCartScreen();
  const run = useRun();
  const choose = useChooseScreen();
  return useMemo(() => {
    const present = () => model.document.get().history.present.cart;
    const titleNow = (componentId: string) => titleOf(present(), componentId);

    function welcome(result: CommandResult<CartEdit>) {
      if (!result.ok || result.scope === undefined) return;
      const componentId = result.scope;
      choose({ kind: 'component', componentId }, { replace: true });
      look({ shown: { componentId, focus: null } });
      announce(`${titleNow(componentId)} added. ${placeText(present(), componentId)}.`);
    }

    function arrive(componentId: string, result: CommandResult<CartEdit>, focus: RowControl) {
      if (!result.ok) return;
      look({ shown: { componentId, focus } });
      announce(`${titleNow(componentId)} moved. ${placeText(present(), componentId)}.`);
    }

    function removeNow(componentId: string) {
      const title = titleNow(componentId);
      const next = neighbourOf(
        anchorsInEditor(present()).flatMap((at) => present().dragDropState[at]),
        componentId,
      );
      const result = run((document) => removeComponent(document, { componentId }), title);
      if (!result.ok) return;
      if (next !== null) look({ shown: { componentId: next, focus: 'link' } });
      const step = stepBack(model.document.get().history);
      const id = toast(`${title} removed.`, { label: 'Undo', run: () => model.undo() });
      // Dismisses the toast once undo would revert something else.
      const stop = model.document.subscribe(() => {
        if (stepBack(model.document.get().history) === step) return;
        stop();
        dismissToast(id);
      });
    }

    return {
      add: (type) => welcome(run((document) => addComponent(document, { type, newId }))),
      addApp: (app) => welcome(run((document) => addApp(document, { app, newId }))),
      move: (componentId, to, focus) =>
        arrive(
          componentId,
          run((document) => moveComponent(document, { componentId, ...to }), titleNow(componentId)),
          focus,
        ),
      step: (componentId, by, focus) =>
        arrive(
          componentId,
          run((document) => stepComponent(document, { componentId, by }), titleNow(componentId)),
          focus,
        ),
      remove(componentId) {
        const component = findComponent(present(), componentId);
        const may = removeComponent(present(), { componentId });
        if (may.ok && component && isConfigured(component)) look({ removing: componentId });
        else removeNow(componentId);
      },
      removeNow,
    };
  }, [model, look, run, choose]);
}

const newId = () => crypto.randomUUID();

/** Neighbour of a removed component: the one below it, else the one above. */
function neighbourOf(ids: readonly string[], componentId: string): string | null {
  const at = ids.indexOf(componentId);
  return ids[at + 1] ?? ids[at - 1] ?? null;
}
