import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const root = new URL('../../', import.meta.url);

/** The tables of a document in `docs`, by their headings. */
export function documentTables(name: string): (heading: string) => string[][] {
  const document = readFileSync(new URL(`docs/${name}`, root), 'utf8');
  return (heading) => {
    const [, after = ''] = document.split(`\n## ${heading}\n`);
    const [own = ''] = after.split('\n## ');
    const rows = own.split('\n').filter((line) => line.startsWith('|'));
    // Without the head.
    return rows.slice(2).map((row) => row.slice(2, -2).split(' | '));
  };
}

/** Content of a cell, without the signs of code. */
export const plain = (cell: string | undefined) => (cell ?? '').replace(/^`|`$/g, '');

/** Rows of a text, when it is said, and the file that says it. */
export function expectInFiles(rows: readonly (readonly string[])[]): void {
  for (const [text, , file] of rows) {
    const source = readFileSync(new URL(plain(file), root), 'utf8');
    expect(source, `${plain(file)} says it`).toContain(plain(text));
  }
}

/** The calls of the contract's modules, as `GET /api/shop`. */
export function callsOf(modules: readonly object[]): string[] {
  return modules.flatMap((module) =>
    Object.values(module).flatMap((each: unknown) =>
      typeof each === 'object' && each !== null && 'method' in each && 'path' in each
        ? [`${each.method} ${each.path}`]
        : [],
    ),
  );
}

/** Rows of a name and a value are these, in any order. */
export function expectValues(
  rows: readonly (readonly string[])[],
  values: Readonly<Record<string, unknown>>,
): void {
  const inWords = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));
  expect(Object.fromEntries(rows.map(([name = '', value]) => [name, value]))).toEqual(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWords(value)])),
  );
}
