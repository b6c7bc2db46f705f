import type { CartLineProps } from '../../src/cart/cart-items/cart-line';
import { MUG, THROW, TOTE } from './drawings';
import type { Texts } from './texts';

const nothing = () => undefined;

const stepper = (title: string, quantity: string) => ({
  label: `Quantity of ${title}`,
  decreaseLabel: `Decrease quantity of ${title}`,
  increaseLabel: `Increase quantity of ${title}`,
  text: quantity,
  full: false,
  onDecrease: nothing,
  onIncrease: nothing,
  onType: nothing,
  onCommit: nothing,
});

const price = (now: string, before: string | null = null) => ({
  price: now,
  priceLabel: 'Price',
  before,
  beforeLabel: 'Price before discounts',
});

/** The lines that the stories are told with, by what is special about them. */
export function linesOf(texts: Texts) {
  const { product } = texts;
  const plain: CartLineProps = {
    id: 'plain',
    variantId: 1,
    title: product,
    url: '#',
    image: THROW,
    vendor: '',
    details: [],
    price: price(texts.amount),
    unitPrice: null,
    discounts: [],
    giftLabel: null,
    partOf: null,
    stepper: stepper(product, '1'),
    remove: { label: 'Remove', title: `Remove: ${product}`, onClick: nothing },
    busy: false,
    note: null,
    error: null,
  };
  const variant = { name: '', text: texts.variant, url: null };
  const other: CartLineProps = {
    ...plain,
    id: 'other',
    variantId: 2,
    title: texts.otherProduct,
    image: MUG,
    price: price('$36.00'),
    unitPrice: '$18.00 each',
    stepper: stepper(texts.otherProduct, '2'),
    remove: { label: 'Remove', title: `Remove: ${texts.otherProduct}`, onClick: nothing },
  };
  const gift: CartLineProps = {
    ...plain,
    id: 'gift',
    variantId: 3,
    title: 'Market Tote',
    image: TOTE,
    details: [{ name: '', text: 'Rust', url: null }],
    price: price('Free', '$24.00'),
    giftLabel: 'Free gift',
    stepper: null,
    remove: { label: 'Remove', title: 'Remove: Market Tote, Rust', onClick: nothing },
  };
  return {
    plain,
    other,
    gift,
    withoutLink: { ...plain, url: '', image: null },
    variant: { ...plain, details: [variant], vendor: texts.vendor },
    properties: {
      ...plain,
      details: [
        variant,
        { name: 'Engraving', text: texts.property, url: null },
        { name: 'Photo', text: 'my-dog.jpg', url: '#photo' },
        { name: 'Font', text: '<b>Garamond</b>', url: null },
      ],
    },
    plan: { ...plain, details: [variant, { name: '', text: texts.plan, url: null }] },
    compareAt: { ...plain, details: [variant], price: price(texts.amount, '$145.00') },
    discounted: {
      ...plain,
      details: [variant],
      price: price('$306.00', '$435.00'),
      unitPrice: '$102.00 each',
      discounts: [
        { title: texts.discount, amount: '−$35.40' },
        { title: 'WELCOME', amount: '−$12.60' },
      ],
      stepper: stepper(product, '3'),
    },
    unknown: { ...plain, title: '', url: '', image: null, price: null, busy: true },
    busy: { ...other, busy: true },
    typing: { ...plain, stepper: stepper(product, '12') },
    clamped: { ...other, id: 'clamped', error: texts.error },
    soldOut: {
      ...plain,
      id: 'sold-out',
      error: `The product '${product}' is already sold out.`,
      note: 'Sold out since you added it',
    },
    charged: { ...gift, giftLabel: null, price: price('$24.00'), error: 'The gift couldn’t be made free.' },
    bundle: {
      ...plain,
      details: [
        { name: '', text: `1 × ${texts.otherProduct}`, url: null },
        { name: '', text: '2 × Tea Towels', url: null },
      ],
    },
    most: { ...other, stepper: { ...stepper(texts.otherProduct, '12'), full: true } },
    measure: { ...other, unitPrice: '$4.50 / 100 ml' },
    nested: {
      ...plain,
      id: 'nested',
      variantId: 4,
      title: 'Gift wrap',
      image: null,
      price: price('$6.00'),
      partOf: `belongs to ${product}`,
      stepper: null,
      remove: { label: 'Remove', title: 'Remove: Gift wrap', onClick: nothing },
    },
    nestedFixed: {
      ...plain,
      id: 'nested-fixed',
      variantId: 5,
      title: 'Two years of warranty',
      details: [{ name: '', text: '× 2', url: null }],
      image: null,
      price: price('$12.00'),
      partOf: `belongs to ${product}`,
      stepper: null,
      remove: null,
    },
  } satisfies Record<string, CartLineProps>;
}
