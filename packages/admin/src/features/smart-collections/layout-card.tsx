import { setTemplate } from '@cartwright/core/collections/change-settings';
import type { ListingSettings } from '@cartwright/core/collections/listing-settings';
import { COLUMNS } from '@cartwright/core/collections/validate-listing';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { AmountSetting } from '../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../editor-kit/fields/select-setting';
import { TextSetting } from '../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../editor-kit/layout/settings-card';
import type { ListingCardProps } from './listing-editor';

const WIDTHS = {
  desktopColumnBreakpoint: 'Desktop',
  tabletColumnBreakpoint: 'Tablet',
  mobileColumnBreakpoint: 'Phone',
} as const satisfies Readonly<Record<keyof typeof COLUMNS, string>>;

/** How wide products are, and what the page is called. */
export function LayoutCard<Doc extends ListingSettings>({ settings, scope, run }: ListingCardProps<Doc>) {
  const { template } = settings;
  return (
    <SettingsCard title="Layout">
      <fieldset className="cw-page-sizes">
        <legend>Columns</legend>
        {(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((field) => (
          <AmountSetting
            key={field}
            scope={scope}
            path={['template', field]}
            label={WIDTHS[field]}
            decimals={0}
            value={template[field]}
            onChange={(value) => run(setTemplate({ [field]: value }))}
          />
        ))}
      </fieldset>
      <SelectSetting
        label="Filters on large screens"
        value={template.layout}
        options={[
          { value: 'dropdown', label: 'Above the products' },
          { value: 'sidebar', label: 'Beside the products' },
        ]}
        onChange={(layout) => run(setTemplate({ layout }))}
      />
      <SelectSetting
        label="Filters on phones and tablets"
        value={template.layoutMode}
        options={[
          { value: 'sidebar', label: 'In a panel over the page' },
          { value: 'dropdown', label: 'On the page' },
        ]}
        onChange={(layoutMode) => run(setTemplate({ layoutMode }))}
      />
      <TextSetting
        scope={scope}
        path={['template', 'pageTitle']}
        label="Page title"
        help="Shown where the theme’s block shows a title. Leave it empty to use the collection’s title."
        limit={TEXT_LIMITS.title}
        value={template.pageTitle}
        onChange={(pageTitle) => run(setTemplate({ pageTitle }))}
      />
    </SettingsCard>
  );
}
