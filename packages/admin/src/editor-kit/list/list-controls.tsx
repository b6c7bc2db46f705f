import { Select } from '@cartwright/ui/admin/select';
import { foundMessage } from './list-messages';
import { SearchField } from './search-field';
import type { ListPlace } from './use-list-place';

const ANY = '';

interface ListControlsProps<Filter extends string, Sort extends string, Size extends number> {
  readonly place: ListPlace<Filter, Sort, Size>;
  /** Number of results. */
  readonly total: number;
}

/** Search, filter and sort order above a list. */
export function ListControls<Filter extends string, Sort extends string, Size extends number>({
  place,
  total,
}: ListControlsProps<Filter, Sort, Size>) {
  const { choices, request } = place;
  const { noun, filter, sorts } = choices;
  return (
    <div className="cw-list__controls">
      <SearchField label={`Search ${noun.other}`} words={place.words} onChange={place.setWords} />
      {filter && (
        <Select
          label={filter.label}
          labelHidden
          value={request.filter ?? ANY}
          options={[{ value: ANY, label: filter.any }, ...filter.options]}
          onChange={(chosen) =>
            place.choose({ filter: filter.options.find(({ value }) => value === chosen)?.value })
          }
        />
      )}
      {sorts.length > 1 && (
        <Select
          label="Sort by"
          labelHidden
          value={request.sort}
          options={[...sorts]}
          onChange={(chosen) => {
            const sort = sorts.find(({ value }) => value === chosen);
            if (sort) place.choose({ sort: sort.value });
          }}
        />
      )}
      <p className="cwa-visually-hidden" role="status">
        {foundMessage(request, total, choices)}
      </p>
    </div>
  );
}
