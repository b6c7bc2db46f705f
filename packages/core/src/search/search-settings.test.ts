import { describe, expect, it, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '../listing/settings/default-settings';
import {
  newSearchSettings,
  readSearchSettings,
  type SearchSettings,
  searchSettings,
  storedSearchSettings,
  validateSearchSettings,
} from './search-settings';

const having = (changes: Partial<SearchSettings>): SearchSettings => ({
  ...newSearchSettings(BUILT_IN_SETTINGS),
  ...changes,
});
const sale = { collectionId: 1, collectionHandle: 'sale', collectionName: 'Sale' };
const issuesOf = (changes: Partial<SearchSettings>) =>
  validateSearchSettings(having(changes)).map(({ code, path }) => `${code} ${path.join('.')}`);

describe('search settings', () => {
  it('start with the exclusions of collections and can be saved', () => {
    const defaults = {
      ...BUILT_IN_SETTINGS,
      excludedProducts: [{ productId: 7 }],
      excludedProductTags: ['secret'],
      renderOos: 'hide' as const,
    };
    const settings = newSearchSettings(defaults);
    expect(settings).toMatchObject({
      excludedProducts: [{ productId: 7 }],
      excludedProductTags: ['secret'],
      renderOos: 'hide',
    });
    expect(validateSearchSettings(settings)).toEqual([]);
    expect(readSearchSettings(storedSearchSettings(settings))).toEqual({ ok: true, value: settings });
  });

  it('reject duplicate terms, products and collections', () => {
    expect(issuesOf({ excludedTerms: ['Café', 'gift card', 'cafe'] })).toEqual(['duplicate excludedTerms.2']);
    expect(issuesOf({ excludedTerms: ['--'] })).toEqual(['blank excludedTerms.0']);
    expect(issuesOf({ excludedProducts: [{ productId: 1 }, { productId: 1 }] })).toEqual([
      'duplicate excludedProducts',
    ]);
    expect(issuesOf({ excludedCollections: [sale, sale] })).toEqual(['duplicate excludedCollections']);
  });

  test.each([
    ['/search', []],
    ['/pages/results?view=ours', []],
    ['', ['path searchResultsPageUrl']],
    ['search', ['path searchResultsPageUrl']],
    ['//evil.example', ['path searchResultsPageUrl']],
    ['/\\evil.example', ['path searchResultsPageUrl']],
    ['https://shop.example/search', ['path searchResultsPageUrl']],
    ['javascript:alert(1)', ['path searchResultsPageUrl']],
  ])('with the results page at %j report: %j', (searchResultsPageUrl, expected) => {
    expect(issuesOf({ searchResultsPageUrl })).toEqual(expected);
  });

  test.each<[SearchSettings['searchInfluence'][number], string[]]>([
    [{ attributeName: 'vendor', attributeValue: 'Emile', weighting: 10 }, []],
    [{ attributeName: 'vendor', attributeValue: ' ', weighting: -10 }, ['blank']],
    [{ attributeName: 'collection', attributeValue: '12', weighting: 1 }, []],
    [{ attributeName: 'collection', attributeValue: 'Sale', weighting: 1 }, ['blank']],
    [{ attributeName: 'availability', attributeValue: 'sold-out', weighting: -3 }, []],
    [{ attributeName: 'availability', attributeValue: 'none', weighting: -3 }, ['blank']],
    [{ attributeName: 'tag', attributeValue: 'new', weighting: 0 }, ['weight']],
    [{ attributeName: 'tag', attributeValue: 'new', weighting: 11 }, ['weight']],
    [{ attributeName: 'tag', attributeValue: 'new', weighting: 1.5 }, ['weight']],
    [{ attributeName: 'tag', attributeValue: 'new', weighting: null }, ['weight']],
  ])('with the influence %j report: %j', (entry, expected) => {
    expect(validateSearchSettings(having({ searchInfluence: [entry] })).map(({ code }) => code)).toEqual(
      expected,
    );
  });

  it('reject a duplicate influence', () => {
    const entry = { attributeName: 'tag' as const, attributeValue: 'New', weighting: 2 };
    expect(
      issuesOf({
        searchInfluence: [
          entry,
          { ...entry, attributeName: 'vendor' },
          { ...entry, attributeValue: ' new', weighting: 3 },
        ],
      }),
    ).toEqual(['duplicate searchInfluence.2.attributeValue']);
  });

  it('limit the length of texts', () => {
    expect(issuesOf({ excludedTerms: ['x'.repeat(81)] })).toEqual(['too_long excludedTerms.0']);
    const longest = 'x'.repeat(64_000);
    expect(issuesOf({ userDefinedCode: { css: longest, js: longest } })).toEqual([]);
    expect(searchSettings.safeParse(having({ userDefinedCode: { css: longest, js: longest } })).success).toBe(
      true,
    );
    expect(issuesOf({ userDefinedCode: { css: '', js: `${longest}x` } })).toEqual([
      'too_long userDefinedCode.js',
    ]);
  });

  it.each([
    [{ css: 'a { }</STYLE >', js: '' }, ['code userDefinedCode.css']],
    [{ css: '', js: 'let a = "</script>"' }, ['code userDefinedCode.js']],
    [{ css: '', js: '// <!-- ' }, ['code userDefinedCode.js']],
    [{ css: '', js: '鞋'.repeat(22_000) }, ['too_long userDefinedCode.js']],
    [{ css: 'a > b { content: "<b>" }', js: 'if (1 < 2) document.title += "</b>"' }, []],
  ])('reject code that would break the page: %o', (userDefinedCode, expected) => {
    expect(issuesOf({ userDefinedCode })).toEqual(expected);
  });

  it('of a newer app version are not read', () => {
    expect(readSearchSettings({ ...having({}), schemaVersion: 2 })).toMatchObject({
      ok: false,
      code: 'newer',
    });
  });
});
