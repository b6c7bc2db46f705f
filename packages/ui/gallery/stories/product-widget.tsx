import type { ListedImage } from '@cartwright/core/listing/listing-answer';
import {
  chosenVariant,
  hasChoice,
  type OfferedProduct,
  type OfferedVariant,
  offeredWays,
} from '@cartwright/core/widgets/offered-product';
import type { ComponentProps } from 'react';
import { BoughtTogether } from '../../src/listing/bought-together';
import type { Offer } from '../../src/listing/choice-fields';
import { ChoosingCard } from '../../src/listing/choosing-card';
import { ProductCard } from '../../src/listing/product-card';
import { ProductWidget, type WidgetTexts } from '../../src/listing/product-widget';
import { TimedWidget, WidgetMenu, WidgetModal } from '../../src/listing/widget-frame';
import { MUG, THROW } from './drawings';
import type { StoryPage } from './story';

const TEXTS: WidgetTexts = {
  from: (price) => `From ${price}`,
  upTo: (price) => `Up to ${price}`,
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  sale: 'Sale',
  soldOut: 'Sold out',
  rating: (average, scale, count) => `${average} of ${scale}, ${count} reviews`,
  decimalSign: '.',
  add: 'Add',
  choose: 'Choose options',
  added: 'Added',
  label: 'Suggestions',
  previous: 'Previous products',
  next: 'Next products',
};

const TOGETHER = {
  thisItem: 'This item',
  total: 'Total:',
  pick: 'Select products to add them together.',
  add: 'Add selected to cart',
  adding: 'Adding…',
  added: 'Added',
  soldOut: 'Sold out',
};

const format = (amount: number) => `$${(amount / 100).toFixed(2)}`;

const offerOf = (changes: Partial<Offer> & { readonly productType?: 'both' } = {}): Offer => {
  const { productType = 'one-time', ...more } = changes;
  return {
    chosen: (product, choice) => chosenVariant(product, productType, choice),
    isSold: (variant) => variant.available && offeredWays(variant, productType).length > 0,
    hasChoice: (product) => hasChoice(product, productType),
    quantity: null,
    texts: {
      choose: 'Choose',
      quantity: 'Quantity',
      oneTime: 'One-time purchase',
      subscription: 'Subscribe and save',
      soldOut: 'Sold out',
    },
    limited: (units) => `Special price for up to ${units} per order`,
    format,
    ...more,
  };
};

export const page: StoryPage = {
  component: 'product-widget',
  title: 'Widgets in pages',
  place: 'page',
  stories: ({ heading, product, otherProduct, variant, plan, button }) => {
    const picture = (src: string): ListedImage => ({ src, alt: '', width: 600, height: 600 });
    const sold = (id: number, title: string, changes: Partial<OfferedVariant> = {}): OfferedVariant => ({
      id,
      title,
      amount: 11_800,
      compareAt: null,
      available: true,
      isSoldOnce: true,
      plans: [],
      ...changes,
    });
    const mug: OfferedProduct = {
      id: 2,
      title: otherProduct,
      url: '#mug',
      image: picture(MUG),
      price: '$18.00',
      priceVaries: false,
      compareAtPrice: null,
      available: true,
      variantId: 21,
      badge: null,
      variants: [sold(21, 'Default Title', { amount: 1800, compareAt: 2400 })],
    };
    const blanket: OfferedProduct = {
      ...mug,
      id: 1,
      title: product,
      image: picture(THROW),
      price: '$118.00',
      variantId: null,
      rating: { value: 4.5, scale: 5, count: 120 },
      variants: [
        sold(11, variant, { plans: [{ id: 7, name: plan, amount: 10_600 }] }),
        sold(12, 'Oat', { available: false }),
      ],
    };
    const soldOut: OfferedProduct = {
      ...mug,
      id: 3,
      url: '#sold-out',
      available: false,
      variants: [sold(31, 'Default Title', { available: false })],
    };
    const all = [blanket, mug, soldOut];
    const widget = (changes: Partial<ComponentProps<typeof ProductWidget>>) => (
      <ProductWidget
        id="cw-widget-title"
        title={heading}
        layout={{ type: 'grid', columns: 2 }}
        products={all}
        texts={TEXTS}
        addTo="#cart"
        properties={{}}
        added={new Set()}
        said=""
        style={{}}
        {...changes}
      />
    );
    const choosing = (offer: Offer) =>
      widget({
        cardOf: (card) => (
          <ChoosingCard
            key={card.product.id}
            card={card}
            offer={offer}
            added={new Set()}
            Card={ProductCard}
            addedText="Added"
          />
        ),
      });
    const together = (added: readonly number[] = []) =>
      widget({
        insteadOf: (cards) => (
          <BoughtTogether
            cards={cards}
            own={1}
            offer={offerOf()}
            texts={TOGETHER}
            added={new Set(added)}
            Card={ProductCard}
            onAdd={() => undefined}
          />
        ),
      });
    return [
      { id: 'grid', title: 'Grid', content: widget({}) },
      { id: 'carousel', title: 'Carousel', content: widget({ layout: { type: 'carousel', columns: 1 } }) },
      { id: 'list', title: 'List', content: widget({ layout: { type: 'list', columns: 1 } }) },
      { id: 'line', title: 'Compact line', content: widget({ layout: { type: 'line', columns: 1 } }) },
      { id: 'untitled', title: 'Without a title', content: widget({ title: '' }) },
      { id: 'added', title: 'Added', content: widget({ added: new Set([21]) }) },
      { id: 'variants', title: 'Variants', content: choosing(offerOf()) },
      {
        id: 'plans',
        title: 'Variants, selling plans and quantities',
        content: choosing(offerOf({ productType: 'both', quantity: { initial: 1, min: 1, max: 10 } })),
      },
      { id: 'together', title: 'Bought together, nothing selected', content: together() },
      { id: 'together-added', title: 'Bought together, one added', content: together([21]) },
      {
        id: 'menu',
        title: 'Behind a button, below it',
        content: (
          <WidgetMenu title={button} style={{}}>
            {widget({ title: '' })}
          </WidgetMenu>
        ),
      },
      {
        id: 'modal',
        title: 'Behind a button, over the page',
        content: (
          <WidgetModal
            id="cw-widget-dialog"
            title={button}
            closeText="Close"
            style={{}}
            backgroundOf={() => 'Canvas'}
          >
            {widget({ title: '' })}
          </WidgetModal>
        ),
      },
      {
        id: 'timer-ended',
        title: 'Its time is over',
        content: (
          <TimedWidget text="Offer ends in" ended="This offer has ended." endsAt={0} width={100}>
            {widget({})}
          </TimedWidget>
        ),
      },
    ];
  },
};
