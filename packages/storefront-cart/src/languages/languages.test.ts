import { buyMoreSaveMoreDefaults } from '@cartwright/core/cart/buy-more-save-more';
import { newComponent } from '@cartwright/core/cart/new-cart';
import { COMPONENT_TYPES, type ComponentType } from '@cartwright/core/components/component-types';
import { newBar, newTier } from '@cartwright/core/components/tiered-progress-bar/defaults';
import { TIER_TYPES } from '@cartwright/core/components/tiered-progress-bar/schema';
import { compileStorefrontCart } from '@cartwright/core/storefront/compile-storefront-config';
import type { StorefrontCart } from '@cartwright/core/storefront/config';
import { SPOKEN } from '@cartwright/core/storefront/spoken-languages';
import { newWidget } from '@cartwright/core/widgets/widget';
import { CART_TEXTS } from '@cartwright/core/widgets/widget-texts';
import { languageOf } from '@cartwright/storefront-kit/messages/language-of';
import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENT_BAR_MESSAGES } from '../components/announcement-bar/announcement-bar-messages';
import { BUNDLE_GROUPS_MESSAGES } from '../components/bundle-groups/bundle-groups-messages';
import { CART_SHARE_MESSAGES } from '../components/cart-share/cart-share-messages';
import { CROSS_SELL_MESSAGES } from '../components/cross-sell-widget/cross-sell-messages';
import { CODE_REASON_MESSAGES } from '../components/discount-code/code-reason-messages';
import { DISCOUNT_CODE_MESSAGES } from '../components/discount-code/discount-code-messages';
import { LINE_OFFERS_MESSAGES } from '../components/line-offers/line-offers-messages';
import { NOTES_MESSAGES } from '../components/notes/notes-messages';
import { REMOVED_LINE_MESSAGES } from '../components/removed-line/removed-line-messages';
import { SHARED_CART_MESSAGES } from '../components/shared-cart/shared-cart-messages';
import { TIERED_PROGRESS_BAR_MESSAGES } from '../components/tiered-progress-bar/tiered-progress-bar-messages';
import { MESSAGES } from '../messages/messages';
import { ALL_TRANSLATIONS } from '../testing/all-translations';
import { aCartDocument, aRules, buyMore, PRODUCTS } from '../testing/shop';
import { AWAITING_TRANSLATION } from './awaiting-translation';
import { inLanguage } from './in-language';
import type { Translation } from './translation';

/** Modules of a translation. */
const ENGLISH: Omit<Translation, 'texts'> = {
  cart: MESSAGES,
  parts: {
    announcement_bar: ANNOUNCEMENT_BAR_MESSAGES,
    tiered_progress_bar: TIERED_PROGRESS_BAR_MESSAGES,
    cart_share: CART_SHARE_MESSAGES,
    shared_cart: SHARED_CART_MESSAGES,
    line_offers: LINE_OFFERS_MESSAGES,
    bundle_groups: BUNDLE_GROUPS_MESSAGES,
    removed_line: REMOVED_LINE_MESSAGES,
    notes: NOTES_MESSAGES,
    discount_code: DISCOUNT_CODE_MESSAGES,
    code_reasons: CODE_REASON_MESSAGES,
    cross_sell_widget: CROSS_SELL_MESSAGES,
  },
};

