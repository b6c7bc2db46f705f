import { describe, expect, it } from 'vitest';
import { newCart } from './new-cart';
import { listedMetafields, metafieldIssue } from './product-metafields';
import { validateCart } from './validate-cart';

describe('product metafield', () => {
  it('is identified by namespace and key', () => {
    expect(metafieldIssue('custom.material', [])).toBeNull();
    for (const wrong of ['', 'material', 'cu.material', 'custom.', 'custom.ma terial', 'a.b.c']) {
      expect(metafieldIssue(wrong, [])?.message, wrong).toContain('namespace.key');
    }
  });

  it('is listed once, among at most twenty', () => {
    expect(metafieldIssue('custom.material', ['custom.material'])?.message).toContain('already');
    const many = Array.from({ length: 20 }, (_, index) => `custom.field_${index}`);
    expect(metafieldIssue('custom.material', many)?.message).toBe('You can publish up to 20 metafields.');
  });
});

describe('cart with product metafields', () => {
  const cart = {
    ...newCart('c', 'Cart', () => crypto.randomUUID()),
    productMetafields: ['custom.care', 'care', 'custom.care'],
  };

  it('can’t be saved with unpublishable metafields, each reported at its place', () => {
    expect(validateCart({ ...cart, productMetafieldsEnabled: true })).toMatchObject([
      {
        code: 'metafield_name',
        path: ['productMetafields', 1],
        message: expect.stringContaining('care: Enter'),
      },
      { code: 'metafield_twice', path: ['productMetafields', 2] },
    ]);
  });

  it('can keep them while metafields are switched off', () => {
    expect(validateCart({ ...cart, productMetafieldsEnabled: false })).toEqual([]);
  });

  it.each([true, false])(
    'limits the list and the length of its entries; enabled: %s',
    (productMetafieldsEnabled) => {
      const issuesOf = (productMetafields: string[]) =>
        validateCart({ ...cart, productMetafields, productMetafieldsEnabled });
      const many = Array.from({ length: 100_000 }, (_, index) => `custom.field_${index}`);
      const code = productMetafieldsEnabled ? 'metafields_many' : 'too_many';
      expect(issuesOf(many)).toMatchObject([{ code, path: ['productMetafields'] }]);
      const [long] = issuesOf(['custom.care', `custom.${'x'.repeat(400_000)}`]);
      expect(long?.path).toEqual(['productMetafields', 1]);
      expect(long?.message.length).toBeLessThan(400);
      const widest = `${'n'.repeat(255)}.${'k'.repeat(64)}`;
      expect(issuesOf([widest])).toEqual([]);
    },
  );

  it('publishes at most twenty', () => {
    const productMetafields = Array.from({ length: 100_000 }, (_, index) =>
      index % 2 ? `custom.f_${index}` : 'x',
    );
    const listed = listedMetafields({ productMetafieldsEnabled: true, productMetafields });
    expect(listed).toHaveLength(20);
  });
});
