import { expect, test } from 'vitest';
import { correctedIn, foundIn, searchable } from '../../../testing/a-search';

test.each([
  ['en', 'gardenhose', 'Hose for the garden'],
  ['en', 'cddrive', 'Drive for a cd'],
  ['de', 'Olivenöl', 'Öl Olive nativ extra'],
  ['de', 'Kinderhelm', 'Helm für Kinder'],
  ['ko', '방수등산화', '등산화 방수 남성'],
])('%s: splits "%s" into two words of %s', (language, typed, title) => {
  const shop = searchable(language, [title, 'Something else']);
  expect(foundIn(shop, typed)).toEqual([title]);
  expect(correctedIn(shop, typed)).toBeNull();
});

test('doesn’t split into words that no product contains together', () => {
  expect(foundIn(searchable('en', ['Garden table', 'Hose reel']), 'gardenhose')).toEqual([]);
});

test('doesn’t split a misspelt word into a letter or two and another word', () => {
  const shop = searchable('en', [
    'Tablet la',
    'Stand for a ptop la',
    ...Array.from({ length: 3 }, () => 'Laptop'),
  ]);
  expect(correctedIn(shop, 'laptopp')).toEqual(['laptop']);
});
