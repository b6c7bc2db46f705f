import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { FacetFields } from './facet-fields';
import { countChosen, type FilterActions, type FilterTexts, filterName } from './filter-texts';

/** Number of filters beside the button, if there is space; the dialog has all of them. */
const AT_HAND = 4;

/** Filters expanded by default, if all are on the page. */
const OPEN = 3;

/**
 * Layout of filters: `above` the grid, with the first ones inline and all in a dialog; all `beside`
 * it; or all above it, `stacked`, once expanded.
 */
export type FilterPlace = 'above' | 'beside' | 'stacked';

/** Filter button and inline filters. Nothing without filters. */
export function FilterBar(props: {
  readonly facets: readonly ListedFacet[];
  readonly texts: FilterTexts;
  readonly actions: FilterActions;
  readonly place: FilterPlace;
  /** Whether the stacked filters are expanded. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { facets, texts, place, isOpen } = props;
  if (facets.length === 0) return null;
  const chosen = facets.reduce((sum, facet) => sum + countChosen(facet), 0);
  const isStack = place === 'stacked';
  const hasAll = place === 'beside' || (isStack && isOpen);
  return (
    <div className="cw-filters" data-place={hasAll ? place : undefined}>
      <button
        className="cw-filter-open"
        type="button"
        aria-haspopup={isStack ? undefined : 'dialog'}
        aria-expanded={isStack ? isOpen : undefined}
        onClick={props.onOpen}
      >
        {chosen === 0 && <FilterIcon />}
        {texts.filters}
        <Chosen count={chosen} />
      </button>
      {(hasAll ? facets : isStack ? [] : facets.slice(0, AT_HAND)).map((facet, at) => (
        <details key={facet.param} className="cw-filter" open={hasAll && at < OPEN}>
          <summary className="cw-filter-button">
            <span className="cw-filter-label">{filterName(facet, texts)}</span>
            <Chosen count={countChosen(facet)} />
          </summary>
          <div className="cw-filter-values">
            <FacetFields facet={facet} texts={texts} actions={props.actions} />
          </div>
        </details>
      ))}
    </div>
  );
}

export function Chosen({ count }: { readonly count: number }) {
  return count > 0 ? <span className="cw-filter-chosen">{count}</span> : null;
}

function FilterIcon() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor">
      <path d="M1.5 5h6m5 0h4M1.5 13h3m5 0h7" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="10" cy="5" r="2.25" strokeWidth="1.5" />
      <circle cx="7" cy="13" r="2.25" strokeWidth="1.5" />
    </svg>
  );
}
