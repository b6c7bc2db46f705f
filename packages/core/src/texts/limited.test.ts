import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readOfAnyLength } from './any-length';
import { lengthIssues } from './length-issues';
import { idText, instant, listOf, recordOf, text } from './limited';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const entries = (count: number) => Array.from({ length: count }, (_, index) => index);
const record = (count: number) => Object.fromEntries(entries(count).map((index) => [`name-${index}`, index]));

describe('length limit', () => {
  it('counts UTF-16 code units, like input fields', () => {
    expect(accepts(text('title'), 'x'.repeat(100))).toBe(true);
    expect(accepts(text('title'), 'x'.repeat(101))).toBe(false);
    expect(accepts(text('title'), '🎁'.repeat(50))).toBe(true);
    expect(accepts(text('title'), '🎁'.repeat(51))).toBe(false);
  });

  it('applies to ids and instants on top of their format', () => {
    expect(accepts(idText(), '')).toBe(false);
    expect(accepts(idText(), 'x'.repeat(65))).toBe(false);
    expect(accepts(instant(), 'today')).toBe(false);
    expect(accepts(instant(), `2026-11-20T10:00:00.${'0'.repeat(15)}Z`)).toBe(true);
    expect(accepts(instant(), `2026-11-20T10:00:00.${'0'.repeat(50)}Z`)).toBe(false);
  });

  it('counts entries of lists and records', () => {
    expect(accepts(listOf(z.number(), 'metafields'), entries(20))).toBe(true);
    expect(accepts(listOf(z.number(), 'metafields'), entries(21))).toBe(false);
    expect(accepts(recordOf(text('id'), z.number(), 'apps'), record(50))).toBe(true);
    expect(accepts(recordOf(text('id'), z.number(), 'apps'), record(51))).toBe(false);
  });
});

describe('stored value above its limit', () => {
  const titles = z.strictObject({ titles: listOf(text('title'), 'bars') });
  const long = 'x'.repeat(101);

  it('is read at any length', () => {
    const stored = { titles: [long, long, long, long] };
    expect(readOfAnyLength(titles, stored)).toEqual({ ok: true, value: stored });
  });

  it('is validated to its end, even in a list that is too long', () => {
    const stored = { titles: [long, 'b', 'c', 'd', 5] };
    expect(readOfAnyLength(titles, stored)).toMatchObject({ ok: false, path: ['titles', 4] });
  });

  it('is rejected when its length is fixed', () => {
    const currency = z.string().length(3);
    expect(readOfAnyLength(currency, 'EURO')).toMatchObject({ ok: false, path: [] });
  });

  it('reports an issue for each excess', () => {
    const issues = lengthIssues(titles, { titles: [long, 'b', long, 'd'] });
    expect(issues.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['too_long', 'titles.0'],
      ['too_long', 'titles.2'],
      ['too_many', 'titles'],
    ]);
  });
});
