import type { Path } from '@cartwright/core/editing/issue';
import { PAGINATION_TYPES, type PaginationType } from '@cartwright/core/listing/listing-rules';
import type { ListingTemplate } from '@cartwright/core/listing/settings/listing-settings';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { Checkbox } from '@cartwright/ui/admin/checkbox';
import { AmountSetting } from '../editor-kit/fields/amount-setting';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import { TextSetting } from '../editor-kit/fields/text-setting';
import './listing-fields.css';

const TYPES = {
  default: 'Pages',
  default_with_dropdown: 'Pages with a choice of page size',
  load_more: 'Load more button',
  continuous_scroll: 'Infinite scroll',
} as const satisfies Readonly<Record<PaginationType, string>>;

const SCROLL_HELP =
  'After three pages there’s a button, so that shoppers can reach the footer of your store.';

/** Minimum of size fields; further saved sizes have fields, too. */
const SIZES = 3;

type Pagination = ListingTemplate['pagination'];

/** Fields of the page size, and of the sizes that shoppers can choose. */
export function PagesFields({
  pagination,
  scope,
  path,
  onChange,
}: {
  readonly pagination: Pagination;
  readonly scope: FieldScope;
  /** Path of the pagination in the document. */
  readonly path: Path;
  readonly onChange: (changes: Partial<Pagination>) => unknown;
}) {
  const numbers = pagination.limitOptions.filter((option) => option !== 'all');
  const sizes = [...numbers, ...Array.from({ length: Math.max(0, SIZES - numbers.length) }, () => null)];
  const hasAll = pagination.limitOptions.includes('all');
  // Errors stay visible, as they prevent saving.
  const isWrong = sizes.some((_, place) => scope.error([...path, 'limitOptions', place]) !== undefined);
  const setSizes = (next: readonly (number | null)[], all: boolean) =>
    onChange({ limitOptions: [...next, ...(all ? (['all'] as const) : [])] });
  return (
    <>
      <SelectSetting
        label="Pagination"
        {...(pagination.type === 'continuous_scroll' && { help: SCROLL_HELP })}
        value={pagination.type}
        options={PAGINATION_TYPES.map((value) => ({ value, label: TYPES[value] }))}
        onChange={(type) => onChange({ type })}
      />
      <div className="cw-page-sizes">
        <AmountSetting
          scope={scope}
          path={[...path, 'amountPerPage']}
          label="Products per page"
          decimals={0}
          value={pagination.amountPerPage}
          onChange={(amountPerPage) => onChange({ amountPerPage })}
        />
      </div>
      {(pagination.type === 'default_with_dropdown' || isWrong) && (
        <>
          <fieldset className="cw-page-sizes">
            <legend>Page sizes shoppers can choose</legend>
            {sizes.map((size, place) => (
              <AmountSetting
                // biome-ignore lint/suspicious/noArrayIndexKey: a size is known by its place.
                key={place}
                scope={scope}
                path={[...path, 'limitOptions', place]}
                label={`Page size ${place + 1}`}
                decimals={0}
                value={size}
                onChange={(next) =>
                  setSizes(
                    sizes.map((each, other) => (other === place ? next : each)),
                    hasAll,
                  )
                }
              />
            ))}
          </fieldset>
          <Checkbox
            label="Let shoppers choose “All”"
            helpText="All products in one list that grows."
            checked={hasAll}
            onChange={(all) => setSizes(sizes, all)}
          />
        </>
      )}
      {(pagination.type === 'load_more' || pagination.type === 'continuous_scroll') && (
        <TextSetting
          scope={scope}
          path={[...path, 'loadMoreText']}
          label="Button text"
          limit={TEXT_LIMITS.button}
          value={pagination.loadMoreText}
          onChange={(loadMoreText) => onChange({ loadMoreText })}
        />
      )}
    </>
  );
}
