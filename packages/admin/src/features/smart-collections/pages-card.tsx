import { setPagination } from '@cartwright/core/collections/change-settings';
import type { ListingSettings } from '@cartwright/core/collections/listing-settings';
import { PAGINATION_TYPES, type PaginationType } from '@cartwright/core/listing/listing-rules';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { ListingCardProps } from './listing-editor';

const TYPES = {
  default: 'Pages',
  default_with_dropdown: 'Pages, with a choice of how many products',
  load_more: 'A button that loads more',
  continuous_scroll: 'More products while scrolling',
} as const satisfies Readonly<Record<PaginationType, string>>;

const SCROLL_HELP =
  'After three pages there’s a button, so that shoppers can reach the footer of your store.';

/** So many sizes have a field; more that were saved have theirs, too. */
const SIZES = 3;

/** How many products a page has, and which other sizes shoppers can choose. */
export function PagesCard<Doc extends ListingSettings>({ settings, scope, run }: ListingCardProps<Doc>) {
  const { pagination } = settings.template;
  const at = (...path: (string | number)[]) => ['template', 'pagination', ...path];
  const options = [
    ...pagination.limitOptions,
    ...Array.from({ length: Math.max(0, SIZES - pagination.limitOptions.length) }, () => null),
  ];
  return (
    <SettingsCard title="Pages">
      <SelectSetting
        label="Pagination"
        {...(pagination.type === 'continuous_scroll' && { help: SCROLL_HELP })}
        value={pagination.type}
        options={PAGINATION_TYPES.map((value) => ({ value, label: TYPES[value] }))}
        onChange={(type) => run(setPagination({ type }))}
      />
      <div className="cw-page-sizes">
        <AmountSetting
          scope={scope}
          path={at('amountPerPage')}
          label="Products per page"
          decimals={0}
          value={pagination.amountPerPage}
          onChange={(amountPerPage) => run(setPagination({ amountPerPage }))}
        />
      </div>
      <fieldset className="cw-page-sizes">
        <legend>Page sizes that shoppers can choose</legend>
        {options.map((option, place) =>
          option === 'all' ? null : (
            <AmountSetting
              // biome-ignore lint/suspicious/noArrayIndexKey: a size is known by its place.
              key={place}
              scope={scope}
              path={at('limitOptions', place)}
              label={`Page size ${place + 1}`}
              decimals={0}
              value={option}
              onChange={(next) =>
                run(
                  setPagination({
                    limitOptions: options.map((each, other) => (other === place ? next : each)),
                  }),
                )
              }
            />
          ),
        )}
      </fieldset>
      {(pagination.type === 'load_more' || pagination.type === 'continuous_scroll') && (
        <TextSetting
          scope={scope}
          path={at('loadMoreText')}
          label="Text of the button"
          limit={TEXT_LIMITS.button}
          value={pagination.loadMoreText}
          onChange={(loadMoreText) => run(setPagination({ loadMoreText }))}
        />
      )}
    </SettingsCard>
  );
}
