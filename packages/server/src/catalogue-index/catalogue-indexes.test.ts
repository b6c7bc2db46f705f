import { emptyIndex, indexBytes } from '@cartwright/core/catalogue/index/catalogue-index';
import { buildIndex } from '@cartwright/core/catalogue/index/update-index';
import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { aMirroredProduct } from '@cartwright/core/testing/a-mirrored-product';
import { describe, expect, it, vi } from 'vitest';
import { buildHere } from '../testing/build-here';
import { catalogueIndexes } from './catalogue-indexes';
import type { CatalogueSource, MirrorPosition } from './mirror-source';

const aProduct = (id: number) => aMirroredProduct({ id });
const BYTES = indexBytes(buildIndex([aProduct(1), aProduct(2)], []));
const LONG = 60_000;

/** A mirror in memory with two products; a test changes it. */
function aMirrorOf(...ids: number[]) {
  const products = new Map(ids.map((id) => [id, { product: aProduct(id), revision: 1 }]));
  const position: { -readonly [Name in keyof MirrorPosition]: MirrorPosition[Name] } = {
    mirrorId: 'first',
    revision: 1,
    removalsFrom: 0,
    languages: [],
  };
  let isAway = false;
  async function* parts(some: readonly MirroredProduct[]) {
    if (isAway) throw new Error('The database is away.');
    yield some;
  }
  const source: CatalogueSource = {
    async position() {
      if (isAway) throw new Error('The database is away.');
      return { ...position };
    },
    products: () => parts([...products.values()].map(({ product }) => product)),
    collections: async function* () {},
    async changes({ after }, limit) {
      const changed = [...products.values()].filter(({ revision }) => revision > after);
      if (changed.length > limit) return null;
      return {
        removedProducts: [],
        removedCollections: [],
        changed: {
          products: () => parts(changed.map(({ product }) => product)),
          collections: async function* () {},
        },
      };
    },
  };
  return {
    source,
    position,
    put(...some: number[]) {
      position.revision += 1;
      for (const id of some) products.set(id, { product: aProduct(id), revision: position.revision });
    },
    away: (is: boolean) => {
      isAway = is;
    },
  };
}

