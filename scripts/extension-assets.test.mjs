import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillExtensionAssets } from './extension-assets.mjs';

let folder = '';
const path = (...names) => join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(path('dist'));
  mkdirSync(path('other'));
  for (const name of ['collection.css', 'collection-preview.js'])
    writeFileSync(path('other', name), `first ${name}`);
  for (const name of [
    'cartwright.js',
    'drawer.js',
    'drawer.js.br',
    'preview.js',
    'preview.html',
    'bundle-preview.js',
    '.built',
  ]) {
    writeFileSync(path('dist', name), `first ${name}`);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fill = () => fillExtensionAssets([path('dist'), path('other')], path('assets'));

it('contain exactly the built files that a shop serves', () => {
  mkdirSync(path('assets'));
  writeFileSync(path('assets', 'chunk-OLDOLD00.js'), '');
  fill();
  expect(readdirSync(path('assets')).sort()).toEqual(['cartwright.js', 'collection.css', 'drawer.js']);
  expect(readFileSync(path('assets', 'drawer.js'), 'utf8')).toBe('first drawer.js');
});

it('follow the build, and stay untouched while it is unchanged', () => {
  fill();
  const { ino } = statSync(path('assets', 'drawer.js'));
  fill();
  expect(statSync(path('assets', 'drawer.js')).ino).toBe(ino);
  writeFileSync(path('dist', 'drawer.js'), 'second');
  fill();
  expect(readFileSync(path('assets', 'drawer.js'), 'utf8')).toBe('second');
});
