import type { ListedCollection } from '@cartwright/core/contract/collection-settings';

type Holds = Pick<ListedCollection, 'holds' | 'hasOwn'>;

/** Settings that apply to a collection now, and the next campaign, for its row. */
export function rowMessage(
  collection: Holds & Pick<ListedCollection, 'next'>,
  momentOf: (instant: string) => string,
): string {
  const { next } = collection;
  const now = holdsMessage(collection);
  return next ? `${now}, from ${momentOf(next.from)} campaign “${next.name}”` : now;
}

/** Settings that apply to a collection now. */
export function holdsMessage({ holds, hasOwn }: Holds): string {
  if (holds.level === 'collection') return 'Own settings';
  if (holds.level === 'default') return 'Default settings';
  const campaign = `Campaign “${holds.campaign?.name ?? ''}”`;
  return hasOwn ? `${campaign}, then its own settings` : campaign;
}

/**
 * The same above its own settings, with the consequence of saving. `isNew`: none saved yet; `isOn`:
 * saved ones are on; `willBeOn`: edited ones are.
 */
export function stateLabel({
  holds,
  isNew,
  isOn,
  willBeOn,
}: Pick<Holds, 'holds'> & {
  readonly isNew: boolean;
  readonly isOn: boolean;
  readonly willBeOn: boolean;
}): string {
  if (holds.level === 'campaign') {
    const after = willBeOn ? 'these settings' : 'the default settings';
    return `Campaign “${holds.campaign?.name ?? ''}” is live here. When it ends, ${after} apply.`;
  }
  if (isNew) return 'Uses the default settings until you save its own.';
  if (isOn) return willBeOn ? 'These settings apply here.' : 'Save to go back to the default settings.';
  return willBeOn ? 'Save to use these settings.' : 'The default settings apply here.';
}
