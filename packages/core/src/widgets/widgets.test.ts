import { describe, expect, it } from 'vitest';
import { isGiftLine } from '../rewards/cart';
import { crossSellProperties } from './cross-sell-properties';
import { namedDataSources } from './data-sources';
import { readWidget } from './read-widget';
import { newWidget, validateWidget, WIDGET_VERSION, type Widget } from './widget';

const widget = (changes: Partial<Widget> = {}): Widget => ({
  ...newWidget(1, 'Cross-sell', 'cart_page'),
  ...changes,
});

describe('a widget', () => {
  it('can be saved as it is made, also without products', () => {
    expect(validateWidget(widget())).toEqual([]);
  });

  it.each([
    ['a blank name', { name: ' ' }, 'Name must be at least 1 character.'],
    ['no limit', { limit: null }, 'Enter a whole number from 1 to 10.'],
    ['a limit of 0', { limit: 0 }, 'Enter a whole number from 1 to 10.'],
    ['a limit of 11', { limit: 11 }, 'Enter a whole number from 1 to 10.'],
    ['half a product', { limit: 2.5 }, 'Enter a whole number from 1 to 10.'],
    [
      'a button without a word',
      { language: { ...widget().language, add: ' ' } },
      'Please fill out the Add button field.',
    ],
    ['a long title', { title: 'x'.repeat(101) }, 'This text has 101 characters; 100 fit. Shorten it.'],
    [
      'too many products',
      { products: Array.from({ length: 21 }, (_, index) => ({ product_id: index + 1, variant_ids: [] })) },
      'Choose at most 20 products for a widget.',
    ],
  ])('with %s is refused in words', (_words, changes, message) => {
    expect(validateWidget(widget(changes)).map((issue) => issue.message)).toEqual([message]);
  });

  it('is read as it was stored, and says what it cannot read', () => {
    expect(readWidget(widget())).toEqual({ ok: true, value: widget() });
    expect(readWidget({ ...widget(), schemaVersion: WIDGET_VERSION + 1 })).toMatchObject({
      ok: false,
      code: 'newer',
    });
    expect(readWidget({ ...widget(), limit: 'four' })).toMatchObject({
      ok: false,
      code: 'invalid',
      path: ['limit'],
    });
    const long = { ...widget(), title: 'x'.repeat(500) };
    expect(readWidget(long)).toEqual({ ok: true, value: long });
    expect(readWidget(null)).toMatchObject({ ok: false, code: 'invalid', path: [] });
  });
});

describe('a line that a cross-sell adds', () => {
  it('says where it came from while attribution is on, and is never a gift', () => {
    const properties = crossSellProperties('cart-1');
    expect(properties).toEqual({ _attribution: 'cart-1', _source: 'cross_sell_widget' });
    expect(isGiftLine({ properties })).toBe(false);
  });

  it('says which widget offered it, where that is known', () => {
    expect(crossSellProperties('cart-1', 3)).toEqual({ ...crossSellProperties('cart-1'), _widget: '3' });
  });

  it('says nothing while attribution is off', () => {
    expect(crossSellProperties(null)).toEqual({});
    expect(crossSellProperties(null, 3)).toEqual({});
  });
});

it('data sources are listed by name', () => {
  const names = namedDataSources().map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect(names).toHaveLength(3);
});
