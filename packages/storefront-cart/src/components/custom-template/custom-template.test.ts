import { newComponent } from '@cartwright/core/cart/new-cart';
import type { ComponentType } from '@cartwright/core/components/component-types';
import { COMPONENT_TYPES } from '@cartwright/core/components/component-types';
import type { StorefrontComponent } from '@cartwright/core/storefront/config';
import { compileTemplate } from '@cartwright/core/templates/compile-template';
import { objectsOf, propertiesOf, type Shape } from '@cartwright/core/templates/objects';
import { STARTING_TEMPLATES } from '@cartwright/core/templates/starting/starting-templates';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { drawTemplate } from '../../templates/draw-template';
import { aConfig, aRules, aShop, LAMP, MUG } from '../../testing/shop';
import { allFacts } from '../product-facts/facts';
import { performAction } from './perform-action';
import { templateData } from './template-data';

const TYPES = Object.keys(COMPONENT_TYPES) as ComponentType[];

/** A session whose cart has two mugs and a lamp, which earn a gift, and a code. */
async function aSession() {
  const shop = await aShop();
  const config = aConfig();
  const gifts = config.products;
  // A widget offers the gifts, and another product.
  const offered = gifts.slice(0, 1).map((gift) => ({
    ...gift,
    id: 1,
    title: 'mug',
    variants: gift.variants.map((variant) => ({ ...variant, id: MUG })),
  }));
  const rules = aRules({ ...config, products: [...gifts, ...offered] });
  let closed = 0;
  const session = createSession({
    ports: memoryPorts(shop.port),
    rules,
    root: '/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close: () => closed++,
  });
  await session.refresh();
  const items = [MUG, LAMP].map((variantId) => ({
    variantId,
    quantity: 2,
    properties: { Engraving: '<b>Ada</b>' },
    sellingPlanId: null,
  }));
  await session.dispatch({ type: 'add', items });
  const care = { metafields: { 'custom.care': 'Dry', custom: { care: 'Dry' } } };
  allFacts(session).value = Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, care]));
  await session.dispatch({ type: 'codes', apply: ['FIFTH'], remove: [] });
  return { session, rules, closed: () => closed };
}

type Session = Awaited<ReturnType<typeof aSession>>['session'];

/** A component of a type as published, with default settings. */
function aComponent(type: ComponentType, session: Session): StorefrontComponent {
  const published = session.rules.value.config.components.find((each) => each.type === type);
  if (published) return published;
  const component = { id: type, anchor: 'body', type, settings: newComponent(type, () => 'x').settings };
  const { products: offered } = session.rules.value.config;
  const products = offered.map(({ id }) => ({ product_id: id, variant_ids: [] }));
  const settings = {
    ...component.settings,
    ...(type === 'cross_sell_widget' && { widget: { title: 'More', products } }),
  };
  return { ...component, settings } as unknown as StorefrontComponent;
}

