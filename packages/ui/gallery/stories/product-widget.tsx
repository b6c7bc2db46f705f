import { chosenVariant, hasChoice, purchaseOptions } from '@cartwright/core/widgets/offered-product';
import type { ComponentProps } from 'react';
import { BoughtTogether } from '../../src/listing/bought-together';
import type { Offer } from '../../src/listing/choice-fields';
import { ChoosingCard } from '../../src/listing/choosing-card';
import { ProductCard } from '../../src/listing/product-card';
import { ProductWidget } from '../../src/listing/product-widget';
import { TimedWidget, WidgetMenu, WidgetModal } from '../../src/listing/widget-frame';
import { offeredProducts, WIDGET_TEXTS as TEXTS } from './offered-products';
import type { StoryPage } from './story';

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
    isSold: (variant) => variant.available && purchaseOptions(variant, productType).length > 0,
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
    const all = offeredProducts({ product, otherProduct, variant, plan });
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
            onPageVariants={() => () => undefined}
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
