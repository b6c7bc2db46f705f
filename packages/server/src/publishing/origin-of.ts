import type { FoundElsewhere } from '@cartwright/core/contract/publication';
import { ownerOf, type Stamp } from './stamp';
import type { Found } from './target';

const FROM = { foreign: 'elsewhere', newer: 'later', unmarked: 'unknown' } as const;

/**
 * Origin of something in Shopify: this installation, whose last stamp is `ours`, or as the contract
 * names it.
 */
export function originOf(
  { stamp, isKnown }: Pick<Found, 'stamp' | 'isKnown'>,
  ours: Stamp,
): FoundElsewhere['from'] | 'here' {
  const owner = ownerOf(stamp, ours);
  return owner === 'ours' || (owner === 'unmarked' && isKnown) ? 'here' : FROM[owner];
}
