import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { cartParts } from '@cartwright/core/cart/cart-parts';
import { newCart } from '@cartwright/core/cart/new-cart';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftOf, DraftStore, StoredDraft } from './draft';
import { keepDraft } from './keep-draft';
import { isOver, offeredDraft } from './offered-draft';
import { restoring } from './restoring';

const OF: DraftOf = { shop: 'shop', user: 'user', kind: 'cart', documentId: 'cart' };
const ids = () => {
  let last = 0;
  return () => `id-${++last}`;
};
const saved = newCart('cart', 'Cart', ids());
const named = (name: string, cart = saved): CartDocument => ({ ...cart, name });

/** A store in memory, and a page whose time passes when it is told to. */
function aPage() {
  const stored = new Map<string, StoredDraft>();
  let writes = 0;
  let isFull = false;
  const store: DraftStore = {
    write: async (draft) => {
      writes += 1;
      if (isFull) return false;
      stored.set(draft.tab, draft);
      return true;
    },
    read: async () => [...stored.values()],
    remove: async (_, tab) => {
      stored.delete(tab);
    },
    removeAll: async () => {},
  };
  let now = 0;
  let due: { at: number; work: () => void } | null = null;
  let leaving = () => {};
  let edit = { base: { document: saved, revision: 1 }, present: saved };
  let changed = () => {};
  const { end, takeOver } = keepDraft({
    store,
    of: OF,
    tab: 'tab',
    schemaVersion: 2,
    edited: {
      get: () => edit,
      subscribe(listener) {
        changed = listener;
        return () => {
          changed = () => {};
        };
      },
    },
    now: () => now,
    after(ms, work) {
      due = { at: now + ms, work };
      return () => {
        due = null;
      };
    },
    onLeaving(listener) {
      leaving = listener;
      return () => {};
    },
  });
  return {
    stored,
    writes: () => writes,
    end,
    fill: () => {
      isFull = true;
    },
    makeRoom: () => {
      isFull = false;
    },
    /** Restores what another page left. */
    async restore(left: StoredDraft) {
      stored.set(left.tab, left);
      edit = { ...edit, present: left.present as CartDocument };
      takeOver(left.tab);
      await store.read(OF);
    },
    leave: () => leaving(),
    type(name: string) {
      edit = { ...edit, present: named(name, edit.present) };
      changed();
    },
    /** Saves what was sent; later changes stay. */
    saveAs(name: string) {
      edit = { ...edit, base: { document: named(name, edit.base.document), revision: 2 } };
      changed();
    },
    undoAll() {
      edit = { ...edit, present: edit.base.document };
      changed();
    },
    save() {
      edit = { base: { document: edit.present, revision: edit.base.revision + 1 }, present: edit.present };
      changed();
    },
    pass(ms: number) {
      now += ms;
      if (due && due.at <= now) due.work();
    },
  };
}

describe('keeping a draft', () => {
  it('writes at most once a second while typing', () => {
    const page = aPage();
    page.type('A');
    page.pass(600);
    page.type('AB');
    expect(page.writes()).toBe(0);
    page.pass(400);
    expect(page.stored.get('tab')).toMatchObject({
      ...OF,
      at: 1_000,
      base: { revision: 1 },
      present: { name: 'AB' },
    });
    page.type('ABC');
    page.pass(1_000);
    expect(page.writes()).toBe(2);
  });

  it('writes at once when the page is left', () => {
    const page = aPage();
    page.type('A');
    page.leave();
    expect(page.stored.get('tab')?.present).toMatchObject({ name: 'A' });
  });

  it('retries at the next chance after a failure', async () => {
    const page = aPage();
    page.fill();
    page.type('A');
    page.pass(1_000);
    await Promise.resolve();
    page.makeRoom();
    page.leave();
    expect(page.stored.get('tab')?.present).toMatchObject({ name: 'A' });
  });

  it('ends when the document is saved or the change undone', () => {
    const page = aPage();
    page.type('A');
    page.pass(1_000);
    page.save();
    page.pass(1_000);
    expect(page.stored.size).toBe(0);
    page.type('B');
    page.pass(1_000);
    expect(page.stored.size).toBe(1);
    page.undoAll();
    page.pass(1_000);
    expect(page.stored.size).toBe(0);
  });

  it('ends when discarded, even if the page is left right after', () => {
    const page = aPage();
    page.type('A');
    page.pass(1_000);
    expect(page.stored.size).toBe(1);
    page.undoAll();
    expect(page.stored.size).toBe(0);
  });

  it('continues on top of a save, including text typed during it', () => {
    const page = aPage();
    page.type('A');
    page.pass(1_000);
    page.type('B');
    page.pass(1_000);
    page.saveAs('A');
    page.pass(1_000);
    expect(page.stored.get('tab')).toMatchObject({
      base: { document: { name: 'A' }, revision: 2 },
      present: { name: 'B' },
    });
  });

  it('continues when the editor is closed with changes', () => {
    const page = aPage();
    page.type('A');
    page.end();
    expect(page.stored.get('tab')?.present).toMatchObject({ name: 'A' });
  });
});

