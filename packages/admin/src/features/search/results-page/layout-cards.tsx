import { setResultsPagination } from '@cartwright/core/search/change-results-page';
import { ASPECT_RATIOS } from '@cartwright/core/search/results-layout';
import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { AmountSetting } from '../../../editor-kit/fields/amount-setting';
import { SelectSetting } from '../../../editor-kit/fields/select-setting';
import { TextSetting } from '../../../editor-kit/fields/text-setting';
import { SettingsCard } from '../../../editor-kit/layout/settings-card';
import { GridFields } from '../../../listing-settings/grid-fields';
import { PagesFields } from '../../../listing-settings/pages-fields';
import { useResults } from './results-editor';

const RATIOS = { '1:1': 'Square (1:1)', '3:4': 'Portrait (3:4)', '9:16': 'Tall (9:16)' } as const;

/** Cards of the header and the layout of results. */
export function ResultsLayoutCard() {
  const { layout, scope, lay } = useResults();
  return (
    <SettingsCard title="Layout">
      <TextSetting
        scope={scope}
        path={['editorLayout', 'pageTitle']}
        label="Title"
        help="Shown above the results. {term} becomes the search, {count} the number of products."
        placeholders={['{term}', '{count}']}
        limit={TEXT_LIMITS.title}
        value={layout.pageTitle}
        onChange={(pageTitle) => lay({ pageTitle }, 'Change title')}
      />
      <GridFields grid={layout} scope={scope} path={['editorLayout']} onChange={lay} />
      <SelectSetting
        label="Filter icon"
        value={layout.filterStyle}
        options={[
          { value: 'chevron', label: 'Arrow' },
          { value: 'plusMinus', label: 'Plus and minus' },
        ]}
        onChange={(filterStyle) => lay({ filterStyle })}
      />
      <AmountSetting
        scope={scope}
        path={['editorLayout', 'columnSpacing']}
        label="Space between columns"
        suffix="px"
        decimals={0}
        value={layout.columnSpacing}
        onChange={(columnSpacing) => lay({ columnSpacing })}
      />
      <SelectSetting
        label="Image ratio"
        value={layout.imageAspectRatio}
        options={ASPECT_RATIOS.map((value) => ({ value, label: RATIOS[value] }))}
        onChange={(imageAspectRatio) => lay({ imageAspectRatio })}
      />
    </SettingsCard>
  );
}

/** Card of page size, and the sizes that shoppers can choose. */
export function ResultsPagesCard() {
  const { layout, scope, run } = useResults();
  return (
    <SettingsCard title="Pages">
      <PagesFields
        pagination={layout.pagination}
        scope={scope}
        path={['editorLayout', 'pagination']}
        onChange={(changes) => run(setResultsPagination(changes))}
      />
    </SettingsCard>
  );
}
