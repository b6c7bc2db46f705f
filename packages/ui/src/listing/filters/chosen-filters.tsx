import type { ListedFacet } from '@cartwright/core/listing/listing-response';
import { type FilterActions, type FilterTexts, filterName, rangeName, valueName } from './filter-texts';

/** Active filter values with remove buttons. Nothing without any. */
export function ChosenFilters(props: {
  readonly facets: readonly ListedFacet[];
  readonly texts: FilterTexts;
  readonly actions: FilterActions;
  readonly onClear: () => void;
}) {
  const { facets, texts, actions } = props;
  const chips = facets.flatMap((facet) => chipsOf(facet, texts, actions));
  if (chips.length === 0) return null;
  return (
    <ul className="cw-chosen" aria-label={texts.chosenFilters}>
      {chips.map(({ key, name, remove }) => (
        <li key={key}>
          <button
            className="cw-chosen-chip"
            type="button"
            aria-label={texts.removeFilter(name)}
            onClick={remove}
          >
            <span>{name}</span>
          </button>
        </li>
      ))}
      <li key="clear">
        <button className="cw-chosen-clear" type="button" onClick={props.onClear}>
          {texts.clearAll}
        </button>
      </li>
    </ul>
  );
}

interface Chip {
  readonly key: string;
  readonly name: string;
  readonly remove: () => void;
}

function chipsOf(facet: ListedFacet, texts: FilterTexts, actions: FilterActions): Chip[] {
  const { param, type } = facet;
  // “Yes” and “3” need the filter's name.
  const named = (name: string) => (type === 'metafield' ? `${filterName(facet, texts)}: ${name}` : name);
  if (facet.kind === 'range') {
    const name = rangeName(facet, texts);
    return name === null
      ? []
      : [{ key: param, name: named(name), remove: () => actions.onClearRange(param) }];
  }
  return facet.values
    .filter(({ chosen }) => chosen)
    .map((value) => ({
      key: `${param}=${value.value}`,
      name: named(valueName(facet, value, texts)),
      remove: () => actions.onValue(param, value.value, false),
    }));
}
