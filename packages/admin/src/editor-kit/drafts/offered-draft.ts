import { sameValue } from '@cartwright/core/editing/same-value';
import type { Draft, StoredDraft } from './draft';

const DAY = 24 * 60 * 60 * 1000;

/** Retention of abandoned drafts in milliseconds. */
const KEPT = 30 * DAY;

/** Retention once somebody else uses this browser. */
const KEPT_OF_OTHERS = DAY;

/** Whether a draft is to go, in the browser of this user of this shop. `now` is milliseconds since 1970. */
export function isOver(
  draft: Pick<StoredDraft, 'shop' | 'user' | 'at'>,
  { shop, user, now }: { readonly shop: string; readonly user: string; readonly now: number },
): boolean {
  const isOwn = draft.shop === shop && draft.user === user;
  // A time that is none, or is ahead because a clock once was, would never be over.
  if (!Number.isFinite(draft.at) || draft.at > now + DAY) return true;
  return now - draft.at > (isOwn ? KEPT : KEPT_OF_OTHERS);
}

/**
 * The draft to be offered for what is saved: the newest that no open page is at work on, can be read, and differs from what
 * is saved. `read` brings a stored document to today's shape; null where it cannot.
 */
export function offeredDraft<Doc>(
  drafts: readonly StoredDraft[],
  {
    saved,
    openTabs,
    schemaVersion,
    read,
  }: {
    readonly saved: Doc;
    readonly openTabs: ReadonlySet<string>;
    /** The version of the documents' shape that this code knows. */
    readonly schemaVersion: number;
    readonly read: (stored: unknown) => Doc | null;
  },
): Draft<Doc, unknown> | null {
  const newestFirst = drafts.filter(isWhole).toSorted((a, b) => b.at - a.at);
  for (const { tab, at, base, present, schemaVersion: written } of newestFirst) {
    if (openTabs.has(tab) || written > schemaVersion) continue;
    const [before, after] = [read(base.document), read(present)];
    if (before === null || after === null || sameValue(after, saved)) continue;
    return { tab, at, base: { document: before, revision: base.revision }, present: after };
  }
  return null;
}

/** Whether a stored entry has what a draft has. One that was damaged must not stand before one that is whole. */
function isWhole({ at, base }: StoredDraft): boolean {
  return Number.isFinite(at) && typeof base === 'object' && base !== null && 'document' in base;
}
