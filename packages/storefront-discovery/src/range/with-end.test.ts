import { describe, expect, it } from 'vitest';
import { withEnd, withRange } from './with-end';

const PRICE = { param: 'filter.v.price', type: 'price' };
const LENGTH = { param: 'filter.p.m.custom.length', type: 'metafield' };

describe('typed end of a range', () => {
  it('is added to the address, which resets to the first page', () => {
    expect(withEnd('?page=2', PRICE, 'gte', '10', '.')).toBe('?filter.v.price.gte=10');
    expect(withEnd('?filter.v.price.gte=10', PRICE, 'lte', '$20.00', '.')).toBe(
      '?filter.v.price.gte=10&filter.v.price.lte=20.00',
    );
  });

  it('swaps with the other end when they cross', () => {
    expect(withEnd('?filter.v.price.lte=9.5', PRICE, 'gte', '20', '.')).toBe(
      '?filter.v.price.gte=9.5&filter.v.price.lte=20',
    );
  });

  it('is removed when emptied', () => {
    expect(withEnd('?filter.v.price.gte=10&filter.v.price.lte=20', PRICE, 'gte', ' ', '.')).toBe(
      '?filter.v.price.lte=20',
    );
  });

  it('is parsed by the page’s language, in digits of any script', () => {
    expect(withEnd('', PRICE, 'gte', '1.500', ',')).toBe('?filter.v.price.gte=1500');
    expect(withEnd('', PRICE, 'gte', '1.500', '.')).toBe('?filter.v.price.gte=1.500');
    expect(withEnd('', PRICE, 'gte', '１２', '.')).toBe('?filter.v.price.gte=12');
  });

  it('is rejected when it isn’t a number or is a negative price', () => {
    expect(withEnd('', PRICE, 'gte', 'cheap', '.')).toBeNull();
    expect(withEnd('', PRICE, 'gte', '-5', '.')).toBeNull();
    expect(withEnd('', LENGTH, 'gte', '-5', '.')).toBe('?filter.p.m.custom.length.gte=-5');
  });
});

it('sets both ends from a slider and omits those at its limits', () => {
  const address = '?filter.v.price.gte=10&filter.p.vendor=Acme&page=3';
  expect(withRange(address, PRICE.param, { from: '20', to: '80.5' })).toBe(
    '?filter.p.vendor=Acme&filter.v.price.gte=20&filter.v.price.lte=80.5',
  );
  expect(withRange(address, PRICE.param, { from: '', to: '' })).toBe('?filter.p.vendor=Acme');
});
