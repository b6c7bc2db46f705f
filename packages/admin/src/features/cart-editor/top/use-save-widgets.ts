import { widgetIdsIn } from '@cartwright/core/storefront/products-of';
import { validateWidget } from '@cartwright/core/widgets/validate';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEditor } from '../model/editor-context';
import { saveDraft } from '../widgets/save-widget';
import { useWidgetDrafts } from '../widgets/widget-drafts';
import { widgetName } from '../widgets/widget-name';

/** A widget that was not saved: its name, why, and the component that shows it; null where none does. */
interface UnsavedWidget {
  readonly name: string;
  readonly message: string;
  readonly componentId: string | null;
}

/**
 * Saves the widgets that were changed, up to the first that cannot be saved; null when there is none. One that no
 * component of the cart shows any more and that is not valid keeps nobody from saving the cart.
 */
export function useSaveWidgets(): () => Promise<UnsavedWidget | null> {
  const model = useEditor();
  const drafts = useWidgetDrafts();
  const queries = useQueryClient();
  return useCallback(
    async function saveWidgets() {
      const document = model.document.get().history.present;
      const here = widgetIdsIn(document);
      for (const draft of drafts.get().values()) {
        const [issue] = validateWidget(draft);
        if (issue && !here.includes(draft.id)) continue;
        const message = issue?.message ?? (await saveDraft(queries, drafts, draft));
        if (message === null) continue;
        const shows = document.components.find(
          (each) => each.type === 'cross_sell_widget' && each.settings.widgetId === draft.id,
        );
        return { name: widgetName(draft), message, componentId: shows?.componentId ?? null };
      }
      return null;
    },
    [model, drafts, queries],
  );
}
