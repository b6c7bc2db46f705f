import type { Endpoint } from '@cartwright/core/contract/endpoint';
import type { CallResult, ResponseOf } from './api-client';
import { isUncertain } from './api-failure';

/**
 * Result of a call. If its outcome is unknown (lost response, timeout, server error), `readBack`
 * reconstructs the response, or returns null if it wasn't executed, or if unknown.
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
