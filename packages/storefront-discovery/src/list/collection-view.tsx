import type { ListedFacet, ListingResponse } from '@cartwright/core/listing/listing-response';
import { isPlain } from '@cartwright/storefront-kit/theme/unmodified-click';
import { ChosenFilters } from '@cartwright/ui/listing/filters/chosen-filters';
import { FilterBar, type FilterPlace } from '@cartwright/ui/listing/filters/filter-bar';
import { countChosen } from '@cartwright/ui/listing/filters/filter-texts';
import { ListingBar } from '@cartwright/ui/listing/listing-bar';
import { ListingProblem } from '@cartwright/ui/listing/listing-problem';
import { PageLinks } from '@cartwright/ui/listing/page-links';
import { PageSize } from '@cartwright/ui/listing/page-size';
import { ProductCard } from '@cartwright/ui/listing/product-card';
import { PromoTile } from '@cartwright/ui/listing/promo-tile';
import { SearchSummary } from '@cartwright/ui/listing/search-summary';
import type { ReactNode } from 'react';
import { foundTitle } from '../listing/found-title';
import { asRequested, asTyped, sortOf, withLimit, withPage, withSort } from '../listing/page-address';
import type { Messages } from '../messages/messages';
import type { FilterHandlers } from './filter-handlers';
import { FilterSheet } from './filter-sheet';

export interface CollectionState {
  /** Current list, also while another one is loading. */
  readonly response: ListingResponse;
  /** Requested URL query. */
  readonly search: string;
  readonly status: 'there' | 'loading' | 'failed';
  /** Live region text of the latest change. */
  readonly said: string;
  readonly isSheetOpen: boolean;
}

/** Grid of a collection with its controls. `open` navigates to another query of the page. */
export function CollectionView(props: {
  readonly state: CollectionState;
  readonly messages: Messages;
  readonly path: string;
  readonly addTo: string;
  /** URL of all products. */
  readonly all: string;
  /** Columns on wide, medium and narrow screens. */
  readonly columns: readonly number[];
  readonly open: (search: string, isAnotherPage: boolean) => void;
  readonly again: () => void;
  readonly filters: FilterHandlers;
  readonly place: FilterPlace;
  /** Content before and after the grid of a growing list; null with pagination. */
  readonly around: { readonly before: ReactNode; readonly after: ReactNode } | null;
}) {
  const { state, messages, path, filters, place, around } = props;
  const { response, search, status } = state;
  const { sorts, products, page, pages, paging } = response;
  const [wide = 4, medium = 2, narrow = 2] = props.columns;
  // Until the response arrives, the requested filters are shown as chosen.
  const facets: readonly ListedFacet[] =
    status === 'there' ? response.facets : asRequested(response.facets, search);
  const isFiltered = facets.some((facet) => countChosen(facet) > 0);
  const isFilteredOut = isFiltered && response.total === 0;
  const requestedSort = sortOf(search);
  const { searched, look } = response;
  const texts = look
    ? { ...messages, soldOut: messages.own(look.soldOut), add: messages.own(look.add) }
    : messages;
  /** Tiles at a position between products; after the last product all that remain. */
  const tilesAt = (place: number) =>
    response.tiles
      .filter(({ after }) => after === place || (place === products.length && after > place))
      .map((tile, at) => <PromoTile key={`tile ${tile.after} ${at}`} tile={tile} />);
  const addressOf = (number: number) => `${path}${withPage(search, number)}`;
  return (
    <>
      {searched && (
        <SearchSummary
          title={foundTitle(response, searched, messages)}
          corrected={
            searched.meant === null
              ? null
              : {
                  instead: messages.searchInstead(searched.text),
                  address: `${path}${asTyped(search)}`,
                  onInstead(click) {
                    if (!isPlain(click)) return;
                    click.preventDefault();
                    props.open(asTyped(search), true);
                  },
                }
          }
        />
      )}
      <ListingBar
        filters={
          <FilterBar
            facets={facets}
            texts={messages}
            actions={filters.actions}
            place={place}
            isOpen={state.isSheetOpen}
            onOpen={state.isSheetOpen ? filters.close : filters.open}
          />
        }
        count={searched ? null : messages.products(response.total)}
        sortLabel={messages.sortBy}
        sort={sorts.some(({ value }) => value === requestedSort) ? String(requestedSort) : response.sort}
        sorts={(response.total > 0 || isFiltered ? sorts : []).map(({ value, label }) => ({
          value,
          label: label ?? sortName(value, messages),
        }))}
        onSort={(sort) => props.open(withSort(search, sort), false)}
      />
      <ChosenFilters facets={facets} texts={messages} actions={filters.chipActions} onClear={filters.clear} />
      <p className="cw-hidden" role="status">
        {state.said}
      </p>
      {status !== 'failed' && around?.before}
      {status === 'failed' ? (
        <ListingProblem
          text={messages.failed}
          again={messages.again}
          onAgain={props.again}
          reload={messages.reload}
          address={`${path}${search}`}
        />
      ) : products[0] ? (
        <ul className="cw-grid" tabIndex={-1} aria-busy={status === 'loading' ? true : undefined}>
          {products.flatMap((product, index) => [
            ...tilesAt(index),
            <ProductCard
              key={product.id}
              product={{ ...product, badge: product.badge && messages.own(product.badge) }}
              texts={texts}
              addTo={props.addTo}
              sizes={`(min-width: 990px) ${part(wide)}, (min-width: 750px) ${part(medium)}, ${part(narrow)}`}
              isFirst={index < wide}
            />,
          ])}
          {tilesAt(products.length)}
        </ul>
      ) : (
        <div className="cw-listing-empty">
          <p>{isFilteredOut ? messages.noMatches : searched ? messages.noneFoundHelp : messages.empty}</p>
          {response.total > 0 ? (
            page > 1 && (
              <p>
                <a href={addressOf(1)}>{messages.showFirst}</a>
              </p>
            )
          ) : isFilteredOut ? (
            <p className="cw-listing-ways">
              <button className="cw-card-button" type="button" onClick={filters.clear}>
                {messages.clearAll}
              </button>
            </p>
          ) : (
            searched && (
              <p>
                <a href={props.all}>{messages.allProducts}</a>
              </p>
            )
          )}
        </div>
      )}
      {status !== 'failed' && around?.after}
      {status !== 'failed' && !around && (
        <PageLinks
          current={page}
          pages={pages}
          label={messages.pages}
          previous={messages.previous}
          next={messages.next}
          page={messages.page}
          addressOf={addressOf}
          onOpen={(number, click) => {
            // Modified clicks (new tab) behave like on any link.
            if (!isPlain(click)) return;
            click.preventDefault();
            props.open(withPage(search, number), true);
          }}
        />
      )}
      {status !== 'failed' && response.total > Number(paging.limits[0]) && (
        <PageSize
          label={messages.perPage}
          all={messages.all}
          limit={paging.limit}
          limits={paging.limits}
          onLimit={(limit) => props.open(withLimit(search, limit), false)}
        />
      )}
      <FilterSheet
        isOpen={state.isSheetOpen && place === 'above'}
        facets={facets}
        products={messages.products(response.total)}
        said={state.said}
        isBusy={status === 'loading'}
        messages={messages}
        ways={filters}
      />
    </>
  );
}

/** Column width, as in the block's Liquid. */
const part = (columns: number) => `${Math.floor(100 / columns)}vw`;

function sortName(value: string, { sortNames }: Messages): string {
  return Object.entries(sortNames).find(([name]) => name === value)?.[1] ?? value;
}
