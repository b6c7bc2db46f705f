import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, textOfCell } from './csv';

describe('a CSV file', () => {
  it('quotes what would end a cell or a line, and leaves out what isn’t there', () => {
    expect(csvOf([['a', 'b "c"', 'd, e', 'f\ng', null, 1.5]])).toBe('a,"b ""c""","d, e","f\ng",,1.5\r\n');
  });

  it('has no text that a spreadsheet runs, and leaves numbers as they are', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r']) expect(csvOf([[`${sign}1`]])).toMatch(/^"?'/);
    expect(csvOf([[-1.5, "'='"]])).toBe("-1.5,''='\r\n");
  });

  it('has none for those that split at semicolons, tabs or bars, whose quotes end nowhere', () => {
    expect(csvOf([['sofa', 'a;=1+1']])).toBe(`sofa,"a;'=1+1"\r\n`);
    expect(csvOf([['a;"=1"', 'b\n@x', 'c| -1', 'd;＝1', 'a-b; c']])).toBe(
      `"a;'""=1""","b\n'@x","c|' -1","d;'＝1","a-b; c"\r\n`,
    );
  });

  it('whatever is typed, no part of a cell begins with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const part of csvOf([['x', text]])
          .slice(2, -2)
          .split(/[;|\t\r\n]/))
          expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it('gives texts back as they were typed', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const cell = csvOf([[text]]).slice(0, -2);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(textOfCell(read)).toBe(text);
      }),
    );
    expect(textOfCell('’tis')).toBe('’tis');
    expect(textOfCell("'tis")).toBe("'tis");
  });
});

/** What is special to spreadsheets, often. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@＝;|,\t\r\n\'" a'.split('')),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
});
