import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, as the unit of a text. The same as `binary` of fast-check, which lists all of them at its first
 * use and takes seconds for that.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((place) => String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count));
