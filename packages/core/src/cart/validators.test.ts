import { describe, expect, it } from 'vitest';
import { COMPONENT_TYPES, type ComponentType, type SettingsOf } from '../components/component-types';
import { newBar, newTier } from '../components/tiered-progress-bar/defaults';
import type { Bar, Tier } from '../components/tiered-progress-bar/schema';
import { buyMoreSaveMoreDefaults, validateBuyMoreSaveMore } from './buy-more-save-more';
import { type CartDocument, cartDocument } from './cart-document';
import { findByType } from './components-of';
import { newCart, newComponent } from './new-cart';
import { validateCart } from './validate-cart';

let last = 0;
const newId = () => `id-${++last}`;

/** Messages about one component with changed default settings. */
function messagesOf<Type extends ComponentType>(
  type: Type,
  settings: Partial<SettingsOf<Type>> = {},
): string[] {
  const cart = newCart('c', 'Cart', newId);
  const component = newComponent(type, newId);
  const changed = { ...component, settings: { ...component.settings, ...settings } };
  const components = [...cart.components.filter((each) => each.type !== type), changed];
  const document = {
    ...cart,
    components,
    dragDropState: {
      ...cart.dragDropState,
      header: [],
      goalBox: [],
      body: [],
      footer: components.map(({ componentId }) => componentId),
    },
  } as CartDocument;
  return validateCart(document).map(({ message }) => message);
}

const barWith = (tiers: Tier[], extra: Partial<Bar> = {}) =>
  messagesOf('tiered_progress_bar', { bars: [{ ...newBar('b', 't'), tiers, ...extra }] });
const tier = (type: Tier['type'], extra: Partial<Tier> = {}): Tier => ({
  ...newTier(newId(), type),
  ...extra,
});
const withGift = { products: [{ product_id: 1, variant_ids: [] }] };

describe('new cart', () => {
  it('is valid and matches the schema', () => {
    const cart = newCart('c', 'Cart', newId);
    expect(validateCart(cart)).toEqual([]);
    expect(cartDocument.parse(cart)).toEqual(cart);
  });

  it('has the required components in their places', () => {
    const cart = newCart('c', 'Cart', newId);
    expect(Object.entries(cart.dragDropState).map(([anchor, ids]) => [anchor, ids.length])).toEqual([
      ['header', 1],
      ['goalBox', 1],
      ['body', 1],
      ['crossSells', 0],
      ['footer', 2],
      ['needsAttention', 0],
    ]);
  });

  it.each(Object.keys(COMPONENT_TYPES) as ComponentType[])('has schema-valid defaults for %s', (type) => {
    const { settings, defaults } = COMPONENT_TYPES[type];
    expect(settings.safeParse(defaults(newId)).success).toBe(true);
  });

  it('requires a name', () => {
    expect(validateCart(newCart('c', ' ', newId)).map(({ path }) => path)).toEqual([['name']]);
  });
});

