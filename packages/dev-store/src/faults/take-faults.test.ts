import { describe, expect, it } from 'vitest';
import { cartActionOf } from './cart-action';
import type { Fault, RequestedFault } from './fault';
import { readFaults } from './read-faults';
import { type Incoming, takeFaults } from './take-faults';

const faults = (...request: RequestedFault[]): readonly Fault[] => {
  const read = readFaults({ faults: request });
  if (!read.ok) throw new Error(`${read.path}: ${read.message}`);
  return read.value;
};

/** The kinds of endings of requests that come one after the other; null for one that ends well. */
function endings(requested: readonly Fault[], incoming: readonly Partial<Incoming>[]) {
  let remaining = requested;
  return incoming.map((each) => {
    const taken = takeFaults(remaining, { action: 'add', underWay: 1, mayBeOld: false, ...each });
    remaining = taken.left;
    return taken.fate.ending?.kind ?? null;
  });
}

describe('requests matched by a fault', () => {
  const add = { action: 'add' } as const;
  const change = { action: 'change' } as const;
  const get = { action: 'get' } as const;

  it('are those of its action, all writes, or any', () => {
    expect(endings(faults({ on: 'change', kind: 'lost' }), [add, get, change, change])).toEqual([
      null,
      null,
      'lost',
      null,
    ]);
    expect(endings(faults({ on: 'write', kind: 'lost' }), [get, add])).toEqual([null, 'lost']);
    expect(endings(faults({ on: 'any', kind: 'lost' }), [get, add])).toEqual(['lost', null]);
  });

  it('are limited in number after a number that passes', () => {
    const twiceAfterOne = faults({ on: 'add', kind: 'dropped', times: 2, after: 1 });
    expect(endings(twiceAfterOne, [add, change, add, add, add])).toEqual([
      null,
      null,
      'dropped',
      'dropped',
      null,
    ]);
  });

  it('are one for each final fault, in order', () => {
    const both = faults({ on: 'any', kind: 'lost' }, { on: 'add', kind: 'refuse', status: 429 });
    expect(endings(both, [add, change, add])).toEqual(['lost', null, 'refuse']);
  });

  it('include every due delay', () => {
    const slow = faults(
      { on: 'any', kind: 'delay', ms: 80, times: 9 },
      { on: 'add', kind: 'delay', ms: 20 },
      { on: 'add', kind: 'lost' },
      { on: 'add', kind: 'slow_answer', ms: 300 },
    );
    const { fate, left } = takeFaults(slow, { action: 'add', underWay: 1, mayBeOld: false });
    expect(fate).toMatchObject({ delayMs: 100, slowMs: 300, ending: { kind: 'lost' } });
    expect(left).toEqual([{ on: 'any', kind: 'delay', ms: 80, times: 8, after: 0 }]);
  });

  it('include a cacheable read for a stale fault', () => {
    const stale = faults({ on: 'get', kind: 'stale' });
    expect(endings(stale, [get, { ...get, mayBeOld: true }])).toEqual([null, 'stale']);
  });

  it('include a concurrent request', () => {
    const crowded = faults({ on: 'any', kind: 'crowded', most: 2 });
    expect(endings(crowded, [{ underWay: 2 }, { underWay: 3 }])).toEqual([null, 'crowded']);
  });
});

it('recognises cart requests under every locale and spelling, and ignores pages', () => {
  const actions = (method: string, ...paths: string[]) => paths.map((path) => cartActionOf(method, path));
  expect(actions('GET', '/cart.js', '/cart.json', '/de/cart.js', '/pt-BR/cart.json')).toEqual(
    Array(4).fill('get'),
  );
  expect(
    actions('POST', '/cart/add', '/cart/add.js', '/de/cart/change.json', '/en-ca/cart/clear.js'),
  ).toEqual(['add', 'add', 'change', 'clear']);
  expect(actions('GET', '/cart', '/de/cart', '/cart/change', '/cart/add.js', '/products/cart.js')).toEqual(
    Array(5).fill(null),
  );
  expect(actions('POST', '/cart', '/cart.js', '/cart/shipping_rates.json', '/xcart/add.js')).toEqual(
    Array(4).fill(null),
  );
});

describe('invalid fault', () => {
  it.each([
    [{}, 'faults'],
    [{ faults: [5] }, 'faults[0]'],
    [{ faults: [{ on: 'add', kind: 'lost' }, { kind: 'lost' }] }, 'faults[1].on'],
    [{ faults: [{ on: 'add' }] }, 'faults[0].kind'],
    [{ faults: [{ on: 'add', kind: 'constructor' }] }, 'faults[0].kind'],
    [{ faults: [{ on: 'add', kind: 'lost', time: 2 }] }, 'faults[0].time'],
    [{ faults: [{ on: 'add', kind: 'lost', times: 0 }] }, 'faults[0].times'],
    [{ faults: [{ on: 'add', kind: 'lost', after: -1 }] }, 'faults[0].after'],
    [{ faults: [{ on: 'add', kind: 'delay', ms: 1e9 }] }, 'faults[0].ms'],
    [{ faults: [{ on: 'add', kind: 'refuse', status: 418 }] }, 'faults[0].status'],
    [{ faults: [{ on: 'add', kind: 'refuse', status: 429, html: 'yes' }] }, 'faults[0].html'],
    [{ faults: [{ on: 'add', kind: 'refuse', status: 429, retryAfter: 1.5 }] }, 'faults[0].retryAfter'],
    [{ faults: [{ on: 'add', kind: 'crowded' }] }, 'faults[0].most'],
    [{ faults: [{ on: 'add', kind: 'stale' }] }, 'faults[0].on'],
  ])('%j is rejected at %s', (body, path) => {
    expect(readFaults(body)).toMatchObject({ ok: false, path });
  });
});
