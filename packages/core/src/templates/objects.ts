import type { ComponentType } from '../components/component-types';
import { COMPONENT_TYPES, isComponentType } from '../components/component-types';

/** Shape of a value in a template. `money` are subunits of the cart's currency, for the filter of that name. */
export type Shape =
  | 'text'
  | 'number'
  | 'money'
  | 'flag'
  | 'any'
  | { readonly list: Shape }
  | { readonly object: string }
  | { readonly fields: Readonly<Record<string, Shape>> };

interface Property {
  readonly shape: Shape;
  readonly does: string;
}

const a = (shape: Shape, does: string): Property => ({ shape, does });
const listOf = (object: string): Shape => ({ list: { object } });

/** Objects available in templates, by name; `line` is an item of `cart.lines`, and so on. */
export const TEMPLATE_OBJECTS: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  cart: {
    loading: a('flag', 'Whether the cart is still loading; until then it is empty.'),
    busy: a('flag', 'Whether a change is in progress.'),
    item_count: a('number', 'The number of units.'),
    currency: a('text', 'ISO 4217.'),
    subtotal: a('money', 'After discounts of products; nil until known.'),
    total: a('money', 'After all discounts; nil until known.'),
    total_before_discounts: a('money', 'Before all discounts; nil until known.'),
    total_savings: a('money', 'The sum of all discounts.'),
    note: a('text', 'The order note.'),
    attributes: a('any', 'The attributes of the cart, by name.'),
    lines: a(listOf('line'), 'Its lines, in the store’s order.'),
    discounts: a(listOf('discount'), 'All discounts, summed by title.'),
    codes: a(listOf('code'), 'The entered discount codes.'),
  },
  line: {
    key: a(
      'text',
      'Identifies the line in `data-key`. Use it as the row’s `data-key`, too, so that the row is kept.',
    ),
    variant_id: a('number', 'Shopify’s id.'),
    product_id: a('number', 'Shopify’s id.'),
    product: a({ object: 'product_facts' }, 'Further facts about its product.'),
    quantity: a('number', 'The quantity.'),
    title: a('text', 'The product’s title.'),
    variant_title: a('text', 'The variant’s title; nil for a product without variants.'),
    vendor: a('text', 'The product’s vendor.'),
    url: a('text', 'The address of the product.'),
    image: a('text', 'The address of the picture; nil without one.'),
    price: a('money', 'All units after discounts; nil until known.'),
    original_price: a('money', 'All units before discounts; nil until known.'),
    unit_price: a('money', 'One unit after discounts, rounded down; nil until known.'),
    compare_at_price: a('money', 'The compare-at price of all units; nil without one.'),
    selling_plan: a('text', 'The name of the subscription; nil for one-time purchases.'),
    properties: a(
      listOf('property'),
      'What the shopper chose or typed; those beginning with `_` are left out.',
    ),
    discounts: a(listOf('discount'), 'The discounts of the line.'),
    gift: a('flag', 'Whether a progress bar’s tier added it.'),
    sold_out: a('flag', 'Whether it has sold out since.'),
    removable: a('flag', 'Whether it can be removed.'),
    countable: a('flag', 'Whether its quantity can be changed.'),
    busy: a('flag', 'Whether it is waiting for the store’s answer.'),
    error: a('text', 'What went wrong; nil if nothing did.'),
  },
  product_facts: {
    metafields: a(
      'any',
      "The metafields that the merchant lists for the cart, as texts: `metafields.custom.care`, or `metafields['custom.care']`; nil until known, and for a product without it.",
    ),
  },
  property: { name: a('text', 'Its name.'), value: a('text', 'Its value.') },
  discount: { title: a('text', 'Its name in the store.'), amount: a('money', 'The amount it takes off.') },
  code: {
    code: a('text', 'The code.'),
    applicable: a('flag', 'Whether it applies to this cart.'),
  },
  component: { id: a('text', 'Its id.'), type: a('text', 'Its type.') },
  shop: { root: a('text', 'Where the store’s addresses start in this language; ends in a slash.') },
  progress: {
    available: a('flag', 'Whether a bar is shown in the shopper’s country.'),
    message: a(
      'text',
      'The message: what is left to the next tier, what was reached, or why it doesn’t apply.',
    ),
    percent: a('number', 'How far along the bar, 0 to 100.'),
    complete: a('flag', 'Whether all tiers are reached, and the store gives them.'),
    gifts_title: a('text', 'The heading over the gifts.'),
    tiers: a(listOf('tier'), 'The tiers from the lowest.'),
    gifts: a(listOf('gift'), 'The gifts of all tiers.'),
  },
  tier: {
    id: a('text', 'Its id.'),
    type: a('text', '`shipping`, `product`, `discount` or `decorative`.'),
    label: a('text', 'Its label.'),
    image: a('text', 'The address of its picture; empty without one.'),
    reached: a('flag', 'Whether it is reached, and the store gives it.'),
    status: a(
      'text',
      '`locked`, `given`, `lost` beside other discounts or without any of its gifts, or `at_checkout`, which then decides.',
    ),
    threshold: a('money', 'The amount or, for a bar that counts units, the units that it takes.'),
    remaining: a('money', 'The amount left or, for a bar that counts units, the units.'),
  },
  gift: {
    id: a('text', 'Identifies the gift in `data-gift`.'),
    tier_id: a('text', 'The id of its tier.'),
    title: a('text', 'The product’s title.'),
    product: a({ object: 'product_facts' }, 'Further facts about its product.'),
    image: a('text', 'The address of the picture; nil without one.'),
    status: a('text', '`locked`, `offered`, `loading`, `in_cart`, `removed` or `unavailable`.'),
    variants: a(listOf('gift_variant'), 'The variants to choose from.'),
  },
  gift_variant: {
    id: a('number', 'Identifies it in `data-variant`.'),
    title: a('text', 'The variant’s title.'),
    available: a('flag', 'Whether it can be chosen.'),
    chosen: a('flag', 'Whether it is the one in the cart.'),
  },
  widget: { title: a('text', 'The title of the widget.') },
  product: {
    id: a('number', 'Shopify’s id.'),
    title: a('text', 'The product’s title.'),
    url: a('text', 'The address of the product.'),
    image: a('text', 'The address of the picture; nil without one.'),
    metafields: a('any', 'Its metafields, as those of `product_facts`.'),
    in_cart: a('flag', 'Whether a variant of it is in the cart.'),
    variants: a(listOf('variant'), 'The variants for sale.'),
  },
  variant: {
    id: a('number', 'Identifies it in `data-variant`.'),
    title: a('text', 'The variant’s title.'),
    price: a('money', 'The price of one, in the shop’s currency.'),
    image: a('text', 'The address of the picture; nil without one.'),
    available: a('flag', 'Whether it can be bought.'),
  },
  checkout: {
    terms_accepted: a('flag', 'Whether the shopper has accepted the terms.'),
    terms_missing: a('flag', 'Whether the shopper tried to check out without them.'),
    busy: a('flag', 'Whether the shopper is on the way to checkout.'),
  },
  forloop: {
    index: a('number', 'The round, from 1.'),
    index0: a('number', 'The round, from 0.'),
    first: a('flag', 'Whether it is the first round.'),
    last: a('flag', 'Whether it is the last round.'),
    length: a('number', 'How many rounds.'),
    rindex: a('number', 'The round from the end, 1 in the last.'),
    rindex0: a('number', 'The round from the end, 0 in the last.'),
    parentloop: a({ object: 'forloop' }, 'The loop around this one.'),
  },
};

