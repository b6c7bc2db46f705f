import { bundleProperties } from '@cartwright/core/bundles/bundle-line';
import { cartItems } from '@cartwright/core/components/cart-items';
import { aBundle } from '@cartwright/core/testing/a-bundle';
import { keepBuilt } from '@cartwright/storefront-kit/bundles/built-bundles';
import type { BundleGroupProps } from '@cartwright/ui/cart/bundle-groups/bundle-group';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartParts } from '../../parts/part';
import { memoryPorts } from '../../platform/memory/memory-ports';
import { createSession } from '../../session/session';
import { aConfig, aRules, aShop, LAMP, MUG } from '../../testing/shop';
import { drawLines } from '../cart-items/draw-lines';
import { part } from './bundle-groups-part';

/** A rendered cart with these lines: a variant, its bundle instance (null: none) and its units. */
async function drawn(...items: (readonly [number, string | null, number])[]) {
  const config = aConfig();
  const shop = await aShop({ config: { ...config, rewards: { ...config.rewards, bars: [] } } });
  const ports = memoryPorts(shop.port);
  const close = vi.fn();
  const session = createSession({
    ports,
    rules: aRules(config),
    root: '/de/',
    locale: () => 'en-US',
    currency: () => 'USD',
    close,
  });
  await session.cartStore.refresh();
  await session.dispatch({
    type: 'add',
    items: items.map(([variantId, instance, quantity]) => ({
      variantId,
      quantity,
      properties: instance === null ? {} : bundleProperties({ bundleId: '7', instance, step: 1 }),
      sellingPlanId: null,
    })),
  });
  const parts = {
    get: (name: string) => (name === 'bundle_groups' ? part : undefined),
    want: async () => undefined,
  } as unknown as CartParts;
  const draw = () => {
    const cart = session.cartStore.view.value?.cart;
    if (!cart) throw new Error('The cart was not read');
    return drawLines(
      cart,
      cartItems.defaults(() => ''),
      session,
      parts,
    ) as ReactElement<BundleGroupProps>[];
  };
  const build = (name: string) =>
    keepBuilt(ports.storage, name, { title: 'Your box', page: 'products/mug', rule: aBundle() });
  return { draw, build, close };
}

/** Rendered items from top to bottom: a bundle with its title and number of lines, or `line`. */
const texts = (elements: readonly ReactElement<BundleGroupProps>[]) =>
  elements.map(({ props }) =>
    'remove' in props && Array.isArray(props.children) ? `${props.title}: ${props.children.length}` : 'line',
  );

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('VERSION', 'of the test');
  vi.stubGlobal('location', new URL('https://store.example/de/products/lamp'));
});

describe('bundle groups in the cart', () => {
  it('form one group per bundle among other lines, with or without a title', async () => {
    const cart = await drawn([MUG, 'a', 2], [LAMP, null, 1], [LAMP, 'a', 1], [MUG, 'b', 1]);
    cart.build('7:a');
    expect(texts(cart.draw())).toEqual(['Your box: 2', 'line', 'Bundle: 1']);
  });

  it('show the sum of their lines', async () => {
    const cart = await drawn([MUG, 'a', 2], [LAMP, 'a', 1]);
    const [group] = cart.draw();
    expect(group?.props).toMatchObject({
      price: { now: '$140.00', before: null },
      savings: null,
      note: null,
    });
  });

  it('link to the page they were built on, in the current market', async () => {
    const cart = await drawn([MUG, 'a', 1], [LAMP, 'b', 1]);
    cart.build('7:a');
    vi.stubGlobal('document', new EventTarget());
    const [own, others] = cart.draw();
    expect(own?.props.edit).toMatchObject({
      title: 'Edit: Your box',
      url: '/de/products/mug?cw-bundle=7%3Aa',
    });
    // No listener in this page handles it.
    expect(own?.props.edit?.onClick()).toBe(false);
    expect(cart.close).not.toHaveBeenCalled();
    document.addEventListener('cartwright-bundle-edit', (event) => event.preventDefault());
    expect(own?.props.edit?.onClick()).toBe(true);
    expect(cart.close).toHaveBeenCalledOnce();
    expect(others?.props.edit).toBeNull();
  });
});
