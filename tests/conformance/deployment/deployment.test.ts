import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACCESS_SCOPES, OPTIONAL_SCOPES, STOREFRONT_SCOPES } from '@cartwright/core/contract/access-scopes';
import { CART_EMBED_HANDLE } from '@cartwright/core/storefront/names';
import { requiredScopes } from '@cartwright/dev-store/context/app-installation';
import { ADMIN_API_VERSION } from '@cartwright/server/shopify/admin-client';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { serverDocuments } from '../shopify/server-documents';
import { neededScopes } from './needed-scopes';

const FETCHING = 180_000;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const APP = parse(read('shopify.app.toml'));

/** The value at a path of a parsed file. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce((found: unknown, step) => Object(found)[step], value);
}

describe('shopify.app.toml', () => {
  it('requests the scopes that the app knows', () => {
    expect(String(at(APP, 'access_scopes', 'scopes')).split(',')).toEqual(ACCESS_SCOPES);
    expect(at(APP, 'access_scopes', 'optional_scopes')).toEqual(OPTIONAL_SCOPES);
    expect(ACCESS_SCOPES).toEqual([...ACCESS_SCOPES].sort());
  });

  it(
    'requests exactly the scopes that the server’s documents need',
    async () => {
      const needed = await neededScopes((await serverDocuments()).map(([, document]) => document));
      expect(needed.length).toBeGreaterThan(0);
      for (const scopes of needed) {
        expect(
          scopes.some((scope) => ACCESS_SCOPES.includes(scope) || OPTIONAL_SCOPES.includes(scope)),
          scopes.join(' or '),
        ).toBe(true);
      }
      const requestedScopes = ACCESS_SCOPES.filter((scope) => !STOREFRONT_SCOPES.includes(scope));
      expect(requestedScopes.filter((scope) => !needed.some((scopes) => scopes.includes(scope)))).toEqual([]);
    },
    FETCHING,
  );

  it('requests the scopes that the local store grants', () => {
    const app = { handle: 'cartwright', title: 'Cartwright', functions: [] };
    expect([...requiredScopes({ app })].sort()).toEqual([...ACCESS_SCOPES].sort());
  });

  it('is linked to no app, and uses the server’s webhook version', () => {
    expect(at(APP, 'client_id')).toBe('');
    expect(at(APP, 'webhooks', 'api_version')).toBe(ADMIN_API_VERSION);
  });

  it('proxies storefront requests to the server’s address', () => {
    const { url, ...place } = Object(at(APP, 'app_proxy'));
    expect(place).toEqual({ prefix: 'apps', subpath: 'cartwright' });
    expect(new URL(url).pathname).toBe('/proxy');
  });

  it('finds every extension', () => {
    expect(at(APP, 'extension_directories')).toEqual(['extensions/*']);
    expect(extensionFolders().length).toBeGreaterThanOrEqual(2);
  });
});

function extensionFolders(): string[] {
  return readdirSync(join(ROOT, 'extensions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `extensions/${name}`);
}

describe.each(extensionFolders())('%s', (folder) => {
  const toml = read(`${folder}/shopify.extension.toml`);
  const manifest = parse(toml);
  // A theme app extension is the file itself, others stand in a list.
  const extension = at(manifest, 'extensions', 0) ?? manifest;

  it('has its folder’s name, and a type', () => {
    expect(`extensions/${at(extension, 'handle')}`).toBe(folder);
    expect(['function', 'theme']).toContain(at(extension, 'type'));
  });

  it('references existing files, and texts in its locale', () => {
    const queries = [...toml.matchAll(/^\s*input_query = "([^"]+)"/gm)].map(([, file = '']) => file);
    if (at(extension, 'type') === 'function') expect(queries.length).toBeGreaterThan(0);
    for (const file of queries) expect([file, existsSync(join(ROOT, folder, file))]).toEqual([file, true]);
    const built = at(extension, 'build', 'path');
    if (typeof built === 'string') {
      const bundle = built.replace(/\.wasm$/, '.js');
      expect([bundle, existsSync(join(ROOT, folder, bundle))]).toEqual([bundle, true]);
    }
    const texts: unknown = JSON.parse(read(`${folder}/locales/en.default.json`));
    for (const [, key = ''] of toml.matchAll(/"t:([\w.]+)"/g)) {
      expect([key, typeof at(texts, ...key.split('.'))]).toEqual([key, 'string']);
    }
  });
});

it('the app embed that the server checks is in the theme app extension', () => {
  expect(existsSync(join(ROOT, `extensions/cart-embed/blocks/${CART_EMBED_HANDLE}.liquid`))).toBe(true);
});

describe('docs/deploying.md', () => {
  const page = read('docs/deploying.md');

  it('lists every variable that the server reads', () => {
    const names = [...read('packages/server/src/read-environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.flatMap(([, name = '']) => (page.includes(`\`${name}\``) ? [] : [name]))).toEqual([]);
  });

  it('lists every extension', () => {
    for (const folder of extensionFolders()) expect(page).toContain(folder);
  });

  it('has no broken links', () => {
    for (const [, target = ''] of page.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      expect([target, existsSync(join(ROOT, 'docs', target))]).toEqual([target, true]);
    }
  });
});
