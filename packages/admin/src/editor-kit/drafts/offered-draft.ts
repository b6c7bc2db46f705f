import { sameValue } from '@cartwright/core/editing/same-value';
import type { Draft, StoredDraft } from './draft';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Retention of abandoned drafts in milliseconds. */
const RETENTION_MS = 30 * DAY_MS;

/** Retention of drafts of another user of this browser. */
const OTHERS_RETENTION_MS = DAY_MS;

/** Whether a draft is expired for this user and shop. `now` in milliseconds since 1970. */
export function isOver(
  draft: Pick<StoredDraft, 'shop' | 'user' | 'at'>,
  { shop, user, now }: { readonly shop: string; readonly user: string; readonly now: number },
): boolean {
  const isOwn = draft.shop === shop && draft.user === user;
  // Invalid or future timestamps would never expire.
  if (!Number.isFinite(draft.at) || draft.at > now + DAY_MS) return true;
  return now - draft.at > (isOwn ? RETENTION_MS : OTHERS_RETENTION_MS);
}

/**
 * Draft to offer: the newest that isn't open in another page, is readable, and differs from the
 * saved document. `read` migrates a stored document; null if unreadable.
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
    /** Current schema version. */
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

/** Whether a stored draft has all fields. A corrupt one must not hide a valid one. */
function isWhole({ at, base }: StoredDraft): boolean {
  return Number.isFinite(at) && typeof base === 'object' && base !== null && 'document' in base;
}
