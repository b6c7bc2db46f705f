import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../docs/adr/', import.meta.url));
const INDEX = readFileSync(`${FOLDER}README.md`, 'utf8');
const FILES = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));

describe.each(FILES)('decision %s', (file) => {
  const text = readFileSync(FOLDER + file, 'utf8');
  const [, number, title] = /^# (\d+)\. (.*)/.exec(text) ?? [];

  it('is listed by its title under a topic', () => {
    expect(Number(file.slice(0, 4))).toBe(Number(number));
    expect(INDEX).toContain(`- [${number}](${file}) ${title}`);
  });

  it('states its status at the top', () => {
    expect(text).toMatch(/^# .*\n\n\*\*Status:\*\* (accepted|replaced by ADR \d+)/);
  });
});

describe('replacement of a decision', () => {
  it('is a decision in force, and says so', () => {
    for (const file of FILES) {
      const [, by] = /\*\*Status:\*\* replaced by ADR (\d+)/.exec(readFileSync(FOLDER + file, 'utf8')) ?? [];
      if (!by) continue;
      const successor = FILES.find((each) => Number(each.slice(0, 4)) === Number(by));
      expect(successor).toBeDefined();
      const replaced = new RegExp(
        `^\\*\\*Status:\\*\\* accepted.*replaces ADR ${Number(file.slice(0, 4))}\\b`,
        'm',
      );
      expect(readFileSync(FOLDER + successor, 'utf8')).toMatch(replaced);
    }
  });
});
