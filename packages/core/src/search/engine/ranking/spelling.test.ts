import { expect, test } from 'vitest';
import { correctedIn, foundIn, searchable } from '../../../testing/a-search';

const SHOP = searchable('en', [
  'Gaming mouse',
  'Wireless headphones',
  'Wireless charger',
  'Table of oak',
  'House',
  'Batteries',
]);

test.each([
  ['mosue', 'mouse', 'two letters swapped'],
  ['muse', 'mouse', 'a letter too few'],
  ['mousse', 'mouse', 'a letter too many'],
  ['moise', 'mouse', 'another letter'],
  ['omuse', 'mouse', 'the first two swapped'],
  ['batteires', 'batteries', 'a mistake in the ending'],
  ['haedphonse', 'headphones', 'two mistakes in a long word'],
  ['eadphones', 'headphones', 'without its first letter'],
])('corrects %s to %s: %s', (typed, corrected) => {
  expect(correctedIn(SHOP, typed)).toEqual([corrected]);
});

test.each(['mouse', 'tab', 'hxusx', 'mo1se', 'zzzzzz', 'xyz'])('leaves %s unchanged', (typed) => {
  expect(correctedIn(SHOP, typed)).toBeNull();
});

test('a corrected query finds the intended product', () => {
  expect(foundIn(SHOP, 'gamign mouse')).toEqual(['Gaming mouse']);
});

test('an as-typed query isn’t corrected', () => {
  expect(correctedIn(SHOP, 'mosue', 'as typed')).toBeNull();
});

test('among equally near words, prefers the one next to the rest of the query', () => {
  const shop = searchable('en', ['Iron patch', 'Wool patch', 'GPS watch']);
  expect(correctedIn(shop, 'satch')).toEqual(['patch']);
  expect(correctedIn(shop, 'gps satch')).toEqual(['gps', 'watch']);
});

test('prefers a word with the same first letter', () => {
  expect(correctedIn(searchable('en', ['Mouse', 'House', 'Mouse pad']), 'mouze')).toEqual(['mouse']);
  expect(correctedIn(searchable('en', ['Cap lamp', 'Camp bed', 'Lamp']), 'lasp')).toEqual(['lamp']);
});

test('corrects a word that is rare in descriptions to a frequent near one, and still finds both', () => {
  const many = Array.from({ length: 25 }, (_, at) => `Wireless thing ${at}`);
  const shop = searchable('en', [...many, { title: 'Radio', description: 'wireles' }]);
  expect(correctedIn(shop, 'wireles')).toEqual(['wireless']);
  expect(foundIn(shop, 'wireles')).toHaveLength(26);
});

test('finds the whole word when half of a split one is misspelt', () => {
  expect(foundIn(searchable('en', ['Smartwatch', 'Smart lamp']), 'smrt watch')[0]).toBe('Smartwatch');
});

test('matches a near word with accents left out', () => {
  expect(correctedIn(searchable('de', ['Mütze']), 'muzte')).toEqual(['mütze']);
});

test('doesn’t correct two words typed as one', () => {
  const shop = searchable('en', ['Head set', 'Headrest']);
  expect(correctedIn(shop, 'headset')).toBeNull();
  expect(foundIn(shop, 'headset')).toEqual(['Head set']);
});

test('corrects one of two words typed as one', () => {
  const shop = searchable('en', ['Ear buds', 'Rear lamp', 'Budget radio']);
  for (const typed of ['earbuws', 'earbds', 'eakbuds']) {
    expect(correctedIn(shop, typed)).toEqual(['earbuds']);
    expect(foundIn(shop, typed)).toEqual(['Ear buds']);
  }
});

test('doesn’t split into halves that no title has side by side', () => {
  expect(correctedIn(searchable('en', ['Ear of wheat', 'Buds']), 'earbuws')).toBeNull();
});

test('corrects a word that only equals another’s stem, but not word forms', () => {
  const shop = searchable('en', [
    'External battery',
    'Battery extension',
    'Controller',
    'Mug',
    'Running shoe',
  ]);
  expect(correctedIn(shop, 'extenal battery')).toEqual(['external', 'battery']);
  expect(foundIn(shop, 'extenal battery')[0]).toBe('External battery');
  for (const typed of ['extensions', 'extended', 'controllers', 'mugs', 'running', 'runs', 'batteries'])
    expect(correctedIn(shop, typed), typed).toBeNull();
});

test('corrects a word that never occurs with the rest of the query', () => {
  const shop = searchable('en', ['USB stick', 'CD drive', 'Sickle', 'River stone']);
  expect(correctedIn(shop, 'usb sick')).toEqual(['usb', 'stick']);
  expect(correctedIn(shop, 'cd rive')).toEqual(['cd', 'drive']);
});

test('prefers a one-edit correction over splitting into two words', () => {
  const shop = searchable('en', ['Microwave', 'Micro lamp Ave', 'Garden hose']);
  expect(correctedIn(shop, 'microave')).toEqual(['microwave']);
  expect(foundIn(shop, 'gardenhose')).toEqual(['Garden hose']);
});

test('corrects a letter inside a known number, but may read one behind it as a unit', () => {
  const shop = searchable('en', ['RTX 2060 card', 'RTX 5060 card', 'GT 5060', 'Flour 500']);
  expect(correctedIn(shop, 'rtx 20o60')).toEqual(['rtx', '2060']);
  expect(correctedIn(shop, 'gt q060')).toEqual(['gt', '5060']);
  for (const typed of ['500g', '2061', 'a1', 'x99y']) expect(correctedIn(shop, typed), typed).toBeNull();
});
