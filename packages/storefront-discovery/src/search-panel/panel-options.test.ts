import { expect, it } from 'vitest';
import { panelGroups } from './panel-options';
import { ENGLISH } from './panel-words';
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

it('calls sections as the merchant does, and as the page’s language where that says nothing', () => {
  expect(titles(suggestions)).toEqual(['Suggestions', 'Collections']);
  const own = { terms: 'Try these', collections: null, products: null };
  expect(titles({ ...suggestions, titles: own })).toEqual(['Try these', 'Collections']);
});
