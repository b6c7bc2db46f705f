import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/operating.md');

/** The cells of a table's rows, below the heading `title`. */
function rowsBelow(title: string): string[][] {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

const missing = (names: Iterable<string>, isThere: (name: string) => boolean) =>
  [...new Set(names)].filter((name) => !isThere(name));

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

describe('docs/operating.md', () => {
  it('names an existing test for each threat', () => {
    const threats = rowsBelow('Threats');
    expect(threats.length).toBeGreaterThan(8);
    for (const [threat, , tests = ''] of threats) {
      const files = codeIn(tests);
      expect([threat, files.length > 0]).toEqual([threat, true]);
      for (const file of files) {
        expect(file).toMatch(/\.test\.ts$/);
        expect([file, existsSync(join(ROOT, file)) && /\b(test|it)\b.*\(/.test(read(file))]).toEqual([
          file,
          true,
        ]);
      }
    }
  });

  it('names existing metrics', () => {
    const source = read('packages/server/src/http/metrics.ts');
    const signs = rowsBelow('What to watch').flat().join();
    const names = [...signs.matchAll(/`((?:cartwright|http)_\w+)/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(missing(names, (name) => source.includes(`'${name}'`))).toEqual([]);
  });

  it('names existing build commands', () => {
    const source = read('packages/server/tsup.config.ts');
    const names = [...page.matchAll(/packages\/server\/dist\/([\w-]+)\.js/g)].map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['backup', 'restore', 'distribute']));
    expect(missing(names, (name) => new RegExp(`^ {4}'?${name}'?: 'src/`, 'm').test(source))).toEqual([]);
  });

  it('names variables that the server reads', () => {
    const source = read('packages/server/src/read-environment.ts');
    const names = codeIn(page).filter((code) => /^[A-Z]+(_[A-Z]+)+$/.test(code));
    expect(names.length).toBeGreaterThan(4);
    expect(missing(names, (name) => new RegExp(`^ {2}${name}:`, 'm').test(source))).toEqual([]);
  });

  it('names existing migrations', () => {
    const names = read('packages/server/src/db/embedded-migrations.ts');
    const numbers = [...page.matchAll(/\b0\d{3}\b(?!-)/g)].map(([number]) => number);
    expect(numbers.length).toBeGreaterThan(2);
    expect(missing(numbers, (number) => names.includes(`name: '${number}_`))).toEqual([]);
  });

  it('has no broken links', () => {
    for (const [, file = '', anchor] of page.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const path = join('docs', file === '' ? 'operating.md' : file);
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
      if (anchor !== undefined) expect(anchorsOf(read(path))).toContain(anchor);
    }
  });
});
