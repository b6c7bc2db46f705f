import type { ReactNode } from 'react';
import { BundleGroup, type BundleGroupProps } from '../../src/cart/bundle-groups/bundle-group';
import { BundleQuestion } from '../../src/cart/bundle-groups/bundle-question';
import { CartItems } from '../../src/cart/cart-items/cart-items';
import { CartLine } from '../../src/cart/cart-items/cart-line';
import { linesOf } from './lines';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'bundle-groups',
  title: 'Bundles in the cart',
  place: 'body',
  stories: (texts) => {
    const lines = linesOf(texts);
    const { heading, amount } = texts;
    const group: Omit<BundleGroupProps, 'children'> = {
      id: 'a',
      title: heading,
      copies: null,
      price: { now: '$138.60', nowLabel: 'Price', before: '$154.00', beforeLabel: 'Price before discounts' },
      savings: 'You save $15.40',
      note: null,
      edit: { label: 'Edit', title: `Edit: ${heading}`, url: '#edit', onClick: () => true },
      remove: { label: 'Remove bundle', title: `Remove bundle: ${heading}`, onClick: nothing },
    };
    const parts = (
      <>
        <CartLine {...lines.plain} />
        <CartLine {...lines.other} />
      </>
    );
    const show = (changes: Partial<BundleGroupProps> = {}, content: ReactNode = parts) => (
      <CartItems label="Items in your cart">
        <BundleGroup {...group} {...changes}>
          {content}
        </BundleGroup>
        <CartLine {...lines.variant} />
      </CartItems>
    );
    const asking = (
      <BundleQuestion
        id="plain"
        text={`Remove ${texts.product}? The rest of your bundle will cost ${amount} more.`}
        keep="Keep"
        go="Remove"
        onKeep={nothing}
        onGo={nothing}
      />
    );
    return [
      { id: 'one', title: 'A bundle beside another item', content: show() },
      {
        id: 'two',
        title: 'The same bundle twice',
        content: (
          <CartItems label="Items in your cart">
            <BundleGroup {...group}>{parts}</BundleGroup>
            <BundleGroup {...group} id="b">
              <CartLine {...lines.variant} id="b-1" />
            </BundleGroup>
          </CartItems>
        ),
      },
      {
        id: 'full-price',
        title: 'Without a discount, built in another browser',
        content: show({
          title: 'Bundle',
          price: { now: amount, nowLabel: 'Price', before: null, beforeLabel: '' },
          savings: null,
          edit: null,
        }),
      },
      {
        id: 'changed',
        title: 'Its discount has changed since it was built',
        content: show({ note: 'This bundle’s discount has changed: you now save $15.40 instead of $30.80.' }),
      },
      {
        id: 'asking',
        title: 'Asked before a part is removed that costs the discount',
        content: show({}, [
          <CartLine key="plain" {...lines.plain} offers={asking} />,
          <CartLine key="other" {...lines.other} />,
        ]),
      },
      {
        id: 'copies',
        title: 'Two copies, nested under an item',
        content: show({ copies: '× 2' }, [
          <CartLine key="parent" {...lines.variant} />,
          <CartLine key="nested" {...lines.nested} />,
        ]),
      },
      {
        id: 'unknown',
        title: 'Just added, not yet known',
        content: show({ price: null, savings: null }, <CartLine {...lines.unknown} />),
      },
    ];
  },
};
