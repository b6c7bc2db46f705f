import { isRecord } from '../engine/model/request-body';

/** The text at a key such as `cart.count.one`; null where there is none. */
export function textAt(texts: unknown, key: string): string | null {
  let at = texts;
  for (const step of key.split('.')) at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  return typeof at === 'string' ? at : null;
}
