import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentTables } from './document-tables';
import { isHeld } from './held-rows';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SECTION = '12. By what each row is held';
const text = readFileSync(`${ROOT}docs/specification.md`, 'utf8');
const rows = documentTables('specification.md')(SECTION);

/** Names in sections 2 to 9: bold text at the beginning of paragraphs, and the first cells of tables. */
function namesAbove(): string[] {
  const above = text.slice(text.indexOf('\n## 2.'), text.indexOf('\n## 10.')).split('\n');
  const bold = above.flatMap((line) => /^\*\*([^*]+?)\.?\*\*/.exec(line)?.[1] ?? []);
  const cells = above.flatMap((line, at) => {
    const isHead = above[at + 1]?.startsWith('|---') || line.startsWith('|---');
    return line.startsWith('| ') && !isHead ? [line.slice(2).split(' | ')[0] ?? ''] : [];
  });
  return [...new Set([...bold, ...cells])];
}

describe('specification', () => {
  it.each(rows)('%s: is covered by a test, a decision or a plan', (_row, by = '') => {
    expect(isHeld(by), by).toBe(true);
  });

  it('lists each row once', () => {
    const names = rows.map(([row]) => row);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has a row for everything that its sections name', () => {
    const held = new Set(rows.map(([row]) => row));
    expect(namesAbove().filter((name) => !held.has(name))).toEqual([]);
  });
});
