import type { ListedFacet } from '@cartwright/core/listing/listing-answer';
import { FacetFields } from './facet-fields';
import { countChosen, type FilterActions, type FilterTexts, filterName } from './filter-texts';

/** Filters that stand beside the button, where there is room; all of them are behind it. */
const AT_HAND = 4;

/** The way to all filters, and the first of them at hand. Nothing where nothing can be chosen. */
export function FilterBar(props: {
  readonly facets: readonly ListedFacet[];
  readonly texts: FilterTexts;
  readonly actions: FilterActions;
  readonly onOpen: () => void;
}) {
  const { facets, texts } = props;
  if (facets.length === 0) return null;
  const chosen = facets.reduce((sum, facet) => sum + countChosen(facet), 0);
  return (
    <div className="cw-filters">
      <button className="cw-filter-open" type="button" aria-haspopup="dialog" onClick={props.onOpen}>
        <FilterIcon />
        {texts.filters}
        <Chosen count={chosen} />
      </button>
      {facets.slice(0, AT_HAND).map((facet) => (
        <details key={facet.param} className="cw-filter">
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
