import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../cart/cart-document';
import { setTranslation } from '../cart/commands/set-translation';
import { newCart } from '../cart/new-cart';
import { translatableTexts } from '../cart/translatable-texts';
import { translatedDocument } from '../cart/translated-document';
import { cartWithTexts } from './cart-with-texts';
import { compileStorefrontCart } from './compile-storefront-config';

let ids = 0;
const plain: CartDocument = { ...newCart('cart', 'Cart', () => `id-${++ids}`), buyMoreSaveMoreEnabled: true };

const compiled = (document: CartDocument) =>
  compileStorefrontCart({ document, products: [], widgets: [], discountsActive: true });

/** Every text translated to German as `DE` with its label. */
const german = translatableTexts(plain).reduce((cart, { key, label }) => {
  const result = setTranslation(cart, { language: 'de', key, text: `DE ${label}`.slice(0, 40) });
  return result.ok ? result.document : cart;
}, plain);

describe('compiled cart in another language', () => {
  const original = compiled(plain);
  const shown = cartWithTexts(compiled(german), translatedDocument(german, 'de'));

  it('equals the compiled translated cart', () => {
    const whole = compiled(translatedDocument(german, 'de'));
    expect(shown.components).toEqual(whole.components);
    expect(shown.volume).toEqual(whole.volume);
    expect(JSON.stringify(shown.components)).toContain('DE Title');
    expect(shown.volume?.reached).toBe('DE Tier reached');
  });

  it('keeps the discount names used at checkout', () => {
    expect(shown.rewards).toEqual(original.rewards);
    expect(shown.rewards.bars[0]?.tiers[0]?.message).toBe('Free shipping');
    expect(shown.discountTitles).toEqual(original.discountTitles);
  });

  it('equals the compiled cart in the shop’s own language', () =>
    expect(cartWithTexts(original, plain)).toEqual(original));

  it('contains no translations of other languages', () => {
    expect(compiled(german)).toEqual(original);
  });
});
