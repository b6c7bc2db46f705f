import { describe, expect, it } from 'vitest';
import { isAvailable } from '../engine/catalogue';
import { at } from '../testing/read-json';
import { drawProduct } from './drawings/draw-product';
import { productsFromCsv } from './shopify-csv';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Gift Card';

const csv = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const products = (...rows: string[]) => {
  const read = productsFromCsv(csv(...rows));
  if (!read.ok) throw new Error(read.message);
  return read.products;
};
const theOnly = (...rows: string[]) => {
  const [product] = products(...rows);
  if (!product) throw new Error('No product was read.');
  return product;
};

describe('a product CSV', () => {
  it('has several rows per product, the later ones without the cells of the product', () => {
    const shirt = theOnly(
      'shirt,Shirt,<p>Soft</p>,Maker,Top,"new, blue",true,Size,S,Colour,Red,\'SKU-1,120,shopify,4,deny,25,30,https://elsewhere.example/a.jpg,false',
      'shirt,,,,,,,,S,,Blue,SKU-2,,shopify,0,deny,25.5,,https://elsewhere.example/b.jpg,',
      'shirt,,,,,,,,,,,,,,,,,,https://elsewhere.example/c.jpg,',
    );
    expect(shirt.variants.map(({ title, price, compareAtPrice }) => [title, price, compareAtPrice])).toEqual([
      ['S / Red', 2500, 3000],
      ['S / Blue', 2550, null],
    ]);
    expect(shirt.options).toEqual([
      { name: 'Size', values: ['S'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
    expect(shirt.tags).toEqual(['new', 'blue']);
    expect(shirt.variants[0]?.sku).toBe('SKU-1');
    expect(shirt.descriptionHtml).toBe('<p>Soft</p>');
    expect(shirt.variants.map((variant) => isAvailable(shirt, variant))).toEqual([true, false]);
  });

  it('is drawn, and never shown from the addresses in the file', () => {
    const shirt = theOnly(
      'shirt,Shirt,,,,,true,Colour,Red,,,,,,,,25,,https://elsewhere.example/a.jpg,',
      'shirt,,,,,,,,Blue,,,,,,,,25,,https://elsewhere.example/b.jpg,',
    );
    expect(shirt.image?.src).toBe('/cdn/products/shirt.svg');
    expect(JSON.stringify(shirt)).not.toContain('elsewhere');
    const [red, blue] = shirt.variants;
    expect(drawProduct(shirt, red)).not.toBe(drawProduct(shirt, blue));
  });

  it('keeps ids from one reading to the next', () => {
    const row = 'cup,Cup,,,,,true,Title,Default Title,,,,,,,,10,,,';
    expect(theOnly(row).id).toBe(theOnly(row).id);
    expect(theOnly(row).variants[0]?.id).toBe(theOnly(row).variants[0]?.id);
    expect(theOnly(row).id).not.toBe(theOnly(row.replace('cup', 'mug')).id);
  });

  it.each([
    ['no tracker', ',,deny', true],
    ['no tracker and minus stock', ',-3,deny', true],
    ['tracked without stock', 'shopify,0,deny', false],
    ['tracked, sold below zero', 'shopify,-2,continue', true],
    ['tracked with stock', 'shopify,1,deny', true],
  ])('sells a variant with %s: %s is %s', (_what, stock, available) => {
    const cup = theOnly(`cup,Cup,,,,,true,Title,Default Title,,,,,${stock},10,,,`);
    expect(cup.variants.map((variant) => isAvailable(cup, variant))).toEqual([available]);
  });

  it('does not sell what is not published, and knows gift cards', () => {
    const [draft, card] = products(
      'draft,Draft,,,,,false,Title,Default Title,,,,,,,,10,,,',
      'card,Card,,,,,true,Title,Default Title,,,,,,,,10,,,true',
    );
    expect(draft?.published).toBe(false);
    expect(card?.giftCard).toBe(true);
    expect(card?.variants[0]?.requiresShipping).toBe(false);
  });

  it('may have line breaks and quotes in cells, a byte order mark and Windows line ends', () => {
    const text = `\uFEFF${csv('cup,"A ""good"" cup","<p>One</p>\n<p>Two</p>",,,,true,Title,Default Title,,,,,,,,10,,,')}`;
    const read = productsFromCsv(text.replace(/\n/g, '\r\n'));
    expect(at(read, 'products', 0, 'title')).toBe('A "good" cup');
  });
});

describe('a broken product CSV', () => {
  const good = 'cup,Cup,,,,,true,Title,Default Title,,,,,,,,10,,,';

  it.each([
    ['an open quote', csv(good, 'mug,"Mug,,,'), 'BROKEN_CSV', 3, 'Title'],
    ['too few cells', csv(good, 'mug,Mug'), 'BROKEN_CSV', 3, 'Body (HTML)'],
    ['no prices', 'Handle,Title\ncup,Cup\n', 'MISSING_COLUMN', 1, 'Variant Price'],
    ['no handle', csv(good, good.replace('cup', '')), 'MISSING_CELL', 3, 'Handle'],
    ['no title', csv(good.replace('Cup', '')), 'MISSING_CELL', 2, 'Title'],
    [
      'a price that is none',
      csv(good, good.replace('cup', 'mug').replace('10', 'ten')),
      'INVALID_CELL',
      3,
      'Variant Price',
    ],
    ['a negative price', csv(good.replace('10', '-10')), 'INVALID_CELL', 2, 'Variant Price'],
    ['a price beyond all prices', csv(good.replace('10', '1e99')), 'INVALID_CELL', 2, 'Variant Price'],
    ['no price', csv(good.replace('10', '')), 'MISSING_CELL', 2, 'Variant Price'],
    [
      'a stock that is none',
      csv(good.replace(',,,10', 'shopify,many,deny,10')),
      'INVALID_CELL',
      2,
      'Variant Inventory Qty',
    ],
    ['a handle that is no address', csv(good.replace('cup', '../cup')), 'INVALID_CELL', 2, 'Handle'],
    ['a variant twice', csv(good, good), 'DOUBLE_VARIANT', 3, 'Option1 Value'],
    [
      'a mistake after a cell of two lines',
      csv(good.replace('Cup,', 'Cup,"a\nb"'), good.replace('cup', 'mug').replace('10', 'x')),
      'INVALID_CELL',
      4,
      'Variant Price',
    ],
  ])('with %s loads nothing and names the place', (_what, text, code, line, column) => {
    expect(productsFromCsv(text)).toMatchObject({ ok: false, code, line, column });
  });
});
