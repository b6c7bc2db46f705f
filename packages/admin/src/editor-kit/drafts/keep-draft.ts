import { sameValue } from '@cartwright/core/editing/same-value';
import type { Draft, DraftOf, DraftStore } from './draft';

/** At most this many milliseconds of work are lost with the browser. */
const WRITE_MS = 1_000;

/** Edited state, as far as a draft holds it. */
export interface Edited<Doc, Revision> {
  readonly get: () => Omit<Draft<Doc, Revision>, 'tab' | 'at'>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface KeepOptions<Doc, Revision> {
  readonly store: DraftStore;
  readonly of: DraftOf;
  /** The name of this page. */
  readonly tab: string;
  readonly schemaVersion: number;
  readonly edited: Edited<Doc, Revision>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something after so many milliseconds, and gives what keeps it from being done. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Calls when the page is hidden or left: what is not written then may never be. */
  readonly onLeaving: (listener: () => void) => () => void;
}

export interface DraftKeeper {
  /** What another page left is in the editor now: its draft goes as soon as this page's own is kept, or has no changes. */
  readonly takeOver: (tab: string) => void;
  /** Writes what is left, and keeps no more. */
  readonly end: () => void;
}

/**
 * Keeps this page's draft of a document while it has unsaved changes: at most a second behind, and at once when the page is
 * left. Saved, discarded, or undone back to what is saved, the draft goes, at once too.
 */
export function keepDraft<Doc, Revision>(options: KeepOptions<Doc, Revision>): DraftKeeper {
  const { store, of, tab, schemaVersion, edited, now, after, onLeaving } = options;
  let cancel: (() => void) | null = null;
  /** What the store has of this page; null for nothing. */
  let written: { readonly base: Doc; readonly present: Doc } | null = null;

  /** The drafts of other pages that are in the editor, and in no draft of this page yet. */
  let takenOver: readonly string[] = [];

  function write(again?: 'again') {
    cancel?.();
    cancel = null;
    const { base, present } = edited.get();
    if (sameValue(base.document, present)) {
      if (written !== null) void store.remove(of, tab);
      written = null;
      letGo(takenOver);
    } else if (again || written?.present !== present || written.base !== base.document) {
      const within = takenOver;
      const begun = { base: base.document, present };
      written = begun;
      void store.write({ ...of, tab, at: now(), schemaVersion, base, present }).then((kept) => {
        if (kept) letGo(within);
        // The next edit, or leaving the page, tries again.
        else if (written === begun) written = null;
      });
    }
  }

  function letGo(tabs: readonly string[]) {
    takenOver = takenOver.filter((each) => !tabs.includes(each));
    for (const each of tabs) void store.remove(of, each);
  }

  const stops = [
    edited.subscribe(() => {
      const { base, present } = edited.get();
      // Whoever has discarded may be gone within a second, and what a page begins when it is left needn't come to an end.
      if (base.document === present) write();
      else cancel ??= after(WRITE_MS, () => write());
    }),
    onLeaving(() => write()),
  ];
  write();
  return {
    takeOver(left) {
      takenOver = [...takenOver, left];
      write('again');
    },
    end() {
      write();
      for (const stop of stops) stop();
    },
  };
}

/** Hears when a page is hidden or left. Phones end hidden pages without another word. */
export function onPageLeaving(page: Window): (listener: () => void) => () => void {
  return (listener) => {
    const { document } = page;
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', whenHidden);
    page.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      page.removeEventListener('pagehide', listener);
    };
  };
}
