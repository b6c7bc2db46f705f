import { describe, expect, it } from 'vitest';
import { newSynonym, type Synonym } from './synonyms';
import { type CsvLine, readSynonymLines, synonymsCsv } from './synonyms-csv';

const HEAD = ['Direction', 'Language', 'Words', 'Also find'];
const lines = (...rows: string[][]): CsvLine[] =>
  [HEAD, ...rows].map((cells, at) => ({ line: at + 1, cells }));
const read = (given: CsvLine[], existing: readonly Synonym[] = []) => {
  let id = 0;
  return readSynonymLines(given, existing, () => `new${id++}`);
};

describe('synonym CSV file', () => {
  it('contains two-way and one-way synonyms', () => {
    expect(read(lines(['both', '', 'sofa|couch', ''], ['one', 'en', 'pants', 'trousers | slacks']))).toEqual({
      ok: true,
      known: 0,
      synonyms: [
        { ...newSynonym('new0'), words: ['sofa', 'couch'] },
        {
          ...newSynonym('new1'),
          direction: 'one',
          language: 'en',
          words: ['pants'],
          finds: ['trousers', 'slacks'],
        },
      ],
    });
  });

  it('reports every invalid line and imports nothing', () => {
    expect(
      read(
        lines(
          ['both', '', 'sofa', ''],
          ['one', '', 'pants', ''],
          ['three', '', 'a1|b1', ''],
          ['', 'Deutsch', 'a1|b1', ''],
          ['', '', `${'x'.repeat(81)}|b1`, ''],
        ),
      ),
    ).toEqual({
      ok: false,
      problems: [
        'Line 2: Add at least two words.',
        'Line 3: Also find needs at least one word.',
        'Line 4: Direction must be both or one, not “three”.',
        'Line 5: “Deutsch” isn’t a language. Use a code such as de or pt-BR.',
        'Line 6: A word or phrase can have 80 characters.',
      ],
    });
  });

  it('requires named columns in any order', () => {
    expect(read([{ line: 1, cells: ['sofa', 'couch'] }])).toMatchObject({ ok: false });
    const turned = [
      ['Words', 'Direction'],
      ['sofa|couch', 'Both'],
    ].map((cells, at) => ({ line: at + 1, cells }));
    expect(read(turned)).toMatchObject({ ok: true, synonyms: [{ words: ['sofa', 'couch'] }] });
  });

  it('adds only new synonyms, ignoring the order of words', () => {
    const existing = [{ ...newSynonym('a'), words: ['Couch', 'sofa'] }];
    const given = lines(
      ['both', '', 'sofa|couch', ''],
      ['both', '', 'mug|cup', ''],
      ['both', '', 'cup|mug', ''],
    );
    expect(read(given, existing)).toMatchObject({
      ok: true,
      known: 2,
      synonyms: [{ words: ['mug', 'cup'] }],
    });
  });

  it('is limited to the maximum number of a store', () => {
    const many = Array.from({ length: 1001 }, (_, at) => ['both', '', `a${at}|b${at}`, '']);
    expect(read(lines(...many))).toEqual({
      ok: false,
      problems: ['Your store can have 1,000 synonyms. Remove some lines.'],
    });
  });

  it('is rejected early when it has far too many lines', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => ['both', '', `a${at}|b${at}`, '']);
    expect(read(lines(...many))).toEqual({
      ok: false,
      problems: ['The file has 60,000 lines, and your store can have 1,000 synonyms. Remove some lines.'],
    });
  });

  it('quotes only the start of a long cell', () => {
    expect(read(lines(['x'.repeat(100), '', 'a1|b1', '']))).toEqual({
      ok: false,
      problems: [`Line 2: Direction must be both or one, not “${'x'.repeat(40)}…”.`],
    });
  });

  it('contains no executable formula', () => {
    const csv = synonymsCsv([{ ...newSynonym('a'), words: ['=cmd()', 'couch, "large"'] }]);
    expect(csv).toBe(`${HEAD.join(',')}\r\nboth,,"'=cmd()|couch, ""large""",\r\n`);
  });
});