/** Objects available for some types only, beside `cart`, `component`, `settings` and `shop`. */
const OWN_OBJECTS: { readonly [Type in ComponentType]?: Readonly<Record<string, Shape>> } = {
  tiered_progress_bar: { progress: { object: 'progress' } },
  checkout: { checkout: { object: 'checkout' } },
  cross_sell_widget: { widget: { object: 'widget' }, products: listOf('product') },
};

/** Types whose settings have another form in the storefront: templates get objects of their own instead. */
const WITHOUT_SETTINGS: readonly ComponentType[] = [
  'tiered_progress_bar',
  'cross_sell_widget',
  'smart_cart_app',
];

/** Subject of a template: a component of a type, or the whole cart. */
export type TemplateSubject = ComponentType | 'cart';

/**
 * Objects that a template can use. `settings` are the component's own, by the editor document's names; for the
 * whole cart, those of the first component of each type. `products` of a cross-sell widget are the hand-picked
 * ones that the cart doesn't give for free.
 */
export function objectsOf(type: TemplateSubject): Readonly<Record<string, Shape>> {
  if (type === 'cart') return WHOLE_CART;
  return {
    ...Object.fromEntries(['cart', 'component', 'shop'].map((name) => [name, { object: name }])),
    ...(!WITHOUT_SETTINGS.includes(type) && { settings: settingsOf(type) }),
    ...OWN_OBJECTS[type],
  };
}

const WHOLE_CART: Readonly<Record<string, Shape>> = {
  cart: { object: 'cart' },
  shop: { object: 'shop' },
  settings: {
    fields: Object.fromEntries(
      componentTypes()
        .filter((type) => !WITHOUT_SETTINGS.includes(type))
        .map((type) => [type, settingsOf(type)]),
    ),
  },
  ...OWN_OBJECTS.tiered_progress_bar,
  ...OWN_OBJECTS.checkout,
};

function componentTypes(): readonly ComponentType[] {
  return Object.keys(COMPONENT_TYPES).filter(isComponentType);
}

function settingsOf(type: ComponentType): Shape {
  return shapeOf(COMPONENT_TYPES[type].defaults(() => ''));
}

/** Properties of a shape; null if unknown, none for a value without any. */
export function propertiesOf(shape: Shape): Readonly<Record<string, Shape>> | null {
  if (shape === 'any') return null;
  if (shape === 'text') return { size: 'number' };
  if (typeof shape === 'string') return {};
  if ('list' in shape) return { size: 'number', first: shape.list, last: shape.list };
  if ('fields' in shape) return shape.fields;
  const known = TEMPLATE_OBJECTS[shape.object] ?? {};
  return Object.fromEntries(Object.entries(known).map(([name, property]) => [name, property.shape]));
}

/** Shape of a value in a component's default settings; unknown if it is empty or unset. */
function shapeOf(value: unknown): Shape {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'flag';
  if (Array.isArray(value)) return { list: value.length > 0 ? shapeOf(value[0]) : 'any' };
  if (typeof value !== 'object' || value === null) return 'any';
  return { fields: Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)])) };
}
