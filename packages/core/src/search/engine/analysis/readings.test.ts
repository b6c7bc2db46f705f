import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundIn, searchable } from '../../../testing/a-search';
import { useReadings } from './readings';

const READINGS: Readonly<Record<string, string>> = {
  靴: 'クツ',
  橋: 'ハシ',
  箸: 'ハシ',
  林檎: 'リンゴ',
  子供: 'コドモ',
  子ども: 'コドモ',
};

beforeAll(() => useReadings((word) => (READINGS[word] === undefined ? [] : [READINGS[word]])));
afterAll(() => useReadings(() => []));

const aShop = () => searchable('ja', ['靴 レディース', '橋 模型', '箸 竹', 'りんごジュース', '子ども']);

test.each([
  ['くつ', ['靴 レディース']],
  ['クツ', ['靴 レディース']],
  ['林檎', ['りんごジュース']],
  ['はし', ['橋 模型', '箸 竹']],
  ['子供', ['子ども']],
])('finds a word by its reading: %s', (typed, titles) => {
  expect(foundIn(aShop(), typed)).toEqual(titles);
});

test('doesn’t match single-character words with the same reading', () => {
  expect(foundIn(aShop(), '箸')).toEqual(['箸 竹']);
});
