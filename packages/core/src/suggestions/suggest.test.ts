import { describe, expect, it } from 'vitest';
import { updateCollection } from '../catalogue/index/update-index';
import type { MirroredCollection, MirroredProduct } from '../catalogue/mirrored-product';
import { foundRows, type Query } from '../listing/found-rows';
import type { ListingRules } from '../listing/listing-rules';
import { aListedCatalogue, SHOPPER, someRules } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { suggest } from './suggest';

type Given = Partial<MirroredProduct> & { readonly title: string };

const soldOut = { variants: [aMirroredVariant({ id: 1, available: false })] };

/** A shop with these products, and collections by product positions. */
function aShop(
  given: readonly (Given | string)[],
  collections: Readonly<Record<string, readonly number[]>> = {},
  languages = ['en', 'de'],
) {
  const products = given.map((product, at) =>
    aMirroredProduct({
      id: at + 1,
      productType: '',
      ...(typeof product === 'string' ? { title: product } : product),
    }),
  );
  const { index } = aListedCatalogue(products, new Map(), languages);
  for (const [at, [title, places]] of Object.entries(collections).entries()) {
    updateCollection(index, aCollection(at + 1, title, places));
  }
  return (text: string, rules: Partial<ListingRules> = {}, language: string | null = null) => {
    const { corrected, terms, collectionIds, products } = suggest(
      index,
      { text, language },
      someRules(rules),
      SHOPPER,
    );
    return {
      corrected,
      terms,
      collections: collectionIds.map((id) => index.collections.get(id)?.title),
      titles: products.map(({ id }) => given[id - 1]).map((each) => Object(each).title ?? each),
    };
  };
}

function aCollection(id: number, title: string, places: readonly number[]): MirroredCollection {
  const productIds = places.map((place) => place + 1);
  return {
    id,
    handle: `c${id}`,
    title,
    image: null,
    automated: false,
    sortOrder: 'MANUAL',
    productIds,
  };
}

