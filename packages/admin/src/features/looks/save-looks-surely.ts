import { looksConflict, readLooks, type SavedLook, saveLooks } from '@cartwright/core/contract/looks';
import { sameValue } from '@cartwright/core/editing/same-value';
import type { ApiClient, CallResult } from '../../shared/api-client';
import { isUncertain } from '../../shared/api-failure';

/**
 * Saves looks. Where the answer leaves open whether they were saved, what is saved is read before anything is told. A
 * conflict with the very look that is sent is a save whose answer was lost.
 */
export async function saveLooksSurely(
  api: ApiClient,
  body: Pick<SavedLook, 'look' | 'revision'>,
): Promise<CallResult<typeof saveLooks>> {
  const result = await api.call(saveLooks, { params: {}, query: {}, body });
  if (result.ok) return result;
  const isSent = (saved: SavedLook) => sameValue(saved.look, body.look);
  if (result.code === 'conflict') {
    const { data } = looksConflict.safeParse(result.details);
    return data && isSent(data.saved) ? savedAs(data.saved) : result;
  }
  if (!isUncertain(result)) return result;
  const found = await api.call(readLooks, { params: {}, query: {}, body: undefined });
  return found.ok && isSent(found.answer) ? savedAs(found.answer) : result;
}

/** Whether the storefront has them too went with the answer that was lost; the shop says so when it is asked again. */
function savedAs(saved: SavedLook): CallResult<typeof saveLooks> {
  const publication = { status: 'pending' as const, message: null, warnings: [] };
  return { ok: true, answer: { ...saved, publication } };
}
