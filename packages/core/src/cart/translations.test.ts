import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPONENT_TYPES, type ComponentType } from '../components/component-types';
import { anyCart } from '../testing/edited-carts';
import { schemaTexts } from '../testing/schema-texts';
import { TEXT_LIMITS } from '../texts/limits';
import { shopperTextRule } from '../texts/shopper-text';
import { foundTranslations } from '../translations/found-translations';
import { isTranslatedInto, translatedLanguages } from '../translations/translated-texts';
import { type CartDocument, cartDocument } from './cart-document';
import { setComponentSettings } from './commands/set-component-settings';
import { setTranslation } from './commands/set-translation';
import type { CartComponent } from './component';
import { findByType } from './components-of';
import { duplicateCart } from './duplicate-cart';
import { newCart, newComponent } from './new-cart';
import { textSlots } from './text-slots';
import { type TranslatableText, translatableTexts } from './translatable-texts';
import { translatedDocument } from './translated-document';
import { validateCart } from './validate-cart';
import { withSettingsOf } from './with-settings-of';

const counted = (prefix: string) => {
  let last = 0;
  return () => `${prefix}-${++last}`;
};

/** A cart with a component of every type, and an entry in each of its lists. */
function wholeCart(): CartDocument {
  const cart = newCart('cart', 'Cart', counted('id'));
  const missing = (Object.keys(COMPONENT_TYPES) as ComponentType[]).filter((type) => !findByType(cart, type));
  const more = missing.map((type) => newComponent(type, counted(type)));
  const filled = [...cart.components, ...more].map((each): CartComponent => {
    if (each.type === 'announcement_bar')
      return { ...each, settings: { ...each.settings, messages: ['Hello'] } };
    if (each.type !== 'checkout') return each;
    const attributes = [{ key: 'gift', label: 'Is it a gift?', kind: 'checkbox', required: false } as const];
    return { ...each, settings: { ...each.settings, attributes } };
  });
  const body = [...cart.dragDropState.body, ...more.map(({ componentId }) => componentId)];
  return { ...cart, components: filled, dragDropState: { ...cart.dragDropState, body } };
}

const translated = (cart: CartDocument, key: string, text: string, language = 'de') => {
  const result = setTranslation(cart, { language, key, text });
  if (!result.ok) throw new Error(result.message);
  return result.document;
};
const withMessages = (cart: CartDocument, messages: readonly string[]) => {
  const componentId = findByType(cart, 'announcement_bar')?.componentId ?? '';
  const result = setComponentSettings(cart, { componentId, settings: { messages }, field: 'messages' });
  if (!result.ok) throw new Error(result.message);
  return result.document;
};
const messagesOf = (cart: CartDocument) => findByType(cart, 'announcement_bar')?.settings.messages;
const titleOf = (cart: CartDocument) => findByType(cart, 'title_bar')?.settings.title;
const textAt = (cart: CartDocument, end: string): TranslatableText => {
  const found = translatableTexts(cart).find(({ key }) => key.endsWith(end));
  if (!found) throw new Error(`no text ends with ${end}`);
  return found;
};

/** Texts of the schema that aren't translated, with the reason. */
const NOT_TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(id|componentId|appId|partnerAppId|version|layoutVersion)$/, 'names something'],
  [/^name$|\.title$|bars\[\]\.name$/, 'only the merchant sees it'],
  [/[tT]emplates?(\[\])?\./, 'code'],
  [/custom_code_block\.(html|css|script)$/, 'code'],
  [/^dragDropState\./, 'ids'],
  [/^productMetafields\[\]$/, 'names of metafields'],
  [/^apps\[\]\.userInputs/, 'the app reads them, whatever they are'],
  [/attributes\[\]\.key$/, 'what the answer is called in the order'],
  [/iscountMessage$/, 'the name of a discount at checkout (ADR 134)'],
  [/productTierImage$/, 'an address'],
  [/allProducts\[\]\.json$/, 'a copy of a product'],
  [/countryCodes\[\]$|currencies|minimums/, 'codes'],
  [/^translations/, 'translations themselves'],
];

