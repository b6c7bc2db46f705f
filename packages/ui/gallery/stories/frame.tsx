import type { ComponentProps, ReactNode } from 'react';
import { CartItems } from '../../src/cart/cart-items/cart-items';
import { CartLine } from '../../src/cart/cart-items/cart-line';
import { EmptyCart } from '../../src/cart/cart-items/empty-cart';
import { LoadingLines } from '../../src/cart/cart-items/loading-lines';
import { CartSubtotal } from '../../src/cart/cart-subtotal/cart-subtotal';
import { Checkout } from '../../src/cart/checkout/checkout';
import { Banner } from '../../src/cart/frame/banner';
import { CartFrame } from '../../src/cart/frame/cart-frame';
import { TitleBar } from '../../src/cart/title-bar/title-bar';
import { linesOf } from './lines';
import type { StoryPage } from './story';
import type { Texts } from './texts';

const nothing = () => undefined;

/** A whole cart, as high as a phone's screen. */
function cart(
  texts: Texts,
  id: string,
  parts: Partial<ComponentProps<typeof CartFrame>> & { banner?: ReactNode; units?: number },
) {
  const { banner, units = 3, ...frame } = parts;
  const lines = linesOf(texts);
  return (
    // Two columns are for screens that have room for them.
    <div style={{ blockSize: 640, ...(frame.aside && { minInlineSize: 768 }) }}>
      <CartFrame
        header={
          <>
            <TitleBar
              titleId={`frame-${id}`}
              tag="h2"
              title={texts.heading}
              count={units}
              countLabel={`${units} items`}
              closeLabel="Close cart"
              onClose={nothing}
            />
            {banner}
          </>
        }
        body={
          <CartItems label="Items in your cart">
            <CartLine {...lines.compareAt} />
            <CartLine {...lines.other} />
          </CartItems>
        }
        footer={
          <>
            <CartSubtotal
              label="Subtotal"
              amount={texts.amount}
              before={null}
              beforeLabel="Price before discounts"
              discounts={[]}
              payments={[]}
              note="Taxes and shipping calculated at checkout"
            />
            <Checkout
              action="#"
              label={texts.button}
              total={texts.amount}
              width={100}
              terms={null}
              busy={false}
              held={null}
              onAim={nothing}
              continueLabel={null}
              onContinue={nothing}
              onSubmit={() => false}
            />
          </>
        }
        busy={false}
        {...frame}
      />
    </div>
  );
}

const message = (text: string, again = false, tone: 'error' | 'plain' = 'error') => (
  <Banner
    tone={tone}
    text={text}
    dismissLabel="Dismiss"
    {...(tone === 'error' && { onDismiss: nothing })}
    again={again ? { label: 'Try again', onClick: nothing } : null}
  />
);

export const page: StoryPage = {
  component: 'frame',
  title: 'Frame',
  place: 'whole',
  stories: (texts) => [
    { id: 'items', title: 'With items', content: cart(texts, 'items', {}) },
    {
      id: 'empty',
      title: 'Empty',
      content: cart(texts, 'empty', {
        units: 0,
        body: (
          <EmptyCart
            title="Your cart is empty"
            message="Items you add will appear here."
            continueLabel="Continue shopping"
            onContinue={nothing}
          />
        ),
        footer: null,
      }),
    },
    ...(['double', 'double-right'] as const).map((layout) => ({
      id: layout,
      wide: true,
      title: layout === 'double' ? 'With a column before' : 'With a column after',
      content: cart(texts, layout, {
        layout,
        aside: (
          <CartItems label="Beside the cart">
            <CartLine {...linesOf(texts).other} />
          </CartItems>
        ),
      }),
    })),
    {
      id: 'loading',
      title: 'Being read',
      content: cart(texts, 'loading', {
        units: 0,
        body: <LoadingLines label="Loading your cart" />,
        footer: null,
        busy: true,
      }),
    },
    {
      id: 'error',
      title: 'Something was refused',
      content: cart(texts, 'error', { banner: message(texts.error) }),
    },
    {
      id: 'offline',
      title: 'The store cannot be reached',
      content: cart(texts, 'offline', {
        banner: message('The store couldn’t be reached. Check your connection and try again.', true),
      }),
    },
    {
      id: 'retrying',
      title: 'Trying again by itself',
      content: cart(texts, 'retrying', {
        banner: message('Connection lost. Trying again…', false, 'plain'),
        busy: true,
      }),
    },
    {
      id: 'unread',
      title: 'Never read',
      content: cart(texts, 'unread', {
        banner: message('The store couldn’t be reached. Check your connection and try again.', true),
        body: (
          <EmptyCart
            title="Your cart is safe"
            message="We couldn’t load it just now. Nothing in it has changed."
            continueLabel="Try again"
            onContinue={nothing}
          />
        ),
        footer: null,
      }),
    },
  ],
};
