import { sameValue } from '@cartwright/core/editing/same-value';
import type { Draft, DraftOf, DraftStore } from './draft';

/** Maximum delay of a write, in milliseconds. */
const WRITE_MS = 1_000;

/** Edited state, as stored in drafts. */
export interface Edited<Doc, Revision> {
  readonly get: () => Omit<Draft<Doc, Revision>, 'tab' | 'at'>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface KeepOptions<Doc, Revision> {
  readonly store: DraftStore;
  readonly of: DraftOf;
  /** Id of this page. */
  readonly tab: string;
  readonly schemaVersion: number;
  readonly edited: Edited<Doc, Revision>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Schedules work, and returns its cancel function. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Subscribes to the page being hidden or left, the last chance to write. */
  readonly onLeaving: (listener: () => void) => () => void;
}

export interface DraftKeeper {
  /**
   * Another page's draft is in the editor: deletes it once this page's draft is stored, or has no
   * changes.
   */
  readonly takeOver: (tab: string) => void;
  /** Writes pending changes and stops. */
  readonly end: () => void;
}

/**
 * Stores this page's draft while it has unsaved changes: throttled to a second, and at once when
 * the page is left. After a save, discard or undo to the saved state, deletes it at once.
 */
export function keepDraft<Doc, Revision>(options: KeepOptions<Doc, Revision>): DraftKeeper {
  const { store, of, tab, schemaVersion, edited, now, after, onLeaving } = options;
  let cancel: (() => void) | null = null;
  /** State in the store from this page; null for none. */
  let written: { readonly base: Doc; readonly present: Doc } | null = null;

  /** Restored drafts of other pages that this page's draft doesn't cover yet. */
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
        // Retried with the next edit, or when the page is left.
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
      // Deletes at once: the page may close within a second, and work started on leaving may not
      // finish.
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

/**
 * Subscribes to the page being hidden or left. Mobile browsers discard hidden pages without further
 * events.
 */
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
