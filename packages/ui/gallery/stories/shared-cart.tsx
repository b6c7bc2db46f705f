import type { ComponentProps } from 'react';
import { SharedCart } from '../../src/cart/shared-cart/shared-cart';
import type { StoryPage } from '../story';

const nothing = () => undefined;

export const sharedCartPage: StoryPage = {
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
      { id: 'asks', title: 'Asks before it adds', content: shared({}) },
      {
        id: 'incomplete',
        title: 'Something could not be read',
        content: shared({ details: ['2 items of the link could not be read.'] }),
      },
      {
        id: 'adding',
        title: 'On its way',
        content: shared({ add: { label: 'Add 3 items', busy: true, onClick: nothing } }),
      },
      {
        id: 'broken',
        title: 'A link that says nothing',
        content: shared({
          title: 'This link to a cart cannot be read.',
          details: ['Nothing was added. Please ask for a new link.'],
          tone: 'error',
          add: null,
          closeLabel: 'Close',
        }),
      },
      {
        id: 'refused',
        title: 'The store could not add all of it',
        content: shared({
          title: '2 items could not be added.',
          details: [error],
          tone: 'error',
          add: null,
          closeLabel: 'Close',
        }),
      },
    ];
  },
};
