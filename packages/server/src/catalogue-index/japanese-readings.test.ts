import { readingsOf, useReadings } from '@cartwright/core/search/engine/analysis/readings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJapanese } from './japanese-readings';

beforeAll(readJapanese);
afterAll(() => useReadings(() => []));

test.each([
  ['靴下', 'くつした'],
  ['花瓶', 'かびん'],
  ['林檎', 'りんご'],
  ['引き出し', 'ひきだし'],
])('reads %s as %s', (word, reading) => {
  expect(readingsOf(word).ofCharacters).toEqual([reading]);
});

test('returns no reading for a word missing from the dictionary', () => {
  expect(readingsOf('龘a').ofCharacters).toEqual([]);
});
