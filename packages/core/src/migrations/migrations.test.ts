import { describe, expect, it } from 'vitest';
import { newCart } from '../cart/new-cart';
import { validateCart } from '../cart/validate-cart';
import v0 from './fixtures/v0.json';
import v1 from './fixtures/v1.json';
import v2 from './fixtures/v2.json';
import v3 from './fixtures/v3.json';
import { readCartDocument } from './read-document';

const read = (stored: unknown) => {
  const response = readCartDocument(stored);
  if (!response.ok) throw new Error(`${response.message} at ${response.path.join('.')}`);
  return response.value;
};

describe('stored carts of every version', () => {
  it.each([
    ['v0', v0],
    ['v1', v1],
    ['v2', v2],
    ['v3', v3],
  ])('%s upgrades to a valid current document', (_version, stored) => {
    expect(validateCart(read(stored))).toEqual([]);
  });

  it('version 3 is read unchanged', () => expect(read(v3)).toEqual(v3));

  it.each([
    ['1', v1],
    ['2', v2],
  ])('version %s upgrades to version 3', (_version, stored) => expect(read(stored)).toEqual(v3));

  it('flags stored as 0 and 1 become booleans', () => {
    const document = read(v0);
    expect([document.enabled, document.attributionTrackingEnabled, document.cartPageEnabled]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('empty settings stored as lists get defaults, and stored texts stay', () => {
    const document = read(v0);
    const settings = (id: string) =>
      document.components.find(({ componentId }) => componentId === id)?.settings;
    expect(settings('items')).toHaveProperty('language.remove', 'Remove');
    expect(settings('checkout')).toHaveProperty('language.checkout', 'Pay now');
    expect(settings('checkout')).toHaveProperty('buttonWidth', 100);
  });

  it('the order is taken from components, and unplaced ones go to Needs Attention', () => {
    expect(read(v0).dragDropState).toEqual({
      header: ['login', 'title'],
      goalBox: ['bar'],
      body: ['items'],
      crossSells: [],
      footer: ['checkout'],
      needsAttention: ['lost'],
    });
  });

  it('tiers keep their settings', () => {
    const bar = read(v0).components.find(({ type }) => type === 'tiered_progress_bar');
    expect(bar?.settings).toHaveProperty('bars.0.tiers.1.minimum', 80);
    expect(bar?.settings).toHaveProperty('bars.0.tiers.1.filterOosVariants', false);
  });
});

describe('cart saved before limits existed', () => {
  const long = {
    ...v3,
    name: 'x'.repeat(300),
    productMetafields: Array.from({ length: 30 }, (_, index) => `custom.field_${index}`),
    components: v3.components.map((component) => ({ ...component, title: 'x'.repeat(1000) })),
    apps: [
      {
        id: 'app',
        partnerAppId: null,
        enabled: true,
        showInEmptyCart: false,
        userInputs: { ['n'.repeat(100)]: 'v'.repeat(1000) },
      },
    ],
  };

  it('is read unchanged with texts and lists of any length', () => expect(read(long)).toEqual(long));

  it('is rejected for other problems', () => {
    expect(readCartDocument({ ...long, layout: 'round' })).toMatchObject({
      ok: false,
      code: 'invalid',
      path: ['layout'],
    });
  });

  it('reports an issue for each text or list above its limit', () => {
    const codes = validateCart(read(long)).map(({ code, path }) => `${code} ${path.slice(0, 2).join('.')}`);
    expect(codes).toContain('too_long name');
    expect(codes).toContain('too_many productMetafields');
    expect(codes.filter((each) => each === 'too_long component.title')).toHaveLength(v3.components.length);
  });
});

describe('unreadable document', () => {
  it('reports a newer version', () => {
    expect(readCartDocument({ ...newCart('1', 'A', () => 'x'), schemaVersion: 99 })).toMatchObject({
      ok: false,
      code: 'newer',
      path: ['schemaVersion'],
    });
  });

  it.each([
    [null, []],
    [[], []],
    [{ schemaVersion: 'one' }, ['schemaVersion']],
    [{ id: 1, name: 'A', components: 'none' }, ['components']],
    [{ id: 1, name: 'A', components: [{ type: 'jukebox' }] }, ['components', 0, 'type']],
    [{ id: 1, name: 7, components: [] }, ['name']],
  ])('reports the path for %j', (stored, path) =>
    expect(readCartDocument(stored)).toMatchObject({ ok: false, code: 'invalid', path }),
  );
});
