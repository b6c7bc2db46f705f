import type { Step } from '@cartwright/core/editing/history';
import { useMemo, useRef } from 'react';
import { announce } from '../model/announcements';
import { useControls } from '../model/editor-context';
import type { Saving } from '../save/use-save';
import { type EditorActions, editorAction } from './action';
import { type EditingId, type EditingState, editingActions } from './editing-actions';

export type PlainActions = EditorActions<EditingState, EditingId | 'help'>;

/**
 * Actions of an editor without lock and dragging: undo, redo, save, shortcut dialog. Stable while
 * it is open.
 */
export function useEditingActions(save: Saving['save'], onHelp: () => void): PlainActions {
  const controls = useControls();
  const now = useRef({ save, onHelp });
  now.current = { save, onHelp };
  return useMemo(() => {
    const take = (step: () => Step<unknown> | null, done: string) => () => {
      const taken = step();
      if (taken) announce(`${done}: ${taken.label}`);
    };
    return {
      all: [
        ...editingActions<EditingState>({
          undo: take(controls.undo, 'Undone'),
          redo: take(controls.redo, 'Redone'),
          save: () => void now.current.save(),
        }),
        editorAction<EditingState, 'help'>({
          id: 'help',
          group: 'View',
          label: 'Keyboard shortcuts',
          shortcuts: [{ key: '?' }, { key: '/', mod: true, shift: false }],
          enabled: () => true,
          run: () => now.current.onHelp(),
        }),
      ],
      state: () => ({
        history: controls.document.get().history,
        saving: controls.view.get().saving,
        locked: false,
        dragging: false,
      }),
    };
  }, [controls]);
}
