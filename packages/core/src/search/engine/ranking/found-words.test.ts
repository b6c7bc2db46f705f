import { expect, it } from 'vitest';
import { searchable } from '../../../testing/a-search';
import { foundWords } from './found-words';

const { index, titles } = searchable('en', [
  'Canvas sneakers',
  'Head set',
  'Headset stand',
  { title: 'Wool socks', description: 'Worn in sneakers', codes: ['WS-100'] },
  'T-shirt',
]);

/** Matched words of a product, with how and where each matches. */
function found(title: string, text: string, isUnfinished = false) {
  const { has: words, lacks } = foundWords(index, { text, isUnfinished }).of(titles.indexOf(title));
  const has = words.map(
    ({ word, typed, how, field }) => `${typed === null ? word : `${word} for ${typed}`}: ${how} in ${field}`,
  );
  return { has, lacks };
}

it.each([
  ['Canvas sneakers', 'sneaker', 'sneaker: word in title'],
  ['Canvas sneakers', 'snekers', 'sneakers for snekers: word in title'],
  ['Wool socks', 'sneakers', 'sneakers: word in description'],
  ['Wool socks', 'ws-100', 'ws: joined in options'],
  ['Head set', 'headset', 'headset: split in title'],
  ['T-shirt', 'tshirt', 'tshirt: word in title'],
])('finds %s by "%s": %s', (title, text, how) => {
  expect(found(title, text).has[0]).toBe(how);
});

it('matches an unfinished word as a prefix', () => {
  expect(found('Canvas sneakers', 'canvas sne', true).has).toEqual([
    'canvas: word in title',
    'sne: beginning in title',
  ]);
});

it('lists the matched and the missing words, without optional ones', () => {
  expect(found('Wool socks', 'wool in sneakers of leather')).toEqual({
    has: ['wool: word in title', 'sneakers: word in description'],
    lacks: ['leather'],
  });
});
