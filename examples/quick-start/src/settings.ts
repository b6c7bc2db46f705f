import { basename, extname, resolve } from 'node:path';

export interface Settings {
  /** Of the admin and its API. */
  readonly port: number;
  /** Of the store. */
  readonly storePort: number;
  /** Absolute path of the folder with everything that is kept. */
  readonly dataDir: string;
  /** Absent: the database is in `dataDir`. */
  readonly databaseUrl?: string;
  /** Absolute path of a Shopify product CSV. Absent: our own products. */
  readonly catalogueFile?: string;
}

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; code: string; message: string };

interface Situation {
  /** What follows the program's name. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that the person is in; relative paths start there. */
  readonly folder: string;
}

const DEFAULT_PORT = 4700;
const DEFAULT_STORE_PORT = 4701;

/**
 * The settings of a start: `--catalog FILE`, PORT, STORE_PORT, DATA_DIR, DATABASE_URL. Another catalogue is another
 * shop: unless DATA_DIR says otherwise it keeps its carts in a folder of its own.
 *
 * Errors: `unknown_argument`, `catalogue_missing`, `invalid_port`, `same_port`.
 */
export function readSettings({ args, env, folder }: Situation): SettingsResult {
  const catalogue = readCatalogueFile(args);
  if (!catalogue.ok) return catalogue;
  const port = readPort('PORT', env.PORT, DEFAULT_PORT);
  if (!port.ok) return port;
  const storePort = readPort('STORE_PORT', env.STORE_PORT, DEFAULT_STORE_PORT);
  if (!storePort.ok) return storePort;
  if (port.port === storePort.port) {
    return refuse(
      'same_port',
      `PORT and STORE_PORT are both ${port.port}. Give the store a port of its own.`,
    );
  }

  const { file } = catalogue;
  const defaultDataDir = file === undefined ? '.data' : `.data/${basename(file, extname(file))}`;
  return {
    ok: true,
    settings: {
      port: port.port,
      storePort: storePort.port,
      dataDir: resolve(folder, env.DATA_DIR || defaultDataDir),
      ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
      ...(file === undefined ? {} : { catalogueFile: resolve(folder, file) }),
    },
  };
}

const refuse = (code: string, message: string) => ({ ok: false, code, message }) as const;

function readCatalogueFile(args: readonly string[]) {
  let file: string | undefined;
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--catalog') file = rest.shift() ?? '';
    else if (argument.startsWith('--catalog=')) file = argument.slice('--catalog='.length);
    else return refuse('unknown_argument', `${argument} is unknown. Known: --catalog FILE`);
  }
  if (file === '') return refuse('catalogue_missing', '--catalog needs the path of a Shopify product CSV.');
  return { ok: true, file } as const;
}

function readPort(variable: string, text: string | undefined, byDefault: number) {
  if (text === undefined || text === '') return { ok: true, port: byDefault } as const;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return { ok: true, port } as const;
  return refuse('invalid_port', `${variable} is "${text}". Set it to a number from 1 to 65535.`);
}