describe('tiered progress bar validation', () => {
  it.each<[string, () => string[], string[]]>([
    [
      'no bar',
      () => messagesOf('tiered_progress_bar', { bars: [] }),
      ['Must have at least one Tiered Progress Bar.'],
    ],
    [
      'four bars',
      () =>
        messagesOf('tiered_progress_bar', {
          bars: ['DE', 'FR', 'IT', 'US'].map((code) => ({
            ...newBar(code, newId()),
            geolocationEnabled: true,
            countryCodes: [code],
          })),
        }),
      ['A cart can have at most 3 progress bars.'],
    ],
    ['no tier', () => barWith([]), ['A progress bar needs 1 to 4 tiers.']],
    [
      'five tiers',
      () => barWith(Array.from({ length: 5 }, () => tier('decorative'))),
      ['A progress bar needs 1 to 4 tiers.'],
    ],
    [
      'two shipping tiers',
      () => barWith([tier('shipping'), tier('shipping')]),
      ['You can only have one free shipping tier per progress bar.'],
    ],
    ...['http://plain.example/icon.png', 'icon.png', 'https://localhost', 'https://a.example/a b'].map(
      (productTierImage): [string, () => string[], string[]] => [
        `an icon at ${productTierImage}`,
        () => barWith([tier('decorative', { productTierImage })]),
        ['Enter an image address that begins with https://, or leave it blank.'],
      ],
    ),
    [
      'an icon from an allowed address',
      () => barWith([tier('decorative', { productTierImage: 'https://cdn.example/icons/gift.svg?v=2' })]),
      [],
    ],
    [
      'an empty minimum',
      () => barWith([tier('shipping', { minimum: null })]),
      ['Please fill out the Minimum field.'],
    ],
    [
      'a negative minimum',
      () => barWith([tier('shipping', { minimum: -1 })]),
      ['Minimum can’t be negative.'],
    ],
    [
      'a fractional quantity',
      () => barWith([tier('shipping', { minimum: 1.5 })], { basis: 'quantity' }),
      ['Minimum is a number of items: enter a whole number.'],
    ],
    [
      'a negative minimum in euros',
      () =>
        barWith([
          tier('shipping', {
            presentmentCurrencies: { enabled: true, currencies: ['EUR'], minimums: { EUR: -5 } },
          }),
        ]),
      ['Minimum in EUR can’t be negative.'],
    ],
    ['a gift without a product', () => barWith([tier('product')]), ['Select a product for this tier.']],
    [
      'the same product twice',
      () => barWith([tier('product', { products: [...withGift.products, ...withGift.products] })]),
      ['A product can be chosen only once per tier.'],
    ],
    [
      'no discount',
      () => barWith([tier('discount', { discountAmountFromTotal: null })]),
      ['Enter a discount amount above 0 for this tier.'],
    ],
    [
      '101 %',
      () => barWith([tier('discount', { discountAmountFromTotal: 101 })]),
      ['A percentage discount can be at most 100.'],
    ],
    [
      '101 off at 100',
      () => barWith([tier('discount', { discountType: 'fixedAmount', discountAmountFromTotal: 101 })]),
      ['A fixed discount can’t be above the tier minimum.'],
    ],
    [
      '101 off at 3 units',
      () =>
        barWith(
          [tier('discount', { minimum: 3, discountType: 'fixedAmount', discountAmountFromTotal: 101 })],
          { basis: 'quantity' },
        ),
      [],
    ],
    [
      'a geolocation bar without countries',
      () => barWith([tier('shipping')], { geolocationEnabled: true }),
      ['Select at least one country for this progress bar.'],
    ],
    [
      'a valid bar',
      () => barWith([tier('shipping'), tier('product', withGift), tier('discount'), tier('decorative')]),
      [],
    ],
  ])('%s', (_what, messages, expected) => expect(messages()).toEqual(expected));

  it('caps amounts that money can’t represent exactly', () => {
    const far = 1_000_000_001;
    const euros = { enabled: true, currencies: ['EUR'], minimums: { EUR: far } };
    expect(barWith([tier('shipping', { minimum: far })])).toEqual(['Minimum can be at most 1,000,000,000.']);
    expect(barWith([tier('shipping', { presentmentCurrencies: euros })])).toEqual([
      'Minimum in EUR can be at most 1,000,000,000.',
    ]);
    const discount = { minimum: 0, discountType: 'fixedAmount', discountAmountFromTotal: far } as const;
    expect(barWith([tier('discount', discount)])).toEqual(['A discount can be at most 1,000,000,000.']);
    expect(barWith([tier('shipping', { minimum: 1_000_000_000 })])).toEqual([]);
  });

  it('requires unique ids across all bars', () => {
    const twice = 'This id is used twice. Remove one of the two and add it again.';
    const first = newBar('a', 't');
    const german = { ...newBar('b', 't'), geolocationEnabled: true, countryCodes: ['DE'] };
    expect(messagesOf('tiered_progress_bar', { bars: [first, german] })).toEqual([twice]);
    const sameBar = { ...newBar('a', 'u'), geolocationEnabled: true, countryCodes: ['DE'] };
    expect(messagesOf('tiered_progress_bar', { bars: [first, sameBar] })).toEqual([twice]);
  });

  it('rejects overlapping countries in any case, and a second bar for everyone else', () => {
    const bar = (id: string, codes: string[]): Bar => ({
      ...newBar(id, newId()),
      geolocationEnabled: codes.length > 0,
      countryCodes: codes,
    });
    expect(messagesOf('tiered_progress_bar', { bars: [bar('a', ['DE', 'FR']), bar('b', ['de'])] })).toEqual([
      'Germany is already in bar "Progress bar".',
    ]);
    expect(messagesOf('tiered_progress_bar', { bars: [bar('a', []), bar('b', [])] })).toEqual([
      'Only one progress bar can be for all other countries. Limit this one to some countries.',
    ]);
  });

  it('points the path at the field', () => {
    const cart = newCart('c', 'Cart', newId);
    const bar = findByType(cart, 'tiered_progress_bar');
    if (!bar) throw new Error('no bar');
    bar.settings.bars[0]?.tiers.push(tier('product'));
    expect(validateCart(cart)).toMatchObject([
      {
        code: 'product_missing',
        scope: bar.componentId,
        path: ['bars', 0, 'tiers', 1, 'products'],
        title: 'Tiered Progress Bar',
      },
    ]);
  });

  it('skips a hidden bar', () => {
    const cart = newCart('c', 'Cart', newId);
    const hidden = cart.components.map((each) =>
      each.type === 'tiered_progress_bar'
        ? { ...each, settings: { bars: [] }, visibilityStatus: 'hidden' as const }
        : each,
    );
    expect(validateCart({ ...cart, components: hidden })).toEqual([]);
  });

  it('doesn’t block saving while the bar is in Needs Attention', () => {
    const cart = newCart('c', 'Cart', newId);
    const components = cart.components.map((each) =>
      each.type === 'tiered_progress_bar' ? { ...each, settings: { bars: [] } } : each,
    );
    const { goalBox } = cart.dragDropState;
    const dragDropState = { ...cart.dragDropState, goalBox: [], needsAttention: goalBox };
    expect(validateCart({ ...cart, components })).not.toEqual([]);
    expect(validateCart({ ...cart, components, dragDropState })).toEqual([]);
  });
});

