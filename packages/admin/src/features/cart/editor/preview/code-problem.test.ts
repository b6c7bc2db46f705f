import type { CartDocument } from '@cartwright/core/cart/cart-document';
import { addComponent } from '@cartwright/core/cart/commands/add-component';
import { newCart } from '@cartwright/core/cart/new-cart';
import { expect, it } from 'vitest';
import { codeProblem } from './code-problem';

const bare = newCart('c', 'Cart', () => crypto.randomUUID());

/** A cart with a Discount Code component as `change` makes it. */
function withCodes(
  change: { readonly useMessageOnly?: boolean; readonly visibilityStatus?: 'hidden' } = {},
): CartDocument {
  const added = addComponent(bare, { type: 'discount_code', newId: () => crypto.randomUUID() });
  if (!added.ok) throw new Error(added.message);
  const { useMessageOnly = false, visibilityStatus } = change;
  return {
    ...added.document,
    components: added.document.components.map((component) =>
      component.type === 'discount_code'
        ? {
            ...component,
            ...(visibilityStatus && { visibilityStatus }),
            settings: { ...component.settings, useMessageOnly },
          }
        : component,
    ),
  };
}

it('is null if there is a code field and the cart has items', () => {
  expect(codeProblem(withCodes(), true)).toBeNull();
});

it.each([
  ['there is no field', bare, true, /^Add a Discount Code component/],
  [
    'the field is hidden',
    withCodes({ visibilityStatus: 'hidden' }),
    true,
    /^Show the Discount Code component/,
  ],
  [
    'the field shows a message instead',
    withCodes({ useMessageOnly: true }),
    true,
    /^Turn off “Show a message instead of a field”/,
  ],
  ['the cart is empty', withCodes(), false, /^Add a product to the preview cart/],
])('tells the merchant why otherwise: %s', (_, document, hasLines, why) => {
  expect(codeProblem(document, hasLines)).toMatch(why);
});
