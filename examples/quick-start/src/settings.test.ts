import { describe, expect, test } from 'vitest';
import { readSettings } from './settings';

const started = (args: string[] = [], env: Record<string, string> = {}) =>
  readSettings({ args, env, folder: '/shop' });

describe('start settings', () => {
  test('are all optional', () => {
    expect(started()).toEqual({
      ok: true,
      settings: { port: 4700, storePort: 4701, dataDir: '/shop/.data' },
    });
  });

  test('read ports, folder and database from the environment', () => {
    const env = {
      PORT: '5000',
      STORE_PORT: '5001',
      DATA_DIR: '/elsewhere',
      DATABASE_URL: 'postgres://db/carts',
    };
    expect(started([], env)).toEqual({
      ok: true,
      settings: { port: 5000, storePort: 5001, dataDir: '/elsewhere', databaseUrl: 'postgres://db/carts' },
    });
  });

  test('turn the store into a test store on request', () => {
    expect(started([], { STORE_FOR_TESTS: '1' })).toMatchObject({ settings: { storeForTests: true } });
  });

  test('open the admin as staff on request', () => {
    expect(started([], { STAFF: 'true' })).toMatchObject({ settings: { staff: true } });
  });

  test.each([[['--catalog', 'apparel.csv']], [['--catalog=apparel.csv']]])(
    'use a separate folder for another catalogue: %j',
    (args) => {
      expect(started(args)).toMatchObject({
        settings: { catalogueFile: '/shop/apparel.csv', dataDir: '/shop/.data/apparel' },
      });
    },
  );

  test.each([[['--products', '43000']], [['--products=43000']]])(
    'add generated products in a separate folder: %j',
    (args) => {
      expect(started(args)).toMatchObject({
        settings: { generatedProducts: 43_000, dataDir: '/shop/.data/43000-products' },
      });
    },
  );

  test.each([[['--catalog', 'souq.csv', '--currency', 'KWD']], [['--currency=kwd', '--catalog=souq.csv']]])(
    'set a catalogue’s currency, in a separate folder: %j',
    (args) => {
      expect(started(args)).toMatchObject({
        settings: { catalogueFile: '/shop/souq.csv', currency: 'KWD', dataDir: '/shop/.data/souq-KWD' },
      });
    },
  );

  test('reject an unknown currency, with the valid ones', () => {
    const refused = started(['--catalog', 'souq.csv', '--currency', 'dollars']);
    expect(refused).toMatchObject({ ok: false, code: 'invalid_currency' });
    if (!refused.ok) expect(refused.message).toMatch(/"dollars".* EUR, .* KWD, .* USD, /);
  });

  test('use DATA_DIR for any catalogue', () => {
    expect(started(['--catalog', 'apparel.csv'], { DATA_DIR: 'kept' })).toMatchObject({
      settings: { dataDir: '/shop/kept' },
    });
  });

  test('give two shops a separate folder, and the second store a port', () => {
    expect(started(['--two-shops'])).toMatchObject({
      settings: { storePort: 4701, secondStorePort: 4702, dataDir: '/shop/.data/two-shops' },
    });
    expect(started(['--two-shops'], { SECOND_STORE_PORT: '5002' })).toMatchObject({
      settings: { secondStorePort: 5002 },
    });
    expect(started([], { SECOND_STORE_PORT: '4700' })).toMatchObject({ ok: true });
  });

  test('start only the two stores for an app running elsewhere', () => {
    expect(started(['--two-shops', '--without-app'], { PORT: '5000' })).toMatchObject({
      settings: { port: 5000, withoutApp: true, dataDir: '/shop/.data/two-shops' },
    });
  });

  test.each([
    [['--without-app'], {}, 'one_shop_without_app'],
    [['--catalogue', 'a.csv'], {}, 'unknown_argument'],
    [['a.csv'], {}, 'unknown_argument'],
    [['--catalog'], {}, 'catalogue_missing'],
    [['--catalog='], {}, 'catalogue_missing'],
    [['--currency', 'KWD'], {}, 'invalid_currency'],
    [['--catalog', 'a.csv', '--currency'], {}, 'invalid_currency'],
    [['--catalog', 'a.csv', '--currency=XAU'], {}, 'invalid_currency'],
    [['--products'], {}, 'invalid_products'],
    [['--products', '0'], {}, 'invalid_products'],
    [['--products', '1e3'], {}, 'invalid_products'],
    [['--products', '100001'], {}, 'invalid_products'],
    [[], { PORT: '0' }, 'invalid_port'],
    [[], { PORT: '4700x' }, 'invalid_port'],
    [[], { STORE_PORT: '65536' }, 'invalid_port'],
    [[], { STORE_PORT: '4700' }, 'same_port'],
    [['--two-shops'], { SECOND_STORE_PORT: '4701' }, 'same_port'],
  ])('reject %j with %j: %s', (args, env, code) => {
    expect(started(args, env)).toMatchObject({ ok: false, code });
  });
});