describe('validation of other components', () => {
  const blankLabels = {
    discountCodeLabel: ' ',
    discountButtonLabel: '',
    discountInvalidMessage: '',
    giftCardCodeLabel: '',
    giftCardButtonLabel: '',
    giftCardInvalidMessage: '',
    messageOnly: ' ',
  };

  it.each<[string, () => string[], string[]]>([
    [
      'an announcement bar without a message',
      () => messagesOf('announcement_bar'),
      ['Announcement Bar cannot be empty.'],
    ],
    [
      'a cross-sell widget without a widget',
      () => messagesOf('cross_sell_widget'),
      ['Component is missing an assigned widget.'],
    ],
    [
      'a title bar without a title',
      () => messagesOf('title_bar', { title: ' ' }),
      ['Please fill out the Title field.'],
    ],
    [
      'a button of 9 %',
      () => messagesOf('checkout', { buttonWidth: 9 }),
      ['Button width must be between 10 and 100.'],
    ],
    [
      'a button of 101 %',
      () => messagesOf('checkout', { buttonWidth: 101 }),
      ['Button width must be between 10 and 100.'],
    ],
    [
      'blank discount labels',
      () => messagesOf('discount_code', { language: blankLabels }),
      [
        'Please fill out the Discount Code Label field.',
        'Please fill out the Discount Button Label field.',
        'Please fill out the Discount Invalid Message field.',
      ],
    ],
    [
      'no code field, and a blank message in its place',
      () => messagesOf('discount_code', { useMessageOnly: true, language: blankLabels }),
      ['Please fill out the Message field.'],
    ],
    [
      'a countdown without time, text and width',
      () =>
        messagesOf('announcement_bar', {
          messages: ['Hello'],
          timerEnabled: true,
          timerMinutes: 0.5,
          timerWidth: 0,
          language: { timer: ' ', timerEnded: '' },
        }),
      [
        'Timer width must be between 10 and 100.',
        'Please fill out the Timer text field.',
        'Enter a whole number from 1 to 1440.',
      ],
    ],
    [
      'a countdown without a date, and messages rotating too fast',
      () =>
        messagesOf('announcement_bar', {
          messages: ['One', 'Two'],
          rotationSeconds: 0,
          timerEnabled: true,
          timerKind: 'date',
        }),
      ['Enter 2 to 60 seconds.', 'Choose when the timer ends.'],
    ],
    [
      'questions with a duplicate attribute, and without a label',
      () =>
        messagesOf('checkout', {
          attributes: [
            { key: 'Gift', label: 'Is it a gift?', kind: 'checkbox', required: false },
            { key: 'Gift ', label: ' ', kind: 'text', required: false },
          ],
        }),
      ['Please fill out the Question field.', 'Two questions have this attribute.'],
    ],
    [
      'a note limit of 0',
      () => messagesOf('notes', { limitCharacters: true, maxLength: 0 }),
      ['Enter a whole number of at least 1.'],
    ],
  ])('%s', (_what, messages, expected) => expect(messages()).toEqual(expected));

  it('checks gift card labels only when gift cards are allowed', () => {
    expect(messagesOf('discount_code', { allowGiftCardInput: true, language: blankLabels })).toHaveLength(6);
  });
});

