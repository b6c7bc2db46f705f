import { describe, expect, it } from 'vitest';
import type { MirroredProduct } from '../catalogue/mirrored-product';
import { aListedCatalogue, SHOPPER, someRules } from '../testing/a-list';
import { aMirroredProduct, aMirroredVariant } from '../testing/a-mirrored-product';
import { foundRows, type Query } from './found-rows';
import type { ListingRules } from './listing-rules';

type Given = Partial<MirroredProduct> & { readonly title: string };

/** A shop with these products, in English and German. */
function aShop(...products: readonly Given[]) {
  const all = products.map((product, at) => aMirroredProduct({ id: at + 1, productType: '', ...product }));
  const { index } = aListedCatalogue(all, new Map(), ['en', 'de']);
  return {
    /** Titles of the results, and the corrected query. */
    find(text: string, query: Partial<Query> = {}, rules: Partial<ListingRules> = {}) {
      const request = { text, language: null, isAsTyped: false, ...query };
      const { rows, corrected } = foundRows(index, request, someRules(rules), SHOPPER);
      return { titles: rows.map((row) => all[(index.products.id[row] ?? 0) - 1]?.title), corrected };
    },
  };
}

const many = (count: number, title: string): Given[] => Array.from({ length: count }, () => ({ title }));

describe('text search results', () => {
  it('contain all words, or fewer only when there are less than a dozen matches', () => {
    const mixed = aShop(...many(3, 'Red mug'), ...many(12, 'Red lamp'), { title: 'Vase' });
    expect(mixed.find('red mug').titles).toHaveLength(15);
    const enough = aShop(...many(12, 'Red mug'), ...many(3, 'Red lamp'));
    expect(new Set(enough.find('red mug').titles)).toEqual(new Set(['Red mug']));
  });

  it('include prefix matches unless enough products contain the whole word', () => {
    const few = aShop({ title: 'Car' }, { title: 'Cardigan' });
    expect(few.find('car').titles).toEqual(['Car', 'Cardigan']);
    expect(few.find('cardi').titles).toEqual(['Cardigan']);
    const enough = aShop(...many(12, 'Car'), { title: 'Cardigan' });
    expect(enough.find('car').titles).not.toContain('Cardigan');
  });

  it('include products by SKU', () => {
    const variants = [aMirroredVariant({ id: 1, sku: 'TN-2110 BK' })];
    expect(aShop({ title: 'Mug', variants }, { title: 'Lamp' }).find('tn2110bk').titles).toEqual(['Mug']);
  });

  it('rank partial SKU matches behind word matches', () => {
    const withSku = (sku: string) => ({ variants: [aMirroredVariant({ id: 1, sku })] });
    const shop = aShop(
      { title: 'Printer', ...withSku('WF-M5799DWF') },
      { title: 'Valve', ...withSku('NOR.0707-60') },
      { title: 'Puzzle', ...withSku('AB-1000-X') },
      { title: 'Puzzle of 1000 pieces' },
      { title: 'Pump 60' },
    );
    expect(shop.find('M5799DWF').titles).toEqual(['Printer']);
    expect(shop.find('0707-60').titles).toEqual(['Valve']);
    expect(shop.find('1000').titles).toEqual(['Puzzle of 1000 pieces', 'Puzzle']);
  });

  it('include products by any barcode, as UPC or EAN', () => {
    const withBarcode = (barcode: string) => ({ variants: [aMirroredVariant({ id: 1, barcode })] });
    const shop = aShop(
      { title: 'Scarf', ...withBarcode('012345678905') },
      { title: 'Hat', ...withBarcode('4006381333931, 4006381333948') },
    );
    for (const text of ['012345678905', '0012345678905']) expect(shop.find(text).titles).toEqual(['Scarf']);
    for (const text of ['4006381333931', '4006381333948']) expect(shop.find(text).titles).toEqual(['Hat']);
  });

  it('rank an exact SKU first and drop products with only parts of it', () => {
    const withSku = (sku: string) => ({ variants: [aMirroredVariant({ id: 1, sku })] });
    const shop = aShop(
      { title: 'Toner TN-2110' },
      { title: 'Ink 2110' },
      { title: 'Printer', ...withSku('TN-2110') },
      { title: 'Hat 1 W', ...withSku('W-1-1') },
      { title: 'W 1 cap', ...withSku('W-11-1') },
    );
    for (const text of ['TN-2110', 'tn2110', 'tn 2110'])
      expect(shop.find(text).titles).toEqual(['Printer', 'Toner TN-2110']);
    expect(shop.find('2110').titles).toContain('Ink 2110');
    expect(shop.find('w-1-1').titles).toEqual(['Hat 1 W', 'W 1 cap']);
    expect(shop.find('W-11-1').titles[0]).toBe('W 1 cap');
  });

  it('ignore the SKU of a product not sold in the market', () => {
    const draft: Given = {
      title: 'Mug',
      status: 'draft',
      variants: [aMirroredVariant({ id: 1, sku: 'RED-7' })],
    };
    expect(aShop(draft, { title: 'Red lamp' }).find('red-7').titles).toEqual(['Red lamp']);
  });

  it('are corrected for misspellings unless searched as typed', () => {
    const shop = aShop({ title: 'Ceramic mug' }, { title: 'Lamp' });
    expect(shop.find('cermaic mug')).toEqual({ titles: ['Ceramic mug'], corrected: 'ceramic mug' });
    expect(shop.find('cermaic mug', { isAsTyped: true })).toEqual({
      titles: ['Ceramic mug'],
      corrected: null,
    });
    expect(shop.find('cermaic', { isAsTyped: true })).toEqual({ titles: [], corrected: null });
  });

  it('are never corrected to products not sold in the market', () => {
    const unsold: Given[] = [
      { title: 'Ceramic mug', status: 'draft' },
      { title: 'Ceramic pot', publishedIn: ['DE'] },
      { title: 'Ceramic bowl', variants: [aMirroredVariant({ id: 1, prices: {} })] },
      { title: 'Ceramic cup', tags: ['secret'] },
      { title: 'Ceramic jar', variants: [aMirroredVariant({ id: 2, available: false })] },
    ];
    const rules = { excludedTags: ['secret'], outOfStock: 'hide' } as const;
    expect(aShop(...unsold).find('cermaic', {}, rules)).toEqual({ titles: [], corrected: null });
    expect(aShop(...unsold).find('ceramic', {}, rules)).toEqual({ titles: [], corrected: null });
  });

  it('match the page’s language and fall back to the shop’s own', () => {
    const shop = aShop({ title: 'Cup', translations: { de: { title: 'Tasse' } } }, { title: 'Lamp' });
    expect(shop.find('tassen', { language: 'de' }).titles).toEqual(['Cup']);
    expect(shop.find('tassen', { language: 'de-AT' }).titles).toEqual(['Cup']);
    expect(shop.find('cups', { language: 'fr' }).titles).toEqual(['Cup']);
    expect(shop.find('tassen', { language: 'fr' }).titles).toEqual([]);
  });

  it('use the shop’s own language when the page’s finds nothing or only a correction', () => {
    const german = (title: string, inGerman: string): Given => ({
      title,
      translations: { de: { title: inGerman } },
    });
    const shop = aShop(
      german('Ceramic mug', 'Becher'),
      german('Brass lamp', 'Lampe'),
      german('Bell', 'Mugg'),
    );
    const find = (text: string, isAsTyped = false) => shop.find(text, { language: 'de', isAsTyped });
    expect(find('ceramic').titles).toEqual(['Ceramic mug']);
    expect(find('cermaic')).toEqual({ titles: ['Ceramic mug'], corrected: 'ceramic' });
    expect(find('cermaic', true)).toEqual({ titles: [], corrected: null });
    // Not the correction "lampe".
    expect(find('lamp').titles).toEqual(['Brass lamp']);
    expect(find('mugs').titles).toEqual(['Ceramic mug']);
    expect(find('lamqe')).toEqual({ titles: ['Brass lamp'], corrected: 'lampe' });
    expect(shop.find('becher').titles).toEqual([]);
  });

  it('are empty for a text without words or a catalog without texts', () => {
    const shop = aShop({ title: 'Mug' });
    for (const text of ['', '  ', '---', '\ud800', '<>{}%']) expect(shop.find(text).titles).toEqual([]);
    const { index } = aListedCatalogue([aMirroredProduct({ id: 1, title: 'Mug' })]);
    const query = { text: 'mug', language: null, isAsTyped: false };
    const found = foundRows(index, query, someRules(), SHOPPER);
    expect(found).toMatchObject({ rows: [], corrected: null });
    expect(found.ranked()).toEqual([]);
  });
});
