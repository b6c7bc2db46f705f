import type { TriedSearch } from '@cartwright/core/contract/try-search';
import { expect, test } from 'vitest';
import { tryMessage } from './try-messages';

type Tried = Omit<TriedSearch, 'products' | 'hidden'>;

const PLAIN: Tried = {
  corrected: null,
  otherLanguage: null,
  group: null,
  redirect: null,
  excluded: [],
  offensive: [],
  synonyms: [],
  blocked: false,
  relaxed: null,
  total: 12,
};
const summer = { id: 'summer', name: 'Summer', keyword: 'sun hat' };

test.each<[Partial<Tried>, string[]]>([
  [{}, ['12 products found.']],
  [{ total: 1 }, ['1 product found.']],
  [{ total: 0 }, ['No products found.']],
  [
    { otherLanguage: 'en', total: 2 },
    ['Nothing is found in the shopper’s language. These are found in English.', '2 products found.'],
  ],
  [{ corrected: 'sneaker' }, ['Spelled as “sneaker”.', '12 products found.']],
  [
    { group: { ...summer, matched: 'within' } },
    ['Keyword group “Summer” applies: “sun hat” is in the search.', '12 products found.'],
  ],
  [
    { group: { ...summer, matched: 'equal' }, redirect: '/pages/summer' },
    [
      'Keyword group “Summer” applies: “sun hat” is the search.',
      'Shoppers who send this search go to /pages/summer instead.',
      '12 products found.',
    ],
  ],
  [
    { excluded: ['gift', 'wrap'], offensive: ['damned'] },
    ['Excluded words ignored: “gift”, “wrap”.', 'Offensive word ignored: “damned”.', '12 products found.'],
  ],
  [
    { blocked: true, excluded: ['cheap'], total: 0 },
    ['Nothing is found: the search has only excluded words.'],
  ],
  [
    { blocked: true, excluded: ['cheap'], offensive: ['damned'], total: 0 },
    ['Nothing is found: the search has only excluded and offensive words.'],
  ],
  [
    { relaxed: { withAll: 0, missing: ['hat'] } },
    ['No product has every word of the search. The closest ones are missing “hat”.', '12 products found.'],
  ],
  [
    { relaxed: { withAll: 1, missing: [] } },
    ['1 product has all words of the search. Products with fewer follow.', '12 products found.'],
  ],
])('describes %j as %j', (changes, message) => {
  expect(tryMessage({ ...PLAIN, ...changes })).toEqual(message);
});
