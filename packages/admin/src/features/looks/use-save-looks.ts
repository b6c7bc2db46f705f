import { useQueryClient } from '@tanstack/react-query';
import { refusedWords } from '../../editor-kit/save/refused-words';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { publishedWords } from '../../shared/published-words';
import { shopQuery } from '../../shared/shop-query';
import { toast } from '../../shared/toasts';
import { useLookEditor } from './look-editor';
import { looksQuery } from './looks-query';

const DONE = 'Saved successfully!';

/** Saves the looks, and says what came of it. */
export function useSaveLooks(): Saving {
  const queries = useQueryClient();
  return useSave(useLookEditor(), {
    onSaved({ publication, ...saved }) {
      toast(publishedWords(DONE, publication, DONE));
      queries.setQueryData(looksQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    // All fields are on the page, and each issue says what to do.
    refusedWords: (issues) => refusedWords(issues, () => true),
    showIssue: () => {},
  });
}
