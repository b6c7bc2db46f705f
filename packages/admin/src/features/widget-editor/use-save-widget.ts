import { showsNothing, type Widget } from '@cartwright/core/widgets/widget';
import { useQueryClient } from '@tanstack/react-query';
import { refusedWords } from '../../editor-kit/save/refused-words';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { publishedWords } from '../../shared/published-words';
import { shopQuery } from '../../shared/shop-query';
import { toast } from '../../shared/toasts';
import { emptyWords } from '../../widget-settings/empty-words';
import { WIDGET_LISTS } from '../../widget-settings/widget-queries';
import { useWidgetEditor } from './widget-document';

const DONE = 'Saved successfully!';

/** Saves the widget, and says what came of it. */
export function useSaveWidget(): Saving {
  const model = useWidgetEditor();
  const queries = useQueryClient();
  return useSave(model, {
    onSaved({ publication }) {
      const { saved } = model.document.get().history;
      const done = `${DONE}${unseenWords(saved)}`;
      toast(publishedWords(done, publication, done));
      void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    // All fields are on the screen, and each issue says what to do.
    refusedWords: (issues) => refusedWords(issues, () => true),
    showIssue: () => {},
  });
}

/** Why shoppers see nothing of what was saved; nothing where they do. */
function unseenWords(saved: Widget): string {
  if (saved.settings.bundle?.isPublished === false)
    return ' Shoppers don’t see this bundle until you publish it.';
  return emptyWords(showsNothing(saved) ? [saved] : []);
}
