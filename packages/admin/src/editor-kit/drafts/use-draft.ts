import { useCallback, useEffect, useRef, useState } from 'react';
import { OPEN_EDITOR } from '../../shared/api/storage-keys';
import type { Draft, DraftOf, DraftStore } from './draft';
import { type DraftKeeper, type Edited, keepDraft, onPageLeaving } from './keep-draft';
import { isOver, offeredDraft } from './offered-draft';

export interface DraftOptions<Doc, Revision> {
  readonly store: DraftStore;
  readonly of: DraftOf;
  readonly schemaVersion: number;
  readonly edited: Edited<Doc, Revision>;
  /** Migrates a stored document; null if unreadable. */
  readonly read: (stored: unknown) => Doc | null;
}

export interface OfferedDraft<Doc> {
  /** Draft of an earlier page; null for none, and while loading. */
  readonly draft: Draft<Doc, unknown> | null;
  /** Marks it as restored: this page's own draft replaces it. */
  readonly taken: () => void;
  /** Deletes it; then an older one may be offered. */
  readonly discard: () => Promise<void>;
}

/** Stores this page's draft, and offers an earlier one. Options have to be stable. */
export function useDraft<Doc, Revision>(options: DraftOptions<Doc, Revision>): OfferedDraft<Doc> {
  const { store, of, schemaVersion, edited, read } = options;
  const [tab] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft<Doc, unknown> | null>(null);
  const keeper = useRef<DraftKeeper | null>(null);

  const readDraft = useCallback(
    async function lookForDraft() {
      const [drafts, open] = await Promise.all([store.read(of), openTabs(navigator.locks)]);
      const { document: saved } = edited.get().base;
      const others = drafts.filter((each) => each.tab !== tab);
      setDraft(offeredDraft(others, { saved, openTabs: open, schemaVersion, read }));
    },
    [store, of, tab, edited, schemaVersion, read],
  );

  useEffect(
    function keepAndOffer() {
      const close = holdTabLock(navigator.locks, tab);
      const { shop, user } = of;
      keeper.current = keepDraft({
        store,
        of,
        tab,
        schemaVersion,
        edited,
        now: Date.now,
        after(ms, work) {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
        onLeaving: onPageLeaving(window),
      });
      void store.removeAll((each) => isOver(each, { shop, user, now: Date.now() })).then(readDraft);
      return () => {
        keeper.current?.end();
        close();
      };
    },
    [store, of, tab, schemaVersion, edited, readDraft],
  );

  return {
    draft,
    taken() {
      if (draft) keeper.current?.takeOver(draft.tab);
      setDraft(null);
    },
    async discard() {
      if (draft) await store.remove(of, draft.tab);
      await readDraft();
    },
  };
}

/**
 * Marks this page as open to others of this browser by a lock, until it is closed, crashes or is
 * left. Without the Locks API, open pages' drafts are offered elsewhere, too.
 */
function holdTabLock(locks: LockManager | undefined, tab: string): () => void {
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  locks?.request(`${OPEN_EDITOR}${tab}`, () => closed).catch(() => {});
  return close;
}

/** Ids of open pages in this browser. */
async function openTabs(locks: LockManager | undefined): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    return new Set(
      held.flatMap(({ name }) => (name?.startsWith(OPEN_EDITOR) ? [name.slice(OPEN_EDITOR.length)] : [])),
    );
  } catch {
    return new Set();
  }
}