/** Indexes of mirrors by shop, each with two products, and a clock that stands still until a test moves it. */
function indexes(limitBytes = 10 * BYTES) {
  const mirrors = new Map(['a', 'b', 'c'].map((shopId) => [shopId, aMirrorOf(1, 2)]));
  const none: CatalogueSource = { ...aMirrorOf().source, position: async () => null };
  const time = { now: 0 };
  const built: number[] = [];
  let gate: Promise<void> = Promise.resolve();
  const warn = vi.fn();
  const polls: string[] = [];
  const all = catalogueIndexes({
    sourceOf: (shopId) => {
      const source = mirrors.get(shopId)?.source ?? none;
      return {
        ...source,
        position: () => {
          polls.push(shopId);
          return source.position();
        },
      };
    },
    async build(catalogue, languages, signal) {
      const index = await buildHere(catalogue, languages);
      built.push(index.rows.size);
      await gate;
      signal.throwIfAborted();
      return index;
    },
    limitBytes,
    logger: { warn },
    now: () => time.now,
  });
  const mirror = (shopId = 'a') => mirrors.get(shopId) ?? aMirrorOf();
  return {
    ...all,
    built,
    polls,
    warn,
    time,
    mirror,
    /** What the shop's index has now, a second later. */
    async has(shopId = 'a') {
      time.now += 1_000;
      return [...(await all.of(shopId)).rows.keys()].toSorted((a, b) => a - b);
    },
    hold: () => {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('shop index', () => {
  it('is built once for concurrent requests', async () => {
    const { of, built } = indexes();
    const [first, second] = await Promise.all([of('a'), of('a')]);
    expect(second).toBe(first);
    expect(await of('a')).toBe(first);
    expect(built).toEqual([2]);
  });

  it('is rebuilt on the next request after a failed build', async () => {
    const { of, mirror } = indexes();
    mirror().away(true);
    await expect(of('a')).rejects.toThrow('away');
    await expect(of('a')).rejects.toThrow('away');
    expect((await of('b')).rows.size).toBe(2);
    mirror().away(false);
    expect((await of('a')).rows.size).toBe(2);
  });

  it('is empty and takes no memory for a shop without a mirror', async () => {
    const { of, memory } = indexes();
    expect(await of('none')).toEqual(emptyIndex());
    expect(memory()).toBe(0);
  });

  it('is discarded if the shop was forgotten during the build', async () => {
    const { of, forget, hold, memory } = indexes();
    const open = hold();
    const pending = of('a');
    forget('a');
    open();
    expect((await pending).rows.size).toBe(2);
    expect(memory()).toBe(0);
  });
});

describe('index following its mirror', () => {
  it('applies changes product by product, polling at most once a second', async () => {
    const { of, mirror, polls, built, time } = indexes();
    const index = await of('a');
    mirror().put(3);
    time.now += 999;
    expect((await of('a')).rows.has(3)).toBe(false);
    expect(polls).toHaveLength(1);
    time.now += 1;
    const [one, other] = await Promise.all([of('a'), of('a')]);
    expect([one === index, other === index, index.rows.has(3)]).toEqual([true, true, true]);
    expect(polls).toHaveLength(2);
    expect(built).toHaveLength(1);
  });

  it('changes its version only when its contents change', async () => {
    const { of, versionOf, mirror, time } = indexes();
    const version = async (shopId = 'a') => {
      time.now += 1_000;
      return versionOf(await of(shopId));
    };
    const first = await version();
    expect(await version()).toBe(first);
    mirror().put(3);
    expect(versionOf(await of('a')), 'within the second in which it doesn’t look').toBe(first);
    expect(await version()).not.toBe(first);
    expect(await version('none')).toBeNull();
  });

  it('includes changes made during the build', async () => {
    const { of, mirror, hold, built, time } = indexes();
    const open = hold();
    const pending = of('a');
    await vi.waitFor(() => expect(built).toHaveLength(1), LONG);
    mirror().put(3);
    time.now += 5_000;
    open();
    expect((await pending).rows.has(3)).toBe(true);
    expect(built).toHaveLength(1);
  });

  it.each([
    ['much has changed', (mirror: ReturnType<typeof aMirrorOf>) => mirror.put(...upTo(501))],
    [
      'removals are no longer known',
      (mirror: ReturnType<typeof aMirrorOf>) => {
        mirror.put(3);
        mirror.position.removalsFrom = 2;
      },
    ],
    [
      'the shop’s language changed',
      (mirror: ReturnType<typeof aMirrorOf>) => {
        mirror.position.languages = ['de'];
      },
    ],
    [
      'an older state was restored',
      (mirror: ReturnType<typeof aMirrorOf>) => {
        mirror.position.revision = 0;
      },
    ],
  ])('is rebuilt when %s, and serves the old index until then', async (_, change) => {
    const { of, mirror, has, hold, built, time } = indexes();
    const before = await of('a');
    change(mirror());
    const open = hold();
    expect(await has()).toEqual([1, 2]);
    await vi.waitFor(() => expect(built).toHaveLength(2), LONG);
    time.now += 1_000;
    expect(await of('a')).toBe(before);
    open();
    await vi.waitFor(async () => expect(await of('a')).not.toBe(before), LONG);
    expect(built).toHaveLength(2);
  });

  it('switches to the new mirror once the old one is deleted', async () => {
    const { of, mirror, has, built } = indexes();
    await of('a');
    mirror().position.mirrorId = 'second';
    mirror().put(7);
    expect(await has()).toEqual([1, 2, 7]);
    expect(built).toEqual([2, 3]);
  });

  it('keeps serving while the database is down', async () => {
    const { of, mirror, has, warn } = indexes();
    await of('a');
    mirror().put(3);
    mirror().away(true);
    expect(await has()).toEqual([1, 2]);
    expect(warn).toHaveBeenCalledOnce();
    mirror().away(false);
    expect(await has()).toEqual([1, 2, 3]);
  });
});

describe('index memory limit', () => {
  it('evicts the least recently used', async () => {
    const { of, built, memory } = indexes(2 * BYTES);
    await of('a');
    await of('b');
    await of('a');
    await of('c');
    expect(memory()).toBe(2 * BYTES);
    await of('a');
    await of('c');
    expect(built).toHaveLength(3);
    await of('b');
    expect(built).toHaveLength(4);
  });

  it('counts growth from changes', async () => {
    const { of, mirror, has, memory } = indexes(2 * BYTES);
    await of('a');
    await of('b');
    mirror('b').put(...upTo(40));
    await has('b');
    expect(memory()).toBe(indexBytes(await of('b')));
  });

  it('never evicts the only index', async () => {
    const { of, built } = indexes(1);
    await of('a');
    await of('a');
    expect(built).toHaveLength(1);
  });
});

it('a stopping server builds no more indexes', async () => {
  const { of, end, hold, built } = indexes();
  await of('b');
  const open = hold();
  const pending = of('a');
  const refused = expect(pending).rejects.toThrow('the server stops');
  await vi.waitFor(() => expect(built).toHaveLength(2), LONG);
  const ended = end();
  open();
  await Promise.all([ended, refused]);
  await expect(of('b')).rejects.toThrow('the server stops');
});
