import type { ComponentProps } from 'react';
import { CrossSellWidget } from '../../src/cart/cross-sell-widget/cross-sell-widget';
import type { OfferCardProps } from '../../src/cart/cross-sell-widget/offer-card';
import { MUG, THROW } from './drawings';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'cross-sell-widget',
  title: 'Cross-sells',
  place: 'body',
  stories: ({ product, otherProduct, variant, amount, error, giftArea }) => {
    const offer = (id: string, props: Partial<OfferCardProps> = {}): OfferCardProps => ({
      id,
      title: product,
      url: '#',
      image: THROW,
      price: amount,
      before: null,
      beforeLabel: 'Compared at',
      choices: [],
      chosen: 1,
      pickerLabel: `Choose: ${product}`,
      state: 'open',
      label: 'Add',
      error: null,
      onPick: nothing,
      onAdd: nothing,
      ...props,
    });
    const mug = (id: string, props: Partial<OfferCardProps> = {}) =>
      offer(id, { title: otherProduct, image: MUG, ...props });
    const choices = [
      { variantId: 1, label: variant, disabled: false },
      { variantId: 2, label: `${variant} – sold out`, disabled: true },
    ];
    const widget = (
      id: string,
      content: ComponentProps<typeof CrossSellWidget>['content'],
      props: Partial<ComponentProps<typeof CrossSellWidget>> = {},
    ) => (
      <CrossSellWidget
        id={id}
        title={giftArea}
        label="Suggestions"
        arrangement="row"
        content={content}
        {...props}
      />
    );
    const offers = (...all: readonly OfferCardProps[]) => ({ kind: 'offers', offers: all }) as const;
    const mixed = offers(
      offer('a', { before: amount }),
      mug('b', { choices, chosen: 1 }),
      offer('c', { state: 'added', label: 'Added' }),
      mug('d', { state: 'sold_out', label: 'Sold out' }),
    );
    return [
      {
        id: 'row',
        title: 'A row to swipe through, in every state of a product',
        content: widget('row', mixed),
      },
      {
        id: 'column',
        title: 'A column of its own',
        content: widget('column', mixed, { arrangement: 'column' }),
      },
      { id: 'one', title: 'One product', content: widget('one', offers(mug('a', { choices }))) },
      {
        id: 'error',
        title: 'An item couldn’t be added',
        content: widget('error', offers(offer('a', { error }), mug('b'))),
      },
      {
        id: 'unknown',
        title: 'Price not known yet, no picture, no link, no title',
        content: widget('unknown', offers(offer('a', { price: null, image: null, url: null }), mug('b')), {
          title: '',
        }),
      },
      {
        id: 'loading',
        title: 'Loading',
        content: widget('loading', { kind: 'loading', count: 3, text: 'Loading suggestions' }),
      },
      {
        id: 'failed',
        title: 'Couldn’t be loaded',
        content: widget('failed', {
          kind: 'failed',
          text: 'Suggestions couldn’t be loaded.',
          again: 'Try again',
          onAgain: nothing,
        }),
      },
    ];
  },
};
