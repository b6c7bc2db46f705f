import { describe, expect, it } from 'vitest';
import { aReadOrder } from '../testing/a-read-order';
import { orderRow } from './order-row';

const LINK = '3f0c1a58-6b1a-4a5e-9a53-2a3b8a1e7c11';

describe('order row', () => {
  it('has the time, kind and status of the order', () => {
    const order = aReadOrder({
      sourceName: 'pos',
      isEdited: true,
      isCancelled: true,
      presentmentCurrency: 'EUR',
      attributes: [
        { key: 'gift note', value: 'For Anna' },
        { key: '__cw', value: LINK },
      ],
    });
    expect(orderRow(order)).toEqual({
      orderId: 1,
      placedAt: new Date('2026-01-01T12:00:00Z'),
      updatedAt: new Date('2026-01-09T12:00:00Z'),
      kind: 'point_of_sale',
      isCancelled: true,
      isEdited: true,
      currency: 'EUR',
      link: LINK,
      discounts: [],
    });
  });

  it.each([
    ['is absent', []],
    ['is empty', [{ key: '__cw', value: null }]],
    ['was written by another app', [{ key: '__cw', value: 'anna@example.com' }]],
  ])('has no link if the attribute %s', (_, attributes) => {
    expect(orderRow(aReadOrder({ attributes })).link).toBeNull();
  });
});
