import type { ComponentProps } from 'react';
import { CartShare } from '../../src/cart/cart-share/cart-share';
import { CartFrame } from '../../src/cart/frame/cart-frame';
import { TitleBar } from '../../src/cart/title-bar/title-bar';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'cart-share',
  title: 'Cart share',
  place: 'whole',
  stories: ({ heading, button }) => {
    const share = (id: string, props: Partial<ComponentProps<typeof CartShare>>) => (
      <CartFrame
        header={
          <>
            <TitleBar
              titleId={`cw-title-${id}`}
              tag="h2"
              title={heading}
              count={3}
              countLabel="3 items"
              closeLabel="Close cart"
              onClose={nothing}
            />
            <CartShare id={id} label={button} said={null} link={null} onShare={nothing} {...props} />
          </>
        }
        // What is said hangs over what comes below.
        body={<div style={{ blockSize: 110 }} />}
        footer={null}
        busy={false}
      />
    );
    return [
      { id: 'ready', title: 'Beside the title', content: share('ready', {}) },
      { id: 'copied', title: 'Copied', content: share('copied', { said: 'Link copied' }) },
      {
        id: 'by-hand',
        title: 'Where copying isn’t possible',
        content: share('by-hand', {
          link: {
            label: 'Copy this link',
            address: 'https://larkspur.example/?cw_cart=1.3.9xk3w5--3',
            onClose: nothing,
          },
        }),
      },
    ];
  },
};
