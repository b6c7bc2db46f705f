import type { Path } from '@cartwright/core/editing/issue';
import type { ListingTemplate } from '@cartwright/core/listing/settings/listing-settings';
import { COLUMNS } from '@cartwright/core/listing/settings/validate-listing';
import { AmountSetting } from '../editor-kit/fields/amount-setting';
import type { FieldScope } from '../editor-kit/fields/field-scope';
import { SelectSetting } from '../editor-kit/fields/select-setting';
import './listing-fields.css';

const WIDTHS = {
  desktopColumnBreakpoint: 'Desktop',
  tabletColumnBreakpoint: 'Tablet',
  mobileColumnBreakpoint: 'Phone',
} as const satisfies Readonly<Record<keyof typeof COLUMNS, string>>;

type Grid = Pick<ListingTemplate, 'layout' | 'layoutMode' | keyof typeof COLUMNS>;

/** Fields of the grid's columns, and the position of filters. */
export function GridFields({
  grid,
  scope,
  path,
  onChange,
}: {
  readonly grid: Grid;
  readonly scope: FieldScope;
  /** Path of the grid in the document. */
  readonly path: Path;
  readonly onChange: (changes: Partial<Grid>) => unknown;
}) {
  return (
    <>
      <fieldset className="cw-page-sizes">
        <legend>Columns</legend>
        {(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((field) => (
          <AmountSetting
            key={field}
            scope={scope}
            path={[...path, field]}
            label={WIDTHS[field]}
            decimals={0}
            value={grid[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </fieldset>
      <SelectSetting
        label="Filters on large screens"
        value={grid.layout}
        options={[
          { value: 'dropdown', label: 'Above the products' },
          { value: 'sidebar', label: 'Beside the products' },
        ]}
        onChange={(layout) => onChange({ layout })}
      />
      <SelectSetting
        label="Filters on phones and tablets"
        value={grid.layoutMode}
        options={[
          { value: 'sidebar', label: 'In a panel over the page' },
          { value: 'dropdown', label: 'On the page' },
        ]}
        onChange={(layoutMode) => onChange({ layoutMode })}
      />
    </>
  );
}
