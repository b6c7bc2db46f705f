import { describe, expect, it } from 'vitest';
import { isAvailable } from '../engine/model/catalogue';
import { at } from '../testing/read-json';
import { csvText } from './csv-text';
import { drawProduct } from './drawings/draw-product';
import { productsFromCsv } from './shopify-csv';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Gift Card';

const csv = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');
const products = (...rows: string[]) => {
  const read = productsFromCsv(csv(...rows));
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.products;
};
const theOnly = (...rows: string[]) => {
  const [product] = products(...rows);
  if (!product) throw new Error('No product was read.');
  return product;
};

describe('product CSV', () => {
  it('has several rows per product, with product cells in the first only', () => {
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

  it('is drawn, and never loads the image URLs of the file', () => {
    const shirt = theOnly(
      'shirt,Shirt,,,,,true,Colour,Red,,,,,,,,25,,https://elsewhere.example/a.jpg,',
      'shirt,,,,,,,,Blue,,,,,,,,25,,https://elsewhere.example/b.jpg,',
    );
    expect(shirt.image?.src).toBe('/cdn/products/shirt.svg');
    expect(JSON.stringify(shirt)).not.toContain('elsewhere');
    const [red, blue] = shirt.variants;
    expect(drawProduct(shirt, { variant: red })).not.toBe(drawProduct(shirt, { variant: blue }));
  });

  it('keeps ids between reads', () => {
    const row = 'cup,Cup,,,,,true,Title,Default Title,,,,,,,,10,,,';
    expect(theOnly(row).id).toBe(theOnly(row).id);
    expect(theOnly(row).variants[0]?.id).toBe(theOnly(row).variants[0]?.id);
    expect(theOnly(row).id).not.toBe(theOnly(row.replace('cup', 'mug')).id);
  });

  it.each([
    ['no tracker', ',,deny', true],
    ['no tracker and negative stock', ',-3,deny', true],
    ['tracked without stock', 'shopify,0,deny', false],
    ['tracked, with overselling allowed', 'shopify,-2,continue', true],
    ['oversold, without overselling', 'shopify,-3,deny', false],
    ['tracked, without a quantity', 'shopify,,deny', true],
    ['tracked with stock', 'shopify,1,deny', true],
  ])('sells a variant with %s: %s is %s', (_what, stock, available) => {
    const cup = theOnly(`cup,Cup,,,,,true,Title,Default Title,,,,,${stock},10,,,`);
    expect(cup.variants.map((variant) => isAvailable(cup, variant))).toEqual([available]);
  });

  it('doesn’t sell unpublished products, and recognises gift cards', () => {
    const [draft, card] = products(
      'draft,Draft,,,,,false,Title,Default Title,,,,,,,,10,,,',
      'card,Card,,,,,true,Title,Default Title,,,,,,,,10,,,true',
    );
    expect(draft?.published).toBe(false);
    expect(card?.giftCard).toBe(true);
    expect(card?.variants[0]?.requiresShipping).toBe(false);
  });

  it('accepts line breaks and quotes in cells, a BOM and CRLF', () => {
    const text = `\uFEFF${csv('cup,"A ""good"" cup","<p>One</p>\n<p>Two</p>",,,,true,Title,Default Title,,,,,,,,10,,,')}`;
    const read = productsFromCsv(text.replace(/\n/g, '\r\n'));
    expect(at(read, 'products', 0, 'title')).toBe('A "good" cup');
  });
});

describe('invalid product CSV', () => {
  const good = 'cup,Cup,,,,,true,Title,Default Title,,,,,,,,10,,,';

  it.each([
    ['an open quote', csv(good, 'mug,"Mug,,,'), 'BROKEN_CSV', 3, 'Title'],
    ['a quote opened long before the end', csv('mug,"Mug,,,', good, good), 'BROKEN_CSV', 2, 'Title'],
    ['a quote that includes the next rows', csv('mug,"Mug,,,', good, 'a,"A",,'), 'BROKEN_CSV', 2, 'Title'],
    [
      'an open quote after multi-line cells, with CRLF',
      csv(good.replace('Cup,', 'Cup,"a ""b""\nc"'), 'mug,"Mug,,,', good).replaceAll('\n', '\r\n'),
      'BROKEN_CSV',
      4,
      'Title',
    ],
    [
      'inches in a cell with quotes',
      csv(good, good.replace('Cup', '"Cup, 12" tall"')),
      'BROKEN_CSV',
      3,
      'Title',
    ],
    ['inches in a cell', csv(good, good.replace('Cup', 'Cup 12" tall')), 'BROKEN_CSV', 3, 'Title'],
    ['too few cells', csv(good, 'mug,Mug'), 'BROKEN_CSV', 3, 'Body (HTML)'],
    ['no prices', 'Handle,Title\ncup,Cup\n', 'MISSING_COLUMN', 1, 'Variant Price'],
    ['no handle', csv(good, good.replace('cup', '')), 'MISSING_CELL', 3, 'Handle'],
    ['no title', csv(good.replace('Cup', '')), 'MISSING_CELL', 2, 'Title'],
    [
      'an invalid price',
      csv(good, good.replace('cup', 'mug').replace('10', 'ten')),
      'INVALID_CELL',
      3,
      'Variant Price',
    ],
    ['a negative price', csv(good.replace('10', '-10')), 'INVALID_CELL', 2, 'Variant Price'],
    ['a price above the maximum', csv(good.replace('10', '1e99')), 'INVALID_CELL', 2, 'Variant Price'],
    ['no price', csv(good.replace('10', '')), 'MISSING_CELL', 2, 'Variant Price'],
    [
      'an invalid stock',
      csv(good.replace(',,,10', 'shopify,many,deny,10')),
      'INVALID_CELL',
      2,
      'Variant Inventory Qty',
    ],
    [
      'a fractional stock',
      csv(good.replace(',,,10', 'shopify,1.5,deny,10')),
      'INVALID_CELL',
      2,
      'Variant Inventory Qty',
    ],
    [
      'an invalid policy',
      csv(good.replace(',,,10', 'shopify,1,maybe,10')),
      'INVALID_CELL',
      2,
      'Variant Inventory Policy',
    ],
    ['an invalid boolean', csv(good.replace('true', 'yes')), 'INVALID_CELL', 2, 'Published'],
    [
      'a value of a missing option',
      csv(good.replace('Default Title,,', 'Default Title,,Red')),
      'UNKNOWN_OPTION',
      2,
      'Option2 Value',
    ],
    [
      'a different option in a later row',
      csv('cup,Cup,,,,,true,Size,S,,,,,,,,10,,,', 'cup,,,,,,,Colour,Red,,,,,,,,10,,,'),
      'UNKNOWN_OPTION',
      3,
      'Option1 Name',
    ],
    [
      'a comma in an unquoted text',
      csv(`${good.replace('Cup', 'Cup, large')}false`),
      'BROKEN_CSV',
      2,
      'Gift Card',
    ],
    ['semicolons', csv(good).replaceAll(',', ';'), 'MISSING_COLUMN', 1, 'Handle'],
    ['tabs', csv(good).replaceAll(',', '\t'), 'MISSING_COLUMN', 1, 'Handle'],
    ['no products', csv(), 'NO_PRODUCTS', 2, null],
    ['no content', '', 'MISSING_COLUMN', 1, 'Handle'],
    ['an invalid handle', csv(good.replace('cup', '../cup')), 'INVALID_CELL', 2, 'Handle'],
    ['a duplicate variant', csv(good, good), 'DOUBLE_VARIANT', 3, 'Option1 Value'],
    [
      'an error after a cell of two lines',
      csv(good.replace('Cup,', 'Cup,"a\nb"'), good.replace('cup', 'mug').replace('10', 'x')),
      'INVALID_CELL',
      4,
      'Variant Price',
    ],
  ])('with %s loads nothing, and names the position', (_what, text, code, line, column) => {
    expect(productsFromCsv(text)).toMatchObject({ ok: false, problems: [{ code, line, column }] });
  });

  it('is rejected for fractional prices in a currency without decimals', () => {
    const prices = (price: string, before: string) => csv(good.replace('10,', `${price},${before}`));
    const places = (text: string) => {
      const read = productsFromCsv(text, 'JPY');
      return read.ok ? [] : read.problems.map(({ code, line, column }) => [code, line, column]);
    };
    expect(places(prices('10.00', '20'))).toEqual([]);
    expect(places(prices('10.50', '20.01'))).toEqual([
      ['INVALID_CELL', 2, 'Variant Price'],
      ['INVALID_CELL', 2, 'Variant Compare At Price'],
    ]);
    expect(productsFromCsv(prices('10.50', '20.01'), 'KWD').ok).toBe(true);
  });

  it('names the separator if it isn’t a comma', () => {
    const messageFor = (text: string) => {
      const read = productsFromCsv(text);
      return read.ok ? '' : read.problems[0]?.message;
    };
    expect(messageFor(csv(good).replaceAll(',', ';'))).toContain('semicolons');
    expect(messageFor(csv(good).replaceAll(',', '\t'))).toContain('tabs');
    expect(messageFor('Handle,Title;1\n')).toContain('no column');
  });

  it('reports every error in file order', () => {
    const read = productsFromCsv(
      csv(
        good.replace('10', 'ten'),
        'short,Short',
        good.replace('cup', ''),
        good.replace('cup', 'mug').replace('Cup', ''),
      ),
    );
    expect(read.ok ? [] : read.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Variant Price'],
      [3, 'Body (HTML)'],
      [4, 'Handle'],
      [5, 'Title'],
    ]);
  });
});

describe('CSV text', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
    );

  it.each([
    ['UTF-8', bytes('Tasse, süß')],
    ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], 'Tasse, süß')],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('Tasse, süß', 'utf16le')])],
  ])('is decoded from %s', (_what, file) => {
    expect(csvText(file)).toEqual({ ok: true, text: 'Tasse, süß' });
  });

  it('is rejected in any other encoding, with the line', () => {
    expect(csvText(bytes('Handle\ncup\nTasse s', [0xfc, 0xdf]))).toMatchObject({
      ok: false,
      problems: [{ code: 'WRONG_ENCODING', line: 3, column: null }],
    });
  });

  it.each([
    ['UTF-16 without a byte order mark', Buffer.from('Handle\ncup', 'utf16le'), 1],
    ['characters that databases reject', bytes('Handle\ncup\0'), 2],
  ])('is rejected in %s', (_what, file, line) => {
    expect(csvText(file)).toMatchObject({ ok: false, problems: [{ code: 'WRONG_ENCODING', line }] });
  });
});

