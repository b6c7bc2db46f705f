import { newCampaign } from '@cartwright/core/collections/campaign-document';
import { FILTER_SETTINGS } from '@cartwright/core/listing/filters/filter-types';
import { SORT_BY } from '@cartwright/core/listing/listing-address';
import type { SortKey } from '@cartwright/core/listing/listing-rules';
import { SORT_NAMES } from '@cartwright/core/listing/settings/built-in';
import { BUILT_IN_SETTINGS } from '@cartwright/core/listing/settings/default-settings';
import { NEW_LAYOUT } from '@cartwright/core/search/results-layout';
import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { describe, expect, it } from 'vitest';
import { ENGLISH, type Messages } from '../messages/messages';
import { messages as ar } from './ar';
import { messages as de } from './de';
import { messages as es } from './es';
import { messages as fr } from './fr';
import { messages as it_ } from './it';
import { messages as ja } from './ja';
import { messages as nl } from './nl';
import { messages as pt } from './pt';

const LANGUAGES: Readonly<Record<string, Messages>> = { ar, de, es, fr, it: it_, ja, nl, pt };

const textsOf = (messages: object): [name: string, text: string][] =>
  Object.entries(messages).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object') return textsOf(value);
    return [[name, typeof value === 'string' ? value : value('«1»', '«2»', '«3»')]];
  });
const markers = (text: string) => (text.match(/«\d»/g) ?? []).sort();

describe('collection grid messages', () => {
  it('exist in every storefront language', () => expect(Object.keys(LANGUAGES)).toEqual(SPOKEN));

  it.each(Object.entries(LANGUAGES))(
    'in %s are complete and keep their placeholders',
    (_language, messages) => {
      const english = new Map(textsOf(ENGLISH));
      for (const [name, text] of textsOf(messages)) {
        expect(text.trim(), name).not.toBe('');
        if (name !== 'products') expect(markers(text), name).toEqual(markers(english.get(name) ?? ''));
      }
    },
  );

  it('name filters and orders in English like the admin does', () => {
    const { metafield: _, ...settings } = FILTER_SETTINGS;
    for (const [type, { name }] of Object.entries(settings)) {
      expect(Object.entries(ENGLISH.filterNames)).toContainEqual([type, name]);
    }
    for (const [key, name] of Object.entries(SORT_NAMES)) {
      expect(Object.entries(ENGLISH.sortNames)).toContainEqual([SORT_BY[key as SortKey], name]);
    }
  });

  it('translate default texts and keep the merchant’s own', () => {
    const [defaults, campaign] = [BUILT_IN_SETTINGS, newCampaign('1', 'Winter', BUILT_IN_SETTINGS)];
    const { pageTitle, soldOutTitle, addToCartTitle, pagination } = NEW_LAYOUT;
    const texts = [
      ...[defaults, campaign].map(({ template }) => template.pagination.loadMoreText),
      ...[pagination.loadMoreText, pageTitle, soldOutTitle, addToCartTitle],
    ];
    for (const messages of Object.values(LANGUAGES)) {
      for (const text of texts) expect(messages.own(text)).not.toBe(text);
      expect(messages.own(pageTitle)).toMatch(/\{term\}.*\{count\}/);
      for (const own of ['Our own', 'toString']) expect(messages.own(own)).toBe(own);
    }
  });

  it('have plural forms', () => {
    expect([0, 1, 2].map(ENGLISH.products)).toEqual(['0 products', '1 product', '2 products']);
    expect([0, 1, 2, 5, 11, 100].map(ar.products)).toEqual([
      'لا منتجات',
      'منتج واحد',
      'منتجان',
      '5 منتجات',
      '11 منتجًا',
      '100 منتج',
    ]);
    const rated = (messages: Messages) => [1, 2, 12].map((count) => messages.rating('4,5', 5, count));
    expect(rated(ENGLISH)).toEqual(['4,5 of 5, 1 review', '4,5 of 5, 2 reviews', '4,5 of 5, 12 reviews']);
    expect(rated(ar)).toEqual(['4,5 من 5، تقييم واحد', '4,5 من 5، تقييمان', '4,5 من 5، 12 تقييمًا']);
    expect([0, 1, 2].map(fr.products)).toEqual(['0 produit', '1 produit', '2 produits']);
  });
});
