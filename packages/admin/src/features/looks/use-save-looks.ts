import { useQueryClient } from '@tanstack/react-query';
import { refusedMessage } from '../../editor-kit/save/refused-messages';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { shopQuery } from '../../shared/api/shop-query';
import { publishedMessage } from '../../shared/format/published-messages';
import { toast } from '../../shared/state/toasts';
import { useLookEditor } from './look-editor';
import { looksQuery } from './looks-query';

const DONE = 'Saved successfully!';

/** Saves the looks, and says what came of it. */
export function useSaveLooks(): Saving {
  const queries = useQueryClient();
  return useSave(useLookEditor(), {
    onSaved({ publication, ...saved }) {
      toast(publishedMessage(DONE, publication, DONE));
      queries.setQueryData(looksQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    // All fields are on the page, and each issue says what to do.
    refusedMessage: (issues) => refusedMessage(issues, () => true),
    showIssue: () => {},
  });
}
