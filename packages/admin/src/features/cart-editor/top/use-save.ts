import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { cartsKey } from '../../../shared/cart-keys';
import { shopQuery } from '../../../shared/shop-query';
import { toast, toastError, withdrawError } from '../../../shared/toasts';
import { useEditor } from '../model/editor-context';
import type { SaveOutcome } from '../model/editor-model';
import { screenOfIssue } from '../model/issues';
import { useChooseScreen } from '../model/use-screen';

/** Saves and says what came of it: in a toast, at the first field that has to be filled in, or in the conflict's dialog. */
export function useSave(): { readonly save: () => void; readonly keepMine: () => void } {
  const model = useEditor();
  const queries = useQueryClient();
  const choose = useChooseScreen();
  const lastError = useRef<string | null>(null);

  const tell = useCallback(
    async function tellOutcome(saving: Promise<SaveOutcome>) {
      const outcome = await saving;
      function fail(message: string) {
        lastError.current = message;
        toastError(message);
      }
      if (lastError.current !== null) withdrawError(lastError.current);
      switch (outcome.kind) {
        case 'saved':
          toast('Saved successfully!');
          // Exact: the cart itself is this editor's, reading it again would change nothing.
          void queries.invalidateQueries({ queryKey: cartsKey, exact: true });
          void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
          return;
        case 'invalid': {
          const [first] = outcome.issues;
          const screen = first && screenOfIssue(first);
          // Its fields are filled in; it is their time that does not do.
          const isTime = screen?.kind === 'schedule' && first?.code !== 'dates_required';
          fail((isTime && first?.message) || 'Unable to save. Fill in required fields.');
          if (screen) choose(screen);
          return;
        }
        case 'failed':
          fail(outcome.message);
          return;
        case 'idle':
        case 'conflict':
          return;
        default: {
          const unknown: never = outcome;
          return unknown;
        }
      }
    },
    [queries, choose],
  );

  return {
    save: useCallback(() => void tell(model.save()), [tell, model]),
    keepMine: useCallback(() => void tell(model.keepMine()), [tell, model]),
  };
}
