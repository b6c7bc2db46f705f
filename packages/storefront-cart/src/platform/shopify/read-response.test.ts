import { describe, expect, it, vi } from 'vitest';
import { NO_ANSWER } from '../../state/ports/cart-port';
import { readResponse } from './read-response';

const CART = { token: 'c1?key=k', items: [], currency: 'USD', items_subtotal_price: 0, total_price: 0 };
const response = (status: number, body: unknown, retryAfter: string | null = null) => ({
  status,
  body,
  retryAfter,
});

describe('parsed cart response', () => {
  it('is a cart, or an added item without one', () => {
    expect(readResponse('change', response(200, CART))).toMatchObject({
      ok: true,
      cart: { token: 'c1?key=k' },
    });
    expect(readResponse('add', response(200, { items: [] }))).toEqual({ ok: true, cart: null });
  });

  it('is lost for a page in place of a cart', () => {
    expect(readResponse('get', response(200, null))).toMatchObject({ ok: false, code: 'lost' });
    expect(readResponse('add', response(200, null))).toMatchObject({ ok: false, code: 'lost' });
    expect(readResponse('change', response(503, null))).toMatchObject({ ok: false, code: 'lost' });
  });

  it('records that the store responded, unless there was no response', () => {
    expect(readResponse('change', response(500, null))).toMatchObject({ code: 'lost', answered: true });
    expect(NO_ANSWER).not.toHaveProperty('answered');
  });

  it('is busy with the retry time', () => {
    expect(readResponse('change', response(429, null, '7'))).toMatchObject({
      code: 'busy',
      retryAfter: 7000,
    });
    expect(readResponse('change', response(409, null))).toMatchObject({ code: 'busy', retryAfter: null });
    expect(readResponse('change', response(429, null, 'soon'))).toMatchObject({ retryAfter: null });
  });

  it('accepts a date as retry time', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12, 0, 0) });
    const until = (text: string) => readResponse('get', response(429, null, text));
    expect(until('Sat, 21 Nov 2026 12:00:09 GMT')).toMatchObject({ retryAfter: 9000 });
    expect(until('Sat, 21 Nov 2026 11:00:00 GMT')).toMatchObject({ retryAfter: null });
    vi.useRealTimers();
  });

  it('is lost for a cart without the fields that gifts need', () => {
    const line = {
      key: '11:a',
      variant_id: 11,
      product_id: 1,
      quantity: 1,
      original_line_price: 3000,
      final_line_price: 3000,
    };
    const of = (items: unknown, rest = {}) => readResponse('get', response(200, { ...CART, ...rest, items }));
    expect(of([line])).toMatchObject({ ok: true });
    for (const name of Object.keys(line)) {
      expect(of([{ ...line, [name]: undefined }])).toMatchObject({ ok: false, code: 'lost' });
    }
    expect(of([line, null])).toMatchObject({ code: 'lost' });
    expect(of([line], { total_price: undefined })).toMatchObject({ code: 'lost' });
  });

  it('is refused with the store’s message', () => {
    const described = { status: 422, message: 'Cart Error', description: 'Sold out.' };
    expect(readResponse('add', response(422, described))).toMatchObject({
      code: 'refused',
      message: 'Sold out.',
    });
    const byField = { errors: { quantity: ['Too many.'], note: 'Too long.' } };
    expect(readResponse('change', response(422, byField))).toMatchObject({ message: 'Too many. Too long.' });
  });

  it('is stale for a missing key, but refused for a variant that can’t be added', () => {
    expect(readResponse('change', response(400, {}))).toMatchObject({ code: 'stale' });
    expect(readResponse('update', response(404, {}))).toMatchObject({ code: 'stale' });
    expect(readResponse('add', response(404, {}))).toMatchObject({ code: 'refused' });
  });
});
