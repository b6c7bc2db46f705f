import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, textOfCell } from './csv';

describe('CSV output', () => {
  it('quotes separators and line breaks, and writes null as empty', () => {
    expect(csvOf([['a', 'b "c"', 'd, e', 'f\ng', null, 1.5]])).toBe('a,"b ""c""","d, e","f\ng",,1.5\r\n');
  });

  it('escapes formulas and leaves numbers unchanged', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r']) expect(csvOf([[`${sign}1`]])).toMatch(/^"?'/);
    expect(csvOf([[-1.5, "'='"]])).toBe("-1.5,''='\r\n");
  });

  it('escapes formulas for readers that split at semicolons, tabs or bars', () => {
    expect(csvOf([['sofa', 'a;=1+1']])).toBe(`sofa,"a;'=1+1"\r\n`);
    expect(csvOf([['a;"=1"', 'b\n@x', 'c| -1', 'd;＝1', 'a-b; c']])).toBe(
      `"a;'""=1""","b\n'@x","c|' -1","d;'＝1","a-b; c"\r\n`,
    );
  });

  it('No part of a cell starts like a formula.', () => {
    fc.assert(
      fc.property(typed, (text) => {
        for (const part of csvOf([['x', text]])
          .slice(2, -2)
          .split(/[;|\t\r\n]/))
          expect(part).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it('round-trips texts', () => {
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

/** Texts with many characters special to spreadsheets. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@＝;|,\t\r\n\'" a'.split('')),
    fc.string({ unit: 'grapheme', maxLength: 1 }),
  ),
});
