import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNTIME_FILE } from './from-runtime.mjs';
import { sharedWithMain } from './shared-with-main.mjs';
import { onRuntime, runtime } from './storefront-build.mjs';
import { versionOf } from './version-of.mjs';

/** A surface of two files that both format amounts and render; only the main one has taxes. */
const SOURCES = {
  'money.ts':
    "let written = 0; export const write = (n: number) => [++written, n].join(': '); export const unused = 7;",
  'taxes.ts': "import { write } from './money'; export const withTax = (n: number) => write(n * 2);",
  'main.ts':
    "import { signal } from '@preact/signals'; import { withTax } from './taxes'; export const main = () => signal(withTax(1));",
  'own.ts': 'export const own = [4];',
  'later.ts':
    "import { signal } from '@preact/signals'; import { write } from './money'; import { own } from './own'; export const makers = [signal, ...[write]]; export const later = () => write(Math.max(...own)); export const part = { own, Component: later };",
};

let folder = '';
const at = (name) => join(folder, name);

/** Builds like a surface's bundler, without minification. */
async function build(entry, out, { esbuildPlugins, plugins = [], esbuildOptions }) {
  const options = {};
  esbuildOptions(options);
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: esbuildPlugins,
    ...options,
  });
  let [{ text }] = outputFiles;
  for (const { renderChunk } of plugins) text = renderChunk(text, {}).code;
  // Node doesn't treat a query as part of a file name, so files requested with one are stored under it.
  writeFileSync(at(out), text.replaceAll(/(\w+\.js)\?v=\w+/g, '$1'));
  return text;
}

describe('lazily loaded files of a surface', () => {
  let later = '';

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'cartwright-surface-')));
    for (const [name, text] of Object.entries(SOURCES)) writeFileSync(at(name), text);
    mkdirSync(at('node_modules'));
    for (const name of ['preact', '@preact'])
      symlinkSync(
        fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url)),
        at(`node_modules/${name}`),
      );
    writeFileSync(at('package.json'), '{ "type": "module" }');
    const { toOthers, fromMain } = await sharedWithMain(at('main.ts'), 'built-main.js?v=1', [at('later.ts')]);
    await build(runtime.entry.runtime, 'runtime.js', runtime);
    await build(at('main.ts'), 'built-main.js', onRuntime([toOthers]));
    later = await build(at('later.ts'), 'built-later.js', onRuntime([fromMain], 'abc'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('import shared code from the main file, and Preact and signals from the runtime', () => {
    expect(later).toMatch(/import \{[^}]+\} from "\.\/built-main\.js\?v=1";/);
    expect(later).toContain(`from "./${RUNTIME_FILE}";`);
    expect(later).not.toContain('written');
    expect(later).toContain('export const version = "abc";');
  });

  it('import nothing merely because a key has the same name', () =>
    expect(later).not.toMatch(/import \{[^}]*\bComponent\b/));

  it('bundle code that the main file lacks', () => expect(later).toMatch(/own = \[4\]/));

  it('share state with the main file', async () => {
    const { main } = await import(pathToFileURL(at('built-main.js')).href);
    const others = await import(pathToFileURL(at('built-later.js')).href);
    expect(main().value).toBe('1: 2');
    expect(others.later()).toBe('2: 4');
    expect(others.makers.map((make) => typeof make)).toEqual(['function', 'function']);
  });
});

describe('build version', () => {
  it('changes only when a file changes', () => {
    const place = mkdtempSync(join(tmpdir(), 'cartwright-version-'));
    try {
      writeFileSync(join(place, 'a.ts'), 'one');
      const first = versionOf([place]);
      expect(first).toMatch(/^[0-9a-f]{12}$/);
      expect(versionOf([place])).toBe(first);
      writeFileSync(join(place, 'a.ts'), 'two');
      expect(versionOf([place])).not.toBe(first);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
});

it('the runtime exports exactly what surfaces may import', () => {
  const source = readFileSync(new URL('../src/runtime.ts', import.meta.url), 'utf8');
  expect(source.match(/^export \{.*\}/gm)).toHaveLength(3);
});
