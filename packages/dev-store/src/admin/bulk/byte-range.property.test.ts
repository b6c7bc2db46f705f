import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readByteRange, sliceChunks } from './byte-range';

const SIZE = 10;

it.each([
  ['bytes=0-', { from: 0, to: 10 }],
  ['bytes=4-', { from: 4, to: 10 }],
  ['bytes=4-6', { from: 4, to: 7 }],
  ['bytes=9-400', { from: 9, to: 10 }],
  ['bytes=-3', { from: 7, to: 10 }],
  ['bytes=-30', { from: 0, to: 10 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=6-4', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=4-', null],
  [undefined, null],
])('%s of ten bytes is %j', (header, expected) => {
  expect(readByteRange(header, SIZE)).toEqual(expected);
});

it('A file’s byte range is the same however the file is chunked.', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 6 });
  fc.assert(
    fc.property(pieces, fc.nat(60), fc.nat(60), (file, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      expect(Buffer.concat([...sliceChunks(file, { from, to })])).toEqual(
        Buffer.concat(file).subarray(from, to),
      );
    }),
  );
});
