import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

describe('a CSV file', () => {
  it('quotes what would end a cell or a line, and leaves out what isn’t there', () => {
    expect(csvOf([['a', 'b "c"', 'd, e', 'f\ng', null, 1.5]])).toBe('a,"b ""c""","d, e","f\ng",,1.5\r\n');
  });

  it('has no text that a spreadsheet runs, and leaves numbers as they are', () => {
    for (const sign of ['=', '+', '-', '@', '\t', '\r']) expect(csvOf([[`${sign}1`]])).toMatch(/^"?'/);
    expect(csvOf([[-1.5, "'='"]])).toBe("-1.5,''='\r\n");
  });

  it('whatever is typed, no cell begins with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(csvOf([[text]])).not.toMatch(/^"?[=+\-@\t\r](?!\n$)/);
      }),
    );
  });
});
