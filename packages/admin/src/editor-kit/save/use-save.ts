import type { Issue } from '@cartwright/core/editing/issue';
import { useCallback, useRef } from 'react';
import { toastError, withdrawError } from '../../shared/state/toasts';
import type { EditorModel } from '../model/editor-model';
import type { SaveOutcome } from '../model/saved';
import type { RefusedMessage } from './refused-messages';

/** Debounce in milliseconds before fixed issues are withdrawn. */
const MENDED = 200;

export interface SavePorts<SaveResult> {
  /** Confirms a save, if necessary. */
  readonly mayBeSaved?: () => Promise<boolean>;
  /** Called after a save. */
  readonly onSaved: (result: SaveResult) => void;
  readonly refusedMessage: (issues: readonly Issue[]) => RefusedMessage;
  /** Navigates to the field of an issue. */
  readonly showIssue: (issue: Issue) => void;
}

export interface Saving {
  /** Resolves to whether it was saved, or had no changes. */
  readonly save: () => Promise<boolean>;
}

/** Saves the document and shows the result: toast, first invalid field, or conflict dialog. */
export function useSave<Doc, Revision, SaveResult>(
  model: EditorModel<Doc, Revision, SaveResult>,
  ports: SavePorts<SaveResult>,
): Saving {
  const lastError = useRef<string | null>(null);
  const latest = useRef(ports);
  latest.current = ports;

  const fail = useCallback((message: string, title: string | null = null) => {
    lastError.current = message;
    toastError(message, title);
  }, []);

  const failUntilMended = useCallback(
    ({ message, title }: RefusedMessage) => {
      fail(message, title);
      const stops = [model.document.subscribe(lookSoon), model.view.subscribe(lookSoon)];
      let timer: ReturnType<typeof setTimeout>;
      // A remounting field briefly loses its unparseable input.
      function lookSoon() {
        clearTimeout(timer);
        timer = setTimeout(withdraw, MENDED);
      }
      function withdraw() {
        if (model.isRefusable()) return;
        for (const stop of stops) stop();
        withdrawError(message);
      }
    },
    [model, fail],
  );

  const tell = useCallback(
    async function tellOutcome(saving: Promise<SaveOutcome<SaveResult>>): Promise<boolean> {
      const outcome = await saving;
      if (outcome.kind !== 'idle' && lastError.current !== null) withdrawError(lastError.current);
      switch (outcome.kind) {
        case 'saved':
          latest.current.onSaved(outcome.result);
          return true;
        case 'invalid': {
          const [first] = outcome.issues;
          failUntilMended(latest.current.refusedMessage(outcome.issues));
          if (first) latest.current.showIssue(first);
          return false;
        }
        case 'failed':
          fail(outcome.message);
          return false;
        case 'idle':
          return !model.view.get().saving;
        case 'conflict':
          return false;
        default: {
          const unknown: never = outcome;
          return unknown;
        }
      }
    },
    [fail, failUntilMended, model],
  );

  const save = useCallback(
    async function saveIfConfirmed(): Promise<boolean> {
      const { mayBeSaved } = latest.current;
      if (mayBeSaved && model.isSavable() && !(await mayBeSaved())) return false;
      return tell(model.save());
    },
    [model, tell],
  );
  return { save };
}
