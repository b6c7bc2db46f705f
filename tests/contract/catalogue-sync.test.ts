import { MIRRORED_STORE } from '@cartwright/dev-store/testing/mirrored-store';
import { testDatabase } from '@cartwright/server/testing/test-database';
import { describe, expect, it } from 'vitest';
import { aMirroredShop, GERMANY, MINUTE, plainCatalogue } from './mirrored-shop';

const database = testDatabase();

describe('full sync', () => {
  it('mirrors products with market prices, texts, swatches, ratings and metafields', async () => {
    const japan = { country: 'JP', currency: 'JPY', rate: '150', locale: 'ja', root: '/ja/' };
    const shop = await aMirroredShop(database(), {
      catalogue: MIRRORED_STORE,
      markets: [GERMANY, japan],
    });
    await shop.settle({ metafields: ['custom.sign'] });
    const { products, collections } = await shop.mirror();

    const hat = products.find(({ handle }) => handle === 'hat');
    expect(hat).toMatchObject({
      title: 'Hat',
      vendor: 'Larkspur Supply',
      tags: ['new'],
      status: 'active',
      options: [
        {
          name: 'Colour',
          values: [
            { name: 'Red', swatch: { colour: '#b9643f' } },
            { name: 'Blue', swatch: null },
          ],
        },
      ],
      createdAt: '2026-05-01T09:00:00.000Z',
      publishedIn: ['US', 'DE', 'JP'],
      rating: { value: 4.5, count: 12, scaleMax: 5 },
      metafields: [{ namespace: 'custom', key: 'sign', type: 'metaobject_reference' }],
      translations: {
        de: { title: 'Hut', options: [{ name: 'Farbe', values: ['Rot', null] }] },
        ja: { title: '帽子' },
      },
    });
    expect(
      hat?.variants.map(({ title, optionValues, inventory, price, prices }) => [
        title,
        optionValues,
        inventory,
        price,
        prices,
      ]),
    ).toEqual([
      [
        'Red',
        [0],
        3,
        3000,
        {
          US: { amount: 3000, compareAt: 4000, currency: 'USD' },
          DE: { amount: 2760, compareAt: 3680, currency: 'EUR' },
          JP: { amount: 450_000, compareAt: 600_000, currency: 'JPY' },
        },
      ],
      [
        'Blue',
        [1],
        3,
        3000,
        {
          US: { amount: 3000, compareAt: 4000, currency: 'USD' },
          DE: { amount: 2760, compareAt: 3680, currency: 'EUR' },
        },
      ],
    ]);
    const ids = new Map(products.map(({ id, handle }) => [id, handle]));
    expect(products.find(({ handle }) => handle === 'honey')?.publishedIn).toEqual(['US', 'JP']);
    expect(products.find(({ handle }) => handle === 'bulbs')).toMatchObject({
      publishedAt: null,
      publishedIn: [],
    });
    expect(
      collections.map(({ handle, automated, sortOrder, productIds }) => [
        handle,
        automated,
        sortOrder,
        productIds.map((id) => ids.get(id)),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['cheap-first', true, 'PRICE_ASC', ['bulbs', 'honey', 'hat']],
        ['chosen', false, 'MANUAL', ['honey', 'hat']],
      ]),
    );
  });

  it('reports Shopify’s progress and ours', async () => {
    const shop = await aMirroredShop(database(), {
      catalogue: plainCatalogue(450),
      bulkOperations: 'by_steps',
    });
    await shop.step();
    await shop.exportSlices(2);
    await shop.step();
    expect(await shop.state()).toMatchObject({ part: 'products', isExported: false, done: 200, total: 450 });
    await shop.exportSlices(9);
    await shop.step({ atOnce: 100, stepMs: 0 });
    expect(await shop.state()).toMatchObject({ part: 'products', isExported: true, done: 100, total: 450 });
  });

  it.each([
    ['FAILED', 'INTERNAL_SERVER_ERROR', 'couldn’t finish'],
    ['too slow', 'TIMEOUT', 'took too long'],
    ['without access', 'ACCESS_DENIED', 'doesn’t have permission'],
  ])('reports an export that ended (%s), keeps nothing of it, and retries', async (_what, code, message) => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(30) });
    await shop.failNextExport(code, 10);
    await shop.settle();
    expect(await shop.state()).toMatchObject({ problem: expect.stringContaining(message), syncedAt: null });
    expect((await shop.mirror()).products).toEqual([]);
    shop.time.now += 2 * MINUTE;
    await shop.settle();
    expect(await shop.state()).toMatchObject({ problem: null, runKind: null });
    expect((await shop.mirror()).products).toHaveLength(30);
  });

  it('waits while five other exports run', async () => {
    const shop = await aMirroredShop(database(), {
      catalogue: plainCatalogue(3),
      bulkOperations: 'by_steps',
    });
    for (let count = 0; count < 5; count += 1) await shop.startOtherExport();
    await shop.settle();
    expect((await shop.state()).problem).toContain('Other exports of your store');
    await shop.exportSlices(99);
    shop.time.now += 2 * MINUTE;
    await shop.step();
    await shop.exportSlices(99);
    await shop.step();
    expect((await shop.mirror()).products).toHaveLength(3);
  });

  it('starts a new export if the result expired before the import', async () => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(100) });
    await shop.settle({ stepMs: 0 }, async () => (await shop.state()).done === 40);
    shop.time.now += 8 * 24 * 60 * MINUTE;
    await shop.step();
    expect((await shop.state()).problem).toContain('expired');
    shop.time.now += 2 * MINUTE;
    await shop.settle();
    expect((await shop.mirror()).products).toHaveLength(100);
  });

  it.each([
    ['invalid JSON', 'nonsense\n', 'no JSON'],
    ['a line that isn’t a product', '{"id":"gid://shopify/Product/1"}\n', 'handle'],
    ['a variant of another product', '{"id":"1","__parentId":"2"}\n', 'belongs to 2'],
  ])('writes nothing of an export with %s, and logs the reason', async (_what, text, cause) => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(5) });
    await shop.settle({
      async *download() {
        yield Buffer.from(text);
      },
    });
    expect((await shop.state()).problem).toContain('doesn’t understand');
    expect(JSON.stringify(shop.warnings)).toContain(cause);
    expect((await shop.mirror()).products).toEqual([]);
  });

  it('of a truncated export is incomplete, and deletes nothing', async () => {
    const shop = await aMirroredShop(database(), { catalogue: plainCatalogue(50) });
    await shop.settle();
    await shop.want();
    await shop.settle({
      async *download(url, from, signal) {
        const text = await (await fetch(url, { signal })).text();
        if (text.includes('Collection')) yield Buffer.from(text);
        else yield Buffer.from(text.split('\n').slice(0, 20).join('\n')).subarray(from);
      },
    });
    expect((await shop.state()).problem).toContain('doesn’t understand');
    expect((await shop.mirror()).products).toHaveLength(50);
  });
});
