import { expect, test } from 'vitest';
import type { ShopContext } from './shop-context';
import { shopContexts } from './shop-contexts';

/** A server for one shop of its own, and for those that are `installed`. `events` says what it has begun. */
function aServer() {
  const installed = new Set<string>();
  const events: string[] = [];
  // Of a shop the registry knows only its id.
  const shopOf = (id: string) => ({ id }) as unknown as ShopContext;
  const shops = shopContexts([shopOf('fixed')], {
    isInstalled: async (id) => {
      events.push(`ask for ${id}`);
      return installed.has(id);
    },
    all: async () => {
      events.push('ask for all');
      return [...installed];
    },
    begin: async (id) => {
      events.push(`begin ${id}`);
      return shopOf(id);
    },
    end: (id) => void events.push(`end ${id}`),
  });
  return { installed, events, shops, ids: () => shops.all().map(({ id }) => id) };
}

test('finds a newly installed shop, and starts it once for concurrent requests', async () => {
  const { installed, events, shops, ids } = aServer();
  expect(await shops.find('new')).toBeNull();
  expect(() => shops.of('new')).toThrow('does not work for new');
  installed.add('new');
  const found = await Promise.all([shops.find('new'), shops.find('new'), shops.find('new')]);
  expect(new Set(found).size).toBe(1);
  expect(events.filter((each) => each.startsWith('begin'))).toEqual(['begin new']);
  expect(ids()).toEqual(['fixed', 'new']);
  expect(shops.of('new')).toBe(found[0]);
});

test('drops an uninstalled shop on the next check, and starts it again on return', async () => {
  const { installed, events, shops, ids } = aServer();
  installed.add('new');
  await shops.find('new');
  installed.delete('new');
  expect(await shops.find('new')).toBeNull();
  expect(await shops.find('new')).toBeNull();
  expect(ids()).toEqual(['fixed']);
  installed.add('new');
  await shops.find('new');
  expect(events.filter((each) => !each.startsWith('ask'))).toEqual(['begin new', 'end new', 'begin new']);
});

test('finds all uninstalled shops with one query, and changes no others', async () => {
  const { installed, events, shops, ids } = aServer();
  for (const id of ['a', 'b', 'c']) {
    installed.add(id);
    await shops.find(id);
  }
  installed.delete('a');
  installed.delete('c');
  installed.add('not asked for yet');
  events.splice(0);
  await shops.leaveGone();
  expect(events).toEqual(['ask for all', 'end a', 'end c']);
  expect(ids()).toEqual(['fixed', 'b']);
});

test('keeps a shop that installs during the check', async () => {
  const { installed, shops, ids } = aServer();
  const looking = shops.leaveGone();
  installed.add('new');
  await shops.find('new');
  await looking;
  expect(ids()).toEqual(['fixed', 'new']);
});

test('keeps a fixed shop, installed or not', async () => {
  const { events, shops } = aServer();
  expect(await shops.find('fixed')).toBe(shops.of('fixed'));
  expect(events).toEqual([]);
});
