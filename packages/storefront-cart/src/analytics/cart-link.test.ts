import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLink, readLinkedCart } from './cart-link';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A shopper's browser and cart. The store hides the attribute, and the test notifies pages of carts. */
function aShopper({ keeps = true, allowed = true } = {}) {
  const world = {
    allowed,
    session: id(1),
    cart: { token: 'c1?key=secret', count: 1 },
    /** Attribute of the cart. */
    links: new Map<string, string>(),
    /** Attribute that the store exposes. */
    shown: null as string | null,
    fails: false,
    inLock: 0,
  };
  const kept = new Map<string, string>();
  const reported: string[] = [];
  const writes: string[] = [];
  let ids = 100;
  let last: Promise<unknown> = Promise.resolve();
  return {
    world,
    kept,
    reported,
    writes,
    link: () => world.links.get(world.cart.token),
    page: (isAmbiguous = true) =>
      cartLink({
        storage: {
          read: (name) => kept.get(name) ?? null,
          write: (name, text) => void (keeps && kept.set(name, text)),
        },
        consent: { allowed: () => world.allowed, isOpen: () => false, listen: () => undefined },
        lock: {
          run: <Result>(task: () => Promise<Result>) => {
            const done = last.then(async () => {
              expect(++world.inLock, 'one at a time').toBe(1);
              const result = await task();
              world.inLock--;
              return result;
            });
            last = done;
            return done;
          },
        },
        read: async () => ({ ...world.cart, link: world.shown }),
        async write(value) {
          expect([world.inLock, world.cart.count > 0], 'in the lock and only for a cart with lines').toEqual([
            1,
            true,
          ]);
          writes.push(value);
          if (world.fails) return false;
          world.links.set(world.cart.token, value);
          return true;
        },
        session: () => (world.allowed ? world.session : null),
        newId: () => id(++ids),
        tell: (link) => reported.push(`${link.slice(-3)} ${world.session.slice(-1)}`),
        isAmbiguous,
      }),
  };
}

describe('cart link', () => {
  it('is written once and reported once per session, across adds and pages', async () => {
    const { page, writes, reported } = aShopper();
    const first = page();
    await Promise.all([first.look(), first.look(), page().look()]);
    first.doubt();
    await first.look();
    await page(false).look();
    expect(writes).toEqual([id(101)]);
    expect(reported).toEqual(['101 1']);
  });

  it('is reported again in another session, unchanged', async () => {
    const { page, writes, reported, world } = aShopper();
    await page().look();
    world.session = id(2);
    await page(false).look();
    expect([writes.length, reported]).toEqual([1, ['101 1', '101 2']]);
  });

  it('changes with a new cart', async () => {
    const { page, writes, reported, world } = aShopper();
    const one = page();
    await one.look();
    world.cart = { token: 'c2', count: 1 };
    one.doubt();
    await one.look();
    expect(writes).toEqual([id(101), id(102)]);
    expect(reported).toEqual(['101 1', '102 1']);
  });

  it('reuses the cart’s existing attribute when the store exposes it', async () => {
    const { page, writes, reported, world } = aShopper();
    world.shown = id(777);
    await page().look();
    expect([writes, reported]).toEqual([[], ['777 1']]);
  });

  it('is written when an empty cart gets its first item', async () => {
    const { page, writes, world } = aShopper();
    world.cart = { token: 'c1', count: 0 };
    const one = page();
    await one.look();
    expect(writes).toEqual([]);
    world.cart = { token: 'c1', count: 2 };
    await one.look();
    expect(writes).toHaveLength(1);
  });

  it('is retried after a failed write and reported only on success', async () => {
    const { page, reported, link, world } = aShopper();
    const one = page();
    world.fails = true;
    await one.look();
    expect(reported).toEqual([]);
    world.fails = false;
    await one.look();
    expect([reported, link()]).toEqual([['102 1'], id(102)]);
  });

  it('is skipped when the browser can’t store it', async () => {
    const { page, writes, reported } = aShopper({ keeps: false });
    await page().look();
    expect([writes, reported]).toEqual([[], []]);
  });

  it('is skipped without consent', async () => {
    const { page, writes, kept } = aShopper({ allowed: false });
    await page().look();
    await page().withdraw();
    expect([writes, kept.size]).toEqual([[], 0]);
  });

  it('is deleted from browser and cart when consent is withdrawn', async () => {
    const { page, kept, link, world } = aShopper();
    const one = page();
    await one.look();
    expect([...kept.values()].join(), 'without the secret of the cart').not.toContain('secret');
    world.allowed = false;
    await one.withdraw();
    await page().withdraw();
    expect([kept.get('cartwright:link'), link()]).toEqual(['', '']);
    world.allowed = true;
    await one.look();
    expect(link(), 'no link to the cart before').toBe(id(102));
  });

  it('is deleted without a write if the cart is empty or has changed', async () => {
    for (const cart of [
      { token: 'c1?key=secret', count: 0 },
      { token: 'c2', count: 1 },
    ]) {
      const { page, writes, kept, world } = aShopper();
      await page().look();
      world.allowed = false;
      world.cart = cart;
      await page().withdraw();
      expect([writes.length, kept.get('cartwright:link')]).toEqual([1, '']);
    }
  });

  it.each(['{', '"x"', '{"cart":7}', '{"cart":"c1","link":"jane"}'])(
    'ignores invalid storage %s',
    async (text) => {
      const { page, kept, writes } = aShopper();
      kept.set('cartwright:link', text);
      await page().look();
      expect(writes).toEqual([id(101)]);
    },
  );

  it('Each cart has a single link, in any order of pages, sessions and consent changes.', async () => {
    const step = fc.constantFrom(
      'look',
      'page',
      'session',
      'bought',
      'empty',
      'fill',
      'refuse',
      'allow',
      'fail',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { page, writes, reported, world, kept } = aShopper();
        let here = page();
        let carts = 1;
        let changes = 0;
        for (const what of steps) {
          if (what === 'page') here = page(world.cart.count === 0);
          else if (what === 'session') world.session = id(2 + (changes++ % 8));
          else if (what === 'bought') world.cart = { token: `c${++carts}`, count: 0 };
          else if (what === 'empty' || what === 'fill')
            world.cart = { ...world.cart, count: what === 'fill' ? 1 : 0 };
          else if (what === 'refuse' || what === 'allow') world.allowed = what === 'allow';
          world.fails = what === 'fail';
          if (what === 'bought') here = page();
          if (what === 'refuse') await here.withdraw();
          await here.look();
          if (!world.allowed) expect(kept.get('cartwright:link') ?? '').toBe('');
        }
        const values = writes.filter((value) => value !== '');
        expect(new Set(values).size, 'no two carts share one').toBe(values.length);
        expect(new Set(reported).size, 'reported once per session').toBe(reported.length);
      }),
    );
  });
});

describe('store cart for the link', () => {
  it.each([null, 'page', {}, { token: 1, item_count: 1 }, { token: 'c1' }])('is null for %o', (response) => {
    expect(readLinkedCart(response)).toBeNull();
  });

  it('contains the attribute only if it is one of ours', () => {
    const cart = { token: 'c1', item_count: 2, attributes: {} };
    expect(readLinkedCart(cart)).toEqual({ token: 'c1', count: 2, link: null });
    expect(readLinkedCart({ ...cart, attributes: { __cw: id(7) } })?.link).toBe(id(7));
    expect(readLinkedCart({ ...cart, attributes: { __cw: 'jane' } })?.link).toBeNull();
    expect(readLinkedCart({ ...cart, attributes: null })?.link).toBeNull();
  });
});
