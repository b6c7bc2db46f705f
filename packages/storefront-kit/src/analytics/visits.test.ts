import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageId } from './page-id';
import { SESSION_ENDS, TESTS_KEY, VISIT_KEY, VISITOR_ENDS, visits } from './visits';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** A browser with a controlled clock and consent; each `page` is a page view. */
function aBrowser({ keeps = true } = {}) {
  const world = { now: Date.parse('2026-11-21T23:50:00Z'), allowed: true };
  const storage = new Map<string, string>();
  const forgotten: string[] = [];
  const listeners: (() => void)[] = [];
  return {
    world,
    storage,
    forgotten,
    decide(allowed: boolean) {
      world.allowed = allowed;
      for (const onChange of listeners) onChange();
    },
    page: () =>
      visits({
        storage: {
          read: (key) => storage.get(key) ?? null,
          write: (key, text) => void (keeps && storage.set(key, text)),
        },
        consent: {
          allowed: () => world.allowed,
          isOpen: () => false,
          listen: (onChange) => void listeners.push(onChange),
        },
        now: () => world.now,
        newId: pageId,
        forget: (visitor) => void forgotten.push(visitor),
      }),
  };
}

describe('visit', () => {
  it('continues across pages and midnight with activity every half hour', () => {
    const { page, world } = aBrowser();
    const first = page().current();
    world.now += SESSION_ENDS - 1;
    expect(page().current()).toEqual(first);
    world.now += SESSION_ENDS - 1;
    expect(page().current()).toEqual(first);
  });

  it('starts a new session after half an hour and a new visitor after ninety days', () => {
    const { page, world } = aBrowser();
    const first = page().current();
    world.now += SESSION_ENDS;
    const second = page().current();
    expect(second?.visitor).toBe(first?.visitor);
    expect(second?.session).not.toBe(first?.session);
    world.now += VISITOR_ENDS;
    expect(page().current()?.visitor).not.toBe(first?.visitor);
  });

  it('isn’t started or stored without consent', () => {
    const { page, world, storage, forgotten } = aBrowser();
    world.allowed = false;
    expect(page().current()).toBeNull();
    expect(storage.size).toBe(0);
    expect(forgotten).toEqual([]);
  });

  it('is forgotten once when consent is withdrawn, and a new one starts after consent', () => {
    const { page, decide, storage, forgotten } = aBrowser();
    const first = page();
    const visit = first.current();
    storage.set(TESTS_KEY, '{"test":"b"}');
    decide(false);
    expect(forgotten).toEqual([visit?.visitor]);
    expect([storage.get(VISIT_KEY), storage.get(TESTS_KEY)]).toEqual(['', '']);
    expect(first.current()).toBeNull();
    decide(true);
    expect(first.current()?.visitor).not.toBe(visit?.visitor);
    expect(forgotten).toHaveLength(1);
  });

  it('is forgotten by the next page if the withdrawal went unnoticed', () => {
    const { page, world, storage, forgotten } = aBrowser();
    const visit = page().current();
    world.allowed = false;
    page();
    expect(forgotten).toEqual([visit?.visitor]);
    expect(storage.get(VISIT_KEY)).toBe('');
  });

  it('lasts for the page when nothing can be stored', () => {
    const { page, world } = aBrowser({ keeps: false });
    const here = page();
    const visit = here.current();
    world.now += MINUTE;
    expect(here.current()).toEqual(visit);
    expect(page().current()).not.toEqual(visit);
  });

  it.each(['{', '"x"', '{"visitor":"jane","session":"x","at":1}', '{"at":null}'])(
    'ignores invalid storage %s',
    (text) => {
      const { page, storage } = aBrowser();
      storage.set(VISIT_KEY, text);
      expect(page().current()?.visitor).toMatch(/^[\da-f-]{36}$/);
    },
  );

  it('ends by inactivity only, however the clock moves', () => {
    const steps = fc.array(fc.integer({ min: -2 * DAY, max: 100 * DAY }), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (waits) => {
        const { page, world } = aBrowser();
        let before = page().current();
        for (const wait of waits) {
          world.now += wait;
          const after = page().current();
          expect(after?.session === before?.session).toBe(wait < SESSION_ENDS);
          expect(after?.visitor === before?.visitor).toBe(wait < VISITOR_ENDS);
          before = after;
        }
      }),
    );
  });
});