describe('Buy More Save More validation', () => {
  const valid = { ...buyMoreSaveMoreDefaults(), discountProducts: [{ product_id: 1, variant_ids: [] }] };
  const messages = (changes: Partial<typeof valid>) =>
    validateBuyMoreSaveMore({ ...valid, ...changes }).map(({ message }) => message);
  const TIERS = 'All tiers need valid quantity and discount values.';

  it.each<[string, Partial<typeof valid>, string[]]>([
    ['the defaults with a product', {}, []],
    ['no product', { discountProducts: [] }, ['Select at least one product for this discount.']],
    ['no type', { discountType: null }, ['Select a valid discount type (percentage or fixed amount).']],
    [
      'a blank label',
      { language: { bmsmDiscountSuccess: ' ', bmsmDiscountMessage: 'x', bmsmNextTier: 'y' } },
      ['Ensure all discount labels have a value.'],
    ],
    ['a quantity of 1', { tiers: [{ quantity: 1, discount: 5 }] }, [TIERS]],
    ['a fractional quantity', { tiers: [{ quantity: 2.5, discount: 5 }] }, [TIERS]],
    [
      'quantities that don’t increase',
      {
        tiers: [
          { quantity: 3, discount: 5 },
          { quantity: 3, discount: 6 },
        ],
      },
      [TIERS],
    ],
    [
      'discounts that don’t increase',
      {
        tiers: [
          { quantity: 2, discount: 5 },
          { quantity: 3, discount: 5 },
        ],
      },
      [TIERS],
    ],
    [
      'eleven tiers',
      { tiers: Array.from({ length: 11 }, (_, at) => ({ quantity: at + 2, discount: at + 1 })) },
      ['Buy More Save More can have at most 10 tiers.'],
    ],
    ['101 %', { tiers: [{ quantity: 2, discount: 101 }] }, [TIERS]],
    ['101 as an amount', { discountType: 'fixed_amount', tiers: [{ quantity: 2, discount: 101 }] }, []],
    ['an infinite discount', { tiers: [{ quantity: 2, discount: Number.POSITIVE_INFINITY }] }, [TIERS]],
    ['no tier', { tiers: [] }, [TIERS]],
  ])('%s', (_what, changes, expected) => expect(messages(changes)).toEqual(expected));
});

describe('component places', () => {
  it('contain each component exactly once', () => {
    const cart = newCart('c', 'Cart', newId);
    const [title] = cart.dragDropState.header;
    if (title === undefined) throw new Error('no title');
    const twice = {
      ...cart,
      dragDropState: { ...cart.dragDropState, footer: [...cart.dragDropState.footer, title, 'ghost'] },
    };
    expect(validateCart(twice).map(({ code }) => code)).toEqual(['placement', 'placement']);
    expect(
      validateCart({ ...cart, dragDropState: { ...cart.dragDropState, header: [] } }).map(({ code }) => code),
    ).toEqual(['unplaced']);
  });
});
