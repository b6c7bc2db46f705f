import type { Publication } from '@cartwright/core/contract/publication';
import { isUnsaved } from '@cartwright/core/smart-cart/history';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { cartsKey } from '../../../shared/cart-keys';
import { publishedWords } from '../../../shared/published-words';
import { shopQuery } from '../../../shared/shop-query';
import { toast, toastError, withdrawError } from '../../../shared/toasts';
import { useEditor } from '../model/editor-context';
import type { SaveOutcome } from '../model/editor-model';
import { screenOfIssue } from '../model/issues';
import { useChooseScreen } from '../model/use-screen';
import { refusedWords } from './refused-words';
import { useSaveWidgets } from './use-save-widgets';

/** Milliseconds without a change after which what was wrong is looked at again. */
const MENDED = 200;

/** Saves the changed widgets, then the cart, and says what came of it: in a toast, at the first field that has to be filled in, or in the conflict's dialog. */
export function useSave(): { readonly save: () => void; readonly keepMine: () => void } {
  const model = useEditor();
  const queries = useQueryClient();
  const choose = useChooseScreen();
  const saveWidgets = useSaveWidgets();
  const lastError = useRef<string | null>(null);

  const fail = useCallback((message: string, title: string | null = null) => {
    lastError.current = message;
    toastError(message, title);
  }, []);

  const failUntilMended = useCallback(
    (message: string, title: string | null) => {
      fail(message, title);
      const stops = [model.document.subscribe(lookSoon), model.view.subscribe(lookSoon)];
      let timer: ReturnType<typeof setTimeout>;
      // A field that opens forgets for a moment what it holds that cannot be read.
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

  const tellSaved = useCallback(
    (turnedOff: string | null, publication: Publication | null) => {
      const name = turnedOff?.trim() || 'Unnamed cart';
      const done = `Saved successfully!${turnedOff === null ? '' : ` "${name}" was turned off.`}`;
      toast(publication ? publishedWords(done, publication, done) : done);
      // Exact: the cart itself is this editor's, reading it again would change nothing.
      void queries.invalidateQueries({ queryKey: cartsKey, exact: true });
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    [queries],
  );

  const tell = useCallback(
    async function tellOutcome(saving: Promise<SaveOutcome>) {
      const outcome = await saving;
      if (lastError.current !== null) withdrawError(lastError.current);
      switch (outcome.kind) {
        case 'saved':
          tellSaved(outcome.turnedOff, outcome.publication);
          return;
        case 'invalid': {
          const [first] = outcome.issues;
          const { message, title } = refusedWords(outcome.issues);
          failUntilMended(message, title);
          if (first) choose(screenOfIssue(first));
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
    [choose, fail, failUntilMended, tellSaved],
  );

  const saveAll = useCallback(
    async function saveWidgetsThenCart() {
      if (model.view.get().saving) return;
      if (lastError.current !== null) withdrawError(lastError.current);
      model.look({ saving: true });
      const widget = await saveWidgets();
      model.look({ saving: false });
      if (widget) {
        fail(widget.message, `Widget "${widget.name}"`);
        if (widget.componentId !== null) choose({ kind: 'component', componentId: widget.componentId });
      } else if (isUnsaved(model.document.get().history)) {
        await tell(model.save());
      } else {
        tellSaved(null, null);
      }
    },
    [model, saveWidgets, fail, choose, tell, tellSaved],
  );

  return {
    save: useCallback(() => void saveAll(), [saveAll]),
    keepMine: useCallback(() => void tell(model.keepMine()), [tell, model]),
  };
}
