import { type SavedWidget, saveWidget, widgetConflict } from '@cartwright/core/contract/widgets';
import { sameValue } from '@cartwright/core/smart-cart/same-value';
import type { Widget } from '@cartwright/core/widgets/schema';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { shopQuery } from '../../../shared/shop-query';
import { putDraft, type WidgetDrafts } from './widget-drafts';
import { cartWidgetsQuery, widgetQuery } from './widget-queries';

const SAVED_SINCE =
  'Somebody else has saved this widget since you opened it. Save again to replace what they saved, or discard your changes to see it.';

/** Saves a widget's draft over what was read of it; null, or why it was not saved: the draft stays then. */
export async function saveDraft(
  queries: QueryClient,
  drafts: WidgetDrafts,
  sent: Widget,
): Promise<string | null> {
  const { id } = sent;
  const { queryKey } = widgetQuery(id);
  let saved: SavedWidget;
  try {
    saved = await queries.fetchQuery(widgetQuery(id));
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'Something went wrong';
  }

  function settle(answer: SavedWidget): null {
    queries.setQueryData(queryKey, answer);
    // What was typed while the save was under way is newer.
    if (drafts.get().get(id) === sent) putDraft(drafts, id, null);
    void queries.invalidateQueries({ queryKey: cartWidgetsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: shopQuery.queryKey });
    return null;
  }

  const body = { widget: sent, revision: saved.revision };
  const result = await api.call(saveWidget, { params: { id }, query: {}, body });
  if (result.ok) {
    const { publication: _, ...answer } = result.answer;
    return settle(answer);
  }
  const conflict = result.code === 'conflict' ? widgetConflict.safeParse(result.details) : null;
  if (!conflict?.success) return result.message;
  // A conflict with what was sent is a save whose answer was lost.
  if (sameValue(conflict.data.saved.widget, sent)) return settle(conflict.data.saved);
  queries.setQueryData(queryKey, conflict.data.saved);
  return SAVED_SINCE;
}
