import { basename, extname, resolve } from 'node:path';
import { CURRENCY_CODES } from '@cartwright/dev-store/schema/iso-codes';

export interface Settings {
  /** Of the admin and its API. */
  readonly port: number;
  /** Of the store. */
  readonly storePort: number;
  /** Of a second store; the app is installed in neither then. Absent: there is one store, which has it. */
  readonly secondStorePort?: number;
  /** Whether the two stores start alone: servers that others start are the app, at `port`. */
  readonly withoutApp?: boolean;
  /** Absolute path of the folder with everything that is kept. */
  readonly dataDir: string;
  /** Absent: the database is in `dataDir`. */
  readonly databaseUrl?: string;
  /** Absolute path of a Shopify product CSV. Absent: our own products. */
  readonly catalogueFile?: string;
  /** Name of the first shop. Absent: Larkspur Supply. */
  readonly shopName?: string;
  /** ISO 4217 code of the prices in `catalogueFile`. Absent: US dollars. */
  readonly currency?: string;
  /** Number of generated products, appended to the others. Absent: none. */
  readonly generatedProducts?: number;
  /** Whether the store starts without orders and with request limits above Shopify's. */
  readonly storeForTests?: boolean;
  /** Whether the admin's user is the app's own staff. Absent: a merchant. */
  readonly staff?: boolean;
  /** Whether the app keeps a copy of the store's catalogue. Absent: it does, but in tests. */
  readonly mirrorsCatalogue?: boolean;
}

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; code: string; message: string };

interface Situation {
  /** Command-line arguments after the program's name. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The caller's directory; relative paths resolve against it. */
  readonly folder: string;
}

/**
 * The settings of a start: `--catalog FILE`, `--currency CODE`, `--products COUNT`, `--two-shops`, `--without-app`, PORT, STORE_PORT, SECOND_STORE_PORT, DATA_DIR, DATABASE_URL,
 * STAFF, STORE_FOR_TESTS. Another catalogue is another shop, and two shops are others again: unless DATA_DIR says otherwise they
 * keep their carts in a folder of their own.
 *
 * Errors: `unknown_argument`, `one_shop_without_app`, `catalogue_missing`, `invalid_currency`, `invalid_products`, `invalid_port`, `same_port`.
 */
export function readSettings({ args, env, folder }: Situation): SettingsResult {
  const read = readArguments(args);
  if (!read.ok) return read;
  const { file, currency, generated, twoShops, withoutApp } = read;
  const ports = new Map<string, number>();
  const variables = { PORT: 4700, STORE_PORT: 4701, ...(twoShops && { SECOND_STORE_PORT: 4702 }) };
  for (const [variable, byDefault] of Object.entries(variables)) {
    const read = readPort(variable, env[variable], byDefault);
    if (!read.ok) return read;
    const [other] = [...ports].find(([, port]) => port === read.port) ?? [];
    if (other !== undefined) {
      return refuse(
        'same_port',
        `${other} and ${variable} are both ${read.port}. Give each a port of its own.`,
      );
    }
    ports.set(variable, read.port);
  }
  const [port = 0, storePort = 0, secondStorePort] = ports.values();

  const folders = [
    '.data',
    file === undefined ? '' : [basename(file, extname(file)), currency].filter(Boolean).join('-'),
    generated === undefined ? '' : `${generated}-products`,
    twoShops ? 'two-shops' : '',
  ];
  return {
    ok: true,
    settings: {
      port,
      storePort,
      ...(secondStorePort === undefined ? {} : { secondStorePort }),
      ...(withoutApp ? { withoutApp } : {}),
      dataDir: resolve(folder, env.DATA_DIR || folders.filter(Boolean).join('/')),
      ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
      ...(file === undefined ? {} : { catalogueFile: resolve(folder, file) }),
      ...(currency === undefined ? {} : { currency }),
      ...(generated === undefined ? {} : { generatedProducts: generated }),
      ...(env.STAFF === 'true' ? { staff: true } : {}),
      ...(env.STORE_FOR_TESTS ? { storeForTests: true } : {}),
      ...(env.STORE_FOR_TESTS === 'mirrored' ? { mirrorsCatalogue: true } : {}),
    },
  };
}

const KNOWN = '--catalog FILE, --currency CODE, --products COUNT, --two-shops, --without-app';

/** ISO 4217 codes that shops may have. Shopify also has a coin with four letters, which isn't one. */
const CURRENCIES = CURRENCY_CODES.trim()
  .split(/\s+/)
  .filter((code) => code.length === 3);

/** More than that are not kept in memory beside everything else. */
const MAX_GENERATED = 100_000;

const refuse = (code: string, message: string) => ({ ok: false, code, message }) as const;

function readArguments(args: readonly string[]) {
  let file: string | undefined;
  let code: string | undefined;
  let count: string | undefined;
  let twoShops = false;
  let withoutApp = false;
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--catalog') file = rest.shift() ?? '';
    else if (argument.startsWith('--catalog=')) file = argument.slice('--catalog='.length);
    else if (argument === '--currency') code = rest.shift() ?? '';
    else if (argument.startsWith('--currency=')) code = argument.slice('--currency='.length);
    else if (argument === '--products') count = rest.shift() ?? '';
    else if (argument.startsWith('--products=')) count = argument.slice('--products='.length);
    else if (argument === '--two-shops') twoShops = true;
    else if (argument === '--without-app') withoutApp = true;
    else return refuse('unknown_argument', `${argument} is unknown. Known: ${KNOWN}`);
  }
  if (withoutApp && !twoShops)
    return refuse('one_shop_without_app', '--without-app is for two stores. Add --two-shops.');
  if (file === '') return refuse('catalogue_missing', '--catalog needs the path of a Shopify product CSV.');
  const currency = code?.toUpperCase();
  if (currency !== undefined && file === undefined)
    return refuse('invalid_currency', '--currency is for the prices of a file. Name it with --catalog FILE.');
  if (currency !== undefined && !CURRENCIES.includes(currency)) {
    const known = `Give one of ${CURRENCIES.join(', ')}.`;
    return refuse('invalid_currency', `--currency is "${code}", which isn’t a currency. ${known}`);
  }
  if (count === undefined)
    return { ok: true, file, currency, generated: undefined, twoShops, withoutApp } as const;
  const generated = Number(count);
  if (/^\d+$/.test(count) && generated >= 1 && generated <= MAX_GENERATED)
    return { ok: true, file, currency, generated, twoShops, withoutApp } as const;
  return refuse('invalid_products', `--products is "${count}". Give a number from 1 to ${MAX_GENERATED}.`);
}

function readPort(variable: string, text: string | undefined, byDefault: number) {
  if (text === undefined || text === '') return { ok: true, port: byDefault } as const;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return { ok: true, port } as const;
  return refuse('invalid_port', `${variable} is "${text}". Set it to a number from 1 to 65535.`);
}
