import { expect, test } from 'vitest';
import { correctedIn, foundIn, searchable } from '../../../testing/a-search';

test.each([
  ['en', 'gardenhose', 'Hose for the garden'],
  ['en', 'cddrive', 'Drive for a cd'],
  ['de', 'Olivenöl', 'Öl Olive nativ extra'],
  ['de', 'Kinderhelm', 'Helm für Kinder'],
  ['ko', '방수등산화', '등산화 방수 남성'],
])('%s: "%s" is two words of %s', (language, typed, title) => {
  const shop = searchable(language, [title, 'Something else']);
  expect(foundIn(shop, typed)).toEqual([title]);
  expect(correctedIn(shop, typed)).toBeNull();
});

test('two words that no product has together aren’t what was typed', () => {
  expect(foundIn(searchable('en', ['Garden table', 'Hose reel']), 'gardenhose')).toEqual([]);
});

test('a word that is misspelt isn’t taken for a letter or two beside another', () => {
  const shop = searchable('en', [
    'Tablet la',
    'Stand for a ptop la',
    ...Array.from({ length: 3 }, () => 'Laptop'),
  ]);
  expect(correctedIn(shop, 'laptopp')).toEqual(['laptop']);
});