/** Paths that are documented but missing. Empty lists skip their items. */
function missing(shape: Shape, value: unknown, path: string): string[] {
  if (typeof shape === 'string') return [];
  if ('list' in shape) {
    if (!Array.isArray(value)) return [path];
    return value.length > 0 ? missing(shape.list, value[0], `${path}[0]`) : [];
  }
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(propertiesOf(shape) ?? {}).flatMap(([name, inner]) =>
    name in value
      ? missing(inner, (value as Readonly<Record<string, unknown>>)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

describe('template data', () => {
  it.each(TYPES)('of %s matches the documentation', async (type) => {
    const { session } = await aSession();
    const data = templateData(aComponent(type, session), session, false);
    const objects = objectsOf(type);
    expect(Object.keys(data).sort()).toEqual(Object.keys(objects).sort());
    expect(Object.entries(objects).flatMap(([name, shape]) => missing(shape, data[name], name))).toEqual([]);
  });

  it('of the whole cart matches the documentation for its components', async () => {
    const { session, rules } = await aSession();
    const types = rules.config.components.map(({ type }) => type);
    const data = templateData(undefined, session, false);
    const { settings, ...objects } = objectsOf('cart');
    expect(Object.keys(data).sort()).toEqual(Object.keys({ settings, ...objects }).sort());
    expect(Object.entries(objects).flatMap(([name, shape]) => missing(shape, data[name], name))).toEqual([]);
    const absent = missing(settings ?? 'any', data.settings, 'settings').map((path) => path.split('.')[1]);
    expect(absent.filter((type) => types.some((each) => each === type))).toEqual([]);
    expect(data.settings).toHaveProperty('checkout.language.checkout');
  });

  it('excludes cross-sell products the cart gives for free', async () => {
    const { session, rules } = await aSession();
    const component = aComponent('cross_sell_widget', session);
    const offered = (each: Session) => templateData(component, each, false).products;
    expect(offered(session)).toMatchObject([{ title: 'mug' }]);
    session.setRules({
      ...rules,
      config: { ...rules.config, rewards: { ...rules.config.rewards, bars: [] } },
    });
    expect(offered(session)).toMatchObject([{ title: 'stickers' }, { title: 'tote' }, { title: 'mug' }]);
  });

  it('contains lines with their gifts and discounts, and the shopper’s input', async () => {
    const { session } = await aSession();
    const { cart } = templateData(aComponent('cart_items', session), session, false);
    expect(cart).toMatchObject({
      loading: false,
      total_before_discounts: expect.any(Number),
      codes: [{ code: 'FIFTH', applicable: true }],
      lines: expect.arrayContaining([
        expect.objectContaining({
          title: 'mug',
          quantity: 2,
          gift: false,
          countable: true,
          original_price: 6000,
          properties: [{ name: 'Engraving', value: '<b>Ada</b>' }],
        }),
        expect.objectContaining({ title: 'stickers', gift: true, countable: false }),
      ]),
    });
  });
});

describe('starting templates', () => {
  it.each(TYPES)('of %s render', async (type) => {
    const { session } = await aSession();
    const { template } = compileTemplate(STARTING_TEMPLATES[type], type);
    const data = templateData(aComponent(type, session), session, false);
    const host = {
      money: session.money,
      element: (name: string, _attributes: unknown, content: readonly unknown[]): string =>
        `<${name}>${content.join('')}`,
    };
    const drawn = drawTemplate<string>(template ?? { nodes: [] }, data, host).join('');
    // An announcement without messages and a cart without cross-sells are empty.
    if (type !== 'announcement_bar') expect(drawn).toMatch(/<\w+>/);
  });
});

describe('template action', () => {
  const call = (
    action: string,
    data: Readonly<Record<string, string>> = {},
    value = '',
    checked = false,
  ) => ({
    action,
    data,
    value,
    checked,
  });

  async function acted(what: ReturnType<typeof call>, title = 'mug') {
    const { session, closed } = await aSession();
    let left = 0;
    const lines = () =>
      (templateData(aComponent('cart_items', session), session, false).cart as CartData).lines;
    const key = lines().find((line) => line.title === title)?.key ?? '';
    await performAction({ ...what, data: { key, ...what.data } }, session, () => left++);
    const quantity = lines().find((line) => line.title === title)?.quantity ?? 0;
    return { session, quantity, closed, left: () => left };
  }
  interface CartData {
    readonly lines: readonly { readonly key: string; readonly title: string; readonly quantity: number }[];
  }

  it.each([
    ['increase', '', 3],
    ['decrease', '', 1],
    ['remove', '', 0],
    ['set-quantity', '7', 7],
    ['set-quantity', '٧', 7],
    ['set-quantity', 'many', 2],
    ['set-quantity', '-1', 2],
  ])('%s "%s" sets a line’s quantity to %i', async (action, value, expected) => {
    expect((await acted(call(action, {}, value))).quantity).toBe(expected);
  });

  it('shows an error at the line for an invalid quantity', async () => {
    const { session } = await acted(call('set-quantity', {}, 'many'));
    expect([...session.lineErrors.value.values()]).toEqual(['Enter a whole number from 0 to 99,999.']);
  });

  it('does nothing on a removed line', async () => {
    expect((await acted(call('remove', { key: 'gone' }))).quantity).toBe(2);
  });

  it('remove declines a gift permanently', async () => {
    expect((await acted(call('remove'), 'stickers')).quantity).toBe(0);
  });

  it('add adds a variant and ignores an invalid id', async () => {
    expect(
      (await acted(call('add', { variant: String(MUG), quantity: '3' }))).session.cartStore.view.value?.cart
        .lines,
    ).toHaveLength(4);
    expect(
      (await acted(call('add', { variant: 'x' }))).session.cartStore.view.value?.cart.lines,
    ).toHaveLength(3);
  });

  it('note, codes and terms update the cart', async () => {
    const { session } = await aSession();
    const none = () => undefined;
    await performAction(call('note', {}, 'Ring twice'), session, none);
    expect(session.cartStore.view.value?.cart.note).toBe('Ring twice');
    await performAction(call('apply-code', {}, ' TENNER '), session, none);
    await performAction(call('remove-code', { code: 'FIFTH' }), session, none);
    expect(session.cartStore.view.value?.cart.codes.map(({ code }) => code)).toEqual(['TENNER']);
    await performAction(call('accept-terms', {}, 'on', true), session, none);
    expect(session.terms.value.accepted).toBe(true);
  });

  it('checkout leaves and close closes', async () => {
    expect((await acted(call('checkout'))).left()).toBe(1);
    expect((await acted(call('close'))).closed()).toBe(1);
  });
});
