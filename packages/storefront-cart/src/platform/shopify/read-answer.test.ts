import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer';

const CART = { token: 'c1?key=k', items: [], currency: 'USD', items_subtotal_price: 0, total_price: 0 };
const answer = (status: number, body: unknown, retryAfter: string | null = null) => ({
  status,
  body,
  retryAfter,
});

describe('what an answer means', () => {
  it('is a cart, or an item of one', () => {
    expect(readAnswer('change', answer(200, CART))).toMatchObject({ ok: true, cart: { token: 'c1?key=k' } });
    expect(readAnswer('add', answer(200, { items: [] }))).toEqual({ ok: true, cart: null });
  });

  it('is lost when a page comes in place of a cart', () => {
    expect(readAnswer('get', answer(200, null))).toMatchObject({ ok: false, code: 'lost' });
    expect(readAnswer('add', answer(200, null))).toMatchObject({ ok: false, code: 'lost' });
    expect(readAnswer('change', answer(503, null))).toMatchObject({ ok: false, code: 'lost' });
  });

  it('is a busy store, with the time that it asks for', () => {
    expect(readAnswer('change', answer(429, null, '7'))).toMatchObject({ code: 'busy', retryAfter: 7000 });
    expect(readAnswer('change', answer(409, null))).toMatchObject({ code: 'busy', retryAfter: null });
    expect(readAnswer('change', answer(429, null, 'soon'))).toMatchObject({ retryAfter: null });
  });

  it('is a refusal in the words of the store', () => {
    const described = { status: 422, message: 'Cart Error', description: 'Sold out.' };
    expect(readAnswer('add', answer(422, described))).toMatchObject({
      code: 'refused',
      message: 'Sold out.',
    });
    const byField = { errors: { quantity: ['Too many.'], note: 'Too long.' } };
    expect(readAnswer('change', answer(422, byField))).toMatchObject({ message: 'Too many. Too long.' });
  });

  it('is a key that is gone, but for a variant that cannot be added', () => {
    expect(readAnswer('change', answer(400, {}))).toMatchObject({ code: 'stale' });
    expect(readAnswer('update', answer(404, {}))).toMatchObject({ code: 'stale' });
    expect(readAnswer('add', answer(404, {}))).toMatchObject({ code: 'refused' });
  });
});