describe('restored draft', () => {
  const left: StoredDraft = {
    ...OF,
    tab: 'left',
    at: 0,
    schemaVersion: 2,
    base: { document: saved, revision: 1 },
    present: named('Left'),
  };

  it('is replaced by the draft of its new page', async () => {
    const page = aPage();
    await page.restore(left);
    expect([...page.stored.keys()]).toEqual(['tab']);
    expect(page.stored.get('tab')?.present).toMatchObject({ name: 'Left' });
  });

  it('stays while the browser is too full for the new one, until a save', async () => {
    const page = aPage();
    page.fill();
    await page.restore(left);
    expect([...page.stored.keys()]).toEqual(['left']);
    page.save();
    page.pass(1_000);
    expect(page.stored.size).toBe(0);
  });
});

describe('offered draft', () => {
  const draft = (tab: string, at: number, present: unknown, base: unknown = saved): StoredDraft => ({
    ...OF,
    tab,
    at,
    schemaVersion: 2,
    base: { document: base, revision: 1 },
    present,
  });
  const read = (stored: unknown) =>
    typeof stored === 'object' && stored !== null && 'components' in stored ? (stored as CartDocument) : null;
  const offered = (drafts: StoredDraft[], open: string[] = []) =>
    offeredDraft(drafts, { saved, openTabs: new Set(open), schemaVersion: 2, read })?.tab ?? null;

  it('is the newest, and of no page still open', () => {
    const drafts = [draft('old', 1, named('A')), draft('new', 3, named('B')), draft('middle', 2, named('C'))];
    expect(offered(drafts)).toBe('new');
    expect(offered(drafts, ['new'])).toBe('middle');
  });

  it('is never from a newer app version', () => {
    expect(offered([{ ...draft('a', 1, named('A')), schemaVersion: 3 }])).toBeNull();
  });

  it('is never unreadable or equal to the saved document', () => {
    expect(offered([draft('a', 1, { newer: true })])).toBeNull();
    expect(offered([draft('a', 1, named('A'), null)])).toBeNull();
    expect(offered([draft('a', 1, { ...saved })])).toBeNull();
  });

  it('is the newest intact one, even if a damaged one is newer', () => {
    const whole = draft('whole', 1, named('A'));
    // What is stored may be anything.
    const damaged = { ...draft('damaged', 2, named('B')), base: null } as unknown as typeof whole;
    expect(offered([whole, damaged, { ...draft('timeless', Number.NaN, named('C')) }])).toBe('whole');
  });

  it('is deleted if its time is missing or in the future', () => {
    const me = { shop: 'shop', user: 'me' };
    for (const at of [Number.NaN, 1e20, 3 * 24 * 60 * 60 * 1000]) {
      expect(isOver({ ...me, at }, { ...me, now: 0 }), String(at)).toBe(true);
    }
  });

  it('is deleted after thirty days, or after one if another user signs in', () => {
    const day = 24 * 60 * 60 * 1000;
    const me = { shop: 'shop', user: 'me' };
    expect(isOver({ ...me, at: 0 }, { ...me, now: 30 * day })).toBe(false);
    expect(isOver({ ...me, at: 0 }, { ...me, now: 30 * day + 1 })).toBe(true);
    expect(isOver({ ...me, at: 0 }, { shop: 'shop', user: 'you', now: day })).toBe(false);
    expect(isOver({ ...me, at: 0 }, { shop: 'shop', user: 'you', now: day + 1 })).toBe(true);
  });
});

describe('restoring a draft', () => {
  const draftOf = (present: CartDocument): Pick<Draft<CartDocument, unknown>, 'base' | 'present'> => ({
    base: { document: saved, revision: 1 },
    present,
  });

  it('returns it unchanged if nobody has saved since', () => {
    const present = named('Mine');
    expect(restoring(cartParts, draftOf(present), saved)).toEqual({ kind: 'document', document: present });
  });

  it('merges it with later saves', () => {
    const theirs = { ...saved, cartPageEnabled: false };
    expect(restoring(cartParts, draftOf(named('Mine')), theirs)).toEqual({
      kind: 'document',
      document: named('Mine', theirs),
    });
  });

  it('requires a choice if both changed the same part', () => {
    expect(restoring(cartParts, draftOf(named('Mine')), named('Theirs'))).toMatchObject({ kind: 'choose' });
  });
});
