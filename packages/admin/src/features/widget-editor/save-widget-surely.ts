import { readWidget, type SavedWidget, saveWidget, widgetConflict } from '@cartwright/core/contract/widgets';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { ApiClient, CallResult } from '../../shared/api-client';
import { isUncertain } from '../../shared/api-failure';

/**
 * Saves a widget. Where the answer leaves open whether it was saved, what is saved is read before anything is told. A
 * conflict with the very widget that is sent is a save whose answer was lost.
 */
export async function saveWidgetSurely(
  api: ApiClient,
  body: Pick<SavedWidget, 'widget' | 'revision'>,
): Promise<CallResult<typeof saveWidget>> {
  const params = { id: body.widget.id };
  const result = await api.call(saveWidget, { params, query: {}, body });
  if (result.ok) return result;
  const isSent = (saved: SavedWidget) => sameValue(saved.widget, body.widget);
  if (result.code === 'conflict') {
    const { data } = widgetConflict.safeParse(result.details);
    return data && isSent(data.saved) ? savedAs(data.saved) : result;
  }
  if (!isUncertain(result)) return result;
  const found = await api.call(readWidget, { params, query: {}, body: undefined });
  return found.ok && isSent(found.answer) ? savedAs(found.answer) : result;
}

/** Whether the storefront has it too went with the answer that was lost; the shop says so when it is asked again. */
function savedAs(saved: SavedWidget): CallResult<typeof saveWidget> {
  const publication = { status: 'pending' as const, message: null, warnings: [] };
  return { ok: true, answer: { ...saved, publication } };
}
