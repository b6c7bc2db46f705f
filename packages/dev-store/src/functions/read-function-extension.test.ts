import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readFunctionExtension } from './read-function-extension';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

const MANIFEST = `
api_version = "2026-07"
[[extensions]]
handle = "half-off"
type = "function"
[[extensions.targeting]]
target = "cart.lines.discounts.generate.run"
input_query = "lines.graphql"
export = "half-off-lines"
[extensions.build]
path = "dist/half-off.wasm"
`;

async function anExtension(files: Record<string, string>) {
  folder = await mkdtemp(join(tmpdir(), 'function-'));
  await mkdir(join(folder, 'dist'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return readFunctionExtension(folder);
}

const WHOLE = {
  'shopify.extension.toml': MANIFEST,
  'lines.graphql': '{ cart { lines { id } } }',
  'dist/half-off.js': `
    let runs = 0;
    export const halfOffLines = () =>
      ShopifyFunction.writeOutput({ operations: [ShopifyFunction.readInput(), ++runs] });`,
};

it('reads queries and exports as deployed, with an instance per export', async () => {
  const { handle, targets } = await anExtension(WHOLE);
  expect(handle).toBe('half-off');
  expect(Object.keys(targets)).toEqual(['cart.lines.discounts.generate.run']);
  const target = targets['cart.lines.discounts.generate.run'];
  expect(target?.query).toBe('{ cart { lines { id } } }');
  for (const cart of [1, 2, 3, 1, 3]) expect(target?.run({ cart })).toEqual({ operations: [{ cart }, 1] });
});

it('reports a missing build', async () => {
  const { 'dist/half-off.js': _, ...sources } = WHOLE;
  await expect(anExtension(sources)).rejects.toThrow(/isn't built.*npm run build/);
});

it.each([
  ['type = "function"', 'type = "theme"', /type is not "function"/],
  ['cart.lines.discounts.generate.run', 'cart.transform.run', /cart\.transform\.run is no target/],
  ['path = "dist/half-off.wasm"', '', /build\.path is not a text/],
  ['export = "half-off-lines"', '', /export is not a text/],
])('reports a manifest error: %s → %s', async (found, instead, message) => {
  const manifest = MANIFEST.replace(found, instead);
  await expect(anExtension({ ...WHOLE, 'shopify.extension.toml': manifest })).rejects.toThrow(message);
});
