import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAvailable, type Product } from '../engine/model/catalogue';
import { csvText } from './csv-text';
import { entryName, entryNames } from './entry-names';
import { productsFromCsv } from './shopify-csv';

/** Made up, in the shape of what stores export. */
function exported(name: string) {
  const text = csvText(readFileSync(new URL(`./exports/${name}.csv`, import.meta.url)));
  const read = text.ok ? productsFromCsv(text.text) : text;
  if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  const product = (handle: string): Product => {
    const found = read.products.find((each) => each.handle === handle);
    if (!found) throw new Error(`There is no ${handle}.`);
    return found;
  };
  const sold = (handle: string) =>
    product(handle).variants.map((variant) => isAvailable(product(handle), variant));
  return { ...read, product, sold, titles: read.collections.map(({ title }) => title) };
}

describe('export with apostrophes and many images', () => {
  const hardware = exported('hardware-many-pictures');

  it('keeps leading zeros of SKUs without the spreadsheet’s apostrophes', () => {
    expect(hardware.product('hex-bolt-m8').variants.map(({ sku }) => sku)).toEqual([
      '00123',
      '00124',
      '00125',
    ]);
    expect(hardware.product('claw-hammer').variants[0]?.barcode).toMatch(/^\d{13}$/);
  });

  it('has image-only rows and multi-line cells', () => {
    const bolt = hardware.product('hex-bolt-m8');
    expect(bolt.variants).toHaveLength(3);
    expect(bolt.moreImages).toHaveLength(3);
    expect(bolt.descriptionHtml).toContain('"Full thread", DIN 933');
  });

  it('reads the taxonomy as category, and leaves the type empty if missing', () => {
    expect(hardware.product('hex-bolt-m8')).toMatchObject({
      productType: 'Bolts',
      category: { fullName: 'Hardware > Hardware Accessories > Hardware Fasteners > Bolts' },
    });
    expect(hardware.product('gift-certificate')).toMatchObject({ productType: '', giftCard: true });
    expect(hardware.product('washer-m8').category).toBeUndefined();
    expect(hardware.product('bench-vise').published).toBe(false);
  });

  it('makes collections of types, vendors and tags, but not of app tags', () => {
    expect(hardware.titles).toEqual([
      'Hammers',
      'Screwdrivers',
      'Gable Tools',
      'Ironmonger & Sons',
      'Hand tools',
      'Fasteners',
      'Outdoor',
      'Sale',
    ]);
    expect(hardware.menu).toHaveLength(6);
    expect(hardware.collections[0]?.productIds).toHaveLength(2);
  });
});

describe('Arabic export', () => {
  const oud = exported('arabic-with-html');

  it('keeps handles, options and collections in Arabic, and descriptions unchanged', () => {
    const first = oud.product('عود-كمبودي-فاخر');
    expect(first.descriptionHtml).toContain('<div dir="rtl"><p>عود طبيعي <strong>فاخر</strong>');
    expect(first.options).toMatchObject([{ name: 'الوزن', values: ['٣ غرام', '٦ غرام'] }]);
    expect(first.variants.map(({ price }) => price)).toEqual([1250, 2375]);
    expect(oud.titles).toContain('عطور');
    expect(oud.titles).toContain('الأكثر مبيعًا');
    for (const { handle } of oud.collections) expect(handle).not.toBe('');
  });
});

describe('export without quantities', () => {
  const bags = exported('bags-without-quantities');

  it('treats missing quantities as in stock', () => {
    for (const { handle, published } of bags.products)
      expect(
        bags.sold(handle).every((sold) => sold === published),
        handle,
      ).toBe(true);
    expect(bags.product('old-satchel').published).toBe(false);
  });

  it('makes collections of tags if there are no types', () => {
    expect(bags.titles).toEqual(['Leather', 'Canvas', 'Small', 'Totes', 'Travel']);
    expect(bags.product('tote-canvas')).toMatchObject({ productType: '' });
  });
});

