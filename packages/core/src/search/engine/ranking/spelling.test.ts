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
])('%s is taken for %s: %s', (typed, corrected) => {
  expect(correctedIn(SHOP, typed)).toEqual([corrected]);
});

test.each(['mouse', 'tab', 'hxusx', 'mo1se', 'zzzzzz', 'xyz'])('%s is left as it is', (typed) => {
  expect(correctedIn(SHOP, typed)).toBeNull();
});

test('what is found is what was meant', () => {
  expect(foundIn(SHOP, 'gamign mouse')).toEqual(['Gaming mouse']);
});

test('who asks for what was typed gets that', () => {
  expect(correctedIn(SHOP, 'mosue', 'as typed')).toBeNull();
});

test('of words that are as near, the one that stands beside the rest of the query is meant', () => {
  const shop = searchable('en', ['Iron patch', 'Wool patch', 'GPS watch']);
  expect(correctedIn(shop, 'satch')).toEqual(['patch']);
  expect(correctedIn(shop, 'gps satch')).toEqual(['gps', 'watch']);
});

test('the same first letter is more likely than another', () => {
  expect(correctedIn(searchable('en', ['Mouse', 'House', 'Mouse pad']), 'mouze')).toEqual(['mouse']);
  expect(correctedIn(searchable('en', ['Cap lamp', 'Camp bed', 'Lamp']), 'lasp')).toEqual(['lamp']);
});

test('a word that few descriptions have is doubted where a near one names many products, and is found itself too', () => {
  const many = Array.from({ length: 25 }, (_, at) => `Wireless thing ${at}`);
  const shop = searchable('en', [...many, { title: 'Radio', description: 'wireles' }]);
  expect(correctedIn(shop, 'wireles')).toEqual(['wireless']);
  expect(foundIn(shop, 'wireles')).toHaveLength(26);
});

test('a misspelt half of a word is found with the whole', () => {
  expect(foundIn(searchable('en', ['Smartwatch', 'Smart lamp']), 'smrt watch')[0]).toBe('Smartwatch');
});

test('with accents left out a word is near as well', () => {
  expect(correctedIn(searchable('de', ['Mütze']), 'muzte')).toEqual(['mütze']);
});

test('two words that were typed as one are no misspelling', () => {
  const shop = searchable('en', ['Head set', 'Headrest']);
  expect(correctedIn(shop, 'headset')).toBeNull();
  expect(foundIn(shop, 'headset')).toEqual(['Head set']);
});

test('of two words that were typed as one, one may be misspelt', () => {
  const shop = searchable('en', ['Ear buds', 'Rear lamp', 'Budget radio']);
  for (const typed of ['earbuws', 'earbds', 'eakbuds']) {
    expect(correctedIn(shop, typed)).toEqual(['earbuds']);
    expect(foundIn(shop, typed)).toEqual(['Ear buds']);
  }
});

test('halves that no title has side by side are no word', () => {
  expect(correctedIn(searchable('en', ['Ear of wheat', 'Buds']), 'earbuws')).toBeNull();
});

test('a word that has no more than the stem of another is misspelt, and forms of a word are right', () => {
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

test('what nothing has with the rest of the query wasn’t meant where something near has', () => {
  const shop = searchable('en', ['USB stick', 'CD drive', 'Sickle', 'River stone']);
  expect(correctedIn(shop, 'usb sick')).toEqual(['usb', 'stick']);
  expect(correctedIn(shop, 'cd rive')).toEqual(['cd', 'drive']);
});

test('a word that is one edit from one of the shop is no two words of it', () => {
  const shop = searchable('en', ['Microwave', 'Micro lamp Ave', 'Garden hose']);
  expect(correctedIn(shop, 'microave')).toEqual(['microwave']);
  expect(foundIn(shop, 'gardenhose')).toEqual(['Garden hose']);
});

test('a letter in a number is a slip where only the number is known; behind it it may be a unit', () => {
  const shop = searchable('en', ['RTX 2060 card', 'RTX 5060 card', 'GT 5060', 'Flour 500']);
  expect(correctedIn(shop, 'rtx 20o60')).toEqual(['rtx', '2060']);
  expect(correctedIn(shop, 'gt q060')).toEqual(['gt', '5060']);
  for (const typed of ['500g', '2061', 'a1', 'x99y']) expect(correctedIn(shop, typed), typed).toBeNull();
});
