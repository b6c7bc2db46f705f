import { cardPrice } from '@cartwright/core/listing/card';
import type { ListedFacet, ListedImage, ListedProduct } from '@cartwright/core/listing/listing-response';
import type { ComponentProps } from 'react';
import { ChosenFilters } from '../../src/listing/filters/chosen-filters';
import { FacetFields } from '../../src/listing/filters/facet-fields';
import { FilterBar } from '../../src/listing/filters/filter-bar';
import { FilterPanel } from '../../src/listing/filters/filter-panel';
import { RangeSlider } from '../../src/listing/filters/range-slider';
import { ListingBar } from '../../src/listing/listing-bar';
import { ListingProblem } from '../../src/listing/listing-problem';
import { LoadMore } from '../../src/listing/load-more';
import { PageLinks } from '../../src/listing/page-links';
import { PageSize } from '../../src/listing/page-size';
import { type CardTexts, ProductCard } from '../../src/listing/product-card';
import { QuickAdd } from '../../src/listing/quick-add/quick-add';
import { SearchSummary } from '../../src/listing/search-summary';
import { MUG, THROW } from './drawings';
import { FILTER_TEXTS } from './filter-texts';
import type { StoryPage } from './story';

const nothing = () => undefined;

const TEXTS: CardTexts = {
  from: (price) => `From ${price}`,
  upTo: (price) => `Up to ${price}`,
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  sale: 'Sale',
  soldOut: 'Sold out',
  rating: (average, scale, count) => `${average} of ${scale}, ${count} reviews`,
  decimalSign: '.',
  add: 'Add to cart',
  choose: 'Choose options',
};

const FILTER_ACTIONS = {
  onValue: nothing,
  onReachEnd: nothing,
  onEnd: nothing,
  onRange: nothing,
  onClearRange: nothing,
};

const filters = (facets: readonly ListedFacet[]) => ({
  facets,
  texts: FILTER_TEXTS,
  actions: FILTER_ACTIONS,
});

const facet = (one: ListedFacet) => ({ facet: one, texts: FILTER_TEXTS, actions: FILTER_ACTIONS });

const pages = (current: number, count: number) => (
  <PageLinks
    current={current}
    pages={count}
    label="Pages"
    previous="Previous"
    next="Next"
    page={(number) => `Page ${number}`}
    addressOf={(page) => `#page-${page}`}
    onOpen={nothing}
  />
);

const more = (changes: Partial<ComponentProps<typeof LoadMore>>) => (
  <LoadMore
    shown="Showing 40 of 184"
    problem={null}
    label="Load More Products"
    isLoading={false}
    onLoad={nothing}
    {...changes}
  />
);

