import type { ListingAnswer } from '@cartwright/core/listing/listing-answer';
import { isPlain } from '@cartwright/storefront-kit/theme/plain-click';
import { ListingBar } from '@cartwright/ui/listing/listing-bar';
import { ListingProblem } from '@cartwright/ui/listing/listing-problem';
import { PageLinks } from '@cartwright/ui/listing/page-links';
import { ProductCard } from '@cartwright/ui/listing/product-card';
import { sortOf, withPage, withSort } from '../listing/page-address';
import type { Words } from '../words/words';

export interface CollectionState {
  /** The list that is there, while another one is on its way too. */
  readonly answer: ListingAnswer;
  /** The query of the address that is asked for. */
  readonly search: string;
  readonly status: 'there' | 'loading' | 'failed';
  /** What is read out of the latest change. */
  readonly said: string;
}

/** The grid of a collection with what stands around it. `open` leads to another query of the same page. */
export function CollectionView(props: {
  readonly state: CollectionState;
  readonly words: Words;
  readonly path: string;
  readonly addTo: string;
  readonly columns: number;
  readonly open: (search: string, isAnotherPage: boolean) => void;
  readonly again: () => void;
}) {
  const { state, words, path } = props;
  const { answer, search, status } = state;
  const { sorts, products, page, pages } = answer;
  const asked = sortOf(search);
  const addressOf = (number: number) => `${path}${withPage(search, number)}`;
  return (
    <>
      <ListingBar
        count={words.products(answer.total)}
        sortLabel={words.sortBy}
        sort={sorts.some(({ value }) => value === asked) ? String(asked) : answer.sort}
        sorts={sorts}
        onSort={(sort) => props.open(withSort(search, sort), false)}
      />
      <p className="cw-hidden" role="status">
        {state.said}
      </p>
      {status === 'failed' ? (
        <ListingProblem
          text={words.failed}
          again={words.again}
          onAgain={props.again}
          reload={words.reload}
          address={`${path}${search}`}
        />
      ) : products.length > 0 ? (
        <ul className="cw-grid" tabIndex={-1} aria-busy={status === 'loading' ? true : undefined}>
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              texts={words}
              addTo={props.addTo}
              sizes={`(min-width: 990px) ${Math.floor(100 / props.columns)}vw, (min-width: 750px) 33vw, 50vw`}
              isFirst={index < props.columns}
            />
          ))}
        </ul>
      ) : (
        <div className="cw-listing-empty">
          <p>{words.empty}</p>
          {page > 1 && answer.total > 0 && (
            <p>
              <a href={addressOf(1)}>{words.showFirst}</a>
            </p>
          )}
        </div>
      )}
      {status !== 'failed' && (
        <PageLinks
          current={page}
          pages={pages}
          label={words.pages}
          previous={words.previous}
          next={words.next}
          page={words.page}
          addressOf={addressOf}
          onOpen={(number, click) => {
            // In a new tab, say, it is a link like any other.
            if (!isPlain(click)) return;
            click.preventDefault();
            props.open(withPage(search, number), true);
          }}
        />
      )}
    </>
  );
}