/** All texts of a table by path; functions get recognizable arguments. */
function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] => {
    const here = `${path}${name}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, String(value('«1»', '«2»'))]];
    return typeof value === 'object' && value !== null ? textsOf(value, `${here}.`) : [];
  });
}

const markers = (text: string) => ['«1»', '«2»'].filter((marker) => text.includes(marker));

const WIDGET = newWidget(1, 'Suggestions', 'cart_page');

/** All default texts of a new cart or widget. */
const DEFAULTS = [
  { title: WIDGET.title, language: CART_TEXTS.map((name) => WIDGET.settings.language[name]) },
  ...Object.values(COMPONENT_TYPES).map(({ defaults }) => defaults(() => 'new-id')),
  ...TIER_TYPES.map((type) => newTier('new-id', type)),
  newBar('new-id', 'new-id'),
  buyMoreSaveMoreDefaults(),
];

/** Former defaults that saved carts may still contain. */
const FORMER_DEFAULTS = [
  'Find something you like, and it will wait for you here.',
  'Have a look at this cart',
  'Is there anything that we should know?',
];

/** Our own names, ids, and discount names of checkout. */
const NO_TEXT =
  /(^|\.)(id|name|type|basis|layout|display|discountedBy|discountType|headingTag|timerKind|discountMessage|orderDiscountMessage)$/;

/** A published cart with a new component of every type. */
function withEverything(): StorefrontCart {
  let id = 0;
  const newId = () => `id-${++id}`;
  const document = aCartDocument();
  const types = Object.keys(COMPONENT_TYPES) as ComponentType[];
  const components = types.map((type) => newComponent(type, newId));
  return compileStorefrontCart({
    document: {
      ...document,
      ...buyMore('percentage'),
      components: components.map((each) =>
        each.type === 'cross_sell_widget' ? { ...each, settings: { widgetId: WIDGET.id } } : each,
      ),
      dragDropState: { ...document.dragDropState, body: components.map(({ componentId }) => componentId) },
    },
    products: [...PRODUCTS],
    widgets: [WIDGET],
    discountsActive: true,
  });
}

describe('default texts of merchants', () => {
  const english = DEFAULTS.flatMap((settings) => textsOf(settings))
    .filter(([path, text]) => text !== '' && !NO_TEXT.test(path))
    .map(([, text]) => text);
  const translated = english.filter((text) => !AWAITING_TRANSLATION.includes(text));

  it('await translation only if they are defaults of a component', () =>
    expect(AWAITING_TRANSLATION.filter((text) => !english.includes(text))).toEqual([]));

  it.each(Object.entries(ALL_TRANSLATIONS))(
    'are all translated to %s with their placeholders',
    (_language, { texts }) => {
      const placeholders = (text: string) => (text.match(/\{+\w+\}+/g) ?? []).sort();
      expect(Object.keys(texts).sort()).toEqual([...new Set([...translated, ...FORMER_DEFAULTS])].sort());
      for (const [text, translation] of Object.entries(texts))
        expect(placeholders(translation), translation).toEqual(placeholders(text));
    },
  );

  it.each(Object.entries(ALL_TRANSLATIONS))(
    'are translated to %s wherever the storefront uses them',
    (_language, { texts }) => {
      const cart = structuredClone(withEverything());
      const left = () =>
        textsOf({ components: cart.components.map(({ settings }) => settings), volume: cart.volume ?? {} })
          .filter(([path, text]) => !NO_TEXT.test(path) && translated.includes(text) && texts[text] !== text)
          .map(([path, text]) => `${path}: ${text}`);
      expect(left().length).toBeGreaterThan(translated.length / 2);
      inLanguage(cart, texts);
      expect(left()).toEqual([]);
    },
  );

  it('are translated to the page’s language, except for the merchant’s own texts', () => {
    const config = structuredClone(aRules().config);
    const cart = {
      ...config,
      components: [
        {
          id: 'note',
          anchor: 'footer' as const,
          type: 'notes' as const,
          settings: {
            limitCharacters: false,
            maxLength: 200,
            language: { label: 'Order note', placeholder: 'A word to the potter' },
          },
        },
      ],
    };
    inLanguage(cart, ALL_TRANSLATIONS.de?.texts ?? {});
    expect(cart.components[0]?.settings.language).toEqual({
      label: 'Anmerkung zur Bestellung',
      placeholder: 'A word to the potter',
    });
  });
});

describe('cart languages', () => {
  it('are the same in store and preview', () => expect(Object.keys(ALL_TRANSLATIONS)).toEqual(SPOKEN));

  it.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['pt-BR', 'pt'],
    ['PT', 'pt'],
    ['en-GB', null],
    ['fil', null],
    ['', null],
  ])('%s uses %s', (locale, language) => expect(languageOf(locale, SPOKEN)).toBe(language));

  it.each(Object.entries(ALL_TRANSLATIONS))(
    '%s is complete and keeps all placeholders',
    (_language, translation) => {
      const english = new Map(textsOf(ENGLISH));
      const { texts: _texts, ...own } = translation;
      for (const [path, text] of textsOf(own)) {
        expect(text.trim(), path).not.toBe('');
        expect(markers(text), path).toEqual(markers(english.get(path) ?? ''));
      }
      const paths = textsOf(own).map(([path]) => path);
      expect(paths.sort()).toEqual([...english.keys()].sort());
    },
  );
});
