import { CartItems } from '../../src/cart/cart-items/cart-items';
import { CartLine } from '../../src/cart/cart-items/cart-line';
import { EmptyCart } from '../../src/cart/cart-items/empty-cart';
import { RemovedLine } from '../../src/cart/removed-line/removed-line';
import { linesOf } from './lines';
import type { StoryPage } from './story';

const nothing = () => undefined;

export const page: StoryPage = {
  component: 'removed-line',
  title: 'An item that was just removed',
  place: 'body',
  stories: (texts) => {
    const lines = linesOf(texts);
    const removed = (
      <RemovedLine
        text={`Removed ${texts.otherProduct}`}
        undo={{
          label: 'Undo',
          title: `Undo: put ${texts.otherProduct} back in your cart`,
          onClick: nothing,
        }}
      />
    );
    return [
      {
        id: 'between',
        title: 'Between two others',
        content: (
          <CartItems label="Items in your cart">
            <CartLine {...lines.plain} />
            {removed}
            <CartLine {...lines.variant} />
          </CartItems>
        ),
      },
      {
        id: 'first',
        title: 'The first of them',
        content: (
          <CartItems label="Items in your cart">
            {removed}
            <CartLine {...lines.plain} />
          </CartItems>
        ),
      },
      {
        id: 'last',
        title: 'The last one of the cart',
        content: (
          <>
            <CartItems label="Items in your cart">{removed}</CartItems>
            <EmptyCart
              title="Your cart is empty"
              message="Items you add will appear here."
              continueLabel="Continue shopping"
              onContinue={nothing}
            />
          </>
        ),
      },
    ];
  },
};
