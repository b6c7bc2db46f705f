import { CartItems } from '../../src/cart/cart-items/cart-items';
import { CartLine, type CartLineProps } from '../../src/cart/cart-items/cart-line';
import { EmptyCart } from '../../src/cart/cart-items/empty-cart';
import { LoadingLines } from '../../src/cart/cart-items/loading-lines';
import { linesOf } from './lines';
import type { StoryPage } from './story';

const nothing = () => undefined;

const items = (...lines: readonly CartLineProps[]) => (
  <CartItems label="Items in your cart">
    {lines.map((line) => (
      <CartLine key={line.id} {...line} />
    ))}
  </CartItems>
);

export const page: StoryPage = {
  component: 'cart-items',
  title: 'Cart items',
  place: 'body',
  stories: (texts) => {
    const lines = linesOf(texts);
    return [
      { id: 'one', title: 'One item', content: items(lines.plain) },
      {
        id: 'many',
        title: 'Several items and a gift',
        content: items(lines.discounted, lines.other, lines.gift),
      },
      { id: 'variant', title: 'Vendor and variant', content: items(lines.variant) },
      {
        id: 'properties',
        title: 'Properties, an uploaded file, markup as text',
        content: items(lines.properties),
      },
      { id: 'plan', title: 'Subscription', content: items(lines.plan) },
      { id: 'compare-at', title: 'Compared at a higher price', content: items(lines.compareAt) },
      {
        id: 'discounted',
        title: 'Discounts by their titles, price of a unit',
        content: items(lines.discounted),
      },
      { id: 'no-picture', title: 'Without picture and link', content: items(lines.withoutLink) },
      { id: 'gift', title: 'Gift', content: items(lines.gift) },
      { id: 'typing', title: 'A quantity is being typed', content: items(lines.typing) },
      { id: 'busy', title: 'Not yet confirmed by the store', content: items(lines.busy) },
      { id: 'unknown', title: 'Just added, not yet known', content: items(lines.unknown) },
      { id: 'clamped', title: 'Fewer than asked for', content: items(lines.clamped) },
      { id: 'sold-out', title: 'Sold out meanwhile', content: items(lines.soldOut) },
      { id: 'charged', title: 'A gift that the store charges for', content: items(lines.charged) },
      {
        id: 'nested',
        title: 'Items that belong to another',
        content: items(lines.variant, lines.nested, lines.nestedFixed, lines.other),
      },
      {
        id: 'bundle',
        title: 'A bundle, with what is in it',
        content: items(lines.bundle, lines.other),
      },
      { id: 'most', title: 'No more available', content: items(lines.most) },
      { id: 'measure', title: 'Price by measure', content: items(lines.measure) },
      { id: 'loading', title: 'Loading', content: <LoadingLines label="Loading your cart" /> },
      {
        id: 'empty',
        title: 'Empty',
        content: (
          <EmptyCart
            title="Your cart is empty"
            message="Items you add will appear here."
            continueLabel="Continue shopping"
            onContinue={nothing}
          />
        ),
      },
      {
        id: 'unread',
        title: 'The cart couldn’t be loaded',
        content: (
          <EmptyCart
            title="Your cart is safe"
            message="We couldn’t load it just now. Nothing in it has changed."
            continueLabel="Try again"
            onContinue={nothing}
          />
        ),
      },
    ];
  },
};
