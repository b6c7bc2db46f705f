import type { ComponentProps } from 'react';
import { Checkout } from '../../src/cart/checkout/checkout';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'checkout',
  title: 'Checkout',
  place: 'footer',
  stories: ({ button, amount, terms }) => {
    const checkout = (props: Partial<ComponentProps<typeof Checkout>>) => (
      <Checkout
        action="#"
        label={button}
        total={amount}
        width={100}
        terms={null}
        busy={false}
        held={null}
        onAim={nothing}
        continueLabel={null}
        onContinue={nothing}
        onSubmit={() => false}
        {...props}
      />
    );
    const asked = { label: terms, accepted: false, error: null, onChange: nothing };
    return [
      { id: 'plain', title: 'With the total', content: checkout({}) },
      { id: 'no-total', title: 'Without the total', content: checkout({ total: null }) },
      {
        id: 'narrow',
        title: 'Half as wide, with a way back',
        content: checkout({ width: 50, continueLabel: 'Continue shopping' }),
      },
      { id: 'terms', title: 'Terms to accept', content: checkout({ terms: asked }) },
      {
        id: 'terms-accepted',
        title: 'Terms accepted',
        content: checkout({ terms: { ...asked, accepted: true } }),
      },
      {
        id: 'terms-missing',
        title: 'Pressed without accepting',
        content: checkout({ terms: { ...asked, error: 'Please accept the terms to check out.' } }),
      },
      {
        id: 'changed',
        title: 'Pressed when the store had other amounts',
        content: checkout({ held: 'Your cart has changed. Check the new amounts, then check out again.' }),
      },
      {
        id: 'unchecked',
        title: 'Pressed when the store did not answer in time',
        content: checkout({
          held: 'The store hasn’t confirmed these amounts. Check out again to continue without waiting.',
        }),
      },
      { id: 'busy', title: 'Waits for the store, then goes on', content: checkout({ busy: true }) },
    ];
  },
};
