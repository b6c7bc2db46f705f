import type { ComponentProps } from 'react';
import { SharedCart } from '../../src/cart/shared-cart/shared-cart';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'shared-cart',
  title: 'Shared cart',
  place: 'header',
  stories: ({ error }) => {
    const shared = (props: Partial<ComponentProps<typeof SharedCart>>) => (
      <SharedCart
        title="Add these 3 items to your cart?"
        details={[]}
        tone="plain"
        add={{ label: 'Add 3 items', busy: false, onClick: nothing }}
        closeLabel="Not now"
        onClose={nothing}
        {...props}
      />
    );
    return [
      {
        id: 'asks',
        title: 'Asks before it adds',
        content: shared({
          details: ['Someone shared a cart with you.'],
          items: [
            { quantity: 1, name: 'Wool Throw · Oat' },
            { quantity: 1, name: 'Enamel Mug' },
          ],
          more: 'and 1 more',
        }),
      },
      {
        id: 'loading',
        title: 'Names on their way',
        content: shared({ details: ['Someone shared a cart with you.'], items: [null, null, null] }),
      },
      {
        id: 'incomplete',
        title: 'Some items couldn’t be read',
        content: shared({ details: ['2 items in this link couldn’t be read.'] }),
      },
      {
        id: 'adding',
        title: 'On its way',
        content: shared({ add: { label: 'Add 3 items', busy: true, onClick: nothing } }),
      },
      {
        id: 'broken',
        title: 'A link that isn’t valid',
        content: shared({
          title: 'This cart link isn’t valid.',
          details: ['Nothing was added. Ask for a new link.'],
          tone: 'error',
          add: null,
          closeLabel: 'Close',
        }),
      },
      {
        id: 'refused',
        title: 'Some items couldn’t be added',
        content: shared({
          title: '2 items couldn’t be added.',
          details: [error],
          tone: 'error',
          add: null,
          closeLabel: 'Close',
        }),
      },
    ];
  },
};
