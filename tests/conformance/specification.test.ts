import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentTables, plain } from './document-tables';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SECTION = '12. By what each row is held';
const text = readFileSync(`${ROOT}docs/specification.md`, 'utf8');
const rows = documentTables('specification.md')(SECTION);
const decisions = readdirSync(`${ROOT}docs/adr`);

/** What holds a row: a test's file, a decision that is accepted, or a plan that says what it will be. */
function isHeld(by: string): boolean {
  if (by.startsWith('planned: ')) return by.length > 'planned: '.length;
  return by.split(', ').every((each) => {
    const [, number] = /^ADR (\d+)$/.exec(each) ?? [];
    if (number !== undefined) return isAccepted(number);
    return /^`.*\.(test|spec)\.ts`$/.test(each) && existsSync(ROOT + plain(each));
  });
}

function isAccepted(number: string): boolean {
  const file = decisions.find((each) => each.startsWith(`${number.padStart(4, '0')}-`));
  return (
    file !== undefined && readFileSync(`${ROOT}docs/adr/${file}`, 'utf8').includes('**Status:** accepted')
  );
}

/** What sections 2 to 9 name: what is in bold at the beginning of a paragraph, and the first cells of tables. */
function namesAbove(): string[] {
  const above = text.slice(text.indexOf('\n## 2.'), text.indexOf('\n## 10.')).split('\n');
  const bold = above.flatMap((line) => /^\*\*([^*]+?)\.?\*\*/.exec(line)?.[1] ?? []);
  const cells = above.flatMap((line, at) => {
    const isHead = above[at + 1]?.startsWith('|---') || line.startsWith('|---');
    return line.startsWith('| ') && !isHead ? [line.slice(2).split(' | ')[0] ?? ''] : [];
  });
  return [...new Set([...bold, ...cells])];
}

describe('the specification', () => {
  it.each(rows)('%s: is held by a test, a decision or a plan', (_row, by = '') => {
    expect(isHeld(by), by).toBe(true);
  });

  it('has each row once', () => {
    const names = rows.map(([row]) => row);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has a row for everything that its sections name', () => {
    const held = new Set(rows.map(([row]) => row));
    expect(namesAbove().filter((name) => !held.has(name))).toEqual([]);
  });
});