describe('translatable texts of a cart', () => {
  const texts = schemaTexts(cartDocument);

  it('cover every text, or list it as untranslated with a reason', () => {
    const forgotten = texts.filter(
      ({ at, schema }) => !shopperTextRule(schema) && !NOT_TRANSLATED.some(([path]) => path.test(at)),
    );
    expect(forgotten.map(({ at }) => at)).toEqual([]);
  });

  it('have no unused exceptions', () => {
    const unused = NOT_TRANSLATED.filter(
      ([path]) => !texts.some(({ at, schema }) => path.test(at) && !shopperTextRule(schema)),
    );
    expect(unused).toEqual([]);
  });

  it('are found wherever the schema has one', () => {
    const marked = texts.filter(({ schema }) => shopperTextRule(schema));
    expect(marked.length).toBeGreaterThan(30);
    expect(textSlots(wholeCart())).toHaveLength(marked.length);
  });

  it('have unique keys', () => {
    const keys = textSlots(wholeCart()).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('have limits within the limit of a translation', () => {
    const limits = textSlots(wholeCart()).map(({ rule }) => TEXT_LIMITS[rule.limit]);
    expect(Math.max(...limits)).toBeLessThanOrEqual(TEXT_LIMITS.message);
  });

  it('exclude hidden, disabled and blank texts', () => {
    const labels = translatableTexts(wholeCart()).map(({ where, label }) => `${where}: ${label}`);
    expect(labels).toContain('Title Bar: Title');
    expect(labels).toContain('Announcement Bar: Message');
    expect(labels).toContain('Checkout: Question');
    expect(labels).toContain('Tiered Progress Bar: Tier label');
    expect(labels).not.toContain('Announcement Bar: Timer text');
    expect(labels).not.toContain('Checkout: Terms');
    expect(labels.filter((each) => each.startsWith('Buy More'))).toEqual([]);
    const offering = { ...wholeCart(), buyMoreSaveMoreEnabled: true };
    expect(translatableTexts(offering).at(-1)).toMatchObject({
      where: 'Buy More Save More',
      componentId: null,
    });
  });

  it('mark the discount names of checkout: free shipping’s label and Buy More Save More', () => {
    const offering = { ...wholeCart(), buyMoreSaveMoreEnabled: true };
    const names = translatableTexts(offering).filter(({ namesDiscount }) => namesDiscount);
    expect(names.map(({ label }) => label)).toEqual(['Tier label', 'Tier reached']);
  });

  it('are numbered when there are several', () => {
    const two = withMessages(wholeCart(), ['One', 'Two']);
    const labels = translatableTexts(two).map(({ label }) => label);
    expect(labels).toContain('Message 1');
    expect(labels).toContain('Message 2');
  });
});

describe('translated cart', () => {
  const cart = wholeCart();
  const title = textAt(cart, '/title').key;

  it('shows a translation in its language and that language’s regions only', () => {
    const german = translated(cart, title, 'Dein Warenkorb');
    expect(titleOf(translatedDocument(german, 'de'))).toBe('Dein Warenkorb');
    expect(titleOf(translatedDocument(german, 'de-AT'))).toBe('Dein Warenkorb');
    expect(translatedDocument(german, 'fr')).toBe(german);
    expect([isTranslatedInto(german, 'de-AT'), isTranslatedInto(german, 'fr')]).toEqual([true, false]);
  });

  it('prefers the region over the language, text by text', () => {
    const both = translated(translated(cart, title, 'Carrinho'), title, 'Sacola', 'pt-BR');
    const base = translated(both, textAt(cart, '/checkout').key, 'Finalizar', 'pt');
    const shown = translatedDocument(base, 'pt-BR');
    expect(titleOf(shown)).toBe('Sacola');
    expect(findByType(shown, 'checkout')?.settings.language.checkout).toBe('Finalizar');
  });

  it('keeps untranslated and blank texts', () => {
    expect(titleOf(translatedDocument(translated(cart, title, ' '), 'de'))).toBe('Your cart');
    const note = textAt(cart, '/note');
    const hidden = setComponentSettings(translated(cart, note.key, 'Hinweis'), {
      componentId: note.componentId ?? '',
      settings: { language: { subtotal: 'Subtotal', savings: 'You save', note: '' } },
      field: 'note',
    });
    const shown = hidden.ok ? translatedDocument(hidden.document, 'de') : cart;
    expect(findByType(shown, 'cart_subtotal')?.settings.language.note).toBe('');
  });

  it('equals the original once its translations are removed', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(60), (any, at) => {
        const slots = textSlots(any);
        const key = slots[at % slots.length]?.key ?? '';
        const withTranslation = translated(any, key, 'X', 'sv');
        expect(translated(withTranslation, key, '', 'sv')).toEqual(any);
      }),
    );
  });

  it('differs from the original in translated texts only', () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const shown = translatedDocument(any, 'de');
        expect(textSlots(shown).map(({ key }) => key)).toEqual(textSlots(any).map(({ key }) => key));
        const found = foundTranslations(textSlots(any), any.translations, 'de');
        const differing = textSlots(shown).filter((slot, index) => slot.text !== textSlots(any)[index]?.text);
        expect(differing.every(({ key, text }) => found.get(key)?.text === text)).toBe(true);
      }),
    );
  });

  it('lists the languages with translations', () => {
    expect(
      translatedLanguages(translated(translated(cart, title, 'Dein Warenkorb'), title, ' ', 'sv')),
    ).toEqual(['de']);
  });

  it('passes its translations to a copy and to a replaced cart', () => {
    const german = translated(cart, textAt(cart, '/tierLabel').key, 'Gratis');
    const tierLabel = (of: CartDocument) =>
      findByType(translatedDocument(of, 'de'), 'tiered_progress_bar')?.settings.bars[0]?.tiers[0]?.tierLabel;
    expect(tierLabel(duplicateCart(german, { id: 'copy', newId: counted('copy') }))).toBe('Gratis');
    const other = newCart('other', 'Other', counted('other'));
    expect(tierLabel(withSettingsOf(other, german))).toBe('Gratis');
  });

  it('can’t be saved with a translation that is too long for its field', () => {
    const long = translated(cart, title, 'x'.repeat(TEXT_LIMITS.title + 1));
    expect(validateCart(long)).toContainEqual(
      expect.objectContaining({ code: 'too_long', path: ['translations', 'de', title, 'text'] }),
    );
    const fits = translated(cart, title, 'x'.repeat(TEXT_LIMITS.title));
    expect(validateCart(fits).filter(({ path }) => path[0] === 'translations')).toEqual([]);
  });

  it('drops translations of removed texts with the next typed translation', () => {
    const german = translated(cart, title, 'Dein Warenkorb');
    const without = { ...german, components: german.components.filter(({ type }) => type !== 'title_bar') };
    const next = translated(without, textAt(cart, '/note').key, 'Hinweis');
    expect(Object.keys(next.translations.de ?? {})).toEqual([textAt(cart, '/note').key]);
  });
});

describe('translations of messages, which have no ids', () => {
  const one = textAt(wholeCart(), '/messages/0').key;
  const german = translated(withMessages(wholeCart(), ['Hello', 'Sale']), one, 'Hallo');
  const shown = (messages: readonly string[]) =>
    messagesOf(translatedDocument(withMessages(german, messages), 'de'));

  it('follow a message when it moves', () => expect(shown(['Sale', 'Hello'])).toEqual(['Sale', 'Hallo']));

  it('stay when a message is inserted before', () =>
    expect(shown(['New', 'Hello', 'Sale'])).toEqual(['New', 'Hallo', 'Sale']));

  it('stay when a message is reworded', () => expect(shown(['Hello!', 'Sale'])).toEqual(['Hallo', 'Sale']));

  it('are stored at the new positions with the next translation', () => {
    const moved = translated(withMessages(german, ['Sale', 'Hello']), one, 'Ausverkauf');
    expect(messagesOf(translatedDocument(moved, 'de'))).toEqual(['Ausverkauf', 'Hallo']);
  });
});
