import { showsNothing, type Widget } from '@cartwright/core/widgets/widget';
import { useQueryClient } from '@tanstack/react-query';
import { refusedMessage } from '../../editor-kit/save/refused-messages';
import { type Saving, useSave } from '../../editor-kit/save/use-save';
import { shopQuery } from '../../shared/api/shop-query';
import { publishedMessage } from '../../shared/format/published-messages';
import { toast } from '../../shared/state/toasts';
import { emptyMessage } from '../../widget-settings/empty-messages';
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
      const done = `${DONE}${unseenMessage(saved)}`;
      toast(publishedMessage(done, publication, done));
      void queries.invalidateQueries({ queryKey: WIDGET_LISTS });
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    },
    // All fields are on the screen, and each issue says what to do.
    refusedMessage: (issues) => refusedMessage(issues, () => true),
    showIssue: () => {},
  });
}

/** Why shoppers see nothing of what was saved; nothing where they do. */
function unseenMessage(saved: Widget): string {
  if (saved.settings.bundle?.isPublished === false)
    return ' Shoppers don’t see this bundle until you publish it.';
  return emptyMessage(showsNothing(saved) ? [saved] : []);
}