describe('product CSV as exported by stores', () => {
  it('accepts unknown columns, any order, and missing optional columns', () => {
    const read = productsFromCsv('Variant Price,Cost per item,Title,Handle\n12.50,3,Cup,cup\n');
    expect(at(read, 'products', 0, 'variants', 0)).toMatchObject({ price: 1250, stock: { tracked: false } });
  });

  it('accepts the column names of Shopify’s newer template', () => {
    const read = productsFromCsv(
      'Title,URL handle,Description,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock\n' +
        'Cup,cup,<p>Good</p>,10,12,shopify,0,TRUE\n',
    );
    expect(at(read, 'products', 0)).toMatchObject({
      handle: 'cup',
      descriptionHtml: '<p>Good</p>',
      variants: [{ price: 1000, compareAtPrice: 1200, stock: { quantity: 0, policy: 'continue' } }],
    });
  });

  it('accepts separator-only rows and scattered rows of a product', () => {
    const separators = ','.repeat(HEADER.split(',').length - 1);
    const read = products(
      'cup,Cup,,,,,true,Size,S,,,,,,,,10,,,',
      separators,
      'mug,Mug,,,,,true,Title,Default Title,,,,,,,,9,,,',
      'cup,,,,,,,,L,,,,,,,,12,,,',
    );
    expect(read.map(({ handle, variants }) => [handle, variants.length])).toEqual([
      ['cup', 2],
      ['mug', 1],
    ]);
  });

  it('has several images per product, in the given order', () => {
    const header =
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image';
    const read = productsFromCsv(
      [
        header,
        'cup,Cup,Size,S,10,https://x.example/2.jpg,2,From behind,https://x.example/s.jpg',
        'cup,,,M,10,https://x.example/1.jpg,1,In front,https://x.example/s.jpg',
        'cup,,,L,10,https://x.example/3.jpg,3,,https://x.example/l.jpg',
      ].join('\n'),
    );
    const [cup] = read.ok ? read.products : [];
    expect([cup?.image, ...(cup?.moreImages ?? [])].map((image) => image?.alt)).toEqual([
      'In front',
      'From behind',
      'Cup, picture 3',
    ]);
    const [s, m, l] = cup?.variants.map(({ image }) => image?.src) ?? [];
    expect([s === m, s === l]).toEqual([true, false]);
  });

  it.each([
    ['active', true],
    ['Draft', false],
    ['archived', false],
    ['', true],
  ])('sells a product with the status "%s": %s', (status, published) => {
    const read = productsFromCsv(`Handle,Title,Variant Price,Status\ncup,Cup,10,${status}\n`);
    expect(at(read, 'products', 0, 'published')).toBe(published);
  });

  it('has collections if the file names them', () => {
    const read = productsFromCsv(
      'Handle,Title,Variant Price,Collection\ncup,Cup,10,Summer Sale!\nmug,Mug,9,Summer Sale!\npen,Pen,2,\n',
    );
    expect(at(read, 'collections')).toMatchObject([{ handle: 'summer-sale', title: 'Summer Sale!' }]);
    expect(at(read, 'collections', 0, 'productIds')).toHaveLength(2);
  });

  it('accepts ten thousand rows', () => {
    const rows = Array.from({ length: 2000 }, (_, product) =>
      ['XS', 'S', 'M', 'L', 'XL'].map((size, index) =>
        index === 0
          ? `p-${product},"Product ""${product}""","<p>One,\n two</p>",Maker,Top,"a, b",true,Size,${size},,,S-${product}-${size},120,shopify,${product % 7},deny,${product % 90}.50,,https://x.example/${product}.jpg,false`
          : `p-${product},,,,,,,,${size},,,S-${product}-${size},120,shopify,3,deny,${product % 90}.50,,,`,
      ),
    ).flat();
    expect(rows).toHaveLength(10_000);
    const read = products(...rows);
    expect(read).toHaveLength(2000);
    expect(read.every(({ variants }) => variants.length === 5)).toBe(true);
    expect(new Set(read.flatMap(({ variants }) => variants.map(({ id }) => id))).size).toBe(10_000);
  });
});
