import { isRecord } from '../engine/model/request-body';

/** Text at a key such as `cart.count.one`; null if missing. */
export function textAt(texts: unknown, key: string): string | null {
  let at = texts;
  for (const step of key.split('.')) at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  return typeof at === 'string' ? at : null;
}
