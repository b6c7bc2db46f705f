import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { FacetFields } from './facet-fields';
import { Chosen } from './filter-bar';
import {
  countChosen,
  type FilterActions,
  type FilterTexts,
  filterName,
  rangeName,
  valueName,
} from './filter-texts';

/** Filters expanded by default. */
const OPEN = 3;

/** Panel of all filters, with result count and actions. */
export function FilterPanel(props: {
  readonly facets: readonly ListedFacet[];
  /** Result count as text. */
  readonly products: string;
  /** Screen reader announcement. */
  readonly said: string;
  readonly isBusy: boolean;
  readonly texts: FilterTexts;
  readonly actions: FilterActions;
  readonly onClear: () => void;
  readonly onClose: () => void;
}) {
  const { facets, texts } = props;
  const isAnyChosen = facets.some((facet) => countChosen(facet) > 0);
  return (
    <div className="cw-panel">
      <div className="cw-panel-head">
        <h2 className="cw-panel-title">{texts.filters}</h2>
        <button className="cw-panel-close" type="button" aria-label={texts.close} onClick={props.onClose}>
          <svg
            aria-hidden="true"
            width="18"
            height="18"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
          >
            <path d="M3 3l12 12M15 3L3 15" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div className="cw-panel-body">
        {facets.map((facet, at) => (
          <details key={facet.param} className="cw-panel-filter" open={at < OPEN}>
            <summary className="cw-panel-name">
              <span className="cw-filter-label">{filterName(facet, texts)}</span>
              <Chosen count={countChosen(facet)} />
              <span className="cw-panel-chosen">{chosenNames(facet, texts)}</span>
            </summary>
            <FacetFields facet={facet} texts={texts} actions={props.actions} />
          </details>
        ))}
      </div>
      <p className="cw-hidden" role="status">
        {props.said}
      </p>
      <div className="cw-panel-foot">
        <button
          className="cw-panel-clear"
          type="button"
          // `disabled` would lose the focus on press.
          aria-disabled={!isAnyChosen}
          onClick={() => isAnyChosen && props.onClear()}
        >
          {texts.clearAll}
        </button>
        <button
          className="cw-panel-show"
          type="button"
          data-busy={props.isBusy ? '' : undefined}
          onClick={props.onClose}
        >
          {texts.showProducts(props.products)}
        </button>
      </div>
    </div>
  );
}

/** Selected values of a collapsed filter. */
function chosenNames(facet: ListedFacet, texts: FilterTexts): string {
  if (facet.kind === 'range') return rangeName(facet, texts) ?? '';
  const chosen = facet.values.filter((value) => value.chosen);
  return chosen.map((value) => valueName(facet, value, texts)).join(', ');
}
