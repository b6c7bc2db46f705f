import { expect, it } from 'vitest';
import { countryOptions } from './countries';

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const options = (named: readonly string[], shop: readonly string[]) =>
  countryOptions({
    named,
    shop,
    currencies: new Map([
      ['DE', 'EUR'],
      ['US', 'USD'],
    ]),
    home: 'USD',
    nameOf: (code) => names.of(code) ?? code,
  }).map(({ title, options: all }) => [title, all.map(({ label }) => label)]);

it('lists elsewhere, the cart’s countries and the shop’s, with known currencies', () => {
  expect(options(['FR', 'DE'], ['US', 'CA', 'DE'])).toEqual([
    [undefined, ['Other countries · USD']],
    ['In this cart', ['France', 'Germany · EUR']],
    ['Countries you ship to', ['Canada', 'United States · USD']],
  ]);
  expect(options([], [])).toEqual([[undefined, ['Other countries · USD']]]);
});
