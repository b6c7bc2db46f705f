import type { Endpoint } from '@cartwright/core/contract/endpoint';
import type { CallResult, ResponseOf } from './api-client';
import { isUncertain } from './api-failure';

/**
 * Result of a call. Where its response leaves open whether it was carried out (lost, late, a failed server), `readBack` reads
 * what is so: the response that was lost, or null where it wasn't carried out or nobody can tell.
 */
export async function withReadBack<E extends Endpoint>(
  call: Promise<CallResult<E>>,
  readBack: () => Promise<ResponseOf<E> | null>,
): Promise<CallResult<E>> {
  const result = await call;
  if (result.ok || !isUncertain(result)) return result;
  const response = await readBack();
  return response === null ? result : { ok: true, response };
}