export const page: StoryPage = {
  component: 'listing',
  title: 'Product lists',
  place: 'page',
  stories: ({ product, otherProduct, amount, discount }) => {
    const picture = (src: string): ListedImage => ({ src, alt: '', width: 600, height: 600 });
    const mug: ListedProduct = {
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
    };
    const blanket: ListedProduct = { ...mug, id: 1, title: product, price: amount, image: picture(THROW) };
    const cards = (changes: Partial<ListedProduct>) => (
      <ul className="cw-grid">
        {[{ ...blanket, ...changes }, mug].map((each) => (
          <ProductCard key={each.id} product={each} texts={TEXTS} addTo="#cart" sizes="50vw" isFirst />
        ))}
      </ul>
    );
    const value = (name: string, count: number, chosen = false) => ({
      value: name,
      count,
      chosen,
      swatch: null,
    });
    const sizes: ListedFacet = {
      type: 'product-option',
      param: 'filter.v.option.size',
      label: 'Size',
      kind: 'values',
      values: [value('S', 4), value('M', 12, true), value(otherProduct, 1), value('XXL', 0, true)],
      more: 0,
    };
    const colours: ListedFacet = {
      type: 'product-option',
      param: 'filter.v.option.color',
      label: 'Color',
      kind: 'values',
      values: [
        { ...value('Rust', 9, true), swatch: { colour: '#b9643f' } },
        { ...value('Oat', 120), swatch: { colour: '#f4ead8' } },
        { ...value('Striped', 2), swatch: { image: THROW } },
      ],
      more: 31,
    };
    const price: ListedFacet = {
      type: 'price',
      param: 'filter.v.price',
      label: null,
      kind: 'range',
      least: { value: '9', text: '$9.00' },
      most: { value: '120', text: '$120.00' },
      from: null,
      to: { value: '50', text: '$50.00' },
    };
    const all = [sizes, colours, price];
    const looks = new Map([
      ['Rust', { colour: '#b9643f' }],
      ['Oat', { colour: '#f4ead8' }],
    ]);
    const quickAdd = ({ isDearer = false }) => (
      <QuickAdd
        product={{
          title: product,
          url: '#throw',
          image: THROW,
          options: [
            { name: 'Color', values: ['Rust', 'Oat'] },
            { name: 'Size', values: ['S', 'M', otherProduct] },
          ],
          variants: ['Rust', 'Oat'].flatMap((colour) =>
            ['S', 'M', otherProduct].map((size, at) => ({
              id: at,
              values: [colour, size],
              available: size !== 'M',
              amount: isDearer && size !== 'S' ? 2800 : 2400,
              compareAt: isDearer ? null : 3000,
              image: null,
            })),
          ),
        }}
        texts={{ ...TEXTS, close: 'Close' }}
        addTo="#cart"
        variantId={null}
        swatchOf={(_, value) => looks.get(value) ?? null}
        priceOf={(variants) => cardPrice(variants, 'lowest')}
        format={(subunits) => `$${(subunits / 100).toFixed(2)}`}
        onClose={nothing}
        onAdd={nothing}
      />
    );
    return [
      { id: 'card', title: 'A product that can be added', content: cards({}) },
      { id: 'choose', title: 'Options to choose', content: cards({ variantId: null, priceVaries: true }) },
      { id: 'quick-add', title: 'A variant to choose', content: quickAdd({}) },
      {
        id: 'quick-add-prices',
        title: 'A variant to choose, at several prices',
        content: quickAdd({ isDearer: true }),
      },
      { id: 'sale', title: 'Reduced', content: cards({ compareAtPrice: amount }) },
      {
        id: 'sale-from',
        title: 'Reduced, at several prices',
        content: cards({ compareAtPrice: amount, priceVaries: true, variantId: null }),
      },
      { id: 'sold-out', title: 'Sold out', content: cards({ available: false, variantId: null }) },
      { id: 'badge', title: 'Featured', content: cards({ badge: 'Staff pick' }) },
      {
        id: 'badges',
        title: 'Featured and reduced',
        content: cards({ badge: discount, compareAtPrice: amount }),
      },
      { id: 'rating', title: 'Rated', content: cards({ rating: { value: 4.5, scale: 5, count: 120 } }) },
      {
        id: 'rating-sale',
        title: 'Rated by thousands, reduced, with options to choose',
        content: cards({
          rating: { value: 2.3, scale: 5, count: 12345 },
          compareAtPrice: amount,
          priceVaries: true,
          variantId: null,
        }),
      },
      { id: 'no-image', title: 'Without a picture', content: cards({ image: null }) },
      {
        id: 'search',
        title: 'What a search found',
        content: <SearchSummary title={'Showing results for "ceramic mug" (12)'} corrected={null} />,
      },
      {
        id: 'search-meant',
        title: 'A misspelt search',
        content: (
          <SearchSummary
            title={'Showing results for "ceramic mug" (12)'}
            corrected={{
              instead: 'Search instead for “cermaic mug”',
              address: '#as-typed',
              onInstead: nothing,
            }}
          />
        ),
      },
      {
        id: 'bar',
        title: 'Count and order',
        content: (
          <ListingBar
            filters={null}
            count="24 products"
            sortLabel="Sort by"
            sort="manual"
            sorts={[
              { value: 'manual', label: 'Featured' },
              { value: 'price-ascending', label: 'Price: low to high' },
            ]}
            onSort={nothing}
          />
        ),
      },
      {
        id: 'filters',
        title: 'Filters above a grid',
        // On phones there is the button alone.
        wide: true,
        content: <FilterBar {...filters(all)} place="above" isOpen={false} onOpen={nothing} />,
      },
      {
        id: 'filters-beside',
        title: 'All filters beside a grid',
        content: <FilterBar {...filters(all)} place="beside" isOpen={false} onOpen={nothing} />,
      },
      {
        id: 'filters-stacked',
        title: 'All filters above a grid, opened',
        content: <FilterBar {...filters(all)} place="stacked" isOpen={true} onOpen={nothing} />,
      },
      { id: 'filter-values', title: 'Values of a filter', content: <FacetFields {...facet(sizes)} /> },
      { id: 'filter-swatches', title: 'Values with swatches', content: <FacetFields {...facet(colours)} /> },
      { id: 'filter-range', title: 'A range of prices', content: <FacetFields {...facet(price)} /> },
      {
        id: 'filter-slider',
        title: 'A range of prices as a slider',
        content: (
          <RangeSlider
            facet={price}
            texts={FILTER_TEXTS}
            textOf={(value) => `$${value}.00`}
            onChoose={nothing}
          />
        ),
      },
      {
        id: 'chosen-filters',
        title: 'Chosen filters',
        content: <ChosenFilters {...filters(all)} onClear={nothing} />,
      },
      {
        id: 'all-filters',
        title: 'All filters',
        content: (
          <FilterPanel
            {...filters(all)}
            products="24 products"
            said=""
            isBusy={false}
            onClear={nothing}
            onClose={nothing}
          />
        ),
      },
      { id: 'pages-first', title: 'The first of two pages', content: pages(1, 2) },
      { id: 'pages', title: 'A page among many', content: pages(7, 24) },
      {
        id: 'page-size',
        title: 'How many products a page has',
        content: (
          <PageSize
            label="Products per page"
            all="All"
            limit={12}
            limits={[10, 12, 25, 'all']}
            onLimit={nothing}
          />
        ),
      },
      { id: 'more', title: 'More can be loaded', content: more({}) },
      {
        id: 'more-loading',
        title: 'More is on its way',
        content: more({ shown: 'Loading products…', isLoading: true }),
      },
      {
        id: 'more-failed',
        title: 'More couldn’t be loaded',
        content: more({
          problem: 'We couldn’t load these products. Check your connection and try again.',
          label: 'Try again',
        }),
      },
      { id: 'more-all', title: 'All is shown', content: more({ shown: 'Showing 184 of 184', isAll: true }) },
      {
        id: 'problem',
        title: 'Couldn’t be loaded',
        content: (
          <ListingProblem
            text="We couldn’t load these products. Check your connection and try again."
            again="Try again"
            onAgain={nothing}
            reload="Reload the page"
            address="#reload"
          />
        ),
      },
    ];
  },
};
