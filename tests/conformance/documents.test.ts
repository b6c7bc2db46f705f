import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_KINDS } from '@cartwright/core/documents/document-definition';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const SERVER = 'packages/server/src';

test('ARCHITECTURE.md lists every folder of the server', () => {
  const [, house = ''] = read('ARCHITECTURE.md').split('| `packages/server` |');
  const [rooms = ''] = house.split('| `packages/dev-store` |');
  const named = new Set([...rooms.matchAll(/`\s*([a-z-]+)\/`/g)].map(([, name]) => name));
  const folders = readdirSync(`${ROOT}${SERVER}`, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});

test('every document kind has a row with existing files', () => {
  const rows = read('docs/documents.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => /`([^`]+)`/.exec(cell)?.[1] ?? ''));
  expect(rows.map(([, kind]) => kind).sort()).toEqual([...DOCUMENT_KINDS].sort());
  for (const [, , definition, , server, editor] of rows) {
    const paths = [
      `packages/core/src/${definition}`,
      `${SERVER}/${server}`,
      `packages/admin/src/features/${editor}`,
    ];
    const missing = paths.filter(
      (path) => !['', '.ts', '.tsx'].some((end) => existsSync(`${ROOT}${path}${end}`)),
    );
    expect(missing).toEqual([]);
  }
});

test('the glossary is sorted, without duplicates', () => {
  const words = read('GLOSSARY.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| word'))
    .map((line) => (line.split('|')[1] ?? '').replace(/\([^)]*\)/g, ''));
  const firsts = words.map((word) =>
    word
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim(),
  );
  expect(firsts).toEqual([...firsts].sort());
  const all = words.flatMap((word) => word.split(',')).map((word) => word.trim());
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});
