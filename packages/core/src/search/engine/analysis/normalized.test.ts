import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalized } from './normalized';

test.each([
  ['hiragana and katakana', 'リンゴ', 'りんご'],
  ['small vowels', 'ウィスキー', 'ウイスキー'],
  ['"v" and "b"', 'ヴァイオリン', 'バイオリン'],
  ['voiced and unvoiced sounds often confused', 'バッグ', 'バック'],
  ['traditional and simplified Chinese', '連衣裙', '连衣裙'],
  ['Japanese character variants', '櫻', '桜'],
  ['accents', 'Crème'.toLowerCase(), 'creme'],
])('folds %s', (_what, one, other) => {
  expect(normalized(one)).toBe(normalized(other));
});

test('matches a half-typed Korean syllable as a prefix', () => {
  const word = normalized('냉장고');
  for (const typed of ['ㄴ', '내', '냉', '냉ㅈ', '냉자', '냉장', '냉장ㄱ'])
    expect(word.startsWith(normalized(typed))).toBe(true);
  expect(normalized('가나').startsWith(normalized('간'))).toBe(true);
});

test('keeps different words apart: "쓰다", "쓰더"', () => {
  expect(normalized('쓰다')).not.toBe(normalized('쓰더'));
});

test('normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (word) => {
      const once = normalized(word.toLowerCase());
      expect(normalized(once)).toBe(once);
    }),
  );
});
