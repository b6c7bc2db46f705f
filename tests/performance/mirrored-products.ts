import type { MirroredProduct } from '@cartwright/core/catalogue/mirrored-product';
import { aMirroredProduct, aMirroredVariant } from '@cartwright/core/testing/a-mirrored-product';

/** Products of 4 variants, 12 tags and 2 countries, one by one, so that none of them has to stay in memory. */
export function* mirroredProducts(count: number): Generator<MirroredProduct> {
  const options = ['Colour', 'Size'].map((name) => ({
    name,
    values: ['1', '2'].map((value) => ({ name: `${name} ${value}`, swatch: null })),
  }));
  for (let id = 1; id <= count; id += 1) {
    yield aMirroredProduct({
      id,
      vendor: `Vendor ${id % 40}`,
      productType: `Type ${id % 60}`,
      tags: Array.from({ length: 12 }, (_, at) => `tag-${(id * (at + 1)) % 300}`),
      publishedIn: ['US', 'DE'],
      options,
      variants: [0, 1, 2, 3].map((at) =>
        aMirroredVariant({
          id: id * 10 + at,
          optionValues: [at >> 1, at & 1],
          price: 1000 + id,
          available: (id + at) % 5 !== 0,
          prices: pricesOf(id),
        }),
      ),
    });
  }
}

function pricesOf(id: number) {
  const amount = 1000 + ((id * 37) % 900) * 10;
  return {
    US: { amount, compareAt: null, currency: 'USD' },
    DE: { amount: amount - 80, compareAt: null, currency: 'EUR' },
  };
}
