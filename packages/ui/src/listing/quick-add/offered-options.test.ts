import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { describe, expect, it } from 'vitest';
import {
  differingOptions,
  firstChoice,
  pictureOf,
  type QuickProduct,
  swatchIn,
  variantsWith,
} from './offered-options';

const variant = (id: number, values: readonly string[], available = true) => ({
  id,
  values,
  available,
  amount: 1000,
  compareAt: null,
  image: null,
});

/** Sizes in two colors, all cotton; small is sold out in moss. */
const SHIRT: QuickProduct = {
  title: 'Shirt',
  url: '/products/shirt',
  image: null,
  options: [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Color', values: ['Moss', 'Oat'] },
    { name: 'Fabric', values: ['Cotton'] },
  ],
  variants: [
    variant(1, ['S', 'Moss', 'Cotton'], false),
    variant(2, ['M', 'Moss', 'Cotton']),
    variant(3, ['S', 'Oat', 'Cotton']),
  ],
};

const ofColors = (option: string) => option === 'Color';

describe('quick add options', () => {
  it('are those that differ between variants, swatches first', () => {
    expect(differingOptions(SHIRT, ofColors)).toEqual([1, 0]);
    expect(differingOptions(SHIRT, () => false)).toEqual([0, 1]);
  });

  it('preselect available values, preferably of the card’s variant', () => {
    const options = differingOptions(SHIRT, ofColors);
    expect([...firstChoice(SHIRT.variants, options, null)]).toEqual([[1, 'Moss']]);
    expect([...firstChoice(SHIRT.variants, options, 3)]).toEqual([[1, 'Oat']]);
    expect([...firstChoice(SHIRT.variants, options, 1)]).toEqual([[1, 'Moss']]);
    expect([...firstChoice(SHIRT.variants, [0], null)]).toEqual([]);
  });

  it('narrow down the matching variants', () => {
    const ids = (chosen: [number, string][]) =>
      variantsWith(SHIRT.variants, new Map(chosen)).map(({ id }) => id);
    expect(ids([[1, 'Moss']])).toEqual([1, 2]);
    expect(
      ids([
        [1, 'Oat'],
        [0, 'M'],
      ]),
    ).toEqual([]);
    expect(ids([])).toEqual([1, 2, 3]);
  });
});

it('shows the page variant’s picture while it matches, or else the first', () => {
  const [small, medium, oat] = SHIRT.variants.map((each) => ({ ...each, image: `/${each.id}.png` }));
  if (!small || !medium || !oat) throw new Error('The shirt has three variants.');
  expect(pictureOf([small, medium, oat], 3)).toBe('/3.png');
  expect(pictureOf([small, medium], 3)).toBe('/1.png');
  expect(pictureOf(SHIRT.variants, 3)).toBeNull();
});

describe('swatch of a value', () => {
  const swatch = (colour: string) => ({ colour });
  const filter = (label: string, value: string, text: string, color: string | null): ListedFacet => ({
    type: 'product-option',
    param: `filter.v.option.${label.toLowerCase()}`,
    label,
    kind: 'values',
    values: [{ value, text, count: 1, chosen: false, swatch: color === null ? null : swatch(color) }],
    more: 0,
  });

  it('comes from the filter with the option’s name', () => {
    const facets = [filter('Trim', 'Moss', 'Moss', '#111'), filter('Color', 'Moss', 'Moss', '#696')];
    expect(swatchIn(facets, 'Color', 'Moss')).toEqual(swatch('#696'));
  });
  it('is found by the translated value when the names differ', () => {
    const facets = [filter('Size', 'S', 'S', null), filter('Color', 'Moss', 'Moos', '#696')];
    expect(swatchIn(facets, 'Farbe', 'Moos')).toEqual(swatch('#696'));
    expect(swatchIn(facets, 'Größe', 'S')).toBeNull();
  });
});
