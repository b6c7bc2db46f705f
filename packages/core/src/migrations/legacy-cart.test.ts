import { describe, expect, it } from 'vitest';
import earlier from './fixtures/v0.json';
import { duplicateLegacyCart, readLegacyCart, upgradedCart } from './legacy-cart';
import { readCartDocument } from './read-document';

let ids = 0;
const newId = () => `new-${++ids}`;

function imported(sent: unknown) {
  const read = readLegacyCart(sent, 'mine');
  if (!read.ok) throw new Error(read.message);
  return read.cart;
}

describe('legacy cart', () => {
  it('keeps its own format, disabled, under a new id', () => {
    const cart = imported({ ...earlier, isFallback: 1, locked: 1 });
    expect(cart).toMatchObject({
      id: 'mine',
      name: 'Summer cart',
      enabled: false,
      isFallback: false,
      locked: false,
    });
    expect(cart.components).toEqual(earlier.components);
  });

  it('is imported from the document or from a response that contains it', () => {
    expect(imported({ cart: earlier })).toEqual(imported(earlier));
  });

  it('upgrades to a current cart with its name and new ids', () => {
    const read = readCartDocument(imported(earlier));
    if (!read.ok) throw new Error(read.message);
    const upgraded = upgradedCart(read.value, { id: 'upgraded', newId });
    expect(upgraded).toMatchObject({ id: 'upgraded', name: 'Summer cart', enabled: false });
    const types = (of: typeof upgraded) => of.components.map(({ type }) => type);
    expect(types(upgraded)).toEqual(types(read.value));
    expect(upgraded.components[0]?.componentId).toMatch(/^new-/);
  });

  it('is copied as a legacy cart', () => {
    const copy = duplicateLegacyCart(imported(earlier), { id: 'copy', name: 'Summer cart (copy)' });
    expect(copy).toEqual({ ...imported(earlier), id: 'copy', name: 'Summer cart (copy)' });
  });

  it.each([
    ['not a cart', 7, 'The file doesn’t hold a cart.'],
    ['a cart with an unknown component', { components: [{ type: 'teleporter' }] }, 'teleporter'],
  ])('is rejected when it is %s', (_case, sent, message) => {
    expect(readLegacyCart(sent, 'mine')).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
  });
});
