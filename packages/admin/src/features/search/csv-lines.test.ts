import { newSynonym, synonymKey } from '@cartwright/core/search/synonyms';
import { readSynonymLines, synonymsCsv } from '@cartwright/core/search/synonyms-csv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsvLines } from './csv-lines';

const read = (...parts: BlobPart[]) => readCsvLines(new Blob(parts));

it.each([
  [
    'commas',
    'a,b\r\nc,"d, ""e"""\r\n',
    [
      ['a', 'b'],
      ['c', 'd, "e"'],
    ],
  ],
  [
    'semicolons',
    'a;b\nc;d,e',
    [
      ['a', 'b'],
      ['c', 'd,e'],
    ],
  ],
  ['a UTF-8 byte order mark', '\ufeffa,b', [['a', 'b']]],
  ['nothing', '', []],
])('reads a file with %s', async (_what, text, cells) => {
  const lines = await read(text);
  expect(lines.ok && lines.lines.map((line) => line.cells)).toEqual(cells);
});

it('names the line with unbalanced quotes', async () => {
  expect(await read('a,b\nc,"d')).toEqual({
    ok: false,
    problem: 'Line 2: The quotes of this line don’t match.',
  });
  expect(await read('a,b\nc,"d\ne,f\ng,h\n')).toMatchObject({ problem: expect.stringContaining('Line 2:') });
  expect(await read('a,b\nc,d\ne,f"g"\ni,j\n')).toMatchObject({
    problem: expect.stringContaining('Line 3:'),
  });
});

it('rejects binary and oversized files', async () => {
  expect(await read(new Uint8Array([0xff, 0xfe, 0x41]))).toMatchObject({
    problem: expect.stringContaining('UTF-8'),
  });
  expect(await read('x'.repeat(1_000_001))).toMatchObject({ problem: expect.stringContaining('1 MB') });
});

it('round-trips any synonyms', async () => {
  const word = fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .map((text) => text.replaceAll('|', '').trim())
    .filter((text) => synonymKey(text) !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(word, { minLength: 2, maxLength: 6, selector: synonymKey }),
      fc.constantFrom('', '=1+', '+', '-', '@', "'", '"', ', '),
      async (words, sign) => {
        const synonym = {
          ...newSynonym('a'),
          words: words.map((each, at) => (at === 0 ? `${sign}${each}`.trim() : each)),
        };
        fc.pre(new Set(synonym.words.map(synonymKey)).size === words.length);
        const file = await read('\ufeff', synonymsCsv([synonym]));
        const again = file.ok && readSynonymLines(file.lines, [], () => 'a');
        expect(again).toEqual({ ok: true, known: 0, synonyms: [synonym] });
      },
    ),
  );
});
