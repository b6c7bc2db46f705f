import { expect, it } from 'vitest';
import { aMirroredProduct, aMirroredVariant } from '../../testing/a-mirrored-product';
import { metafieldsOf, optionsOf } from './filterable';
import { buildIndex } from './update-index';

/** A product with these options, and a variant for each value in turn. */
const withOptions = (id: number, options: Readonly<Record<string, readonly string[]>>) =>
  aMirroredProduct({
    id,
    options: Object.entries(options).map(([name, values]) => ({
      name,
      values: values.map((value) => ({ name: value, swatch: null })),
    })),
    variants: [0, 1].map((at) =>
      aMirroredVariant({
        id: id * 10 + at,
        optionValues: Object.values(options).map((values) => Math.min(at, values.length - 1)),
      }),
    ),
  });

it('lists the shop’s options with their values and product counts', () => {
  const products = [
    withOptions(1, { Size: ['S', 'M'], Colour: ['Moss'] }),
    withOptions(2, { size: ['M'] }),
    withOptions(3, { Size: ['M'] }),
  ];
  expect(optionsOf(buildIndex(products, [], ['en']))).toEqual([
    { name: 'Size', products: 3, values: ['M', 'S'] },
    { name: 'Colour', products: 1, values: ['Moss'] },
  ]);
});

it('lists the mirrored metafields', () => {
  const care = { namespace: 'custom', key: 'care', value: 'Wool', type: 'single_line_text_field' };
  const index = buildIndex([aMirroredProduct({ id: 1, metafields: [care] })], [], ['en']);
  expect(metafieldsOf(index)).toEqual([{ name: 'custom.care', products: 1, values: ['Wool'] }]);
});
