import type { CartDocument } from './cart-document';

/** The id in the catalogue of an entry's app: an entry has it under one of two names. */
export function appIdOf(entry: Pick<CartDocument['apps'][number], 'id' | 'partnerAppId'>): string {
  return entry.partnerAppId ?? entry.id;
}