describe('suggestions while typing', () => {
  it('leave a known word uncorrected when its stem is shorter', () => {
    const suggested = aShop(['Canvas tote', 'Antique Drawers', 'Glasses']);
    for (const typed of ['Canvas', 'antique', 'glasses', 'glasse', 'Antiqu'])
      expect([typed, suggested(typed).corrected]).toEqual([typed, null]);
    expect(suggested('antikue').corrected).toBe('antique');
  });

  it('leave forms and endings of known words uncorrected', () => {
    const suggestionsFor = aShop([
      'Scented candles',
      'Carafe',
      'Towel rail',
      { title: 'Vase', description: 'For a candle.' },
    ]);
    for (const typed of ['candle', 'candles', 'towels', 'carafe', 'carafes'])
      expect([typed, suggestionsFor(typed).corrected]).toEqual([typed, null]);
    const german = aShop(['Winterjacke', 'Hacken']);
    expect(german('Jacken', {}, 'de').corrected).toBeNull();
  });

  it('include prefixes of synonyms, without correcting them', () => {
    const { index } = aListedCatalogue(
      ['Enamel mug', 'Coffee beans', 'Bean bag'].map((title, at) =>
        aMirroredProduct({ id: at + 1, title, productType: '' }),
      ),
      new Map(),
      ['en'],
    );
    const synonyms = [{ language: null, from: 'beaker', to: ['mug'] }];
    const rules = someRules();
    const searching = {
      find: (query: Query) => foundRows(index, { ...query, synonyms }, rules, SHOPPER),
      isAllowed: () => true,
    };
    const suggestions = (text: string) => suggest(index, { text, language: null }, rules, SHOPPER, searching);
    for (const text of ['beak', 'beake', 'beaker']) {
      const { corrected, products } = suggestions(text);
      expect([text, corrected, products.map(({ id }) => id)]).toEqual([text, null, [1]]);
    }
  });

  it('complete words of titles by frequency, then add the next word', () => {
    const suggestionsFor = aShop(['Enamel mug', 'Enamel bowl', 'Enamel bowl, large', 'Encyclopedia', 'Vase']);
    expect(suggestionsFor('en').terms).toEqual(['enamel', 'enamel bowl', 'enamel mug', 'encyclopedia']);
    expect(suggestionsFor('enamel').terms).toEqual(['enamel bowl', 'enamel mug']);
    expect(suggestionsFor('enamel b').terms).toEqual(['enamel bowl', 'enamel bowl large']);
    expect(suggestionsFor('bowl en').terms).toEqual([]);
  });

  it('complete product types too, and never end with a stop word', () => {
    const suggestionsFor = aShop([
      { title: 'Alpine', productType: 'Mug' },
      { title: 'Nordic', productType: 'Mug' },
      'Cup of tea',
    ]);
    expect(suggestionsFor('mu').terms).toEqual(['mug']);
    expect(suggestionsFor('cu').terms).toEqual(['cup', 'cup of tea']);
  });

  it('merge words with the same stem under the shop’s spelling', () => {
    const suggestionsFor = aShop(['Mugs', 'Mug', 'Mug', 'Café cups']);
    expect(suggestionsFor('mu').terms).toEqual(['mug']);
    expect(suggestionsFor('cafe c').terms).toEqual(['café cups']);
    expect(aShop(['マグカップ 琺瑯'], {}, ['ja'])('マグ').terms).toEqual(['マグカップ', 'マグカップ琺瑯']);
  });

  it('correct a misspelling', () => {
    const suggestionsFor = aShop(['Ceramic mug', 'Lamp'], { 'Ceramic things': [0] });
    expect(suggestionsFor('cermaic')).toEqual({
      corrected: 'ceramic',
      terms: ['ceramic mug'],
      collections: ['Ceramic things'],
      titles: ['Ceramic mug'],
    });
  });

  it('correct a misspelt prefix', () => {
    const suggestionsFor = aShop([
      'Enamel mug',
      'Enamel bowl',
      'Mane comb',
      { title: 'Enamour', status: 'draft' },
    ]);
    for (const typed of ['enmae', 'enem', 'enaml', 'enxame', 'anam'])
      expect(suggestionsFor(typed).corrected, typed).toBe('enamel');
    expect(suggestionsFor('mug enme')).toMatchObject({
      corrected: 'mug enamel',
      titles: ['Enamel mug', 'Enamel bowl'],
    });
    expect(suggestionsFor('enma').titles).toEqual(['Enamel mug', 'Enamel bowl']);
    for (const typed of ['enm', 'man', 'mane c', 'xxxx', 'enamxx'])
      expect(suggestionsFor(typed).corrected, typed).toBeNull();
  });

  it('contain collections by the prefixes of words in their names', () => {
    const suggestionsFor = aShop(['Mug'], { 'For winter': [0], 'Winter mugs': [0], Wine: [0], Empty: [] });
    expect(suggestionsFor('win').collections).toEqual(['Wine', 'Winter mugs', 'For winter']);
    expect(suggestionsFor('mug wint').collections).toEqual(['Winter mugs']);
    expect(suggestionsFor('empty').collections).toEqual([]);
  });

  it('contain at most six of each kind', () => {
    const names = ['a', 'e', 'i', 'o', 'u', 'y', 'aa', 'ee'].map((end) => `Mun${end}`);
    const found = aShop(names, Object.fromEntries(names.map((name) => [name, [0]])))('mun');
    expect([found.terms.length, found.collections.length, found.titles.length]).toEqual([6, 6, 6]);
  });

  it('exclude unsold, excluded and hidden products', () => {
    const suggestionsFor = aShop(
      [
        { title: 'Mug draft', status: 'draft' },
        { title: 'Mug abroad', publishedIn: ['DE'] },
        { title: 'Mug unpriced', variants: [aMirroredVariant({ id: 1, prices: {} })] },
        { title: 'Mug secret', tags: ['secret'] },
        { title: 'Mug gone', ...soldOut },
      ],
      { Mugs: [0, 1, 2, 3, 4] },
    );
    const rules = { excludedTags: ['secret'], outOfStock: 'hide' } as const;
    expect(suggestionsFor('mug', rules)).toEqual({ corrected: null, terms: [], collections: [], titles: [] });
    expect(suggestionsFor('mug', { excludedTags: ['secret'] }).titles).toEqual(['Mug gone']);
  });

  it('put sold-out products last when listings do', () => {
    const suggestionsFor = aShop([{ title: 'Mug', ...soldOut }, 'Mug of enamel']);
    expect(suggestionsFor('mug', { outOfStock: 'end' }).titles).toEqual(['Mug of enamel', 'Mug']);
  });

  it('use the page’s language', () => {
    const suggestionsFor = aShop([
      { title: 'Cup', productType: 'Tableware', translations: { de: { title: 'Tasse blau' } } },
    ]);
    expect(suggestionsFor('tas', {}, 'de').terms).toEqual(['tasse', 'tasse blau']);
    expect(suggestionsFor('tab', {}, 'de').terms).toEqual([]);
  });

  it('are empty without words in the text or the index', () => {
    const nothing = { corrected: null, terms: [], collections: [], titles: [] };
    const suggestionsFor = aShop(['Mug'], { Mugs: [0] });
    for (const text of ['', '  ', '---', '\ud800', '<>{}%']) expect(suggestionsFor(text)).toEqual(nothing);
    expect(aShop(['Mug'], { Mugs: [0] }, [])('mug')).toEqual(nothing);
  });
});