describe('export with options linked to metaobjects', () => {
  const shoes = exported('shoes-with-linked-options');

  it('shows labels instead of handles', () => {
    const { options, variants } = shoes.product('derby');
    expect(options.map(({ name, values }) => [name, values])).toEqual([
      ['Color', ['Black', 'Dark brown']],
      ['Size', ['5', '6', '6.5']],
    ]);
    expect(variants[3]?.title).toBe('Dark brown / 5');
    expect(shoes.product('crew-socks').options[1]?.values).toEqual(['S', 'M', 'XL']);
    expect(shoes.product('laces').options[1]?.values).toEqual(['One size']);
  });

  it('has a metaobject entry per value, referenced by the product’s metafield', () => {
    const { options, metafields = [] } = shoes.product('derby');
    const link = options[0]?.linkedMetafield;
    const colours = metafields.find(({ key }) => key === 'color-pattern');
    expect(link).toMatchObject({ namespace: 'shopify', key: 'color-pattern' });
    expect(colours).toMatchObject({ type: 'list.metaobject_reference' });
    expect(JSON.parse(colours?.value ?? '')).toEqual(Object.values(link?.entries ?? {}));
    const entries = new Map(shoes.metaobjects.map((each) => [`gid://shopify/Metaobject/${each.id}`, each]));
    expect(entries.get(link?.entries['Dark brown'] ?? '')).toMatchObject({
      type: 'shopify--color-pattern',
      handle: 'dark-brown',
      displayName: 'Dark brown',
    });
  });

  it('has its own metafields of the types of their cells', () => {
    expect(shoes.product('derby').metafields).toEqual(
      expect.arrayContaining([
        { namespace: 'custom', key: 'care', type: 'single_line_text_field', value: 'Wax once a month' },
        { namespace: 'custom', key: 'heel_mm', type: 'number_integer', value: '25' },
      ]),
    );
    expect(shoes.product('laces').metafields?.some(({ namespace }) => namespace === 'custom')).toBe(false);
  });
});

describe('export of an oversold shop', () => {
  const pottery = exported('pottery-oversold');

  it('is sold out below zero, unless overselling is allowed', () => {
    expect(pottery.sold('mug-speckled')).toEqual([false, true]);
    expect(pottery.sold('mug-plain')).toEqual([true, false]);
    expect(pottery.sold('plate-dinner')).toEqual([false]);
  });
});

describe('collections of a file without any', () => {
  const titles = (...rows: string[]) => {
    const read = productsFromCsv(['Handle,Title,Variant Price,Vendor,Type,Tags', ...rows].join('\n'));
    return read.ok ? read.collections.map(({ title }) => title) : null;
  };

  it('exist even if nothing distinguishes products', () => {
    expect(titles('a,A,1,,,', 'b,B,2,,,')).toEqual(['Everything']);
    expect(titles('a,A,1,Maker,Bag,', 'b,B,2,Maker,Bag,')).toEqual(['Bag']);
  });

  it('are written as titles, case-insensitively unique, without machine tags', () => {
    const tags = '"women-shoes,Sale,SALE,_hidden,size:xl,12345,frontpage,all"';
    expect(titles(`a,A,1,,,${tags}`, `b,B,2,,,${tags.replace('Sale', 'sale')}`, 'c,C,3,,,')).toEqual([
      'Sale',
      'Women shoes',
    ]);
  });
});

describe('words of an entry', () => {
  it.each([
    ['size-5', 'Size', '5'],
    ['size-6-5', 'Size', '6.5'],
    ['size-10-12', 'Size', '10-12'],
    ['dark-blue', 'Color', 'Dark blue'],
    ['2xl', 'Size', '2XL'],
    ['xs', 'Size', 'XS'],
    ['color', 'Color', 'Color'],
    ['Navy Blue', 'Color', 'Navy Blue'],
    ['أزرق-داكن', 'اللون', 'أزرق داكن'],
  ])('%j of %j are %j', (handle, option, words) => {
    expect(entryName(handle, option)).toBe(words);
  });

  it('differ between entries', () => {
    const handle = fc.stringMatching(/^(size-)?[a-c5]{1,2}(-[5x]){0,2}$/);
    fc.assert(
      fc.property(fc.uniqueArray(handle), (handles) => {
        const words = [...entryNames(handles, 'Size').values()];
        expect(new Set(words).size).toBe(handles.length);
      }),
    );
  });
});

it('a file without an inventory tracker column uses its quantities', () => {
  const read = productsFromCsv('Handle,Title,Variant Price,Variant Inventory Qty\ncup,Cup,1,0\npot,Pot,1,\n');
  expect(read.ok && read.products.map(({ variants }) => variants[0]?.stock)).toEqual([
    { tracked: true, quantity: 0, policy: 'deny' },
    { tracked: false },
  ]);
});
