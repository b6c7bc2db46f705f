import { expect, it } from 'vitest';
import { ENGLISH } from './panel-messages';
import { panelGroups } from './panel-options';
import type { Suggestions } from './suggestions';

const suggestions: Suggestions = {
  meant: null,
  terms: ['mug'],
  collections: [{ title: 'Mugs', url: '/collections/mugs' }],
  products: [],
};

const titles = (said: Suggestions) =>
  panelGroups({ kind: 'suggestions', text: 'mu', suggestions: said }, ENGLISH, (text) => `/search?q=${text}`)
    .filter(({ kind }) => kind !== 'all')
    .map(({ title }) => title);

it('uses the merchant’s section titles, and translated defaults otherwise', () => {
  expect(titles(suggestions)).toEqual(['Suggestions', 'Collections']);
  const own = { terms: 'Try these', collections: null, products: null };
  expect(titles({ ...suggestions, titles: own })).toEqual(['Try these', 'Collections']);
});

it('shows recent searches, popular suggestions and the clear option before typing', () => {
  const start = (searches: string[], popular: Suggestions | null) =>
    panelGroups({ kind: 'start', searches, popular }, ENGLISH, (text) => `/search?q=${text}`).map(
      ({ title, options }) => [title, ...options.map(({ label }) => label)],
    );
  expect(start(['tea'], suggestions)).toEqual([
    ['Recent searches', 'tea'],
    ['Popular searches', 'mug'],
    ['Popular collections', 'Mugs'],
    [null, 'Clear recent searches'],
  ]);
  expect(start([], suggestions).map(([title]) => title)).toEqual(['Popular searches', 'Popular collections']);
  expect(start(['tea'], null).map(([title]) => title)).toEqual(['Recent searches', null]);
});
